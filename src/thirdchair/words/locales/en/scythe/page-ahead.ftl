# Pages of Scythe: how long until the marker of an Automa brings something.

page-ahead-scythe-star =
    { $n ->
        [0] Scheme II begins
        [6] Sixth star, the end
       *[other] Star { $n }
    }
page-ahead-scythe-turns = turn { $turns }
page-ahead-scythe-middle = in half of the games by turn { $n }
page-ahead-scythe-lead = Counted exactly over its cards, in its own turns from now. The ranges hold in eight of ten games; a combat may bring a star sooner.
page-ahead-scythe-none = Nothing is counted here: several Automas draw from one deck, modules or an evening of a campaign have a say, a question is open, or all stars are placed.
