# Scythe: figures that the game plays.

event-appeared = { $actor }: put the figure here: { $at }. Its turn comes right before that of { $before }.
event-actor_marked = { $actor }: the marker to { $to }.
event-actor_moved =
    { $stays ->
        [yes] { $actor } stays: { $to }.
       *[no] { $actor }: { $from } → { $to }.
    }
event-actor_left = Take { $actor } off the board: { $at }.
command-actor_turn = { $actor }: turn
error-unknown-actor = There is no "{ $value }" at this table that takes turns.
page-scythe-figure = { $name } ({ $n })
back-scythe-figure = { $seat }, with its marker, back to where it came from.
scythe-part-actors = figures that take turns
scythe-part-actor-at = { $name }: where it stands
scythe-part-actor-marker = { $name }: marker
page-scythe-theirs = { $name } chooses.
page-scythe-for-them = Choose for { $name }, who has no phone at hand
