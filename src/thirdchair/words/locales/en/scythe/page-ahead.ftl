# Pages of Scythe: how long until the marker of an Automa brings something.

page-ahead-scythe-star =
    { $n ->
        [0] Scheme II begins
        [6] Sixth star
       *[other] Star { $n }
    }
page-ahead-scythe-turns = turn { $turns }
page-ahead-scythe-middle = in half of the games by turn { $n }
page-ahead-scythe-lead = Counted exactly over its cards, in its own turns from now. The ranges hold in eight of ten games; the star for 16 power is among them. A combat may bring a star sooner, or cost the power for one.
page-ahead-scythe-none = Nothing is counted here: several Automas draw from one deck, an evening of a campaign has its own stars, a question is open, or all stars are placed.
page-ahead-scythe-held = { $who }: a module keeps Scheme II back. Counted as if it stayed like that.
page-ahead-scythe-modules = Left out is what modules bring besides, stars or the end: { $modules }.
