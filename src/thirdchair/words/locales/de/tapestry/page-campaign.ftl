# Pages of Tapestry: campaigns, several evenings as one saved thing.

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
