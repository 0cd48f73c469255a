# Pages of Scythe: a new game.

## Nová hra

page-game-scythe = Scythe

## Stránka stolu Scythe.

page-mode-scythe-automa = Scythe: lidé a Automové na herním plánu
page-mode-short-automa = Scythe

## Nová hra Scythe.

page-scythe-new-lead = Kdo sedí u stolu, v pořadí tahů? Za Automy hraje aplikace.
page-scythe-name =
    { $people ->
        [0] { $count ->
            [0] Scythe
           *[other] Scythe s Automy
        }
       *[other] { $part }{ $count ->
            [0] { "" }
            [one] { " " }a jeden Automa
            [few] { " " }a { $count } Automové
           *[other] { " " }a { $count } Automů
        }
    }
page-scythe-place = Místo { $number }
page-scythe-kind-human = Člověk
page-scythe-kind-automa = Automa
page-scythe-kind-none = Nikdo
page-scythe-name-of = Jméno
page-scythe-level = Obtížnost
page-scythe-faction = Frakce
page-scythe-mat = Deska hráče
page-scythe-drawn = losem
page-scythe-head = Kolik polí náskoku na začátku
page-scythe-head-hint = O tolik polí dál začíná ukazatel postupu Automy: více je těžší, méně než 0 lehčí.
page-scythe-more-places = Místa 3 až 7: více hráčů, několik Automů
page-scythe-order-hint = Místa jdou kolem stolu po směru hodinových ručiček.
page-scythe-cooperative = Ve více hráčích
page-scythe-cooperative-no = Každý proti každému
page-scythe-cooperative-yes = Lidé společně proti Automům
page-scythe-deck = Karty Automy
page-scythe-deck-own = Každý Automa má svůj balíček
page-scythe-deck-shared = Jeden balíček pro všechny
page-scythe-way = Jak aplikace ví, kde figurky stojí
page-scythe-way-tracked = Sledovaný: každý přesun zadáte klepnutím na plán
page-scythe-way-asked = S otázkami: před tahem Automy se aplikace zeptá, co stojí na důležitých místech
page-scythe-way-cards = Jen karty: aplikace ukáže kartu, tah najdete sami
page-scythe-cards-of = Karty a vydání
page-scythe-chance = Kdo bere karty Automy?
page-scythe-chance-app = Aplikace
page-scythe-chance-table = Vy, z vlastního balíčku
page-scythe-combat = Bojové karty Automů
page-scythe-combat-app = Hodnoty losuje aplikace; stejně tolik karet odložte lícem dolů
page-scythe-combat-ask = Odkrýváte je u stolu
page-scythe-abilities = Schopnosti lidí v boji
page-scythe-abilities-off = Neptat se
page-scythe-abilities-ask = Ptát se, kde lze některou použít
page-scythe-printing = Vydání karet Automy
page-scythe-printing-invaders = S rozšířením Invaze z dálek
page-scythe-printing-base = Základní hra
