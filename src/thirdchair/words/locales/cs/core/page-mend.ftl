# Pages: fixing an earlier step on the drawings.

page-mend-ways = Co se opravdu stalo
page-mend-else = Něco jiného
page-mend-this = Takhle se hýbali
page-mend-look-answers = Ukázat s touto odpovědí
page-mend-look-replace = Ukázat s tímto tahem
page-mend-look-insert = Ukázat s tímto krokem předtím
page-mend-look-delete = Ukázat bez tohoto kroku
page-mend-played = tak je to v historii
page-mend-one-of = { $label } ({ $at } z { $of })
page-mend-misfits-hint = Nic se nezmění, dokud nesedí každý krok. Nejprve ten nejdřívější:
page-mend-again = Odpovědět teď znovu na krok { $number }
page-mend-go-back = Zpět na krok { $number }
page-mend-go-back-hint = Co se dělo od něj dál, zmizí; hrajte odtud dál.
page-mend-without = Krok { $number } vynechat
page-mend-left-away = Bez:
page-mend-redrawn = Aplikace táhne znovu:
page-turn-missing = Před krokem { $step } chybí tah, na řadě: { $name }.
page-turn-missing-put = Vložit před krok { $step }
page-turn-missing-away = Nechat být
