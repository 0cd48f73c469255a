# Pages of Scythe: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-unit =
    { $way ->
        [off] { page-scythe-pieces }: { $start } → mat
        [on] { page-scythe-pieces }: mat → { $end }
       *[over] { page-scythe-pieces }: { $start } → { $end }
    }
page-hands-lying =
    { $way ->
        [off] { $place_name }: take away ({ $part })
        [turned] { $place_name }: turn over, then it is: { $part }
       *[on] { $place_name }: lay there ({ $part })
    }
page-hands-stars = { $place_name }: stars of { $name }: { $was } → { $now }
page-hands-evening =
    { $way ->
        [off] Take the table of evening { $number } down. Or leave it as it lies: the new beginning says what is different.
       *[on] Set the table of evening { $number } up again as it lay. What still lies there stays.
    }
