# Pages: the history, and fixing an earlier step.

page-history = History
page-history-lead = Every step, the newest first.
page-step = Step { $number }
page-step-undone = undone
page-step-open = still asking
page-step-here = the table stands here
page-by-table = this machine
page-by-follow = followed by itself
page-by-api = a program
page-jump-back = Go back to step { $number }
page-jump-back-short = Back to here
page-jump-forward = Go forward to step { $number }
page-jump-forward-short = Forward to here
page-fix = Fix an earlier step
page-fix-short = Fix
page-fix-step = Fix step { $number }
page-fix-lead = What really happened? Before anything changes, the page shows what would differ.
page-fix-answers = Something else was answered
page-fix-replace = Something else happened
page-fix-insert = Something is missing before this step
page-fix-delete = It never happened
page-fix-delete-hint = The step is taken out. What came later is played again.
page-fix-command = What
page-fix-group-alike = Of the same kind
page-fix-look = See what would differ
page-fix-what-delete = Without “{ $label }”:
page-fix-what-insert = With “{ $instead }” before “{ $label }”:
page-fix-what-replace = With “{ $instead }” instead of “{ $label }”:
page-fix-differences = On the table this would differ
page-fix-no-difference = Nothing on the table would differ.
page-fix-part = Part
page-fix-now = Now
page-fix-then = Then
page-fix-left-out = These later steps no longer fit
page-fix-keep = The table stays as under “Now”
page-fix-keep-hint = No piece is moved; only the record of that step is fixed.
page-fix-take = The table now lies as under “Then”
page-fix-take-hint = Pieces that still stand as under “Now” are moved as listed above.
page-fix-steps = Steps, if it is an advance (a minus goes back)
page-fix-nothing = Nobody answered anything here, so there is nothing to fix about the set-up.
page-fix-group-turns = Turns
page-fix-group-corrections = Corrections
page-fix-value = { $part }: what lies there?
page-fix-set-to = { $label } = { $part }
page-fix-next = Next
page-fix-what-answers = “{ $label }” with { $now } instead of { $was }:
page-fix-what-same = “{ $label }” with the same answers as before:
page-fix-undone =
    { $count ->
        [one] One step is undone at the moment. After a fix it cannot be redone.
       *[other] { $count } steps are undone at the moment. After a fix they cannot be redone.
    }

## Fixing a step of a scenario

page-fix-note = Tapestry card on space { $space } of your income mat

page-history-filter = Whose steps
page-history-all = All
page-step-shared = a link leads here

## The table page of Scythe.

page-fix-as-known = As it was last known

page-fix-record = Fix the record
page-app-shuffled = Third Chair shuffles its cards into a new deck.
