# Tapestry: what the table is told. An event is an instruction for the hand.

## History

command-kept = Record fixed, pieces kept
event-kept = The record is fixed. Leave all pieces where they lie.

## Things

track-exploration = Exploration
track-science = Science
track-military = Military
track-technology = Technology

seat-shadow = Shadow Empire
seat-p1 = Player 1
seat-p2 = Player 2

deck-decision = decision deck
deck-progress = progress deck
die-science = science die
role-track = track card
role-tie = tiebreaker card
role-none = card
landmark = { $track } { $space }
achievement-end_of_track = complete any advancement track
points-of = { $who } { $vp }

space-from =
    { $from ->
        [0] from the starting space
       *[other] from space { $from }
    }
space-to =
    { $to ->
        [0] to the starting space
       *[other] to space { $to }
    }

## Events

event-drew =
    { $role_id ->
        [track] Card { $card } is the track card.
        [tie] Card { $card } is the tiebreaker card.
       *[none] { $goes ->
            [discard] { $mode ->
                [kaiju-2] Card { $card } of the { $deck } goes to the discard pile.
               *[other] Card { $card } of the { $deck } goes to the discard pile of the decision cards.
            }
           *[none] Card { $card } decides a tie. Shuffle it back into the { $deck }.
        }
    }
event-rolled = The { $die } shows { $face }.
event-reshuffled = Shuffle all { $cards } cards into a new { $deck }.
event-advanced =
    { $tokens ->
        [2] { $who }: move both tokens on { $track } { space-from } { space-to }.
       *[other] { $who }: move the token on { $track } { space-from } { space-to }.
    }
event-regressed =
    { $tokens ->
        [2] { $who }: move both tokens on { $track } back { space-from } { space-to }.
       *[other] { $who }: move the token on { $track } back { space-from } { space-to }.
    }
event-landmark =
    { $who_id ->
        [automa] { $who }: put the landmark of { $landmark } into the box on the Automa's income mat.
        [shadow] { $mode ->
            [duel] { $who }: take the landmark of { $landmark } off the landmark board. Nobody else can gain it.
           *[other] { $who }: put the landmark of { $landmark } into the box on the Automa's income mat.
        }
        [strike] { $who }: put the landmark of { $landmark } into the box on the Automa's income mat.
       *[other] { $who }: take the landmark of { $landmark }.
    }
event-achievement =
    { $vp ->
        [0] { $who }: put a token on place { $place } of the achievement “{ $which }”. It scores nothing.
       *[other] { $who }: put a token on place { $place } of the achievement “{ $which }” ({ $vp } VP).
    }
event-favorite =
    { $mode ->
        [duel] { $trigger ->
            [none] { $who }: the favorite track is { $track }. Stand one of its outposts beside that track.
           *[other] { $who }: the favorite track is now { $track }. Its outpost belongs beside that track.
        }
       *[other] { $who }: the favorite track is { $track }. Its second token belongs beside the first one there.
    }
event-favorite_kept =
    { $mode ->
        [duel] { $who }: { $track } stays the favorite track. Leave the outpost where it is.
       *[other] { $who }: { $track } stays the favorite track. Leave both tokens where they are.
    }
event-income = { $who }: income turn { $turn }.
event-skipped =
    { $what ->
        [advance] { $who } cannot advance: every track is finished. No token moves.
        [held] { $who } cannot advance: the tracks that are not finished are held back for now. No token moves.
        [held_on] { $who }: the token on that track is held back for now. It stays.
        [no_track] { $who } cannot advance there: that track is not in this game. No token moves.
        [advance_on] { $who } cannot advance there: that track is finished. No token moves.
        [research] { $who }: the track on the die is finished. No token moves.
        [regress] { $who }: the token stands on the starting space already. It stays there.
        [conquer] { $who } conquers nothing this time. No outpost is placed.
        [explore] { $who } explores nothing this time. No tile is drawn.
        [protect] { $who } protects no territory this time.
        [blocked] { $track_id ->
            [none] { $who }: a blocker holds the token there. It stays.
           *[other] { $who }: a blocker holds the token on { $track }. It stays.
        }
        [no_regress] { $who }: no token goes back in this scenario. It stays.
        [kaiju] { $who }: one stands on every hex already. Nothing happens.
        [pair] { $who } have no open pair, so neither advances.
        [strike] { $who }: the token on the next track clockwise stands at the end. No token moves.
        [reaction] { $who } does not meet the condition. The card does nothing.
        [marker] { $who }: no track has room for another outpost.
        [landmark] { $who }: no landmark is left to gain.
       *[other] { $who }: nothing happens.
    }
event-corrected = Corrected: { $part }: { $from } → { $to }.
event-tie = Equal points: resources left decide ({ $resources }).
event-result =
    { $winner_id ->
        [you] You win ({ $vp }).
        [nobody] You lose ({ $vp }).
        [several] A shared victory: { $winner } ({ $vp }).
       *[other] { $winner } wins ({ $vp }).
    }

## Questions

question-draw =
    { $mode ->
        [kaiju-2] Draw a card from the Kaiju deck. Which one is it?
       *[other] Draw a card from the { $deck }. Which one is it?
    }
question-die =
    { $at ->
        [automa] Roll the { $die } for the favorite track of the Automa; again while it shows a track that is not offered here. Which track does it show?
        [shadow] Roll the { $die } for the favorite track of the Shadow Empire; again while it shows the Automa's favorite track. Which other track does it show?
        [listed] Roll the { $die } until it shows one of these tracks. Which one is it?
       *[other] { $mode ->
            [duel] Roll the { $die } for the favorite track of the Shadow Empire. Which track does it show?
           *[other] Roll the { $die }. Which track does it show?
        }
    }
question-vp =
    { $seat_id ->
        [you] { $included ->
            [0] How many victory points do you have?
           *[other] { $mode ->
                [atlantis-3] Add the { $included } VP for your landmarks. How many victory points do you have now, these included?
               *[other] Add the { $included } VP that the scenario brings you. How many victory points do you have now, these included?
            }
        }
       *[other] How many victory points does { $seat } have?
    }
question-resources =
    { $seat_id ->
        [you] A tie: how many resources do you have left?
       *[other] A tie: how many resources does { $seat } have left?
    }

## Commands, as lines of the history

command-new = Set-up
command-bots_turn =
    { $mode ->
        [duel] Shadow Empire's turn
        [kaiju-2] Kaiju phase
       *[other] Bots' turn
    }
command-advance =
    { $steps ->
        [1] { $who }: { $track }
       *[other] { $who }: { $track } (steps: { $steps })
    }
command-income = { $who }: income turn
command-landmark = { $who }: landmark of { $landmark }
command-correct = Correction: { $part }
command-finish = End of the game

## Refusals

error-unknown-track = There is no track “{ $value }” here. Tracks: { $options }.
error-unknown-landmark = There is no landmark “{ $value }” here. Landmarks: { $options }.
error-landmark-taken = The landmark of { $landmark } is taken already ({ $who }). A wrong owner can be corrected.
error-no-steps = 0 steps are no move. Positive steps go forward, negative ones back.
error-held-on-track =
    { $room ->
        [0] On { $track } your token cannot advance now. { $because }
        [one] On { $track } your token can only go 1 space ahead now. { $because }
       *[other] On { $track } your token can only go { $room } spaces ahead now. { $because }
    }
error-no-room-on-track =
    { $forward ->
        [yes] { $room ->
            [0] { $mode ->
                [atlantis-4] On { $track } the token has reached the end. It stays there.
               *[other] On { $track } the token stands on the last space. It can only go back.
            }
            [one] On { $track } only one space is left to the end.
           *[other] On { $track } only { $room } spaces are left to the end.
        }
       *[no] { $room ->
            [0] On { $track } the token stands on the starting space. It can only go forward.
            [one] On { $track } it is only one space back to the start.
           *[other] On { $track } it is only { $room } spaces back to the start.
        }
    }
error-no-more-income =
    { $who_id ->
        [you] You have taken all { $last } income turns. There are no more.
       *[other] { $who } has taken all { $last } income turns. There are no more.
    }
error-shadow-has-stopped = Both players have taken their last income turn, so the Shadow Empire has stopped. Only the result is left.
error-bad-achievement = An achievement takes a list of at most two different seats out of these: { $options }.
