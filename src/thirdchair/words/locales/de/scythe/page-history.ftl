# Pages of Scythe: the history, and fixing an earlier step.

## Die Tischseite von Scythe.

page-mend-group-pieces = Figuren
page-scythe-mend-at = Wo war das?
page-scythe-mend-from = Von wo zog Gruppe { $number } los?
page-scythe-mend-who = Wer zog?
page-scythe-mend-groups = Wie viele Gruppen zogen? Eine Gruppe zieht zusammen los und kommt zusammen an.
page-scythe-mend-many = Wie viele?
page-scythe-mend-gain = Wie viel mehr? Ein Minus ist ein Verlust.
page-mend-group-gains = Gewinne und Verluste
page-scythe-mend-to = Wohin?
page-scythe-mend-tap = { $name }: Tippe auf dem Plan an, von wo und dann wohin.

## Headings of the history

page-history-round = Runde { $round }
