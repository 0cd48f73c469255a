# Scythe: the turn card, in few words beside icons.

scythe-territory-short = { $terrain } { $part }{ $steps }
scythe-home-base-short = Heimat { $faction }
scythe-short-N = N
scythe-short-NE = NO
scythe-short-E = O
scythe-short-SE = SO
scythe-short-S = S
scythe-short-SW = SW
scythe-short-W = W
scythe-short-NW = NW

page-hand-marker = Rekrutenmarker → { $part }
page-hand-unit = vom Tableau → { $part }
page-hand-token-placed = { $kind } legen: { $part }
page-hand-token-taken = { $kind } nehmen: { $part }
page-hand-token-removed = { $kind } weg: { $part }
page-hand-factory = Fabrikkarte nehmen, aus dem Spiel
page-hand-bonus = Rekrutierungsbonus, falls aufgedeckt, für { $seats }:
page-hand-token-sprung = Falle umdrehen: { $part }
page-hand-tracker = Fortschritt
page-hand-tracker-star =
    { $count ->
        [one] Stern mit dem nächsten Schritt
       *[other] Stern in { $count } Schritten
    }
page-hand-star = Stern setzen ({ $count } von 6)
page-hand-resources = { $n } × { $what } → { $part }
page-hand-resources-gone = Ressourcen weg: { $part }
page-hand-line = { $part }
page-scythe-details = Einzelheiten und Karte

banner-combat = { $attacker } { $attacker_total } : { $defender_total } { $defender }
banner-combat-won = { $seat } gewinnt ({ $part })
banner-fought = { $seat } gewinnt den Kampf ({ $part })
banner-star = { $seat }: Stern { $count } von 6 ({ $triumph })
banner-trap = { $seat } löst eine Falle aus ({ $part })
banner-ended = Das Spiel ist aus
banner-ended-more = { $seat } hat es beendet. Es folgt die Schlusswertung.
page-hand-discard =
    { $count ->
        [one] { $seat }: eine seiner verdeckten Kampfkarten ungesehen ablegen.
       *[other] { $seat }: { $count } seiner verdeckten Kampfkarten ungesehen ablegen.
    }
