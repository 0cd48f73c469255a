# Pages of Scythe: a human's turn ends, and an Automa's begins.

page-scythe-nothing-entered = { $name }: nic není zadáno. Přesto hrát dál?
page-scythe-not-yet = Ještě ne
page-scythe-done-first =
    { $count ->
        [one] { $name } má hotovo
       *[other] { $name } mají hotovo
    }
