# Pages of Tapestry: what the page asks beside a turn.

## Your own tokens

page-extra-research = Roll the science die. Which track does it show?
page-extra-with = You advance there and gain the benefit.
page-extra-without = You advance there without a benefit.
page-extra-advance = Advance on one of these tracks, with its benefit.
page-extra-regress = Go back on one of these tracks, with the benefit of the space.
page-extra-left = ({ $count } to go)
page-extra-skip =
    { $mode ->
        [duel] If nothing moves, just go on playing.
       *[other] If nothing moves, just go on with the turn of the bots.
    }
page-extra-or =
    { $mode ->
        [duel] Or build a house instead: then just go on playing.
       *[other] Or build a house instead: then just go on with the turn of the bots.
    }
page-extra-stays = cannot move
doubt-map-slip =
    { $due ->
        [explore] { $what ->
            [conquer] You may explore now, but { hex-name } is a territory: a tap there conquers it.
           *[other] You may explore now, but { hex-name } is not next to a territory of yours.
        }
       *[other] { $what ->
            [explore] You may conquer now. On { hex-name } lies no tile: a tap there explores it.
           *[other] You may conquer now, but { hex-name } is out of your reach.
        }
    }
