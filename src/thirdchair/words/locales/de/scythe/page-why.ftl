# Pages of Scythe: why, and why not.

scythe-at-this-table = (An diesem Tisch: { $part })

## Die Tischseite von Scythe.

page-scythe-why-area = Die Umgebung: was an seine Einheiten und sein Heimatgebiet grenzt, und wo sie stehen.
page-scythe-why-left =
    { $count ->
        [0] Keine bleibt übrig.
        [one] Eine bleibt übrig.
       *[other] { $count } bleiben übrig.
    }
page-scythe-why-chosen = Also: { $to }.
page-why-scythe-far = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
page-why-scythe-far-name = Die Zahlen sind Schritte.
page-why-scythe-units = { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
page-why-scythe-units-name = Die Zahlen sind Einheiten in der Nähe.
page-why-scythe-there = { $count ->
        [one] { $count } gegnerische Einheit
       *[other] { $count } gegnerische Einheiten
    }
page-why-scythe-there-name = Die Zahlen sind gegnerische Einheiten, die dort stehen.
page-why-scythe-place = Nummer { $count }
page-why-scythe-place-name = Die Zahlen sind die Leserichtung.
page-why-scythe-strength = { $count }
page-why-scythe-strength-name = Die Zahlen sind Stärke und Karten zusammen.
