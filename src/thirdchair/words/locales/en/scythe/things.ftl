# Scythe: what its things are called.

## Things

scythe-human = Player { $number }
scythe-automa = Automa ({ $faction })
scythe-automa-number = Automa { $number }

scythe-faction-albion = Albion
scythe-faction-nordic = Nordic
scythe-faction-rusviet = Rusviet
scythe-faction-togawa = Togawa
scythe-faction-vesna = Vesna
scythe-faction-crimea = Crimea
scythe-faction-saxony = Saxony
scythe-faction-polania = Polania

scythe-mat-industrial = Industrial
scythe-mat-engineering = Engineering
scythe-mat-militant = Militant
scythe-mat-patriotic = Patriotic
scythe-mat-innovative = Innovative
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural

scythe-level-autometta = Autometta
scythe-level-automa = Automa
scythe-level-automaszyna = Automaszyna
scythe-level-ultimaszyna = Ultimaszyna

scythe-terrain-mountain = mountain
scythe-terrain-farm = farm
scythe-terrain-tundra = tundra
scythe-terrain-forest = forest
scythe-terrain-village = village
scythe-terrain-lake = lake
scythe-terrain-factory = Factory

scythe-direction-N = north
scythe-direction-NE = northeast
scythe-direction-E = east
scythe-direction-SE = southeast
scythe-direction-S = south
scythe-direction-SW = southwest
scythe-direction-W = west
scythe-direction-NW = northwest

scythe-territory =
    { $steps ->
        [1] { $terrain } just { $direction } of the Factory
       *[other] { $terrain } { $steps } steps { $direction } of the Factory
    }
scythe-the-factory = the Factory
scythe-home-base = home base of { $faction }
scythe-on-mat = faction mat
scythe-somewhere = where they stand

scythe-unit-worker = worker
scythe-unit-mech = mech
scythe-unit-character = character
scythe-unit-structure = structure
scythe-unit-token = token
scythe-unit-all = all units

scythe-what-power = power
scythe-what-coins = coins
scythe-what-popularity = popularity
scythe-what-cards = combat cards
scythe-what-worker = worker
scythe-what-mech = mech
scythe-what-character = character
scythe-what-combat_unit = combat unit
scythe-what-metal = metal
scythe-what-food = food
scythe-what-oil = oil
scythe-what-wood = wood
scythe-what-any = resources of any kind
scythe-what-turn = turn
scythe-what-move = move
scythe-what-move_worker = move worker
scythe-what-move_mech = move mech
scythe-what-move_character = move character
scythe-what-encounter_factory = Encounter/Factory
scythe-what-attack = attack
scythe-what-worker_attack = worker attack
scythe-what-tracker = star tracker
scythe-what-scheme = scheme
scythe-what-star = star
scythe-what-star_tile = star
scythe-what-resources = resources
scythe-what-combat = combat
scythe-what-trap = trap
scythe-what-stars = stars
scythe-what-factory_card = Factory card
scythe-what-tokens = tokens left
scythe-what-faction = faction
scythe-what-mat = player mat
scythe-what-level = level

scythe-amount =
    { $what_id ->
        [coins] ${ $amount }
        [cards] { $amount ->
            [one] { $amount } combat card
           *[other] { $amount } combat cards
        }
       *[other] { $amount } { $what }
    }

scythe-trap-takes = −{ scythe-amount }

scythe-action-move_worker = move worker
scythe-action-move_mech = move mech
scythe-action-move_character = move character
scythe-action-encounter_factory = Encounter/Factory
scythe-action-attack = attack
scythe-action-attack-needing = attack (power { $n })
scythe-action-worker_attack = worker attack

scythe-triumph-upgrades = 6 upgrades
scythe-triumph-mechs = 4 mechs
scythe-triumph-structures = 4 structures
scythe-triumph-recruits = 4 recruits
scythe-triumph-workers = 8 workers
scythe-triumph-objective = objective
scythe-triumph-combat = combat victory
scythe-triumph-popularity = 18 popularity
scythe-triumph-power = 16 power
scythe-triumph-tracker = star tracker

scythe-kind-human = human
scythe-kind-automa = Automa
scythe-kind-encounter = encounter token
scythe-kind-influence = influence token
scythe-kind-flag = flag
scythe-kind-trap = trap
scythe-kind-sprung = sprung trap
scythe-change-placed = placed
scythe-change-removed = removed
scythe-change-sprung = sprung
scythe-pick-random = at random
scythe-pick-top_card = from the top

deck-automa = Automa deck
deck-combat = combat cards
deck-faction = factions
deck-mat = player mats

scythe-met-combat = { $name }: combat units
scythe-met-workers = { $name }: only workers

scythe-mark-found = The books say so.
scythe-mark-found-app = House reading: other programs play it so, too.
scythe-mark-inferred = House reading: it follows from the other rules.
scythe-mark-not-found = House reading: your table may decide otherwise.
