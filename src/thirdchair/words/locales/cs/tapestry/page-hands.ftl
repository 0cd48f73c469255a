# Pages of Tapestry: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-token =
    { $back ->
        [yes] { $who }, { $track }: žeton zpět { $was } → { $now }
       *[no] { $who }, { $track }: žeton { $was } → { $now }
    }
page-hands-landmark =
    { $to ->
        [board] { $who }: dominanta { $landmark } zpět na své místo
       *[seat] { $who }: vzít dominantu { $landmark }
    }
page-hands-tile =
    { $way ->
        [off] { hex-name }: sebrat dílek území
       *[on] { hex-name }: položit dílek území
    }
page-hands-piece =
    { $piece ->
        [building] budova
        [toppled] převržený žeton osídlení
       *[outpost] žeton osídlení
    }
page-hands-hex =
    { $way ->
        [off] { $who }, { hex-name }: { page-hands-piece } zpět do zásoby
        [turned] { $piece ->
            [toppled] { $who }, { hex-name }: převrhnout žeton osídlení
           *[outpost] { $who }, { hex-name }: znovu postavit žeton osídlení
        }
       *[on] { $who }, { hex-name }: přidat { $piece ->
            [building] budovu
            [toppled] převržený žeton osídlení
           *[outpost] žeton osídlení
        }
    }
