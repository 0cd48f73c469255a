# Seiten einer Kampagne: die Partie von heute, mit der Leiste.

page-fenris-tray = Erfolgsleiste
page-fenris-tray-for = Sterne von { $name }
page-fenris-brings = hier liegt: { $what }
page-fenris-almost = { $name } hat fünf Sterne: Der sechste beendet die Partie sofort.
page-fenris-ended = { $name } hat sie beendet: Die Partie ist vorbei. Weiter zum Ergebnis.
page-fenris-result = Ergebnis
page-fenris-to-result = Zum Ergebnis dieses Abends
page-fenris-at-hand = Heute vor { $name }
page-fenris-leaves = Jemand muss gehen
page-fenris-leaves-automa = Ein Automa spielt weiter
page-fenris-leaves-guest = Jemand anders spielt weiter
page-fenris-leaves-counts = Zählt, wie es steht

## Rivalen und Bündnisse

page-fenris-rivals = Rivalen
page-fenris-rivals-left = noch { $n } von { $most } Sternen
page-fenris-rivals-hint = Ein Tipp legt einen eurer Sterne auf dieses Heimatgebiet. Ihr könnt sie auch nur auf dem Tisch legen.
page-fenris-rival = { $name } → { $part }: ★{ $n }
page-fenris-alliance = Bündnis
page-fenris-allied = { $name } hat das Plättchen von { $part }.
page-fenris-broken = { $name } hat das Bündnis mit { $part } gebrochen.
page-fenris-is-broken = gebrochen
page-fenris-break = Ich greife diesen Verbündeten an
page-fenris-ally-with = mit { $name }
page-fenris-proposed = { $name } vorgeschlagen
page-fenris-withdraw = Zurücknehmen
page-fenris-offer = { $name } schlägt { $part } ein Bündnis vor.
page-fenris-agree = Einschlagen
page-fenris-moment-influence = Suche
