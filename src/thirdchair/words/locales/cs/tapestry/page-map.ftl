# Pages of Tapestry: the map and one hex.

page-hex-ask =
    { $what ->
        [explore] Prozkoumat?
       *[conquer] Dobýt?
    }
page-hex-not-near = Toto pole nesousedí s žádným tvým územím. Opravdu myslíš tohle? Karta to může dovolit.
page-hex-anyway =
    { $what ->
        [explore] Přesto prozkoumat
       *[conquer] Přesto dobýt
    }
page-hex-back = Zpět na mapu

page-hex-supply = Upravit i počet žetonů osídlení v zásobě
page-hex-won = Proč právě sem?

## Kde pole leží. Směry jsou směry herního plánu: N je strana stupnice vojenství.

page-hex = Pole { $hex }
page-place-at =
    { $known ->
        [you] tvoje hlavní město
        [automa] { $mode ->
            [kaiju-2] území 3/5
           *[other] hlavní město Automy
        }
        [free] území 1/6
       *[island] prostřední ostrov
    }
page-place-from =
    { $known ->
        [you] tvého hlavního města
        [automa] { $mode ->
            [kaiju-2] území 3/5
           *[other] hlavního města Automy
        }
        [free] území 1/6
       *[island] prostředního ostrova
    }
page-place-toward =
    { $toward ->
        [you] tvému hlavnímu městu
        [automa] { $mode ->
            [kaiju-2] území 3/5
           *[other] hlavnímu městu Automy
        }
        [free] území 1/6
        [island] prostřednímu ostrovu
        [N] stupnici vojenství
        [NE] rohu vojenství a vědy
        [SE] rohu vědy a průzkumu
        [S] stupnici průzkumu
        [SW] rohu průzkumu a technologie
        [NW] rohu technologie a vojenství
       *[none] ničemu
    }
page-place =
    { $steps ->
        [0] { page-place-at }
        [1] jeden krok od { page-place-from } směrem k { page-place-toward }
        [2] dva kroky od { page-place-from } směrem k { page-place-toward }
        [3] tři kroky od { page-place-from } směrem k { page-place-toward }
       *[other] kroků { $steps } od { page-place-from } směrem k { page-place-toward }
    }

## Stůl

page-see = Co stránka ukazuje
page-see-tracks = Stupnice
page-see-map = Mapa
page-map = Mapa
page-map-turn = Otočit mapu
page-map-turn-hint =
    { $track_id ->
        [none] Otočit mapu
       *[other] Před tebou leží { $track }. Otoč mapu k jiné straně stolu.
    }
page-map-look = Zeptat se na pole, nebo ho opravit
page-map-play = Zpět ke hraní na mapě
page-map-looking = Klepni na pole, na které se chceš zeptat nebo které chceš opravit.
page-map-due =
    { $what ->
        [explore] Můžeš prozkoumávat: klepni na pole bez dílku.
        [explore_anywhere] Můžeš prozkoumávat kdekoli: klepni na pole bez dílku.
        [conquer] Můžeš dobývat: klepni na území.
       *[conquer_anywhere] Můžeš dobývat kdekoli: klepni na území.
    }
page-map-theirs = Dobýváš území Automy? Klepni na něj.
page-map-hint = Klepnutí: průzkum, dobytí. Podržení: otázka.
page-hex-explore = Prozkoumat
page-hex-conquer = Dobýt
page-second-token = Druhý žeton: { $track }

## Jedno pole

page-hex-do = Co tam děláš
page-hex-far = Na vzdálenosti tu nezáleží: karta to může dovolit.
page-hex-nothing = Toto pole teď nemůžeš prozkoumat ani dobýt.
page-hex-correct = Co tam leží
page-hex-tile = Území
page-hex-tile-yes = Leží tam dílek
page-hex-tile-no = Bez dílku
page-piece = Figurka { $number }
page-piece-none = žádná
page-hex-building-hint = Tvoje budova, jakou mají některé civilizace, zabírá místo jako žeton osídlení.
