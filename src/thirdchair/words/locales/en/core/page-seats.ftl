# Pages: a device sits down, and another one loses its seat.

page-seated = This device now plays { $name }.
page-seated-over = This device now plays { $name }. Until now: { $devices }, which is told.
page-seated-everybody = This device now plays for everybody at the table.
page-seated-watching = This device now only looks on.

page-taken = { $name } is now played on { $devices }.
page-taken-back = { $name } is played on no device now.
page-taken-mine = Take { $name } back
page-taken-ok = That is fine
error-no-such-seat-here = There is no such seat at this table. Choose one of the list.
