### Regeln von Atlantis, Szenario 5, erklärt

rule-tap-atlantis-s5-setup-civ-you = Du ziehst keine Zivilisation: In diesem Szenario hast du die Mystiker.
rule-tap-atlantis-s5-setup-civ-automa = Die Zivilisation des Automa sind in diesem Szenario die Hausierer.
rule-tap-atlantis-s5-income1-predict = Warte mit den Vorhersagen der Mystiker: Du triffst sie erst zum Schluss von Einkommenszug 1.
rule-tap-atlantis-s5-income1-draw = In Einkommenszug 1 ziehst du nicht nur 1 Gobelinkarte, sondern 9.
rule-tap-atlantis-s5-income1-play = Füll gleich alle 3 freien Plätze für Gobelinkarten auf deinem Einkommenstableau, so als spieltest du die Karten der Einkommenszüge 2, 3 und 4 aus.
rule-tap-atlantis-s5-income1-s4cards = Stattdessen kannst du deine Gobelinkarten aus Szenario 4 verwenden. Bei Third Chair suchst du sie aus dem Stapel; hast du weniger als 3 notiert, ergänzt du aus 9 gezogenen.
rule-tap-atlantis-s5-income1-noeffect = Vorerst bewirken die gelegten Karten nichts.
rule-tap-atlantis-s5-income1-facedown = Als Nächstes wendest du die Karten auf deinem Tableau auf die Rückseite.
rule-tap-atlantis-s5-income1-return = Was du nicht gelegt hast, mischst du wieder unter die übrigen Gobelinkarten.
rule-tap-atlantis-s5-look = Deine verdeckten Gobelinkarten sind für dich kein Geheimnis: Sieh nach, wann immer du willst.
rule-tap-atlantis-s5-nogain = Die Rohstoffleisten deines Einkommenstableaus bringen dir in diesem Szenario keine Gobelinkarten.
rule-tap-atlantis-s5-reveal = In den Einkommenszügen 2 bis 4 spielst du keine Gobelinkarte aus der Hand. Dafür deckst du auf deinem Tableau die erste verdeckte von links auf.
rule-tap-atlantis-s5-reveal-effect = Eine so aufgedeckte Karte gilt als in diesem Moment ausgespielt, samt ihrem Effekt „Beim Ausspielen“.
rule-tap-atlantis-s5-goal = Dein Ziel: Die Vorhersagen der Mystiker bringen dir 30 SP oder mehr. Bei je 10 SP müssen also 3 von 4 stimmen.
