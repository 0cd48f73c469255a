# Pages: corrections by hand.

page-correct-one-lead = Bitte so einstellen, wie es auf dem Tisch liegt. Weitere Folgen hat das nicht.
page-correct-why = Warum? (freiwillig)
page-correct-own = Mit eigenen Worten
page-correct-others = Etwas anderes stimmt nicht
page-correct-whole = Der ganze Tisch als ein Formular
page-step-down = Eins weniger
page-step-up = Eins mehr

## Berichtigungen und was sonst noch geschieht

page-correct = Tisch berichtigen
page-rulings-from-now = Eine Änderung gilt ab jetzt und steht im Verlauf.
