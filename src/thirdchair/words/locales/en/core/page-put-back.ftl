# Pages: after a game, what goes back where.

## What to put back

page-put-back = Put everything back
page-put-back-lead = What this game took out of its places, and where it belongs. Your own pieces go back as always.
page-put-back-lead-all = What goes back into the box, piece by piece.
