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
