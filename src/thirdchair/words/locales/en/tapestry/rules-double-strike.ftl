### Rules of the double strike variant, explained

rule-tap-ds-why = The authors suggest this variant for games with the arts track: it makes the race for landmarks tough again.
rule-tap-ds-two-sets = Here the Shadow Empire plays with two sets of player tokens. In each of its turns, both sets move.
rule-tap-ds-one-bot = Even with two sets of tokens, the Shadow Empire remains a single bot.
rule-tap-ds-setup = During setup, pick an unused color for the double strike. One token of that color begins on the starting space of every track, the arts track included.
rule-tap-ds-adv = Each advance of the Shadow Empire on a track is followed by a double strike, if possible.
rule-tap-ds-adv-track = For a double strike, go one track on clockwise from the one just used and advance the double strike token there 1 space. The order is military, science, exploration, technology, then military again.
rule-tap-ds-adv-impossible = If the double strike token has already finished that track, there is no double strike. Third Chair does not look for another track.
rule-tap-ds-arts = Going clockwise, the arts track always comes right after the track it lies beside.
rule-tap-ds-arts-military = If the arts track lies beside military, the order is military, arts, science, exploration, technology.
rule-tap-ds-arts-science = If the arts track lies beside science, the order is military, science, arts, exploration, technology.
rule-tap-ds-arts-exploration = If the arts track lies beside exploration, the order is military, science, exploration, arts, technology.
rule-tap-ds-arts-technology = If the arts track lies beside technology, the order is military, science, exploration, technology, arts.
rule-tap-ds-landmarks = A landmark taken by a double strike goes into the landmark box on the Automa mat, like all others of the bots.
rule-tap-ds-achievement = With its double strike tokens the Shadow Empire cannot earn the achievement “complete any advancement track.”
rule-tap-ds-neighbours-ignore = Where a rule is about neighbors, treat the double strike tokens as if they were not there.
rule-tap-ds-neighbours = Your neighbors are still just two: the Automa and the Shadow Empire.
rule-tap-ds-historians = Playing Historians: a landmark taken by a double strike does not trigger their ability.
rule-tap-ds-chosen = Playing The Chosen: their achievement ability gives you 3 VP rather than 1 VP per opponent.
rule-tap-ds-passed = The book is silent on double strike tokens when favorites are checked. In Third Chair one that is farther ahead counts like any other token, unless you choose otherwise.
