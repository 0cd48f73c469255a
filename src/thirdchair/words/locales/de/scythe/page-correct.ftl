# Pages of Scythe: corrections by hand.

## Die Tischseite von Scythe.

page-scythe-correct-lead = Stellt ein, was auf dem Tisch anders liegt. Figuren auf dem Spielplan: auf der Tischseite eine Region antippen und sie dort hinstellen oder wegnehmen.
page-scythe-correct-tokens = Plättchen auf dem Spielplan
page-scythe-correct-arrows = Pfeile eures Plättchens (Norden oben)
page-scythe-correct-arrow-again = noch einmal fragen
page-scythe-correct-marker = Rekrutenmarker
page-scythe-correct-tracker = Fortschrittskarte: Felder nach dem ersten
page-scythe-correct-track = Die Erfolgsleiste, wie sie daliegt, von links nach rechts
page-scythe-correct-worn = Modifikation auf „{ $ability }“
page-scythe-correct-rival = ★ auf dem Heimatgebiet von { $name }
