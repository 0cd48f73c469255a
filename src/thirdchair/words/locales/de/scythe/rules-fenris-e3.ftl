### Episode 3, erklärt

rule-fen-e3-story-prologue = Lest den Prolog von Episode 3 aus dem Regelheft vor oder seine Zusammenfassung.
rule-fen-e3-setup-normal = Das Spiel wird wie gewohnt aufgebaut.
rule-fen-e3-setup-faction = Alle behalten das Nationstableau der letzten Episode.
rule-fen-e3-setup-mats = Auch in Episode 3 werden die Spielertableaus zufällig verteilt.
rule-fen-e3-setup-no-wind-gambit = Episode 3 wird ohne „Kolosse der Lüfte“ gespielt.
rule-fen-e3-setup-infra = Lege deine Infrastruktur-Modifikationen offen neben deine Tableaus.
rule-fen-e3-setup-mech = Mit deinen Mech-Modifikationen darfst du Mech-Fähigkeiten deines Nationstableaus abdecken.
rule-fen-e3-setup-box-a = Nehmt Box A heraus und lasst sie zu. An ihrer Unterseite ist die Vesna-Karte befestigt: Löst sie ab.
rule-fen-e3-setup-vesna-card-substitute = Fehlt die Vesna-Karte, steht eine zufällige Fabrikkarte für sie.
rule-fen-e3-setup-factory-deck = Die Vesna-Karte und 4 weitere Fabrikkarten kommen in den üblichen Fabrikstapel.
step-fen-e3-setup-factory-deck = Mischt die Vesna-Karte und 4 weitere Fabrikkarten in den Fabrikstapel: zusammen { $count } Karten. Niemand sieht sie durch.
rule-fen-e3-setup-influence = Die Einflussplättchen liegen als Vorrat neben dem Spielplan. Gehen sie aus, nehmt etwas anderes dafür.
rule-fen-e3-setup-rusviet = Spielt die Rusviet-Union mit, erhält sie das geänderte Bezirksverwaltung-Plättchen aus Stanzbogen 3.
step-fen-e3-setup-rusviet =
    { $closed ->
        [yes] Löse das geänderte Bezirksverwaltung-Plättchen aus Stanzbogen 3. Nimm nur dieses eine Plättchen und lass den Rest des Bogens, wie er ist.
       *[no] Nimm das geänderte Bezirksverwaltung-Plättchen aus Stanzbogen 3.
    }
rule-fen-e3-setup-rusviet-must = Rusviet spielt mit der geänderten Bezirksverwaltung statt der aufgedruckten: aus einem Dorf, das du kontrollierst, in ein anderes eigenes oder in eines, in dem niemand steht; nicht auf die Fabrik. Eine Mech-Modifikation darf sie abdecken.
rule-fen-e3-setup-perk = Wer möchte, zahlt 15 $ vom Vermögen für einen Sofort-Bonus in dieser Partie.
rule-fen-e3-goal-influence = Sammelt Einflussplättchen.
rule-fen-e3-goal-vesna = Findet Vesna.
rule-fen-e3-goal-win = Gewinnt die Partie.
rule-fen-e3-search-stop = Kommt ein Anführer auf die Fabrik, ist seine Bewegung zu Ende.
rule-fen-e3-search-before = Dort sucht er, bevor irgendetwas anderes geschieht: vor einem Kampf, vor einer Falle.
rule-fen-e3-search-influence = Wer sucht, nimmt zuerst ein Einflussplättchen.
rule-fen-e3-search-shuffle = Dann wird der Fabrikstapel gemischt.
rule-fen-e3-search-draw = Decke so viele zufällige Fabrikkarten auf, wie du Einflussplättchen hast, das neue eingeschlossen; sind es weniger Karten, dann alle.
rule-fen-e3-search-reveal = Alle sehen die aufgedeckten Karten.
rule-fen-e3-search-vesna = Ist die Vesna-Karte dabei, gehört sie dir.
rule-fen-e3-search-vesna-no-factory-card = Die Vesna-Karte ist keine Fabrikkarte.
rule-fen-e3-search-factory-card = Ist die Vesna-Karte nicht dabei und hast du noch keine Fabrikkarte, darfst du eine der aufgedeckten behalten.
rule-fen-e3-search-return = Alle anderen Karten kommen in den Fabrikstapel zurück.
rule-fen-e3-search-finish-move = Nach der Suche geht die Bewegung weiter: andere Einheiten, Kämpfe, Fallen.
rule-fen-e3-search-start-on-factory = Ein Anführer, der zu Beginn des Zuges schon auf der Fabrik steht, erhält kein Plättchen und sucht nicht.
rule-fen-e3-search-reenter = Mit Eile oder einer Fabrikkarte darf der Anführer die Fabrik verlassen und in derselben Bewegung zurückkommen; dann sucht er wieder.
rule-fen-e3-search-no-full-look = Anders als sonst sieht nie jemand den ganzen Fabrikstapel durch.
rule-fen-e3-search-after-found = Ist Vesna gefunden, darf weiter gesucht und weiter Einfluss gesammelt werden.
rule-fen-e3-vesna-secret = Wozu Vesna gut ist, wird erst nach der Partie verraten.
rule-fen-e3-end-sixth-star = Episode 3 endet sofort, wenn jemand seinen sechsten Stern auf die Erfolgsleiste setzt.
rule-fen-e3-automa-skip = In Episode 3 überspringt der Automa beide Kampffelder und Stärke 16.
rule-fen-e3-automa-search = Der Automa nimmt Einflussplättchen und zieht Fabrikkarten wie ein Mensch.
rule-fen-e3-automa-search-keep-first = Findet er Vesna nicht und hat noch keine Fabrikkarte, behält der Automa die erste Karte, die er zieht.
rule-fen-e3-automa-move-condition = Solange niemand Vesna gefunden hat, prüft jede Kampfeinheit, die der Automa bewegt, zuerst, ob sie die Fabrik erreicht.
rule-fen-e3-automa-move-factory = Erreicht sie die Fabrik, geht sie dorthin.
rule-fen-e3-automa-move-exception = Mit 4 Stärke oder weniger geht sie nicht dorthin, wenn es zum Kampf käme.
rule-fen-e3-automa-search-trigger = Hat der Automa seinen Anführer bewegt oder ist er zu einer Begegnung oder zur Fabrik gegangen, sucht er, wenn dann eine seiner Kampfeinheiten auf der Fabrik steht.
rule-fen-e3-automa-search-extra = Er sucht zusätzlich zu allem, was diese Aktion sonst bewirkt.
rule-fen-e3-automa-search-mech = Ein Mech auf der Fabrik sucht wie der Anführer.
