# Pages of Tapestry: the history, and fixing an earlier step.

page-mend-note = Tapestry card on space { $space } of your income mat
page-app-shuffled = Third Chair shuffles its cards into a new deck.
page-mend-group-landmarks = Landmarks gained otherwise
page-mend-group-points = Points
page-mend-add = { $who }: how many points more? A minus takes points away.

## Fixing a step of a scenario

page-mend-build = You build: { $part }
page-mend-plot = Which plot? Row and column.
page-mend-card = Which tapestry card lay there?

## On the drawings

page-mend-track = { $who }: advance on { $track }, { $was } to { $now }
page-mend-many = How many spaces? (−1 = back)
page-mend-map = Or tap a hex: an empty one was explored, a territory conquered.

## Headings of the history

page-history-era = Era { $era }
