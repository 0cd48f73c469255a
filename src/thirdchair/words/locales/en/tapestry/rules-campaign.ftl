### Rules of scenarios and campaigns, explained

rule-tap-scen-use = Play a scenario by itself, or several in a row as one of two campaigns. The Atlantis campaign belongs to Plans & Ploys, the Kaiju campaign to Fantasies & Futures.
rule-tap-scen-flavour = The authors made the scenarios for players who want something new: habits that normally win games may fail here.
rule-tap-scen-civs = Unless the scenario decides it, you and the Automa come by your civilizations as in any solo game.
rule-tap-scen-priority = Where a scenario's own rules clash with the normal ones, the scenario prevails.
rule-tap-scen-removal = What a scenario takes out comes on top of what you leave out of every solo game.
rule-tap-scen-win = For a scenario win you must win the game as usual, keep to the scenario's rules and reach all its goals. With equal VP you win as usual if you have resources left, unless you choose otherwise.
rule-tap-scen-lose = If you fall short in any of this, the scenario goes to the Automa.
rule-tap-atlantis-order = Atlantis scenarios 1 to 5, played in this order, make up a campaign.
rule-tap-atlantis-level = You may pick a different Automa level for every scenario of the campaign.
rule-tap-atlantis-cp = A scenario brings its winner, you or the Automa, campaign points: its number times the level. Scenario 4 on level 3, for instance, is worth 12.
rule-tap-atlantis-material = Put everything that one scenario removed back into the game before you start the next.
rule-tap-atlantis-win = When all scenarios are over, more campaign points decide the campaign, for you or for the Automa.
rule-tap-atlantis-tie = With equal campaign points, the campaign goes to the Automa.
rule-tap-atlantis-puzzle = A note from the authors: the scenarios are more or less puzzles with little strategic leeway. Each is meant to be played just a few times.
rule-tap-atlantis-compat = The Atlantis campaign is older than Arts & Architecture and Fantasies & Futures and does not work with their components. In Third Chair only the new decision cards may stay in.
rule-tap-kaiju-two = The Kaiju mini campaign has two scenarios that belong together. Play just one of them, or both in a row.
rule-tap-kaiju-compat = You can play both Kaiju scenarios with the base game only or with whichever expansions you like.
rule-tap-atlantis-once = The book does not say whether you may repeat an Atlantis scenario. In Third Chair each is played once per campaign and a lost one gives its points to the Automa, unless you allow replays beforehand.
