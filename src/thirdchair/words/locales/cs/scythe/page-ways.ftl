# Pages of Scythe: the ways of keeping the board.

page-ways = Jak se vede herní plán
page-ways-lead = Lze to kdykoli změnit i vzít zpět.
page-way-tracked = Sledovaný
page-way-tracked-what = Své pohyby klepáte na plánu. Automa ví, kde kdo stojí, a před jeho tahem se na nic neptáme.
page-way-tracked-pieces = Musí znát každou figurku: po změně se ukáže, kde která byla naposledy.
page-way-asked = S otázkami
page-way-asked-what = Hrajete na stole a nic neklepáte. Když to karta některého Automy potřebuje, jediná obrazovka se zeptá na pár území, na kterých záleží.
page-way-asked-pieces = Musí vědět, kde stojí Automové. Co je známo o lidech, je při otázce už vyplněno.
page-way-cards = Jen karty
page-way-cards-what = Aplikace táhne kartu a řekne, co znamená; kam Automa půjde, rozhodnete vy. Ptáme se jen na boje.
page-way-cards-pieces = Plán nikdo nevede: co o něm aplikace věděla, zastarává.
page-pieces = Kde stojí figurky
page-pieces-lead = Pole pro každou figurku, jak bylo naposledy známo. Změňte, co stojí jinde; každé místo u stolu se ukládá zvlášť.
page-pieces-one = { $unit }, figurka { $number }
page-pieces-by-tap = Raději klepat na plánu
page-pieces-on-mat = Na desce: { $count }
page-pieces-right = Vše jako na stole
error-board-not-kept = Tento stůl hraje jen s kartami, takže neví, kde stojí figurky. Nejdřív zvolte jiný způsob vedení plánu.
