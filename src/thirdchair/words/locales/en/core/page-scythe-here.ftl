# Scythe: what holds at one table.

scythe-at-this-table = (At this table: { $part })
page-scythe-checklist-head = One of the four star tracker cards sets the level. Because of the head start, its marker does not begin on the first space, I.
page-scythe-checklist-factory = Factory cards to lay out: { $count }
