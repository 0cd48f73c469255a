# Scythe: what its things are called.

## Dinge

scythe-human = Mensch { $number }
scythe-automa = Automa ({ $faction })
scythe-automa-number = Automa { $number }

scythe-faction-albion = Albion
scythe-faction-nordic = Nordische Königreiche
scythe-faction-rusviet = Rusviet-Union
scythe-faction-togawa = Togawa
scythe-faction-vesna = Vesna
scythe-faction-crimea = Krim
scythe-faction-saxony = Sachsen
scythe-faction-polania = Polania

scythe-mat-industrial = Industriell
scythe-mat-engineering = Technisch
scythe-mat-militant = Militant
scythe-mat-patriotic = Patriotisch
scythe-mat-innovative = Innovativ
scythe-mat-mechanical = Mechanisch
scythe-mat-agricultural = Landwirtschaftlich

scythe-level-autometta = Autometta
scythe-level-automa = Automa
scythe-level-automaszyna = Automaszyna
scythe-level-ultimaszyna = Ultimaszyna

scythe-terrain-mountain = Berg
scythe-terrain-farm = Gehöft
scythe-terrain-tundra = Tundra
scythe-terrain-forest = Wald
scythe-terrain-village = Dorf
scythe-terrain-lake = See
scythe-terrain-factory = Fabrik

scythe-direction-N = nördlich
scythe-direction-NE = nordöstlich
scythe-direction-E = östlich
scythe-direction-SE = südöstlich
scythe-direction-S = südlich
scythe-direction-SW = südwestlich
scythe-direction-W = westlich
scythe-direction-NW = nordwestlich

scythe-territory =
    { $steps ->
        [1] { $terrain } direkt { $direction } der Fabrik
       *[other] { $terrain } { $steps } Schritte { $direction } der Fabrik
    }
scythe-the-factory = Fabrik
scythe-home-base = Heimatgebiet { $faction }
scythe-on-mat = Nationstableau
scythe-somewhere = wo sie stehen

scythe-unit-worker = Arbeiter
scythe-unit-mech = Mech
scythe-unit-character = Anführer
scythe-unit-structure = Gebäude
scythe-unit-token = Plättchen
scythe-unit-all = alle Einheiten

scythe-what-power = Stärke
scythe-what-coins = Münzen
scythe-what-popularity = Ansehen
scythe-what-cards = Kampfkarten
scythe-what-worker = Arbeiter
scythe-what-mech = Mech
scythe-what-character = Anführer
scythe-what-combat_unit = Kampfeinheit
scythe-what-metal = Metall
scythe-what-food = Nahrung
scythe-what-oil = Öl
scythe-what-wood = Holz
scythe-what-any = Ressourcen nach Wahl
scythe-what-turn = Zug
scythe-what-move = Bewegung
scythe-what-move_worker = Arbeiter bewegen
scythe-what-move_mech = Mech bewegen
scythe-what-move_character = Anführer bewegen
scythe-what-encounter_factory = Begegnung/Fabrik
scythe-what-attack = Angriff
scythe-what-worker_attack = Arbeiterangriff
scythe-what-tracker = Fortschrittsmarker
scythe-what-scheme = Aktionsplan
scythe-what-star = Stern
scythe-what-star_tile = Stern
scythe-what-resources = Ressourcen
scythe-what-combat = Kampf
scythe-what-trap = Falle
scythe-what-stars = Sterne
scythe-what-factory_card = Fabrikkarte
scythe-what-tokens = übrige Plättchen
scythe-what-faction = Fraktion
scythe-what-mat = Spielertableau
scythe-what-level = Schwierigkeit

scythe-amount =
    { $what_id ->
        [coins] { $amount } $
        [cards] { $amount ->
            [one] { $amount } Kampfkarte
           *[other] { $amount } Kampfkarten
        }
       *[other] { $amount } { $what }
    }

scythe-trap-takes = −{ scythe-amount }

scythe-action-move_worker = Arbeiter bewegen
scythe-action-move_mech = Mech bewegen
scythe-action-move_character = Anführer bewegen
scythe-action-encounter_factory = Begegnung/Fabrik
scythe-action-attack = Angriff
scythe-action-attack-needing = Angriff (Stärke { $n })
scythe-action-worker_attack = Arbeiterangriff

scythe-triumph-upgrades = 6 Entwicklungen
scythe-triumph-mechs = 4 Mechs
scythe-triumph-structures = 4 Gebäude
scythe-triumph-recruits = 4 Rekruten
scythe-triumph-workers = 8 Arbeiter
scythe-triumph-objective = Zielkarte
scythe-triumph-combat = siegreicher Kampf
scythe-triumph-popularity = 18 Ansehen
scythe-triumph-power = 16 Stärke
scythe-triumph-tracker = Fortschrittskarte

scythe-kind-human = Mensch
scythe-kind-automa = Automa
scythe-kind-encounter = Begegnungsplättchen
scythe-kind-influence = Einflussplättchen
scythe-kind-flag = Flagge
scythe-kind-trap = Falle
scythe-kind-sprung = ausgelöste Falle
scythe-change-placed = gelegt
scythe-change-removed = entfernt
scythe-change-sprung = ausgelöst
scythe-pick-random = zufällig
scythe-pick-top_card = von oben

deck-automa = Automa-Stapel
deck-combat = Kampfkarten
deck-faction = Fraktionen
deck-mat = Spielertableaus

scythe-met-combat = { $name }: Kampfeinheiten
scythe-met-workers = { $name }: nur Arbeiter

scythe-mark-found = So steht es in den Regelheften.
scythe-mark-found-app = Hausauslegung: So spielen es auch andere Programme.
scythe-mark-inferred = Hausauslegung: So folgt es aus den anderen Regeln.
scythe-mark-not-found = Hausauslegung: Der Tisch darf es anders halten.
