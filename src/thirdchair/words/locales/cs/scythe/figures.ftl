# Scythe: figurky, které vede hra.

event-appeared = { $actor }: figurku postavit sem: { $at }. Na tahu je vždy těsně před hráčem { $before }.
event-actor_marked = { $actor }: ukazatel na { $to }.
event-actor_moved =
    { $stays ->
        [yes] { $actor } zůstává: { $to }.
       *[no] { $actor }: { $from } → { $to }.
    }
event-actor_left = Odstranit z plánu: { $actor } ({ $at }).
command-actor_turn = { $actor }: tah
error-unknown-actor = „{ $value }“ u tohoto stolu na tahu nebývá.
page-scythe-figure = { $name } ({ $n })
back-scythe-figure = { $seat } i s ukazatelem zpět tam, odkud figurka přišla.
scythe-part-actors = figurky, které táhnou
scythe-part-actor-at = { $name }: kde stojí
scythe-part-actor-marker = { $name }: ukazatel
page-scythe-theirs = Vybírá { $name }.
page-scythe-for-them = Vybrat za hráče { $name }, který nemá telefon po ruce
