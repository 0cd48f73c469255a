# Pages of Tapestry: open questions.

page-ask-doings = Lies { $civ }. Was tut die Karte als Nächstes?
page-ask-hexes = Tippe das Gebiet auf der Karte an.
page-ask-unknown-civ = Was du unter „Meine Schachtel“ einträgst, spielt sich selbst. Soll das schon in dieser Partie so sein, trag die Karte ein und beginne neu: Es ist noch nichts geschehen.
page-ask-hex = In dieses Gebiet
page-trap-none-of = Keine der { $count } Karten wirkt

## Fragen

page-ask-role-track = Leistenkarte (links):
page-ask-role-tie = Gleichstandkarte (rechts):
page-ask-role-look = Nur für einen Gleichstand:
page-ask-role-add = Kommt auf den Ablagestapel:
page-ask-role-start = Für den Entscheidungsstapel:
page-ask-traps = Decke die Gobelinkarten des Automa nacheinander auf, bis eine Falle kommt. Die wievielte war es?
page-trap-place = { $place }.
page-trap-none = Keine
page-card-track = Leistenkarte
page-card-tie = Gleichstandkarte
page-card-more = Karte
page-card-die = Würfel
page-card-civ = Zivilisation
page-so-far = Dieser Zug bisher

page-ask-other-cards = Eine andere Karte, mit Namen

## Die Knöpfe

page-role-track = Linke Karte:
page-role-tie = Rechte Karte:
page-role-look = Für einen Gleichstand:
page-ask-count = ({ $at } von { $of })
