### Rules of the solo game, explained: benefits, bonuses and landmarks of the bots

rule-tap-automa-benefit-table = Der Automa hat eine eigene Belohnungstabelle. Kommt er durch Voranschreiten auf ein neues Feld, zählen für ihn nur Symbole, die dort aufgeführt sind.
rule-tap-automa-benefit-ignore = Was auf einem Feld steht, aber nicht in der Belohnungstabelle des Automa, ob Symbol oder Text, hat für ihn keine Wirkung.
rule-tap-automa-benefit-other-source = Auch wenn der Automa auf anderem Weg als durch Voranschreiten an eine Belohnung kommt, zählt sie nur, wenn ihr Symbol in seiner Tabelle steht.
rule-tap-automa-benefit-once = Zeigt ein Feld dieselbe Belohnung mehrmals, bekommt der Automa sie trotzdem nur ein Mal.
rule-tap-shadow-benefit-none = Belohnungen sind nichts für das Schattenreich; es bekommt niemals welche.
rule-tap-bots-bonus-none = Boni sind allein dir vorbehalten; weder der Automa noch das Schattenreich bekommt je einen.
rule-tap-automa-benefit-die = Wissenschaftswürfel: Er wird geworfen, und der Automa schreitet auf der gezeigten Leiste 1 Feld voran. Die dortige Belohnung bekommt er, soweit seine Tabelle sie zulässt.
rule-tap-automa-benefit-die-x = Durchgestrichener Wissenschaftswürfel: Er wird geworfen, und der Automa schreitet auf der gezeigten Leiste 1 Feld voran, aber ohne die dortige Belohnung. Ein Wahrzeichen nimmt er trotzdem.
rule-tap-automa-benefit-die-end = Zeigt der Wissenschaftswürfel eine Leiste, die der Automa schon beendet hat, passiert nichts. Es wird nicht noch einmal gewürfelt.
rule-tap-automa-benefit-tech = Techkarten-Symbol: Der Automa nimmt keine Karte. Stattdessen wandern alle 3 offenen Techkarten auf den Ablagestapel.
rule-tap-automa-benefit-tech-refill = Sind die Techkarten abgeworfen, legst du sofort 3 neue aus.
rule-tap-automa-benefit-conquer = Eroberungssymbol: Der Automa erobert nach seinen eigenen Regeln, und zwar ein Gebiet von dir, wenn er es legal kann, sonst ein neutrales.
rule-tap-automa-benefit-conquer-any = Erobern an einem beliebigen Ort: Der Automa erobert nach seinen üblichen Regeln, das Ziel muss aber nicht an eines seiner Gebiete angrenzen.
rule-tap-automa-benefit-explore = Erkundungssymbol: Der Automa erkundet nach seinen eigenen Regeln ein Feld, das er legal erkunden darf.
rule-tap-automa-benefit-explore-any = Erkunden an einem beliebigen Ort: Der Automa erkundet nach seinen üblichen Regeln, das Feld muss aber nicht an eines seiner Gebiete angrenzen.
rule-tap-automa-benefit-choice =
    Wo du zwischen Leisten wählen dürftest, wählt für den Automa der Wissenschaftswürfel: Wirf ihn, bis eine der angebotenen Leisten kommt;
    auf ihr schreitet der Automa voran oder geht zurück.
rule-tap-automa-benefit-choice-adv =
    Der Automa schreitet auf der erwürfelten Leiste 1 Feld voran und bekommt die dortige Belohnung, soweit seine Tabelle sie zulässt.
    Hat er die Leiste schon beendet, passiert nichts, außer du hast Neuwürfeln eingestellt.
rule-tap-automa-benefit-choice-regress =
    Der Automa geht auf der erwürfelten Leiste (Militär oder Technologie) 1 Feld zurück. Ob er die dortige Belohnung bekommt, sagt das Regelheft nicht;
    bei uns ja, soweit seine Tabelle sie zulässt und du nichts anderes einstellst.
rule-tap-automa-benefit-tapestry = Gobelinkarten-Symbol: Neben das Einkommenstableau des Automa kommt eine Gobelinkarte, und zwar verdeckt.
rule-tap-automa-benefit-note = Warum gerade diese Symbole? Laut den Autoren sind es die, über die man einander beeinflusst.
rule-tap-automa-benefit-spaces-exploration = Auf der Leiste Entdeckung erkundet der Automa auf den Feldern 2, 3, 4 und 7, auf Feld 9 an einem beliebigen Ort. Die anderen Felder haben keine Belohnung für ihn.
rule-tap-automa-benefit-spaces-science =
    Leiste Wissenschaft: 1, 3 und 12 Würfelwurf ohne Belohnung; 5 und 6 mit Belohnung; 2 und 4 Gobelinkarte.
    Per Würfel: 9 und 11 voranschreiten bei Militär, Entdeckung oder Technologie; 10 zurückgehen bei Militär oder Technologie.
rule-tap-automa-benefit-spaces-military =
    Auf der Leiste Militär erobert der Automa auf den Feldern 1, 3, 5, 6, 7 und 12, auf Feld 8 an einem beliebigen Ort.
    Die Felder 2 und 6 bringen ihm eine Gobelinkarte, die übrigen keine Belohnung.
rule-tap-automa-benefit-spaces-technology =
    Auf der Leiste Technologie werden durch die Felder 1, 3, 4 und 7 die offenen Techkarten ausgetauscht, Feld 2 bringt dem Automa eine Gobelinkarte.
    Die übrigen haben keine Belohnung für ihn.
rule-tap-automa-benefit-order =
    Eine Reihenfolge nennt das Regelheft nicht. Bei uns nimmt der Automa zuerst ein Wahrzeichen, dann die Belohnungen des Feldes, wie sie abgedruckt sind;
    bei „dies oder das“ gilt, was in seiner Tabelle steht.
rule-tap-bots-landmark-box = Ganz gleich, welcher Bot ein Wahrzeichen erlangt: Es kommt in die Wahrzeichenbox auf dem Einkommenstableau des Automa.
rule-tap-bots-landmark-owner = Jedes Wahrzeichen in der Box auf seinem Tableau ist Eigentum des Automa, auch wenn das Schattenreich es erlangt hat.
rule-tap-bots-landmark-historians-shadow = Mit den Historikern gilt: Nimmt das Schattenreich ein Wahrzeichen, hat der Automa es nicht erhalten. Liegt dein Historiker-Marker nur beim Automa, wird nichts ausgelöst.
rule-tap-bots-landmark-historians-automa = Mit den Historikern gilt: Nimmt der Automa ein Wahrzeichen, hat das Schattenreich es nicht erhalten. Liegt dein Historiker-Marker nur beim Schattenreich, wird nichts ausgelöst.

rule-tap-bots-landmark-ageofwonders = Für die Gobelinkarte „Zeitalter der Wunder“ rechnest du die Wahrzeichen, die das Schattenreich gewonnen hat, dem Automa zu.
rule-tap-bots-landmark-when = Wie im Grundspiel nimmt der erste Marker, der ein Wahrzeichenfeld erreicht, das Wahrzeichen mit. Das gilt auch, wenn ein Bot ohne Belohnung voranschreitet (durchgestrichener Würfel).
