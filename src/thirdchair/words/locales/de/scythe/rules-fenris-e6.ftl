### Episode 6, erklärt

rule-fen-e6-story-prologue = Lest den Prolog von Episode 6 aus dem Regelheft vor oder seine Zusammenfassung.
rule-fen-e6-setup-normal = Episode 6 wird wie gewohnt aufgebaut.
rule-fen-e6-setup-home = Wer Vesna oder die Fenris spielt, behält das bisherige Heimatgebiet.
rule-fen-e6-setup-keep = Wer Vesna oder die Fenris spielt, behält Modifikationen, Aufbau-Boni und alles andere auf dem Bogen.
rule-fen-e6-setup-mats = Auch in Episode 6 werden die Spielertableaus zufällig verteilt.
rule-fen-e6-setup-wind-gambit = Episode 6 darf mit den Luftschiffen aus „Kolosse der Lüfte“ gespielt werden und mit einem der Endbedingungsplättchen „Uhr des Untergangs“ und „Plan B“. Liegt ein Plättchen aus, sagt es, was der sechste Stern bewirkt.
step-fen-e6-setup-wind-gambit =
    { $what_id ->
        [airships] Baut die Luftschiffe aus „Kolosse der Lüfte“ auf.
        [doomsday_clock] Legt das Endbedingungsplättchen „Uhr des Untergangs“ aus. Es sagt, was der sechste Stern bewirkt: Ihr beendet das Spiel, indem ihr das Ergebnis eintragt.
       *[backup_plan] Legt das Endbedingungsplättchen „Plan B“ aus. Es sagt, was der sechste Stern bewirkt: Ihr beendet das Spiel, indem ihr das Ergebnis eintragt.
    }
rule-fen-e6-setup-bonuses = In Episode 6 beginnst du mit den Aufbau-Boni deines Bogens.
rule-fen-e6-setup-infra = In Episode 6 legst du deine Infrastruktur-Modifikationen offen neben deine Tableaus.
rule-fen-e6-setup-mech = In Episode 6 darfst du mit deinen Mech-Modifikationen beliebige Mech-Fähigkeiten deines Nationstableaus abdecken.
rule-fen-e6-setup-perk = Wer möchte, zahlt 15 $ vom Vermögen für einen Sofort-Bonus in Episode 6.
rule-fen-e6-special-none = Episode 6 hat keine besonderen Regeln, nur spielen die Fenris mit.
rule-fen-e6-special-switch-coming = Nach Episode 6 dürfen alle die Fraktion wechseln, und wer gewinnt, wählt zuerst.
rule-fen-e6-goal-win = Gewinnt Episode 6.
rule-fen-e6-end-sixth-star = Episode 6 endet sofort, wenn jemand seinen sechsten Stern auf die Erfolgsleiste setzt.
rule-fen-e6-story-outcome = Lest den Ausgang von Episode 6 aus dem Regelheft vor.
rule-fen-e6-automa-skip = In Episode 6 überspringt der Automa beide Kampffelder und Stärke 16.
rule-fen-e6-automa-switch-keep = Ein Automa, der heute Vesna oder die Fenris gespielt hat, behält seine Fraktion.
rule-fen-e6-automa-switch-roll = Für jeden anderen Automa wird nach Episode 6 gewürfelt.
rule-fen-e6-automa-switch-4-6 = Bei 4 bis 6 gibt der Automa nach Episode 6 sein Nationstableau ab, bei 1 bis 3 behält er es.
rule-fen-e6-automa-switch-random = Ist der Automa nach Episode 6 mit Wählen an der Reihe, nimmt er zufällig eine der freien Fraktionen, vielleicht seine bisherige.
rule-fen-e6-reward-record = Auch nach Episode 6 kommen Sieg, Sterne und Münzen auf die Bögen.
rule-fen-e6-switch-may = Alle dürfen jetzt ihre Fraktion wechseln, auch wer Vesna oder die Fenris spielt.
rule-fen-e6-switch-keep = Wer nach Episode 6 die Fraktion wechselt, behält den Bogen und alles Verdiente.
rule-fen-e6-switch-rename = Wer nach Episode 6 die Fraktion wechselt, schreibt den neuen Namen auf den Bogen und spielt ab der nächsten Partie mit dem neuen Tableau.
rule-fen-e6-switch-pool = Wer nach Episode 6 wechseln möchte, legt sein Nationstableau zu den unbenutzten.
rule-fen-e6-switch-order = Wer gewonnen hat, wählt zuerst, dann das nächstbeste Ergebnis. Bei Gleichstand: wie im Spiel, dann der Zufall.
rule-fen-e6-switch-home-keep = Wer Vesna oder die Fenris übernimmt, behält das eigene bisherige Heimatgebiet.
rule-fen-e6-switch-home-taken = Hat jemand anderes dieses Heimatgebiet gewählt, wird ein anderes ungenutztes ausgesucht.
rule-fen-e6-reward-mods-draw = Nach Episode 6 ziehen alle 2 Modifikationen jeder Art und dürfen sie für je 50 $ kaufen.
rule-fen-e6-reward-mods-winner = Wer Episode 6 gewonnen hat, zieht von einer der Arten eine Modifikation mehr, zusammen 5.
rule-fen-e6-automa-switch-home = Ein Automa, der Vesna oder die Fenris zieht, behält sein Heimatgebiet; hat es jemand anderes, erhält er zufällig ein ungenutztes.
