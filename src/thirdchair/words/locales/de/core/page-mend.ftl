# Pages: fixing an earlier step on the drawings.

page-mend-ways = Was wirklich geschehen ist
page-mend-else = Etwas anderes
page-mend-this = So sind sie gezogen
page-mend-look-answers = Mit dieser Antwort ansehen
page-mend-look-replace = Mit diesem Zug ansehen
page-mend-look-insert = Mit diesem Schritt davor ansehen
page-mend-look-delete = Ohne diesen Schritt ansehen
page-mend-played = so steht es im Verlauf
page-mend-one-of = { $label } ({ $at } von { $of })
