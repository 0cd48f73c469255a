# Vesna: co se stůl dozví a na co se ptáme.

event-tokens_drawn = { $seat } vybírá 2 až 4 z těchto schopností a vlastních modifikací mechů: { $mods }.
event-crests_drawn = { $seat } jedná i jako tyto frakce: { $factions }.
event-home_drawn = { $seat } začíná zde: { $at }.
question-token_blank_1 = { $seat }: která schopnost přijde na první prázdné pole?
question-token_blank_2 = { $seat }: která schopnost přijde na druhé prázdné pole?
question-token_riverwalk = { $seat }: zakryje některá schopnost Brod?
question-token_speed = { $seat }: zakryje některá schopnost Rychlost?
scythe-token-printed = ne, zůstává
error-fenris-blank-first = Nejdřív jsou na řadě prázdná pole ({ $n }): vyber pro každé schopnost, pak zakrývej vytištěné.
deck-crest = znaky
deck-ability_token = žetony schopností
scythe-module-vesna = Vesna
scythe-what-factory_cards = karty Továrny
scythe-ability-blank_1 = první prázdné pole
scythe-ability-blank_2 = druhé prázdné pole
scythe-mod-disarm = Odzbrojení
scythe-mod-peoples_army = Lidová armáda
scythe-mod-ronin = Rónin
scythe-mod-seaworthy = Plavba
scythe-mod-shield = Štít
scythe-mod-submerge = Ponor
scythe-mod-wayfare = Putování

scythe-mod-does-disarm = Před bojem na tunelu nebo u tvého dolu ztratí protivník 2 síly.
scythe-mod-does-peoples_army = V boji, u kterého stojí aspoň jeden tvůj dělník, smíš zahrát o jednu bojovou kartu víc.
scythe-mod-does-ronin = Před bojem s právě jednou vlastní jednotkou získáš 2 síly.
scythe-mod-does-seaworthy = Pohybuj se na jezera a z nich a ustupuj na sousední jezero.
scythe-mod-does-shield = Před bojem, ve kterém se bráníš, získáš 2 síly.
scythe-mod-does-submerge = Pohybuj se na jezera a z nich, a z každého jezera na kterékoli jiné.
scythe-mod-does-wayfare = Pohni se na svou domovskou základnu, nebo na takovou, ze které nikdo nehraje.
page-fenris-blanks = Na prázdná pole klepni: { $n }.
page-scythe-drawn-ability_token = Které žetony schopností si táhne { $name }? ({ $count })
