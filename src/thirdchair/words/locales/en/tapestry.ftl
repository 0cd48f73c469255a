# Tapestry: what the table is told.

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

## Events

event-drew =
    { $role_id ->
        [track] Card { $card } is the track card.
        [tie] Card { $card } is the tiebreaker card.
       *[none] Card { $card } is turned up for a tie and goes back.
    }
event-rolled = The { $die } shows { $face }.
event-reshuffled = Shuffle all { $cards } cards into a new { $deck }.
event-advanced = { $who }: { $track } from { $from } to { $to }.
event-regressed = { $who }: { $track } back from { $from } to { $to }.
event-landmark =
    { $who_id ->
        [shadow] { $who } takes the landmark of { $landmark }: remove it from the landmark board.
       *[other] { $who } takes the landmark of { $landmark }.
    }
event-achievement =
    { $vp ->
        [0] { $who } takes place { $place } of the achievement “{ $which }”, without points.
       *[other] { $who } takes place { $place } of the achievement “{ $which }”: { $vp } VP.
    }
event-favorite = { $who }: the favorite track is { $track }. Stand the outpost beside it.
event-favorite_kept = { $who }: { $track } stays the favorite track.
event-income = { $who }: income turn { $turn }.
event-skipped = { $who } cannot advance: every track is finished.
event-corrected = Corrected: { $path } is { $to } instead of { $from }.
event-result =
    { $winners ->
        [one] { $winner } wins.
       *[other] { $winner } share the victory.
    }

## Questions

question-draw = Draw a card from the { $deck }. Which one is it?
question-die = Roll the { $die }. What does it show?
question-vp = How many victory points does { $seat } have?
question-resources = A tie: how many resources does { $seat } have left?

## Commands, as lines of the history

command-new = Set-up
command-bots_turn = Shadow Empire's turn
command-advance = { $who }: { $track }
command-income = { $who }: income turn
command-landmark = { $who }: landmark of { $landmark }
command-correct = Correction: { $path }
command-finish = End of the game

## Refusals

error-unknown-track = There is no track "{ $value }" here. Tracks: { $options }.
error-unknown-landmark = There is no landmark "{ $value }" here. Landmarks: { $options }.
error-landmark-taken = { $who } has the landmark of { $landmark } already.
error-no-steps = 0 steps are no move. Positive steps go forward, negative ones back.
error-no-room-on-track =
    { $forward ->
        [yes] On { $track } there are only { $room } spaces left to the end.
       *[no] On { $track } there are only { $room } spaces back to the start.
    }
error-no-more-income = { $who } has taken all { $last } income turns.
error-shadow-has-stopped = Both humans have taken their last income turn: the Shadow Empire has stopped.
error-bad-achievement = An achievement holds at most two different seats: { $options }.
