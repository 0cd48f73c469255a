# Pages of Scythe: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-unit =
    { $way ->
        [off] { page-scythe-pieces }: { $start } → deska
        [on] { page-scythe-pieces }: deska → { $end }
       *[over] { page-scythe-pieces }: { $start } → { $end }
    }
page-hands-lying =
    { $way ->
        [off] { $place_name }: sebrat ({ $part })
        [turned] { $place_name }: otočit, pak tam leží: { $part }
       *[on] { $place_name }: položit ({ $part })
    }
page-hands-stars = { $place_name }: hvězdy, které má { $name }: { $was } → { $now }
page-hands-evening =
    { $way ->
        [off] Sklidte stůl večera { $number }. Nebo ho nechte ležet: nový začátek řekne, co je jinak.
       *[on] Připravte stůl večera { $number } znovu tak, jak ležel. Co ještě leží, zůstává.
    }
