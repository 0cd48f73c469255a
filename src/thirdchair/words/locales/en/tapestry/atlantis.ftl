# Tapestry: the Fate of Atlantis.

## Atlantis 1

event-your_favorite =
    { $former_id ->
        [none] Your favorite track is { $track }. Put two of your tokens on its space { $space }.
       *[other] Your favorite track is now { $track }. Move one of your two tokens from { $former } to your foremost token there, on space { $space }.
    }
event-first_gift = Take the benefit of space { $space } on { $track }, without its bonus.
event-blockers =
    { $to ->
        [0] Put the three blockers on the starting spaces of their tracks.
       *[other] Set the three blockers to space { $to } of their tracks.
    }
event-blocker_swapped = Move the blocker from { $track } to { $former }.
event-no_favorite = All your other tracks are finished. You have no favorite track any more; take the blockers off.

## Atlantis 4 and 5

event-noted = Space { $space } of your income mat: { $card }.
event-turned_up =
    { $card ->
        [none] Turn up the leftmost face-down tapestry card on your income mat (space { $space }).
       *[other] Turn up the leftmost face-down tapestry card on your income mat (space { $space }): { $card }.
    }

## Questions

question-atlantis3_all_end_vp = How many victory points does your rulebook give the Automa when it has finished all three tracks? We do not have the number and propose { $proposal }.
question-atlantis3_landmark_vp = How many victory points does your rulebook give for each landmark at the end? We do not have the number and propose { $proposal }.
question-atlantis4_cost_any = How many resources of any type does a space of tier { $at } cost besides the one of its track? See your aid card; we propose { $proposal }.
question-atlantis4_progress = Your rulebook has an example for points per military space: a token on Drone Assassins (space 11). How many points does it give? We propose 2.
option-atlantis4_progress-mirrored = 2 points
option-atlantis4_progress-steps = 1 point

## Refusals

error-atlantis-expansion = The Atlantis campaign is played with Plans & Ploys and no other expansion. Leave the others out.
error-atlantis-arts = The Atlantis campaign is played without the arts track. Leave it out.
error-atlantis-double-strike = The Atlantis campaign is played without the double strike. Leave it out.

## Set-up, step by step: Atlantis

step-aid-card = Keep the player aid card of this scenario at hand.
step-your-civ = You play the { $civ }. Draw no civilization.
step-your-civ-fall = You play the { $civ }. You gain a second civilization in your first income turn.
step-civ-later = Do not choose your civilization yet.
step-focus-tokens = Put two of your tokens on space 4 of { $track }, your favorite track.
step-focus-gift = Take the benefit of space { $space } on { $track }, without its bonus.
step-focus-landmark-you = Take the first landmark of { $track }.
step-focus-landmark-automa = Put the first landmark of { $track } into the box on the Automa's income mat.
step-focus-blockers = Put an outpost of an unused color on the starting space of each of your other three tracks. These are the blockers.
step-three-civs = Draw 3 civilizations, keep 1 and discard the others.
step-redraw-civs = If you draw the Militants or the Nomads, you may discard them and draw again.
step-before-all = First set up what follows here, then everything else as usual.
step-your-trap = Take another trap into your hand. The rest stay in the tapestry deck.
step-second-outposts = You and the Automa each get all outposts of an unused color as well. They count like your own.
step-all-tiles = Lay a random territory tile on every empty hex of the map.
step-tiles-any-way = Which way round these tiles lie does not matter.
step-no-first-tapestry = You gain no tapestry card in your first income turn.
step-automa-tokens-utopia = Put one Automa token on the starting space of each track but Military.
step-shadow-tokens-utopia = Put one Shadow Empire token on the starting space of each track but Military.
step-your-tokens-utopia = You put no token on Military, either.
step-automa-tokens-fall = Put one Automa token on space 11 of Military and one on space 12 of every other track. It gains nothing for that.
step-shadow-tokens-fall = Put one Shadow Empire token on space 11 of Military and one on space 12 of every other track.
step-your-tokens-fall = Put your tokens there too: space 11 of Military, space 12 of the other tracks. You gain nothing for that.
step-automa-favorite-fall = Put a second Automa token beside the one on { $track }, its favorite track. Both move together.
step-shadow-favorite-fall = Put a second Shadow Empire token beside the one on { $track }, its favorite track. Both move together.
step-first-income-fall = Your first income turn is replaced by five steps. Enter the income turn, and they are listed.
step-first-income-premonition = Your first income turn lays three tapestry cards. Enter the income turn, and its steps are listed.
