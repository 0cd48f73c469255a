### Rules of Atlantis scenario 2, explained

rule-tap-atlantis-s2-setup-before = Before you set up as usual, deal with this scenario's removals, its trap, the outposts and the territory tiles.
rule-tap-atlantis-s2-remove-tapestry-astronomy = For this scenario, take the tapestry card known in German as “Astronomie” (perhaps Astronomy) out of the deck. Its printed English name is not confirmed; you can enter it under My box.
rule-tap-atlantis-s2-remove-tapestry-exploitation = For this scenario, take the tapestry card Exploitation out of the deck.
rule-tap-atlantis-s2-remove-tapestry-broker-of-peace = For this scenario, take the tapestry card Broker of Peace out of the deck.
rule-tap-atlantis-s2-remove-tapestry-pirate-rule = For this scenario, take the tapestry card Pirate Rule out of the deck.
rule-tap-atlantis-s2-remove-tapestry-cartography = For this scenario, take the tapestry card Cartography out of the deck.
rule-tap-atlantis-s2-remove-tapestry-militarism = For this scenario, take the tapestry card Militarism out of the deck.
rule-tap-atlantis-s2-remove-tapestry-pillage-and-plunder = For this scenario, take the tapestry card Pillage and Plunder out of the deck. It is a single card.
rule-tap-atlantis-s2-remove-trap = Take one ordinary trap out of the tapestry deck as well. In Third Chair all 7 are in it at first, because you play with Plans & Ploys.
rule-tap-atlantis-s2-setup-trap = You begin with a trap in hand: look for one in the tapestry deck.
rule-tap-atlantis-s2-setup-outposts = You and the Automa each get a second set of outposts in one of the unused colors.
rule-tap-atlantis-s2-setup-outposts-same = The second set is no different from the first. So both of you have more outposts to place than in other games.
rule-tap-atlantis-s2-setup-tiles = Every hex of the map that is still empty gets a random territory tile.
rule-tap-atlantis-s2-setup-tiles-orientation = You may turn these tiles any way you like.
rule-tap-atlantis-s2-setup-civ-you = You draw no civilization: in this scenario you play the Leaders.
rule-tap-atlantis-s2-setup-civ-automa = The Automa's civilization in this scenario is the Equalizers.
rule-tap-atlantis-s2-setup-fav = The Automa begins with military as its favorite track; you do not roll for it.
rule-tap-atlantis-s2-income1-notapestry = Your income turn 1 brings you no tapestry card.
rule-tap-atlantis-s2-fav-limit = Only military and exploration can be favorites of the Automa. If it has finished one of them, Third Chair gives it the other.
rule-tap-atlantis-s2-fav-limit-end = Once the Automa has finished both of these tracks, any track can become its favorite again.
rule-tap-atlantis-s2-fav-shadow = The Shadow Empire is not limited in this way: every track can be its favorite.
rule-tap-atlantis-s2-explore = There is nothing to explore: when an effect lets you explore, you conquer.
rule-tap-atlantis-s2-explore-automa = The Automa does the same: where it would explore, it conquers.
rule-tap-atlantis-s2-explore-anywhere = “Explore anywhere” becomes “conquer anywhere,” for you as well as for the Automa.
rule-tap-atlantis-s2-shadow-exhausted = When the Shadow Empire has no outposts left to place, the toppled-outpost icon on tiebreaker cards no longer counts.
rule-tap-atlantis-s2-goal = Your goal: when the game ends, you control more territories than the Automa does.
