# Pages of Scythe: how a table stands, in the list of tables.

page-stands-stars = { $seat }: { $count } ★
page-stands-no-stars = noch keine Sterne
