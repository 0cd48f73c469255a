# Pages of Scythe: what may come next.

page-odds-scythe-lead = Genau gezählt über die Karten, die noch kommen können, als zöge der Automa jetzt und alle stünden, wo sie zuletzt bekannt waren.
page-odds-scythe-line = Genau gezählt über die Karten, die noch kommen können. Nur mit Karten ist es das, was die Bewegungszeilen anbieten: Der erste Eintrag, der auf eurem Plan möglich ist, gilt.
page-odds-scythe-later = Beantwortet zuerst die offene Frage: Die Karte, die da liegt, entscheidet.
page-odds-scythe-alone = Heute spielt kein Automa mit: Es gibt keine Karten vorherzusehen.
page-odds-scythe-none = Es kommt nichts mehr: Das Spiel ist aus.
page-odds-scythe-moves = Die Bewegung
page-odds-scythe-gains = Was er bekommt
page-odds-scythe-recruits = Rekrutierungsbonus für seine Nachbarn
page-odds-scythe-tracker = Fortschrittskarte
page-odds-scythe-stays = keine Bewegung
page-odds-scythe-skips = Zug entfällt
page-odds-scythe-advances = der Marker rückt vor
page-odds-scythe-star = er legt einen Stern
page-odds-scythe-scheme = Aktionsplan II beginnt
page-odds-scythe-cards =
    { $count ->
        [one] { $count } Karte kann kommen.
       *[other] { $count } Karten können kommen.
    }
page-odds-scythe-renewed = Sein Stapel ist leer und wird erst gemischt: { $count } Karten können kommen.
