# Vesna: was der Tisch erfährt und gefragt wird.

event-tokens_drawn = { $seat } wählt 2 bis 4 aus diesen Fähigkeiten und den eigenen Mech-Modifikationen: { $mods }.
event-crests_drawn = { $seat } handelt auch wie diese Fraktionen: { $factions }.
event-home_drawn = { $seat } beginnt hier: { $at }.
question-token_blank_1 = { $seat }: Welche Fähigkeit kommt auf das erste leere Feld?
question-token_blank_2 = { $seat }: Welche Fähigkeit kommt auf das zweite leere Feld?
question-token_riverwalk = { $seat }: Deckt eine Fähigkeit Waten ab?
question-token_speed = { $seat }: Deckt eine Fähigkeit Eile ab?
scythe-token-printed = nein, es bleibt
error-fenris-blank-first = Zuerst kommen die { $n } leeren Felder: Wähle für jedes eine Fähigkeit, dann decke Aufgedrucktes ab.
deck-crest = Wappen
deck-ability_token = Fähigkeitsplättchen
scythe-module-vesna = Vesna
scythe-what-factory_cards = Fabrikkarten
scythe-ability-blank_1 = erstes leeres Feld
scythe-ability-blank_2 = zweites leeres Feld
scythe-mod-disarm = Entwaffnen
scythe-mod-peoples_army = Volksarmee
scythe-mod-ronin = Ronin
scythe-mod-seaworthy = Seetüchtig
scythe-mod-shield = Schild
scythe-mod-submerge = Abtauchen
scythe-mod-wayfare = Wanderschaft
