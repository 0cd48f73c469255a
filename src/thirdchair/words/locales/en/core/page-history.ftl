# Pages: the history, and fixing an earlier step.

page-history = History
page-history-lead = The steps of this game, the newest first.
page-step = Step { $number }
page-step-undone = undone
page-step-open = still asking
page-step-here = the table stands here
page-by-table = this machine
page-by-follow = followed by itself
page-by-api = a program
page-by-file = from a file
page-by-file-there = from a file, there: { $name }
page-jump-back = Go back to step { $number }
page-jump-back-short = Back to here
page-jump-forward = Go forward to step { $number }
page-jump-forward-short = Forward to here
page-mend = Fix an earlier step
page-mend-short = Fix
page-mend-step = Fix step { $number }
page-mend-lead = What really happened? Before anything changes, the page shows what would differ.
page-mend-answers = Something else was answered
page-mend-replace = Something else was done
page-mend-insert = A step is missing before it
page-mend-delete = It never happened
page-mend-delete-hint = The step is taken out. What came later is played again.
page-mend-command = What
page-mend-group-alike = Of the same kind
page-mend-what-delete = Without “{ $label }”:
page-mend-what-insert = With “{ $instead }” before “{ $label }”:
page-mend-what-replace = With “{ $instead }” instead of “{ $label }”:
page-mend-differences = On the table this would differ
page-mend-no-difference = Nothing on the table would differ.
page-mend-part = Part
page-mend-now = Now
page-mend-then = Then
page-mend-left-out = These later steps no longer fit
page-mend-keep = Leave the pieces, change only the history
page-mend-keep-hint = On the table all stays as under “Now”.
page-mend-take = Rearrange the table
page-mend-take-hint = Move the pieces that are listed above. The list stays, to be ticked off.
page-mend-nothing = Nobody answered anything here, so there is nothing to fix about the set-up.
page-mend-group-turns = Turns
page-mend-group-corrections = Corrections
page-mend-value = { $part }: what lies there?
page-mend-set-to = { $label } = { $part }
page-mend-next = Next
page-mend-what-answers = “{ $label }” with { $now } instead of { $was }:
page-mend-what-same = “{ $label }” with the same answers as before:
page-mend-undone =
    { $count ->
        [one] One step is undone at the moment. After a fix it cannot be redone.
       *[other] { $count } steps are undone at the moment. After a fix they cannot be redone.
    }

page-history-filter = Whose steps
page-history-pages = Pages of the history
page-history-newer = Newer steps
page-history-older = Older steps
page-history-all = All
page-step-shared = a link leads here
page-mend-as-known = As it was last known
page-mend-record = Fix the record

## Headings of the history

page-history-begin = Set-up
page-history-more = What happened ({ $count })
