### Regeln der Szenarien und Kampagnen, erklärt

rule-tap-scen-use = Spiel ein Szenario für sich oder mehrere hintereinander als eine von zwei Kampagnen. Die Atlantis-Kampagne gehört zu Pläne & Gegenpläne, die Kaiju-Kampagne zu Fantasie & Zukunft.
rule-tap-scen-flavour = Die Szenarien sind für alle gedacht, die etwas Neues suchen: Was sonst zum Sieg führt, kann hier scheitern.
rule-tap-scen-civs = Solange das Szenario nichts festlegt, kommen du und der Automa so an eure Zivilisationen wie in jeder Solopartie.
rule-tap-scen-priority = Widersprechen sich die Regeln eines Szenarios und die normalen, gilt das Szenario.
rule-tap-scen-removal = Was ein Szenario aussortiert, kommt zu dem hinzu, was du in jeder Solopartie weglässt.
rule-tap-scen-win = Ein Szenario gewinnst du, wenn du die Partie wie gewöhnlich gewinnst, dich an seine Regeln hältst und alle seine Ziele erreichst. Bei gleich vielen SP gewinnst du wie gewöhnlich, wenn du noch Rohstoffe hast, sofern du nichts anderes einstellst.
rule-tap-scen-lose = Fehlt dir dazu irgendetwas, geht das Szenario an den Automa.
rule-tap-atlantis-order = Die Atlantis-Szenarien 1 bis 5 ergeben, der Reihe nach gespielt, eine Kampagne.
rule-tap-atlantis-level = In der Kampagne darfst du für jedes Szenario einen anderen Level des Automa nehmen.
rule-tap-atlantis-cp = Ein Szenario bringt dem Sieger, dir oder dem Automa, Kampagnenpunkte: seine Nummer mal den Level. Szenario 4 auf Level 3 ist zum Beispiel 12 wert.
rule-tap-atlantis-material = Was ein Szenario aus dem Spiel genommen hat, kommt vor dem nächsten wieder dazu.
rule-tap-atlantis-win = Sind alle Szenarien gespielt, entscheiden die Kampagnenpunkte: Wer von euch mehr hat, du oder der Automa, gewinnt die Kampagne.
rule-tap-atlantis-tie = Bei gleich vielen Kampagnenpunkten geht die Kampagne an den Automa.
rule-tap-atlantis-puzzle = Die Autoren merken an, dass die Szenarien mal mehr, mal weniger knifflige Rätsel mit engem Spielraum sind. Jedes reicht daher nur für einige wenige Spiele.
rule-tap-atlantis-compat = Die Atlantis-Kampagne ist älter als Kunst & Architektur und Fantasie & Zukunft und verträgt sich nicht mit deren Teilen. Bei Third Chair dürfen nur die neuen Entscheidungskarten drinbleiben.
rule-tap-kaiju-two = Die Kaiju-Minikampagne hat zwei Szenarien, die zusammengehören. Spiel nur eines davon oder beide hintereinander.
rule-tap-kaiju-compat = Beide Kaiju-Szenarien kannst du nur mit dem Grundspiel oder mit beliebigen Erweiterungen spielen.
rule-tap-atlantis-once = Ob du ein Atlantis-Szenario wiederholen darfst, sagt das Regelheft nicht. Bei Third Chair wird jedes pro Kampagne einmal gespielt, und ein verlorenes bringt dem Automa die Punkte, außer du hast vorher Wiederholungen erlaubt.
