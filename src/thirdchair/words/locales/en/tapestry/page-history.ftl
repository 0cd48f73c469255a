# Pages of Tapestry: the history, and fixing an earlier step.

page-fix-group-landmarks = Landmarks gained otherwise
page-fix-group-points = Points
page-fix-add = { $who }: how many points more? A minus takes points away.

## Fixing a step of a scenario

page-fix-build = You build: { $part }
page-fix-plot = Which plot? Row and column.
page-fix-card = Which tapestry card lay there?
