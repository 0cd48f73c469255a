# Pages of Scythe: the history, and fixing an earlier step.

## The table page of Scythe.

page-fix-group-pieces = Pieces
page-scythe-fix-at = Where was it?
page-scythe-fix-from = Where did group { $number } start?
page-scythe-fix-who = Who went?
page-scythe-fix-groups = How many groups moved? A group starts together and arrives together.
page-scythe-fix-many = How many?
page-scythe-fix-gain = How much more? A minus is a loss.
page-fix-group-gains = Gains and losses
page-scythe-fix-to = Where did it go?
