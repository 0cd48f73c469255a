# Scythe: the turn card, in few words beside icons.

scythe-territory-short = { $terrain } { $part }{ $steps }
scythe-home-base-short = základna { $faction }
scythe-short-N = S
scythe-short-NE = SV
scythe-short-E = V
scythe-short-SE = JV
scythe-short-S = J
scythe-short-SW = JZ
scythe-short-W = Z
scythe-short-NW = SZ

page-hand-marker = Žeton rekruta → { $part }
page-hand-unit = z desky → { $part }
page-hand-token-placed = polož { $kind }: { $part }
page-hand-token-taken = vzít { $kind }: { $part }
page-hand-token-removed = odeber { $kind }: { $part }
page-hand-factory = Karta továrny jde ze hry
page-hand-bonus = Bonus za rekruty, je-li odkrytý, { $seats }:
page-hand-token-sprung = Otoč past: { $part }
page-hand-tracker = Postup
page-hand-tracker-star =
    { $count ->
        [one] Hvězda s dalším krokem
        [few] Hvězda za { $count } kroky
       *[other] Hvězda za { $count } kroků
    }
page-hand-star = Polož hvězdu ({ $count } z 6)
page-hand-resources = { $n } × { $what } → { $part }
page-hand-resources-gone = Odeber suroviny: { $part }
page-hand-line = { $part }
page-scythe-details = Podrobnosti a karta

banner-combat = { $attacker } { $attacker_total } : { $defender_total } { $defender }
banner-combat-won = Vítězí { $seat } ({ $part })
banner-fought = V boji vítězí { $seat } ({ $part })
banner-star = { $seat }: hvězda { $count } z 6 ({ $triumph })
banner-trap = { $seat }: past ({ $part })
banner-ended = Konec hry
banner-ended-more = { $seat } ukončuje hru. Následuje závěrečné bodování.
page-hand-discard =
    { $count ->
        [one] { $seat }: odložte jednu jeho bojovou kartu, aniž byste se na ni podívali.
        [few] { $seat }: odložte { $count } jeho bojové karty, aniž byste se na ně podívali.
       *[other] { $seat }: odložte { $count } jeho bojových karet, aniž byste se na ně podívali.
    }
