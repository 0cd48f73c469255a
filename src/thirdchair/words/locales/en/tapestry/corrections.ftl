# Tapestry: parts that can be corrected, what the material forbids, what is odd but possible.

## Parts of the table that can be corrected

part-track = { $who }, { $track }
part-favorite = { $who }, favorite track
part-landmark = landmark of { $landmark }
part-era = { $who }, income turns
part-achievement = achievement “{ $which }”
part-cards =
    { $pile ->
        [deck] { $mode ->
            [kaiju-2] Kaiju deck
           *[other] decision deck
        }
        [progress] progress deck
        [discard] discard pile
       *[other] open pair
    }
part-turn =
    { $mode ->
        [duel] turns of the Shadow Empire
        [kaiju-2] phases of the Kaiju
       *[other] turns of the bots
    }
part-over = game over
part-result = result
part-civs = civilizations of the Automa
part-first = who begins
part-your-civ = your civilization
your-civ-other = another one

## Parts of the table that can be corrected

part-vp = { $who }, points
part-outposts = { $who }, outposts in supply
part-topples = { $who }, toppled outposts of opponents
part-automa_hand = face-down tapestry cards beside the Automa income mat
part-mat = tapestry cards on the Automa income mat
part-tiles = territory tiles left to draw
part-hex = { hex-name }
hex-value =
    { $tile ->
        [yes] { $count ->
            [0] tile
           *[other] tile, { $pieces }
        }
       *[no] empty
    }
hex-piece =
    { $piece ->
        [building] { $who } (building)
       *[other] { $toppled ->
            [yes] { $who } (toppled)
           *[no] { $who }
        }
    }
pair-value = { $first }, { $second }
tiles-value =
    { $left ->
        [yes] yes
       *[no] no
    }

error-off-track = No token can stand on space { $answer }: this track goes from { $min } to { $max }.
error-landmark-one-owner = The landmark of { $landmark } belongs to one seat only, or to nobody: there is just one such piece.
error-too-many-outposts = { $who }: that would be more outposts on the map than the { $most } there are.
odd-landmark_ahead = no token of that seat ({ $who }) has come as far as the landmark of { $landmark }.
odd-landmark_free = a token has passed the landmark of { $landmark }, but nobody has it.
odd-era_back = { $who }: that is fewer income turns than before.
odd-achievement = { $who }: the table does not show what “{ $which }” is given for.
odd-points_down = { $who }: that is fewer points than before.
odd-own_twice = { hex-name }: two outposts of the same seat ({ $who }).
odd-two_standing = { hex-name }: two outposts stand there. One of them is usually toppled.
odd-outposts = { $who }: with those in supply that makes { $n } outposts, and there are only { $most }.
