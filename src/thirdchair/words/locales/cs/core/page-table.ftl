# Stránka stolu a co k ní patří.

## Co udělala Stínová říše

page-hand-advanced =
    { $gain ->
        [landmark] { $color } na stupnici { $track } z { $from } na { $to }: bere dominantu
       *[nothing] { $color } na stupnici { $track } z { $from } na { $to }
    }
page-hand-open = Stínová říše táhne karty.
page-hand-nothing = Stínová říše ještě nehrála.
page-cards-pair = Vlevo karta stupnice { $left }, vpravo karta přednosti { $right }
page-card = Karta rozhodnutí { $card }

## Proč?

page-why-steps =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
page-why-place = { $count }. zdola
page-why-kept = zůstává
page-why-lost = vypadává
page-why-chosen = Takže { $track }.
page-why-not = Proč ne { $track }?
page-why-fell = Stupnice { $track } vypadla podle tohoto pravidla:
page-why-fell-counted = Stupnice { $track } ({ $counted }) vypadla podle tohoto pravidla:

## Stupnice

page-board = Stupnice
page-track-seat = { $who }: pole { $space }
page-track-landmark = dominanta na poli { $space }: { $owner }
page-track-favorite = oblíbená stupnice: { $who }
page-nobody = nikdo

## Tlačítka

page-bar = Váš tah
page-whose-turn = Kdo je na tahu
page-turn-now = je na tahu
page-bots-turn = Tah Stínové říše
page-income = Blahobyt
page-stay = Tah pokračuje
page-to = na
page-track-done = dokončeno
page-role-track = Levá karta:
page-role-tie = Pravá karta:
page-role-look = Kvůli shodě:
page-back-one = O jednu kartu zpět
page-back-answer = Vzít zpět jednu odpověď
page-take-back = Zpět
page-let-app = Odteď táhne Third Chair
page-undo = Vzít zpět: { $label }
page-redo = Znovu: { $label }
page-undone = Krok { $step } z { $steps }: co bylo potom, je vzato zpět.
page-same-cards = Při opakování přijdou stejné karty.
page-return = Na poslední krok
page-result = Výsledek
page-note-fixed = Záznam je opravený.

## Konec

page-finish = Výsledek
page-finish-lead = Body vás obou. Stínová říše vyhrát nemůže.
page-finish-points = { $who }: body
page-finish-tied = Shoda: vyhrává, komu zbylo víc surovin.
page-finish-resources = { $who }: zbylé suroviny

## Opravy a co se ještě děje

page-correct = Opravit stůl
page-correct-lead = Nastavte každou část tak, jak leží na stole. Nic dalšího z toho neplyne.
page-correct-landmark = Dominanta na poli { $space }
page-correct-rest = Oblíbená stupnice, blahobyt, úspěch
page-correct-favorite = { $who }: oblíbená stupnice
page-correct-era = { $who }: zvýšení blahobytu
page-correct-achievement = „{ $which }“, místo { $place }
page-more = Další kroky, dominanty
page-more-landmark = Dominanta získaná jinak
page-more-landmark-hint = Kartou nebo civilizací, ne postupem.
page-more-landmark-do = Vzít dominantu
page-more-no-landmark = Všechny dominanty jsou rozebrané.
page-more-steps = Žeton jde dál, nebo zpět
page-more-steps-hint = Dominanty cestou následují. Stínová říše ne.
page-more-steps-do = Posunout žeton
page-landmark = Dominanta
page-who = Kdo?
page-track = Stupnice
page-steps = Kroky
page-rulings-from-now = Změna platí odteď a zůstane v historii.
page-cards = Odhazovací hromádka
page-cards-lead =
    { $count ->
        [0] Balíček rozhodnutí je prázdný.
        [one] V balíčku rozhodnutí zbývá jedna karta.
        [few] V balíčku rozhodnutí zbývají { $count } karty.
       *[other] V balíčku rozhodnutí zbývá { $count } karet.
    }
page-cards-none = Odhazovací hromádka je prázdná.

## Nastavení stolu

page-settings = Nastavení stolu
page-rename = Přejmenovat
page-seat = Toto zařízení hraje za
page-seat-both = oba
page-seat-hint = Jeho tlačítka se pak ukážou jako první. Každý může dál hrát za každého.
page-follow = Tah Stínové říše
page-follow-yes = následuje sám
page-follow-no = čeká na klepnutí
page-colors = Barvy
page-export = Exportovat
page-delete = Smazat
page-delete-ask = Smazat „{ $name }“ i s celou historií? Nedá se to vzít zpět.
page-delete-do = Smazat nadobro
