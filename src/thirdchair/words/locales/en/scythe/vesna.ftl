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

scythe-mod-does-disarm = Before a combat on a tunnel, or at your mine, the enemy loses 2 power.
scythe-mod-does-peoples_army = In a combat with at least one of your workers there you may play one combat card more.
scythe-mod-does-ronin = Before a combat with exactly one unit of yours you gain 2 power.
scythe-mod-does-seaworthy = Move onto lakes and from them, and retreat onto a lake beside you.
scythe-mod-does-shield = Before a combat in which you defend you gain 2 power.
scythe-mod-does-submerge = Move onto lakes and from them, and from any lake to any other.
scythe-mod-does-wayfare = Move to your home base, or to one that nobody plays from.
page-fenris-blanks = For the blank spaces: tap { $n }.
page-scythe-drawn-ability_token = Which { $count } ability tokens did { $name } draw?
