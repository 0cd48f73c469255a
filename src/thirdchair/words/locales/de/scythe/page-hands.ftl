# Pages of Scythe: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-unit =
    { $way ->
        [off] { page-scythe-pieces }: { $start } → Tableau
        [on] { page-scythe-pieces }: Tableau → { $end }
       *[over] { page-scythe-pieces }: { $start } → { $end }
    }
page-hands-lying =
    { $way ->
        [off] { $place_name }: wegnehmen ({ $part })
        [turned] { $place_name }: umdrehen, dann liegt dort: { $part }
       *[on] { $place_name }: hinlegen ({ $part })
    }
page-hands-stars = { $place_name }: Sterne von { $name }: { $was } → { $now }
page-hands-evening =
    { $way ->
        [off] Räumt den Tisch von Abend { $number } ab. Oder lasst ihn liegen: Der neue Beginn sagt, was anders ist.
       *[on] Baut den Tisch von Abend { $number } wieder auf, wie er lag. Was noch liegt, bleibt liegen.
    }
