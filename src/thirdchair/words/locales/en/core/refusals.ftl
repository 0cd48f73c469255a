# Shared by all games: refusals and the words that they are made of.

list-two = { $first } and { $last }
list-or = { $first } or { $last }
yes = yes
no = no
nobody = nobody
nothing = nothing

## Kinds of values in a request

type-int = a whole number
type-float = a number
type-str = text
type-bool = true or false
type-array = a list
type-object = an object
type-null = null

## Refusals: what is wrong, what would be right.

error-not-json = This line is not JSON. A request is one JSON object on one line.
error-too-nested = Lists and objects may lie in each other { $most } deep at most.
error-too-much-in-it = There is more in this than Third Chair ever reads at once. Nothing was changed. Bring a file that Third Chair has saved; if it has grown so large, bring its tables one by one.
error-too-much-asked = A request may have { $most } bytes at most. Nothing was changed. Ask for less at once.
error-not-an-object = A request is a JSON object, such as {"{"}"view": true{"}"}.
error-which-request = A request has exactly one of these keys: { $options }.
error-no-table = There is no table yet. Start one with "new".
error-unknown-game = There is no game “{ $value }”. Games: { $options }.
error-unknown-mode = There is no mode “{ $value }”. Modes: { $options }.
error-unknown-printing = There is no printing “{ $value }” of this game. Printings: { $options }.
error-missing-field = The field “{ $field }” is missing.
error-unknown-field = There is no field “{ $field }” here. Leave it out.
error-wrong-type = This should be { $expected }, not { $got }.
error-unknown-value = The value { $value } is not possible here.
error-out-of-range = This value is too small, too large or of the wrong length here.
error-text-too-long = That is too long: at most { $most } characters.
error-number-too-large = This number is too large: { $most } at most.
error-number-too-small = This number is too small: { $least } at least.
error-malformed = This does not have the form that is expected here.
error-not-an-option = “{ $answer }” is not among the options: { $options }.
error-not-in-range = “{ $answer }” does not fit. A whole number from { $min } to { $max } is needed.
error-not-places = For each place, the pieces on it are needed, as whole numbers from 0 up.
error-not-a-count = “{ $answer }” is not a count. A whole number from 1 up is needed.
error-other-question = This answer belongs to another question. Answer the one that is open.
error-answer-first = A question is open. Answer it first, or undo the command.
error-no-question = No question is open, so there is nothing to answer or to take back. Undo takes back a whole command.
error-nothing-to-take-back =
    { $count ->
        [0] There is no answer yet to take back.
        [one] Only one answer can be taken back.
       *[other] Only { $count } answers can be taken back.
    }
error-nothing-to-undo =
    { $count ->
        [0] There is nothing to undo: this is the start of the table.
        [one] Only one command can be undone.
       *[other] Only { $count } commands can be undone.
    }
error-nothing-to-redo =
    { $count ->
        [0] There is nothing to redo.
        [one] Only one command can be done again.
       *[other] Only { $count } commands can be done again.
    }
error-view-is-true = To look at the table, send "view": true.
error-internal = Something went wrong on our side. The table is as it was before.
error-game-over = The game is over. Undo leads back into it.
error-not-correctable = “{ $path }” cannot be corrected. Correctable: { $options }.
error-unknown-part = There is no such part of the table. Parts here: { $options }.
error-unknown-ruling = There is no ruling “{ $value }” here. Rulings: { $options }.
error-unknown-seat = “{ $value }” cannot do this here. Possible seats: { $options }.
error-wrong-number-of-players =
    { $count ->
        [one] Exactly one name is needed.
       *[other] Exactly { $count } names are needed.
    }
error-bad-name = Each player needs a name of 1 to { $longest } characters.
error-same-names = Two players have the same name. Each needs a different one.
error-bad-order = The order must name each of these seats once: { $options }.
error-unknown-box-entry = There is no entry “{ $value }” in My box. Entries: { $options }.
error-bad-parts =
    { $once ->
        [yes] Here a value for each of these is needed: { $parts }. Each value comes exactly once: { $options }.
       *[no] Here a value for each of these is needed: { $parts }. Possible values: { $options }.
    }
