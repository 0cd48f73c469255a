# Stránky kampaně: dnešní partie a stupnice.

page-fenris-tray = Stupnice úspěchů
page-fenris-tray-for = hvězdy: { $name }
page-fenris-brings = tady leží: { $what }
page-fenris-almost = { $name } má pět hvězd: šestá partii hned ukončí.
page-fenris-ended = { $name } ukončuje partii. Dál k výsledku.
page-fenris-result = Výsledek
page-fenris-to-result = K výsledku tohoto večera
page-fenris-at-hand = Dnes leží před hráčem: { $name }
page-fenris-leaves = Někdo musí odejít
page-fenris-leaves-automa = Dál hraje Automa
page-fenris-leaves-counts = Počítá se, jak to stojí
