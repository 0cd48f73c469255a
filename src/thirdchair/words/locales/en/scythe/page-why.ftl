# Pages of Scythe: why, and why not.

scythe-at-this-table = (At this table: { $part })

## The table page of Scythe.

page-scythe-why-area = The neighborhood: what lies beside its units and its home base, and where they stand.
page-scythe-why-left =
    { $count ->
        [0] None is left.
        [one] One is left.
       *[other] { $count } are left.
    }
page-scythe-why-chosen = So it is: { $to }.
page-why-scythe-far = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
page-why-scythe-far-name = The numbers are steps.
page-why-scythe-units = { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
page-why-scythe-units-name = The numbers are units nearby.
page-why-scythe-there = { $count ->
        [one] { $count } enemy unit
       *[other] { $count } enemy units
    }
page-why-scythe-there-name = The numbers are enemy units that stand there.
page-why-scythe-place = number { $count }
page-why-scythe-place-name = The numbers are the reading order.
page-why-scythe-strength = { $count }
page-why-scythe-strength-name = The numbers are power and cards together.
