# Seiten: was ein Platz der Kampagne jetzt zu tun hat, wie es die Startseite sagt.

page-fenris-due-you = Für dich: { $part }
page-fenris-due-wait = Wartet auf { $part }
page-fenris-due-prologue = Den Prolog lesen
page-fenris-due-ready = bereit machen für den Abend
page-fenris-due-result = dein Ergebnis
page-fenris-due-vote = die Abstimmung
page-fenris-due-setup = Abend { $number } kann beginnen
page-fenris-due-play = Das Ergebnis kann abgeschlossen werden
page-fenris-due-outcome = Den Ausgang lesen
page-fenris-due-rewards = Der Abend kann abgeschlossen werden
page-fenris-due-reveal = Die Stimmen können aufgedeckt werden
