# Pages of a campaign: what stands on all of them.

page-fenris-evening = Evening { $number }
page-fenris-no-cards = No game is on the board now, so no card comes next.
scythe-part-sheets = the sheet of { $name }
scythe-part-campaign = the campaign
page-fenris-by-hand = Now, by hand
page-fenris-know-first = Before the first evening
