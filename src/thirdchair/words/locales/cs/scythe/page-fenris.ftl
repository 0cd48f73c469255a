# Stránky kampaně: co stojí na všech.

page-fenris-evening = { $number }. večer
page-fenris-no-cards = Právě se nehraje žádná partie, takže žádná karta nepřijde.
scythe-part-sheets = list hráče { $name }
scythe-part-campaign = kampaň
page-fenris-by-hand = Teď rukama
page-fenris-know-first = Před prvním večerem
