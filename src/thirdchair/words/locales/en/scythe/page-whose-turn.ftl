# Pages of Scythe: a human's turn ends, and an Automa's begins.

page-scythe-nothing-entered = Nothing was entered for { $name }. Play on anyway?
page-scythe-not-yet = Not yet
page-scythe-done-first =
    { $count ->
        [one] { $name } is done
       *[other] { $name } are done
    }
