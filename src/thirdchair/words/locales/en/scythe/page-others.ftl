# Pages of Scythe: for the others at the table, what the signs mean, and meeting an Automa with cards only.

page-others = What the others must know
page-others-lead = You play by the normal rules. This is how the Automa differs from a person at the table.
page-others-nature = What it is
page-others-turn = Its turn
page-others-moves = Where it goes
page-others-attacks = When it attacks
page-others-combat = Combat with it
page-others-gains = What you get from it
page-others-end = Stars and the end

page-meaning = What the line means
page-meaning-lead = Try the entries in this order. The first that can be carried out is; rule by rule, what is left in the end is the destination.

## Cards only: a human meets an Automa

page-met = Combat
page-met-where = Where does { $name } come to an Automa? Tap the board.
page-met-who = { $place_name }: who comes for { $name }?
