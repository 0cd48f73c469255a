# Pages of Scythe: the history, and fixing an earlier step.

## The table page of Scythe.

page-mend-group-pieces = Pieces
page-scythe-mend-at = Where was it?
page-scythe-mend-from = Where did group { $number } start?
page-scythe-mend-who = Who went?
page-scythe-mend-groups = How many groups moved? A group starts together and arrives together.
page-scythe-mend-many = How many?
page-scythe-mend-gain = How much more? A minus is a loss.
page-mend-group-gains = Gains and losses
page-scythe-mend-to = Where did it go?
page-scythe-mend-tap = { $name }: tap on the board from where, then whereto.

## Headings of the history

page-history-round = Round { $round }
