# Pages of Scythe: the card of a finished game.

page-result-coins = { $n } $
page-result-wins = { $name } gewinnt!
page-result-shared = Geteilter Sieg: { $winner }
page-result-together-human = Ihr gewinnt gemeinsam!
page-result-together-automa = Die Automas gewinnen
page-result-together-both = Niemand liegt vorn
page-result-points = Mit { $high } $ zu { $low } $: { $margin } $ Vorsprung vor dem Nächsten.
page-result-tie = Gleich viele Münzen wie der Nächste: { $points } $. Nach den Münzen zählen Arbeiter, Mechs und Gebäude auf dem Plan, dann Stärke, Ansehen, Ressourcen, Regionen und Sterne.
page-result-even = Gleichstand bis zuletzt: je { $points } $.
page-result-average = Im Schnitt { $part } $ zu { $other } $.
page-result-average-even = Beide Seiten haben im Schnitt { $part } $. Nach den Münzen zählen die Figuren auf dem Plan, dann Stärke und der Rest des Bogens.
page-result-other = Sonstiges
page-result-curve-stars = Sterne, nach Zügen der Automas
page-result-curve-power = Stärke, nach Zügen der Automas
page-result-curve-coins = Münzen, nach Zügen der Automas
page-record-plot-scythe = Der Beste von euch gegen den besten Automa, Partie für Partie: S Sieg, G geteilt, N Niederlage.
