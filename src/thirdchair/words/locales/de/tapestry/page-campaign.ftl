# Pages of Tapestry: campaigns, several evenings as one saved thing.

page-campaign = Kampagne
page-campaign-replay = Darf ein verlorenes Szenario wiederholt werden?
page-campaign-replay-no = Nein, jeder Abend zählt
page-campaign-replay-yes = Ja, dann zählt das letzte Spiel
page-campaign-you = Du
page-campaign-automa = Automa
page-campaign-winner =
    { $leader ->
        [you] Du hast die Kampagne gewonnen.
       *[automa] Der Automa hat die Kampagne gewonnen.
    }
page-campaign-next = Als Nächstes: Szenario { $number }
page-campaign-begin = Szenario { $number } spielen: { $title }
page-campaign-again = Szenario { $number } noch einmal spielen
page-campaign-back-in-box = Lege alles, was ein Szenario entfernt hat, zurück, bevor du das nächste beginnst.
page-campaign-won = Du hast gewonnen
page-campaign-lost =
    { $counts ->
        [wins] Du hast verloren
       *[points] Der Automa hat gewonnen
    }
page-campaign-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-campaign-level = Level { $level }
page-campaign-go-on = Weiter mit der Kampagne
page-campaign-lead-atlantis = Fünf Abende in der Reihenfolge des Heftes. Wer einen gewinnt, erhält Punkte: Nummer des Szenarios mal Level.
page-campaign-lead-kaiju = Zwei Abende, die zusammengehören. Nach einer Niederlage im ersten entscheidest du, wie es weitergeht.
page-campaign-leads =
    { $leader ->
        [you] Du führst.
        [automa] Der Automa führt.
       *[nobody] Gleichstand. Am Ende ginge er an den Automa.
    }
page-campaign-over-kaiju =
    { $won ->
        [0] Beide Abende gehen an die Kaiju.
        [1] Ein Abend gehört dir, einer den Kaiju.
       *[other] Beide Abende gehören dir. Die Kaiju sind fort.
    }
