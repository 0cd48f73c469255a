# Pages of the campaign: between two evenings, the message for the group and the recap.

page-fenris-message = Message for the group
page-fenris-message-all = For everybody
page-fenris-message-all-hint = It tells nothing of what happened or comes: somebody who was away may read it, too.
page-fenris-message-date = When? (as you like)
page-fenris-message-write = Write it in
page-fenris-message-text = To copy into your group
page-fenris-message-head = { $name }: evening { $number }
page-fenris-message-when = When: { $part }
page-fenris-message-people = At the table: { $part }
page-fenris-message-base = Scythe
page-fenris-message-bring = To bring: { $part }
page-fenris-message-bag = Everybody: your own bag, as you packed it last time.
page-fenris-message-reads = This time { $name } reads aloud.
page-fenris-message-took = Our evenings took about { $part } hours so far.
page-fenris-recap = For those who were there
page-fenris-recap-hint = What happened last time. Somebody who was away may want to read it from the book first.
page-fenris-recap-text = To copy, for those who were there
page-fenris-recap-head = { $name }: how evening { $number } went
page-fenris-recap-stars = Stars: { $part }
page-fenris-recap-wealth = Wealth: { $part }
page-fenris-recap-open = Still open: { $part }
page-fenris-plays-now = { $name } plays { $part } now.
