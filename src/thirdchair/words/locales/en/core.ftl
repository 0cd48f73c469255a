# Shared by all games: refusals, questions, languages.

list-two = { $first } and { $last }

## Refusals: what is wrong, what would be right.

error-not-json = This line is not JSON. A request is one JSON object on one line.
error-not-an-object = A request is a JSON object, such as {"{"}"view": true{"}"}.
error-which-request = A request has exactly one of these keys: { $options }.
error-no-table = There is no table yet. Start one with "new".
error-unknown-game = There is no game "{ $value }". Games: { $options }.
error-unknown-mode = There is no mode "{ $value }". Modes: { $options }.
error-missing-field = The field "{ $field }" is missing.
error-unknown-field = There is no field "{ $field }" here.
error-wrong-type = This should be of type { $expected }, not { $got }.
error-unknown-value = { $value } is not known here.
error-out-of-range = This should be { $expected }.
error-malformed = This is not formed as it should be.
error-not-an-option = "{ $answer }" is not among the options: { $options }.
error-not-in-range = { $answer } does not fit. It takes a whole number from { $min } to { $max }.
error-not-places = It takes the pieces on each place, as numbers from 0 up.
error-not-a-count = "{ $answer }" is not a count. It takes a whole number from 1 up.
error-other-question = This answer belongs to another question.
error-answer-first = A question is open. Answer it first, or take the command back.
error-no-question = No question is open.
error-nothing-to-take-back =
    { $count ->
        [0] There is no answer to take back.
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
error-game-over = The game is over. Undo takes you back into it.
error-not-correctable = "{ $path }" cannot be corrected. Correctable: { $options }.
error-unknown-part = This part does not exist. Parts: { $options }.
error-unknown-ruling = There is no ruling "{ $value }" here. Rulings: { $options }.
error-unknown-seat = "{ $value }" cannot do this here. Seats: { $options }.
error-wrong-number-of-players = It takes exactly { $count } names.
error-bad-name = Each player needs a name of at most { $longest } characters.
error-same-names = The players need different names.
error-bad-order = The order must name each of these seats once: { $options }.
