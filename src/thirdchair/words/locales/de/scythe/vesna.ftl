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

scythe-mod-does-disarm = Vor einem Kampf auf einem Tunnel oder bei deinem Stollen verliert der Gegner 2 Stärke.
scythe-mod-does-peoples_army = In einem Kampf, bei dem mindestens einer deiner Arbeiter steht, darfst du eine Kampfkarte mehr spielen.
scythe-mod-does-ronin = Vor einem Kampf mit genau einer eigenen Einheit erhältst du 2 Stärke.
scythe-mod-does-seaworthy = Bewege dich auf Seen und von ihnen fort und ziehe dich auf einen angrenzenden See zurück.
scythe-mod-does-shield = Vor einem Kampf, in dem du verteidigst, erhältst du 2 Stärke.
scythe-mod-does-submerge = Bewege dich auf Seen und von ihnen fort, und von jedem See auf jeden anderen.
scythe-mod-does-wayfare = Bewege dich in dein Heimatgebiet oder in eines, von dem aus niemand spielt.
page-fenris-blanks = Für die leeren Felder: Tippe { $n } an.
page-scythe-drawn-ability_token = Welche { $count } Fähigkeitsplättchen hat { $name } gezogen?
