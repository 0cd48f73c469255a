# Pages: corrections by hand.

page-correct-one-lead = Set it to what lies on the table. Nothing else follows from it.
page-correct-why = Why? (optional)
page-correct-own = In your own words
page-correct-others = Something else lies differently
page-correct-whole = The whole table as one form
page-step-down = One less
page-step-up = One more

## Corrections and what else happens

page-correct = Correct the table
page-rulings-from-now = A change counts from now on and is kept in the history.
