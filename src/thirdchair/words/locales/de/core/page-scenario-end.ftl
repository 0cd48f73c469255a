## Der Bogen für das Ergebnis eines Szenarios

page-finish-included = Mit { $points } SP für deine Wahrzeichen: Rücke deinen Marker zuerst vor.
page-finish-automa-included = davon { $points } für Wahrzeichen
page-more-points-target = Trage ein, was du an Punkten bekommst: Mit { $points } oder mehr gewinnst du am Ende deines Zuges.

page-back-scenario = Aus diesem Szenario
back-automacivs = Die Zivilisationen, die der Automa nicht ziehen durfte, zurück zu den anderen: { $part }.
back-landmark_card = Die Wahrzeichenkarte, die aus dem Spiel war: { $part }.
back-all_traps = Alle Fallen: zurück zu den Gobelinkarten.
back-space = Die Weltraumteile mit andauerndem Effekt: zurück zu den anderen.
back-civs = Die Zivilisationen, die aus dem Spiel waren, weil sie außerhalb der Hauptstadt bauen.
back-middle = Das mittlere Wahrzeichen jeder Leiste, an seinen Platz neben dem Spielplan.
back-blockers = Die { $n } Außenposten, die dich blockiert haben, von den Leisten.
back-second_outposts = Die zusätzlichen Außenposten von dir und dem Automa: jeweils zurück zu ihrer Farbe.
back-kaiju_city =
    { $n ->
        [0] Das Kaiju von deinem Hauptstadttableau.
        [one] Das Kaiju und den Marker eines zerstörten Gebäudes von deinem Hauptstadttableau; das Gebäude zurück zu deinen Gebäuden.
       *[other] Das Kaiju und die { $n } Marker zerstörter Gebäude von deinem Hauptstadttableau; die Gebäude zurück zu deinen Gebäuden.
    }
back-kaiju_map =
    { $n ->
        [one] Das Kaiju auf der Karte: Feld { $part }.
       *[other] Die { $n } Kaiju auf der Karte: Feld { $part }.
    }
back-kaiju_markers = Die { $n } Blocker und den SP-Zielmarker.
