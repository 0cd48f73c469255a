# Scythe: Figuren, die das Spiel führt.

event-appeared = { $actor }: die Figur hierher stellen: { $at }. Ihr Zug kommt immer direkt vor dem von { $before }.
event-actor_marked = { $actor }: Marker auf { $to }.
event-actor_moved =
    { $stays ->
        [yes] { $actor } bleibt stehen: { $to }.
       *[no] { $actor }: { $from } → { $to }.
    }
event-actor_left = { $actor } vom Spielplan nehmen: { $at }.
command-actor_turn = { $actor }: Zug
error-unknown-actor = Ein „{ $value }“ ist an diesem Tisch nicht am Zug.
page-scythe-figure = { $name } ({ $n })
back-scythe-figure = { $seat } mit Marker dorthin zurück, wo die Figur herkam.
scythe-part-actors = Figuren, die am Zug sind
scythe-part-actor-at = { $name }: Standort
scythe-part-actor-marker = { $name }: Marker
page-scythe-theirs = { $name } wählt.
page-scythe-for-them = Für { $name } wählen, ohne Handy zur Hand
