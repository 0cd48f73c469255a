# Scythe: what is wrong, what would be right.

## Refusals

error-unknown-module = There is no module "{ $value }" in this mode. Leave it out.
error-module-twice = The module "{ $value }" is named twice. Once is enough.
error-wrong-number-of-seats = It takes { $min } to { $max } seats.
error-no-automa = Without a module at least one seat must be an Automa: people alone would have nothing for the app to do. Choose a module, or seat an Automa.
error-nobody-to-cooperate = A cooperative game needs at least one human.
error-nobody-to-oppose = A cooperative game is played against Automas: seat one, or play against each other.
error-unknown-faction = There is no faction "{ $value }" here. Factions: { $options }.
error-unknown-mat = There is no player mat "{ $value }" here. Player mats: { $options }.
error-human-without-level = Only an Automa has a level and a head start. Leave them out for a human.
error-automa-without-mat = An Automa has no player mat. Leave it out.
error-forbidden-pair = The rules forbid { $faction } with the player mat { $mat }. Choose another player mat.
error-faction-twice = The faction { $faction } is there twice. Each seat needs its own.
error-mat-twice = The player mat { $mat } is there twice. Each human needs their own.
error-too-little-to-deal = The box has too few factions or player mats for everybody: choose some that you have, or play with fewer.
error-unknown-place = There is no place "{ $value }" here. Places are territories such as r4c4 and home bases such as base:crimea.
error-sixth-star-placed = { $seat } has placed the sixth star: the game is over. Finish it, or undo.
error-end-reached = The game is over. Finish it, or undo.
error-unknown-triumph = There is no triumph "{ $value }". Triumphs: { $options }.
error-no-more-stars = { $seat } has placed all six stars. There is no seventh.
error-triumph-taken = { $seat } has all stars that this triumph gives: { $triumph }.
error-stars-elsewhere = All stars that { $seat } still has lie elsewhere: a star for { $triumph } needs one from the supply.
error-too-many-units = { $seat } has only { $most } of these: { $unit }. Count again.
error-no-moves = A move action needs at least one move.
error-start-missing = Where the units come from is missing: this table tracks the board.
error-no-way = The move ends where it began: { $at }. Give another destination.
error-not-that-many-there =
    { $n ->
        [0] { $seat } has no piece of this kind here: { $unit }, { $at }.
       *[other] { $seat } has only { $n } of these here: { $unit }, { $at }.
    }
error-workers-cannot-enter = Workers alone cannot enter a territory with units of { $seat }: { $at }. A character or a mech must lead them.
error-not-that-many-on-mat =
    { $n ->
        [0] { $seat } has no piece of this kind left on the mat: { $unit }. All { $most } are on the board.
       *[other] { $seat } has only { $n } pieces of this kind left on the mat: { $unit }. There are { $most } in all.
    }
error-no-room-for-structure = No structure can be built here: { $at }. One may stand on each land territory.
error-no-token-there = No token can be laid here: { $at }. One lies there already, or all are in use.
error-no-tokens = The faction of { $seat } has no tokens of its own.
error-no-such-token = There is no token of that seat here: { $at }.
error-no-gain = A gain of 0 changes nothing. Positive numbers are gained, negative ones lost.
error-not-that-much = { $seat } has only { $n } of this: { $what }.
error-not-territories = It takes a list of territories, each once.
error-somebody-stands-there = Units of { $seat } stand here: { $at }. No territory has two masters: if yours came there, enter it as a move, and the combat follows; if those units have left, take them off first.
error-nobodys-tokens = Nobody here plays a faction with these tokens: { $kind }.
error-no-second-token = A faction's token lies here already: { $at }. There is room for one.
error-too-many-tokens = There are only { $most } of these tokens: { $kind }. Take some off the list.
error-no-such-star = No such star lies here that could be taken off.
