# Das Solospiel mit Erweiterungen, Künsteleiste und Doppelschlag: seine Seiten.

page-track-piece = auf Feld { $space } steht ein Außenposten

# Wo alles liegt
page-lie-pool = In seiner Auslage: { $item } × { $count }
page-lie-arts = Die Künsteleiste liegt neben { $track }
page-lie-marker = { $civ }: ein Außenposten auf { $track }, Feld { $space }

# Neues Spiel
page-solo-expansions = Erweiterungen
page-solo-with = Mit
page-solo-without = Ohne
page-solo-brings-PP = Wahrzeichenkarten, vier Zivilisationen für den Automa, Reaktionskarten
page-solo-brings-AA = Künsteleiste, Meisterstücke, Wahrzeichenkarten
page-solo-brings-FF = Weitere Reaktionskarten und Zivilisationen
page-solo-arts = Wo liegt die Künsteleiste?
page-solo-arts-hint = Die fünfte Leiste mit eigenem Wissenschaftswürfel. Du legst sie neben eine der vier anderen, oder sie bleibt in der Schachtel.
page-solo-arts-none = ohne Künsteleiste
page-solo-arts-beside = Künste neben { $track }
page-solo-double = Doppelschlag
page-solo-double-hint = Ein zweiter Satz Marker für das Schattenreich: Es jagt dir die Wahrzeichen ab.
page-solo-civ-hand = Eine andere Karte, von Hand gespielt
page-solo-hand = Die gezogene Karte
page-solo-hand-hint = Ihren Text hat Third Chair nicht. In Einkommenszügen liest du sie, führst sie aus und sagst, was sich geändert hat. Trag sie unter „Meine Schachtel“ ein, dann spielt sie sich selbst.
page-solo-hand-name = Name auf der Karte
page-solo-hand-favorite = Leiste neben dem Herz
page-solo-color-strike = Doppelschlag (eine freie Farbe)
error-civ-needs-name = Die gezogene Karte hat noch keinen Namen. Gib den Namen ein, der darauf steht.
error-civ-needs-expansion = Eine Karte, die du von Hand spielst, ist aus Kunst & Architektur oder Fantasie & Zukunft. Nimm die Erweiterung dazu oder wähle eine andere Zivilisation.

# Der Tisch
page-beside-cards = Wahrzeichen von Karten
page-beside-ready = für dich bereit
page-beside-pool = Auslage der Hausierer: Bekommst du so etwas, darfst du es von hier nehmen.
page-beside-take = { $item } nehmen ({ $count } da)
page-ask-doings = Lies { $civ }. Was tut die Karte als Nächstes?
page-ask-hexes = Tippe das Gebiet auf der Karte an.
page-ask-hex = In dieses Gebiet
page-why-lead = dein Vorsprung: { $count }
page-why-clockwise = Nr. { $count } im Uhrzeigersinn
page-trap-none-of = Keine der { $count } Karten wirkt

page-do-landmark_removed = Wahrzeichen { $landmark } aus der Box und aus dem Spiel nehmen
page-do-pool = 1 { $item } offen in die Auslage des Automa (jetzt { $cards })
page-do-marker = Außenposten einer freien Farbe auf { $track }, Feld { $space }
