# Pages of Scythe: for the others at the table, what the signs mean, and meeting an Automa with cards only.

page-others = Was die anderen wissen müssen
page-others-lead = Ihr spielt nach den normalen Regeln. Darin unterscheidet sich der Automa von einem Menschen am Tisch.
page-others-nature = Was er ist
page-others-turn = Sein Zug
page-others-moves = Wohin er zieht
page-others-attacks = Wann er angreift
page-others-combat = Kampf mit ihm
page-others-gains = Was ihr von ihm bekommt
page-others-end = Sterne und das Ende

page-meaning = Was die Zeile bedeutet
page-meaning-lead = Versucht die Einträge in dieser Reihenfolge. Der erste mögliche gilt; Regel um Regel bleibt am Ende das Ziel übrig.

## Nur Karten: ein Mensch trifft auf einen Automa

page-met = Kampf
page-met-where = Wo kommt { $name } zu einem Automa? Tippe auf den Plan.
page-met-who = { $place_name }: Wer von { $name } zieht ein?
