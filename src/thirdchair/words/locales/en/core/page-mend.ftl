# Pages: fixing an earlier step on the drawings.

page-mend-ways = What really happened
page-mend-else = Something else
page-mend-this = This is how they went
page-mend-look-answers = See it with this answer
page-mend-look-replace = See it with this instead
page-mend-look-insert = See it with this before
page-mend-look-delete = See it without this step
page-mend-played = as recorded
page-mend-one-of = { $label } ({ $at } of { $of })
page-mend-misfits-hint = Nothing changes before every step fits. First the earliest of them:
page-mend-again = Answer step { $number } again now
page-mend-go-back = Go back to step { $number }
page-mend-go-back-hint = What was done from there on is gone; play on from there.
page-mend-without = Leave step { $number } out
page-mend-left-away = Without:
page-mend-redrawn = The app draws anew:
page-turn-missing = Before step { $step } a turn is missing, that of: { $name }.
page-turn-missing-put = Put it in before step { $step }
page-turn-missing-away = Leave it so
