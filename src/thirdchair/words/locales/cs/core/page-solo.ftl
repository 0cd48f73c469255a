# Stránky sólové hry: nová hra, stůl, mapa.

page-solo-name = Sólo, úroveň { $level }
page-home-your-turn = jsi na tahu

## Nová hra

page-new-mode = Co se hraje?
page-mode-short-solo = Sám
page-mode-short-duel = Ve dvou
page-solo-lead = Third Chair hraje za Automu a Stínovou říši; ty posouváš jejich žetony.
page-solo-level = Úroveň obtížnosti
page-level-1 = Na začátku postoupíš zdarma na každé stupnici. Automa nemá schopnost civilizace a při zvýšení blahobytu nezískává karty tapiserie.
page-level-2 = Běžná hra.
page-level-3 = Od druhého zvýšení blahobytu při něm oba boti postoupí ještě jednou.
page-level-4 = Jako úroveň 3 a jejich éry jsou delší.
page-level-5 = Těžká strana karty blahobytu, delší éry a náskok na oblíbených stupnicích.
page-level-6 = Těžká strana karty blahobytu, dvě civilizace a náskok na všech stupnicích.
page-solo-civ = Civilizace Automy
page-solo-civ-2 = Druhá civilizace
page-solo-civ-any = Náhodně
page-solo-first = Kdo začíná?
page-solo-first-lot = Losem
page-solo-first-you = Ty
page-solo-first-bots = Boti
page-solo-chance-app = Third Chair táhne a hází
page-solo-chance-table = Skutečné karty a kostka: zadáváš je ty
page-solo-favorites = Oblíbené stupnice na začátku
page-solo-favorites-hint = Jen pokud je nemá určit karta civilizace a kostka.
page-solo-favorite-automa = Automa
page-solo-favorite-shadow = Stínová říše
page-solo-favorite-civ = Podle civilizace
page-solo-favorite-die = Hodit kostkou
page-solo-colors = Barvy
page-solo-color-you = Ty
page-solo-color-automa = Automa (modrá ladí s jeho symboly)
page-solo-color-shadow = Stínová říše (šedá ladí s jejími symboly)
page-solo-name-hint = Beze jména se jmenuje podle úrovně.

## Příprava

page-solo-checklist-lead = Vše, co tato hra potřebuje. Odškrtávej, co je hotové.
page-solo-checklist-draw = Third Chair se ještě zeptá na několik karet a na kostku. Kroky, které na tom závisí, přijdou potom.
page-solo-checklist-to-draws = Ke kartám
page-solo-checklist-answered = Z tvých karet a odpovědí
page-group-box = Z krabice
page-group-you = Herní plán a ty
page-group-automa = Automa
page-group-shadow = Stínová říše
page-group-start = Balíčky a začátek
page-box-out = Tohle jde ze hry:
page-box-starred = Tohle může zůstat, ale nespravedlivě ti to pomáhá, nebo hodně škodí. Odškrtni, co vyřadíš:
page-box-sorted = Mám krabici připravenou na sólo
page-box-sorted-hint = Skryje tento seznam, i u příštích stolů.
page-box-unsorted = Zobrazit seznam znovu
page-removed =
    { $tapestry_id ->
        [none] { $civ } (civilizace)
       *[other] { $tapestry }
    }

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

## Co boti udělali, pro ruku

page-dye =
    { $color ->
        [red] červený
        [yellow] žlutý
        [green] zelený
        [blue] modrý
       *[gray] šedý
    }
page-dyes =
    { $color ->
        [red] červené
        [yellow] žluté
        [green] zelené
        [blue] modré
       *[gray] šedé
    }
page-dye-token =
    { $color ->
        [red] Červený žeton
        [yellow] Žlutý žeton
        [green] Zelený žeton
        [blue] Modrý žeton
       *[gray] Šedý žeton
    }
page-do-moved =
    { $tokens ->
        [2] { $back ->
            [yes] Oba { page-dyes } žetony zpět, { $track } { $from } → { $to }
           *[no] Oba { page-dyes } žetony, { $track } { $from } → { $to }
        }
       *[other] { $back ->
            [yes] { page-dye-token } zpět, { $track } { $from } → { $to }
           *[no] { page-dye-token }, { $track } { $from } → { $to }
        }
    }
page-do-landmark = Dominantu { $landmark } do rámečku na kartě Automy
page-do-hex =
    { $what ->
        [explored] Vytáhni dílek a polož ho lícem nahoru, náhodně otočený
        [tile_laid] Vytáhni dílek a polož ho lícem nahoru, náhodně otočený
        [conquered] { $kind ->
            [opponent] Postav { page-dye } žeton osídlení na své území
           *[neutral] Postav { page-dye } žeton osídlení
        }
        [toppled] { $whose ->
            [you] Převrhni svůj žeton osídlení
           *[bot] Převrhni { page-dye } žeton osídlení
        }
       *[protected] Přidej převržený { page-dye } žeton osídlení
    }
page-do-favorite =
    { $same ->
        [yes] { $track } zůstává oblíbenou stupnicí ({ page-dyes } žetony)
       *[no] Druhý { page-dye } žeton vedle prvního, { $track }
    }
page-do-tapestry =
    { $where ->
        [mat] Kartu tapiserie lícem dolů na kartu blahobytu, první volné místo zleva ({ $from } → { $to })
       *[hand] Kartu tapiserie lícem dolů vedle karty blahobytu ({ $from } → { $to })
    }
page-do-refreshed =
    { $row ->
        [tech] Odhoď 3 vyložené karty technologií a doplň nabídku
        [masterpiece] Odhoď 3 vyložená mistrovská díla a doplň nabídku
       *[other] Odhoď 3 vyložené karty a doplň nabídku
    }
page-do-points = Body Automy { $from } → { $to }
page-sum-counted =
    { $what ->
        [landmarks] dominanty { $count }
        [territories] území { $count }
        [exploration] průzkum { $count }
        [science] věda { $count }
        [military] vojenství { $count }
        [arts] umění { $count }
       *[technology] technologie { $count }
    }
page-sum-row = ({ $what }) × { $times } = { $points }
page-sum-other = { scored-for }: { $points }
page-did = Hotovo

## Proč?

page-why-top = { $count }. shora
page-why-far = vzdálenost { $count }
page-why-scan = { $count }. v pořadí polí
page-why-cut = nedosažitelné
page-why-chosen-hex = Takže pole { $hex }.
page-why-all-stay =
    { $count ->
        [one] Jediné pole zůstává.
       *[other] Nic se nemění, polí zůstává { $count }.
    }
page-why-not-hex = Proč ne jiné pole? Klepni na něj.
page-why-not-here = Proč ne tady?
page-why-here = Toto pole bylo vybráno.
page-why-no-hex = V posledním tahu boti na mapě žádné pole nevybírali.
page-differently = Hrajeme to jinak
page-differently-hint = Platí od teď a zůstane v historii.

## Stůl

page-stand = Stav hry
page-stand-points = Automa: body
page-stand-income = Zvýšení blahobytu botů
page-stand-deck = Karty v balíčku rozhodnutí
page-stand-hand = Skryté karty tapiserie Automy
page-bots-title = Tah botů { $turn }
page-bots-income = Tah botů { $turn }: { $income }. zvýšení blahobytu
page-bots-none = Boti ještě nehráli.
page-bots-open = Boti táhnou karty.
page-bots-done = Boti skončili. Už nemusíš nic zadávat, jen když dobýváš území Automy.
page-bots-due = Tah botů
page-seat-you = Ty
page-seat-bots = Boti
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

## Otázky

page-ask-role-track = Karta stupnice (vlevo):
page-ask-role-tie = Karta přednosti (vpravo):
page-ask-role-look = Jen pro nerozhodný stav:
page-ask-role-add = Přijde na odhazovací hromádku:
page-ask-role-start = Přijde do balíčku rozhodnutí:
page-ask-traps = Otáčej skryté karty tapiserie Automy jednu po druhé bez vybírání. Která je první past?
page-trap-place = { $place }.
page-trap-none = Žádná
page-card-track = Karta stupnice
page-card-tie = Karta přednosti
page-card-more = Karta
page-card-die = Kostka
page-card-civ = Civilizace
page-so-far = Dosud v tomto tahu

## Jedno pole

page-hex-do = Co tam děláš
page-hex-far = Na vzdálenosti tu nezáleží: karta to může dovolit.
page-hex-nothing = Toto pole teď nemůžeš prozkoumat ani dobýt.
page-hex-correct = Co tam leží
page-hex-tile = Území
page-hex-tile-yes = Leží tam dílek
page-hex-tile-no = Bez dílku
page-piece = Kámen { $number }
page-piece-none = žádný
page-hex-building-hint = Tvoje budova, jakou mají některé civilizace, zabírá místo jako žeton osídlení.

## Další, opravy, konec

page-solo-more = Další
page-solo-more-hint = Vzácné věci. Každá z nich je záznamem v historii.
page-more-points = Body
page-more-points-hint = Pro Automu: body, o kterých Third Chair nemůže vědět. Tvoje jsou potřeba až na konci.
page-more-points-add = Body (záporné odečítají)
page-more-points-do = Zadat body
page-more-far = Dobytí daleko, jiný kámen
page-more-far-hint = Klepni na kterékoli pole mapy: dovolí-li to karta, platí to. Jiné kameny zadáš u pole.
page-more-second = Druhý žeton na stupnici
page-more-second-hint = Zadej ho jako opravu; pak pro něj bude dole tlačítko.
page-more-switch-app = Od teď táhne a hází Third Chair
page-more-switch-table = Od teď se skutečnými kartami a kostkou
page-solo-steps-hint = Dominanty po cestě následují.
page-solo-correct-lead = Nastav každou část podle toho, co leží na stole. Nic dalšího z toho neplyne.
page-solo-correct-points = Body, žetony, karty
page-solo-correct-second = Tvůj druhý žeton
page-solo-correct-hexes = Pole se opravují na mapě.
page-solo-none = žádný
page-correct-vp = { $who }: body
page-correct-outposts = { $who }: žetony osídlení v zásobě
page-correct-topples = { $who }: převržené žetony osídlení soupeřů
page-correct-hand = Automa: skryté karty tapiserie vedle karty blahobytu
page-correct-mat = Automa: karty tapiserie na kartě blahobytu
page-correct-tiles = Zbývají dílky území
page-solo-finish-lead = Tvoje body na konci tvé hry. Stínová říše se nepočítá.
page-solo-finish-yours = Tvoje body
page-solo-finish-automa = Automa: body { $points }
page-solo-finish-wrong = Opravit
page-solo-finish-tied = Nerozhodně: s jakoukoli zbylou surovinou vyhráváš, jinak se o vítězství dělíte.
page-solo-finish-resources = Tvoje zbylé suroviny
page-solo-finish-early = Boti mají zatím { $taken } z { $last } zvýšení blahobytu. Ještě by hráli dál; ukonči hru jen tehdy, má-li se počítat takto.
