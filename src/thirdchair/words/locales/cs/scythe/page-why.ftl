# Pages of Scythe: why, and why not.

scythe-at-this-table = (U tohoto stolu: { $part })

## Stránka stolu Scythe.

page-scythe-why-area = Okolí: co sousedí s jednotkami a se základnou, a kde jednotky stojí.
page-scythe-why-left =
    { $count ->
        [0] Nezbývá žádné.
        [one] Zbývá jedno.
        [few] Zbývají { $count }.
       *[other] Zbývá { $count }.
    }
page-scythe-why-chosen = Tedy: { $to }.
page-why-scythe-far = { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
page-why-scythe-far-name = Čísla jsou kroky.
page-why-scythe-units = { $count ->
        [one] 1 jednotka
        [few] { $count } jednotky
       *[other] { $count } jednotek
    }
page-why-scythe-units-name = Čísla jsou jednotky v okolí.
page-why-scythe-there = { $count ->
        [one] { $count } nepřátelská jednotka
        [few] { $count } nepřátelské jednotky
       *[other] { $count } nepřátelských jednotek
    }
page-why-scythe-there-name = Čísla jsou nepřátelské jednotky, které tam stojí.
page-why-scythe-place = číslo { $count }
page-why-scythe-place-name = Čísla jsou pořadí čtení.
page-why-scythe-strength = { $count }
page-why-scythe-strength-name = Čísla jsou síla a karty dohromady.
