# Pages: after a pause, where everything lies.

## After a pause

page-where = Where were we?
page-where-last = What happened last
page-where-next = Next:
page-rebuild = Rebuild the table
page-rebuild-hint = Where every piece stands that Third Chair knows of. Is something in a different place?
