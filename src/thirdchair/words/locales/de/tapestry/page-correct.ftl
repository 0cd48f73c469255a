# Pages of Tapestry: corrections by hand.

page-correct-pile-lies = Der Stapel liegt anders

page-correct-pile = Karten im Ablagestapel

## Mehr, Berichtigungen, das Ende

page-solo-correct-lead = Stelle alles so ein, wie es auf dem Tisch liegt. Weitere Folgen hat das nicht.
page-solo-correct-points = Punkte, Außenposten, Karten
page-solo-correct-second = Dein zweiter Marker
page-solo-correct-hexes = Felder berichtigst du auf der Karte.
page-solo-none = keiner
page-correct-vp = { $who }: Siegpunkte
page-correct-outposts = { $who }: Außenposten im Vorrat
page-correct-topples = { $who }: gestürzte Außenposten von Mitspielern
page-correct-hand = Automa: verdeckte Gobelinkarten neben dem Tableau
page-correct-mat = Automa: Gobelinkarten auf dem Tableau
page-correct-tiles = Noch Gebietsteile zu ziehen

## Berichtigungen und was sonst noch geschieht

page-correct-lead = Stellt alles so ein, wie es auf dem Tisch liegt. Weitere Folgen hat das nicht.
page-correct-landmark = Wahrzeichen auf { $space }
page-correct-rest = Bevorzugte Leiste, Einkommen, Errungenschaft
page-correct-favorite = { $who }: bevorzugte Leiste
page-correct-era = { $who }: Einkommenszüge
page-correct-achievement = „{ $which }“, Platz { $place }
