# Tapestry: the Rise of the Kaiju.

## Things

deck-decision-kaiju-2 = Kaiju deck
seat-kaiju = The Kaiju

## Kaiju 1

event-kaiju_moved =
    The Kaiju follows the symbol { $track }. { $to ->
        [1] Move it to the upper left district.
        [2] Move it to the upper middle district.
        [3] Move it to the upper right district.
        [4] Move it to the middle left district.
        [5] Move it to the central district.
        [6] Move it to the middle right district.
        [7] Move it to the lower left district.
        [8] Move it to the lower middle district.
       *[9] Move it to the lower right district.
    }
event-destroyed = Take the { capital-piece } out of the game: { $plot }. Put a token of an unused color there for good.
event-spared = The Kaiju destroys nothing in its new place ({ district-name }).
event-built = Your capital city, { $plots }: { capital-piece }.
event-district_full =
    { $resource ->
        [yes] Complete: { district-name }. Gain a resource.
       *[no] Complete: { district-name }. A token lies there, so it gives no resource.
    }
event-capital_lines = Your capital city: complete rows and columns that score: { $full }. With a token, so without points: { $void }.

## Kaiju 2

event-blockers_back = Put both blockers beside the board.
event-blocker_placed = Put a blocker on { $track }.
event-outpost_lost = The Kaiju attack { hex-name }: take one of your outposts there out of the game.
event-kaiju_placed = Put a Kaiju on { hex-name }. Beside the map: { $left }.
event-first_era = You are the first in era { $turn }. Gain { $resources } of any resources, as your mat shows.
event-extra_cost =
    { $resources ->
        [one] A blocker stands on { $track }. If this was your advance action, pay 1 extra resource of any type.
       *[other] Blockers stand on { $track }. If this was your advance action, pay { $resources } extra resources of any type.
    }
event-kaiju_end =
    { $cause ->
        [target] You have reached the victory point goal: the Kaiju are beaten.
        [outposts] You have no outpost left on the map: the Kaiju overrun the world.
        [income] Your last income turn is over, and the victory point goal is not reached.
       *[other] You stop before the victory point goal is reached.
    }

## Questions

question-kaiju1_compass =
    { $at ->
        [military] Which direction has Military on the compass in your rulebook? We propose up.
        [science] Which direction has Science on the compass in your rulebook? We propose right.
        [exploration] Which direction has Exploration on the compass in your rulebook? We propose down.
       *[technology] Which direction has Technology on the compass in your rulebook? We propose left.
    }
option-kaiju1_compass-up = Up
option-kaiju1_compass-right = Right
option-kaiju1_compass-down = Down
option-kaiju1_compass-left = Left

## Refusals

error-kaiju-is-there = There is a Kaiju on { hex-name }. You can neither explore nor conquer it.

## Set-up, step by step: Kaiju

step-kaiju-start = Put an outpost of an unused color into the upper right district of your capital city. It is the Kaiju and takes up no plot.
step-kaiju-tip = Put the Kaiju near the side it has come from: so you remember its last district.
step-no-bots = There are no bots. Leave out everything that belongs to them.
step-kaiju-deck = Shuffle all 22 decision cards into one deck, face down. This is the Kaiju deck.
step-kaiju-blockers = Put 2 tokens of an unused color beside the board. They are the blockers.
step-kaiju-horde = Take all outposts of 4 unused colors. They are the Kaiju.
step-kaiju-target = Put a token of another color on { $n } victory points. That is the goal.
step-kaiju-turns = You begin. The Kaiju phase comes after each of your turns.
