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
