# Pages of Tapestry: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-token =
    { $back ->
        [yes] { $who }, { $track }: Marker zurück { $was } → { $now }
       *[no] { $who }, { $track }: Marker { $was } → { $now }
    }
page-hands-landmark =
    { $to ->
        [board] { $who }: Wahrzeichen { $landmark } zurück an seinen Platz
       *[seat] { $who }: Wahrzeichen { $landmark } nehmen
    }
page-hands-tile =
    { $way ->
        [off] { hex-name }: Gebietsteil wegnehmen
       *[on] { hex-name }: Gebietsteil hinlegen
    }
page-hands-piece =
    { $piece ->
        [building] Gebäude
        [toppled] gestürzter Außenposten
       *[outpost] Außenposten
    }
page-hands-hex =
    { $way ->
        [off] { $who }: { page-hands-piece } von { hex-name } zurück in den Vorrat
        [turned] { $piece ->
            [toppled] { $who }: Außenposten auf { hex-name } stürzen
           *[outpost] { $who }: Außenposten auf { hex-name } wieder aufstellen
        }
       *[on] { $who }: { page-hands-piece } auf { hex-name }
    }
