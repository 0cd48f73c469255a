# Pages of Scythe: the history, and fixing an earlier step.

## Die Tischseite von Scythe.

page-fix-group-pieces = Figuren
page-scythe-fix-at = Wo war das?
page-scythe-fix-from = Von wo zog Gruppe { $number } los?
page-scythe-fix-who = Wer zog?
page-scythe-fix-groups = Wie viele Gruppen zogen? Eine Gruppe zieht zusammen los und kommt zusammen an.
page-scythe-fix-many = Wie viele?
page-scythe-fix-gain = Wie viel mehr? Ein Minus ist ein Verlust.
page-fix-group-gains = Gewinne und Verluste
page-scythe-fix-to = Wohin?
