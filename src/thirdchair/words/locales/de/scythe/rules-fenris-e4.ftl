### Episode 4, erklärt

rule-fen-e4-story-prologue = Lest den Prolog von Episode 4 aus dem Regelheft vor oder seine Zusammenfassung.
rule-fen-e4-setup-normal = Episode 4 wird wie gewohnt aufgebaut.
rule-fen-e4-setup-vesna-home = Wer Vesna spielt, behält das bisherige Heimatgebiet.
rule-fen-e4-setup-vesna-keep = Wer Vesna spielt, behält alles auf dem Bogen: Modifikationen, Aufbau-Boni und das Übrige.
rule-fen-e4-setup-mats = Auch in Episode 4 werden die Spielertableaus zufällig verteilt.
rule-fen-e4-setup-wind-gambit = Episode 4 darf mit den Luftschiffen aus „Kolosse der Lüfte“ gespielt werden und mit einem der Endbedingungsplättchen „Uhr des Untergangs“ und „Plan B“. Liegt ein Plättchen aus, sagt es, was der sechste Stern bewirkt.
step-fen-e4-setup-wind-gambit =
    { $what_id ->
        [airships] Baut die Luftschiffe aus „Kolosse der Lüfte“ auf.
        [doomsday_clock] Legt das Endbedingungsplättchen „Uhr des Untergangs“ aus. Es sagt, was der sechste Stern bewirkt: Ihr beendet das Spiel, indem ihr das Ergebnis eintragt.
       *[backup_plan] Legt das Endbedingungsplättchen „Plan B“ aus. Es sagt, was der sechste Stern bewirkt: Ihr beendet das Spiel, indem ihr das Ergebnis eintragt.
    }
rule-fen-e4-setup-bonuses = Ab Episode 4 beginnst du mit den Aufbau-Boni deines Bogens.
rule-fen-e4-setup-box-b = Öffnet Box B.
rule-fen-e4-setup-agents = Auf jede Region mit einem Tunnel kommt ein Fenris-Agent, auf die Fabrik kommen zwei.
step-fen-e4-setup-agents = Stellt auf jede Region mit einem Tunnel einen Fenris-Agenten (Arbeiter aus Holz) und zwei auf die Fabrik: zusammen { $count }.
rule-fen-e4-setup-infra = Wer Infrastruktur-Modifikationen besitzt, legt sie auch heute offen neben die Tableaus.
rule-fen-e4-setup-mech = Wer Mech-Modifikationen besitzt, darf auch heute Mech-Fähigkeiten des Nationstableaus damit abdecken.
rule-fen-e4-setup-perk = Wer möchte, zahlt 15 $ vom Vermögen für einen Sofort-Bonus in Episode 4.
rule-fen-e4-goal-agents = Besiegt die Fenris-Agenten.
rule-fen-e4-goal-win = Gewinnt Episode 4.
rule-fen-e4-agents-stop = Kommt ein Anführer oder Mech in eine Region mit Fenris-Agenten, ist seine Bewegung zu Ende.
rule-fen-e4-agents-must-try = Bevor sich etwas anderes bewegt oder geschieht, musst du versuchen, die Agenten dort zu besiegen.
rule-fen-e4-agents-draw = Ziehe offen eine Kampfkarte für jeden Fenris-Agenten der Region.
rule-fen-e4-agents-not-combat = Agenten zu besiegen ist kein Kampf.
rule-fen-e4-agents-cost = Agenten kosten so viel, wie diese Karten zusammen zeigen: Stärke, Münzen und Ansehen in beliebiger Mischung.
rule-fen-e4-agents-must-pay = Wer die Agenten bezahlen kann, muss es tun: Sie sind besiegt.
rule-fen-e4-agents-cards = Wer Agenten besiegt, nimmt die gezogenen Kampfkarten auf die Hand.
rule-fen-e4-agents-take = Lege die besiegten Agenten auf dein Nationstableau: Nach der Episode bringen sie Aufbau-Boni.
rule-fen-e4-agents-no-star = Besiegte Agenten bringen keinen Kampf-Stern.
rule-fen-e4-agents-fail-no-pay = Wer die Agenten nicht bezahlen kann, zahlt nichts.
rule-fen-e4-agents-fail-discard = Wer an Agenten scheitert, legt die gezogenen Kampfkarten ab.
rule-fen-e4-agents-fail-back = Wer an Agenten scheitert, geht mit allem, was mitkam, dorthin zurück, woher es kam; einen Kampf gibt es nicht.
rule-fen-e4-agents-worker-alone = Arbeiter gehen nicht allein in eine Region mit Fenris-Agenten.
rule-fen-e4-agents-worker-carried = Mechs dürfen Arbeiter zu Fenris-Agenten mitnehmen.
rule-fen-e4-end-agents = Episode 4 endet sofort, wenn alle 8 Fenris-Agenten besiegt sind.
rule-fen-e4-end-sixth-star = Episode 4 endet auch sofort, wenn jemand seinen sechsten Stern auf die Erfolgsleiste setzt.
rule-fen-e4-automa-skip = In Episode 4 überspringt der Automa beide Kampffelder und Stärke 16.
rule-fen-e4-automa-when = Nach jeder Bewegung eines Mechs oder seines Anführers ohne Konflikt sieht sich der Automa nach Agenten um.
rule-fen-e4-automa-same = Stehen Agenten dort, wo diese Einheit steht, versucht der Automa, sie zu besiegen.
rule-fen-e4-automa-neighbourhood = Sonst versucht er, alle Agenten einer Region in der Umgebung dieser Einheit zu besiegen.
rule-fen-e4-automa-neighbourhood-tie = Gibt es dort mehrere Regionen mit Agenten, entscheidet die Leserichtung.
rule-fen-e4-automa-no-move = Die Einheit geht nicht zu diesen Agenten, sie handelt von ihrer Region aus.
rule-fen-e4-automa-draw = Auch der Automa zieht eine Kampfkarte für jeden Agenten.
rule-fen-e4-automa-fail5 = Ist eine 5 unter den Karten, scheitert der Automa an den Agenten, sonst besiegt er sie.
rule-fen-e4-automa-win-agent = Agenten, die ein Automa besiegt hat, liegen auf seinem Nationstableau.
rule-fen-e4-automa-win-no-cost = Er erhält die Kampfkarten nicht und zahlt nichts für die Agenten; die Karten werden abgelegt.
rule-fen-e4-automa-workers = Arbeiter eines Automa gehen nicht in Regionen mit Agenten; alle seine anderen Bewegungen beachten die Agenten nicht.
rule-fen-e4-story-outcome = Lest den Ausgang von Episode 4 aus dem Regelheft vor.
rule-fen-e4-reward-record = Auch nach Episode 4 kommen Sieg, Sterne und Münzen auf die Bögen.
rule-fen-e4-reward-setup-bonus = Für je 2 besiegte Agenten, aufgerundet, erhöhst du einen Aufbau-Bonus um 1.
rule-fen-e4-reward-setup-bonus-cap = Stärke und Ansehen enden auch hier, wo es der Bogen sagt.
rule-fen-e4-reward-mods-unlock = Die Modifikationen, die Episode 2 nicht gebracht hat, kommen in den Vorrat.
step-fen-e4-reward-mods-unlock =
    { $kind_id ->
        [mech] Löst die Mech-Modifikationen aus Stanzbogen { $board } und legt sie in den Vorrat.
       *[infrastructure] Löst die Infrastruktur-Modifikationen aus Stanzbogen { $board } und legt sie in den Vorrat.
    }
rule-fen-e4-reward-mods-read = Lest die Regeln der neuen Modifikationen, bevor jemand einkauft; ihre Plättchen sind allen zugänglich.
step-fen-e4-reward-mods-read =
    { $kind_id ->
        [mech] Lest die Regeln der Mech-Modifikationen (Seite 6), bevor jemand einkauft.
       *[infrastructure] Lest die Regeln der Infrastruktur-Modifikationen (Seite 7), bevor jemand einkauft.
    }
rule-fen-e4-reward-mods-draw = Alle ziehen 2 Modifikationen jeder Art und dürfen sie für je 50 $ kaufen.
rule-fen-e4-reward-mods-winner = Wer Episode 4 gewonnen hat, zieht von einer der Arten eine Modifikation mehr, zusammen 5.
rule-fen-e4-automa-fail-cards = Scheitert ein Automa, werden die Karten abgelegt, er zahlt nichts, und die Agenten bleiben.
rule-fen-e4-automa-fail-unit = Eine Einheit des Automa, die mitten unter Agenten scheitert, geht dorthin zurück, woher sie kam; eine, die von nebenan handelt, bleibt stehen.
