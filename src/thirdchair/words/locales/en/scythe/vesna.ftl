# Vesna: what the table is told and asked.

event-tokens_drawn = { $seat } chooses 2 to 4 of these abilities and own mech mods: { $mods }.
event-crests_drawn = { $seat } acts as these factions do, too: { $factions }.
event-home_drawn = { $seat } starts here: { $at }.
question-token_blank_1 = { $seat }: which ability for the first blank space?
question-token_blank_2 = { $seat }: which ability for the second blank space?
question-token_riverwalk = { $seat }: does an ability cover Riverwalk?
question-token_speed = { $seat }: does an ability cover Speed?
scythe-token-printed = no, it stays
error-fenris-blank-first = The { $n } blank spaces come first: choose an ability for each of them, then cover what is printed.
deck-crest = crests
deck-ability_token = ability tokens
scythe-module-vesna = Vesna
scythe-what-factory_cards = Factory cards
scythe-ability-blank_1 = first blank space
scythe-ability-blank_2 = second blank space
scythe-mod-disarm = Disarm
scythe-mod-peoples_army = People's Army
scythe-mod-ronin = Ronin
scythe-mod-seaworthy = Seaworthy
scythe-mod-shield = Shield
scythe-mod-submerge = Submerge
scythe-mod-wayfare = Wayfare
