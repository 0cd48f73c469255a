# Rulings of Scythe: what the rules leave open, why we decide as we do, and what a table may choose.

ruling-scythe-p1 = Das beste Ziel einer Einheit ist ihr Platz: Ist das ihre Bewegung?
ruling-scythe-p1-why = Den Quellen nach darf eine Einheit stehen bleiben; ob dann der nächste Eintrag versucht wird, sagen sie nicht. Wir lassen es als Bewegung gelten, denn der Eintrag wurde ausgeführt.
ruling-scythe-p1-value-yes = ja, sie bleibt, und die Zeile ist erledigt
ruling-scythe-p1-value-no = nein, der nächste Eintrag wird versucht

ruling-scythe-p2 = Alle gültigen Regionen eines Arbeiters liegen bei gegnerischen Kampfeinheiten
ruling-scythe-p2-why = Was dann geschieht, lassen die Regeln offen. Wir lesen es so: Der Arbeiter bleibt, wo er ist.
ruling-scythe-p2-value-impossible = der Arbeiter bewegt sich nicht
ruling-scythe-p2-value-allowed = er bewegt sich trotzdem

ruling-scythe-p3 = Gehen Mech und Anführer auf Gegner in Heimatgebieten zu?
ruling-scythe-p3-why = Das Regelheft sagt nur: auf gegnerische Kampfeinheiten zu. Die in Heimatgebieten beachten wir nur, wenn alle dort sind.
ruling-scythe-p3-value-ignored-unless-all = nur wenn sonst nirgends ein Gegner steht
ruling-scythe-p3-value-last = Regionen, deren nächster Gegner im Heimatgebiet steht, kommen zuletzt

ruling-scythe-p4 = Mech und Anführer stehen zusammen: Wer greift an?
ruling-scythe-p4-why = Eine Regel fanden wir nicht. Wir folgen einem anderen Programm und schicken den Mech.
ruling-scythe-p4-value-mech-first = der Mech
ruling-scythe-p4-value-character-first = der Anführer

ruling-scythe-p5 = Mehrere Regionen könnten angegriffen werden
ruling-scythe-p5-why = Wenigste Kampfeinheiten, dann nächste zur Fabrik: So hält es ein anderes Programm. Ein gedrucktes Regelheft kennt vielleicht andere Kriterien.
ruling-scythe-p5-value-fewest = wenigste Kampfeinheiten, dann die Fabrik
ruling-scythe-p5-value-ask = den Tisch fragen, unter allen, die in Frage kommen

ruling-scythe-p6 = Mehrere Regionen mit ungeschützten Arbeitern kommen in Frage
ruling-scythe-p6-why = Die meisten Arbeiter, dann nächste zur Fabrik: So hält es ein anderes Programm. Ein gedrucktes Regelheft kennt vielleicht andere Kriterien.
ruling-scythe-p6-value-most = die meisten Arbeiter, dann die Fabrik
ruling-scythe-p6-value-ask = den Tisch fragen, unter allen, die in Frage kommen

ruling-scythe-p7 = Zählen Einheiten im Heimatgebiet bei „die meisten Einheiten“?
ruling-scythe-p7-why = Das Regelheft und eine Antwort im Forum sagen nein; ein Programm zählt sie trotzdem.
ruling-scythe-p7-value-no = nein
ruling-scythe-p7-value-yes = ja

ruling-scythe-p8 = Entfernt jede Bewegung des Anführers ein Begegnungsplättchen?
ruling-scythe-p8-why = Sicher ist es für Begegnung/Fabrik. Wir lassen es für jede Bewegung gelten, die dort endet, wie bei einem Menschen.
ruling-scythe-p8-value-yes = ja, nach jeder Bewegung
ruling-scythe-p8-value-no = nein, nur nach Begegnung/Fabrik

ruling-scythe-p9 = Welche Fabrikkarte nimmt der Automa?
ruling-scythe-p9-why = Eine Regel fanden wir nicht. Eine zufällige Karte bevorzugt niemanden.
ruling-scythe-p9-value-random = eine zufällige
ruling-scythe-p9-value-top-card = die oberste

ruling-scythe-p10 = Anführer und Mechs liegen auf dem Tableau: Wen bringt das Symbol?
ruling-scythe-p10-why = Das Symbol zeigt den Anführer vor einem Mech. Wir nehmen zuerst den Anführer.
ruling-scythe-p10-value-character-first = den Anführer
ruling-scythe-p10-value-mech-first = einen Mech

ruling-scythe-p11 = Begrenzen seine Einheiten die Kampfkarten des Automa?
ruling-scythe-p11-why = Seine Einheiten stehen fast nie zusammen; Karten mit zwei oder drei Symbolen wären sonst vergeudet. Wir sehen keine Grenze.
ruling-scythe-p11-value-no = nein
ruling-scythe-p11-value-yes = ja, eine Karte je Kampfeinheit

ruling-scythe-p12 = Was wird aus Ressourcen eines Menschen, wo der Automa eine Region nimmt?
ruling-scythe-p12-why = Dass sie entfernt werden, kennen wir nur aus einem anderen Programm; der Automa lagert nichts.
ruling-scythe-p12-value-removed = sie werden entfernt
ruling-scythe-p12-value-stay = sie bleiben liegen

ruling-scythe-p13 = Gefundene Ressourcen in einem Dorf, auf einem See oder der Fabrik
ruling-scythe-p13-why = Dort wird nichts produziert als Arbeiter, also passt keine Ressource. Wir legen nichts hin.
ruling-scythe-p13-value-none = keine
ruling-scythe-p13-value-any = ebenso viele, nach Wahl

ruling-scythe-p14 = Wer ist zuerst am Zug?
ruling-scythe-p14-why = Unter Menschen entscheidet die niedrigste Zahl auf den Spielertableaus. Ein Automa hat keines, und eine Regel für ihn fanden wir nicht, also beginnt ein Mensch.
ruling-scythe-p14-value-human = der Mensch mit der niedrigsten Tableauzahl
ruling-scythe-p14-value-automa = der erste Automa der Sitzordnung

ruling-scythe-p15 = Gehören Wasserregionen zur Umgebung eines Heimatgebiets?
ruling-scythe-p15-why = Das Regelheft spricht von dem, was es berührt. Sobald Wasser nicht mehr sperrt, zählen wir Seen und Flussufer mit.
ruling-scythe-p15-value-yes = ja, sobald Wasser nicht mehr sperrt
ruling-scythe-p15-value-no = nein, nur was über Land anschließt

ruling-scythe-p16 = Hält ein gegnerisches Gebäude konfliktfreie Bewegungen ab?
ruling-scythe-p16-why = Nach den Hauptregeln besetzen nur Einheiten eine Region, ein Gebäude also nicht.
ruling-scythe-p16-value-no = nein
ruling-scythe-p16-value-yes = ja

ruling-scythe-p17 = Der Automa-Stapel ist leer: Was wird gemischt?
ruling-scythe-p17-why = Eine Regel fanden wir nicht. Die offen liegende Karte sagt noch, was ein Mensch findet, also bleibt sie draußen.
ruling-scythe-p17-value-others = alle außer der offenen
ruling-scythe-p17-value-all = alle neunzehn

ruling-scythe-p18 = Eine Fähigkeit nimmt vor dem Kampf Stärke: Ändert das die Spalte?
ruling-scythe-p18-why = Eine Regel fanden wir nicht. Der Verlust kommt vor dem Kampf, die Karte wird erst darin gelesen.
ruling-scythe-p18-value-yes = ja, der Verlust kommt zuerst
ruling-scythe-p18-value-no = nein, es zählt die Stärke davor

ruling-scythe-tokens = Wann lässt ein Automa von Albion oder Togawa eine Flagge oder Falle zurück?
ruling-scythe-tokens-why = Sicher ist, dass sein Anführer sie zurücklässt, aber nicht, wann. Ein Mensch darf es nach jeder Bewegung des Anführers; deshalb geschieht es, wenn der Anführer in eine Region ohne eine solche gegangen ist.
ruling-scythe-tokens-value-moved = wenn sein Anführer in eine andere Region gegangen ist
ruling-scythe-tokens-value-stayed-too = auch wenn sein Anführer stehen bleibt
ruling-scythe-tokens-value-never = nie

ruling-scythe-traps = Ein Automa beendet eine Bewegung auf einer scharfen Falle: Zahlt er?
ruling-scythe-traps-why = Die Regelhefte schweigen dazu. Stärke, Münzen und Kampfkarten hat ein Automa, also lassen wir ihn sie verlieren; sein Ansehen ändert sich nie.
ruling-scythe-traps-value-paid = ja, und die Falle wird umgedreht
ruling-scythe-traps-value-nothing = nein, die Falle bleibt scharf

ruling-scythe-allies = Kooperativ: Darf ein Automa eine Region mit Einheiten eines anderen Automa betreten?
ruling-scythe-allies-why = Eine Regel fanden wir nicht. In den Grundregeln teilen sich zwei Fraktionen nie eine Region, also halten wir sie auseinander.
ruling-scythe-allies-value-no = nein
ruling-scythe-allies-value-yes = ja

ruling-scythe-reshuffle = Mehrere Automas teilen sich einen Stapel: Wird er jedes Mal gemischt, wenn einer II erreicht?
ruling-scythe-reshuffle-why = Eine Regel fanden wir nicht. Mit eigenem Stapel mischt jeder Automa dann, also mischen wir auch den gemeinsamen.
ruling-scythe-reshuffle-value-yes = ja
ruling-scythe-reshuffle-value-no = nein, nur wenn er leer ist

## The campaign

ruling-fenris-away-vote = Stimmen derer, die schon gegangen sind
ruling-fenris-away-vote-why = Kein Regelbuch sagt, was mit dem Einfluss von jemandem geschieht, der vor der Abstimmung geht. Bei uns verfällt er.
ruling-fenris-away-vote-value-nothing = der Einfluss verfällt
ruling-fenris-away-vote-value-automa = wie ein Automa abstimmen würde

ruling-fenris-a23 = Modifikationen bewegen den Marker vor dem ersten Zug: Löst er aus, was er erreicht?
ruling-fenris-a23-why = Der Text bewegt den Marker und macht keine Ausnahme, also zählt, was er erreicht. Ein Tisch kann ihn auch nur weiter vorn beginnen lassen.
ruling-fenris-a23-value-triggers = ja, auch Sterne und Aktionsplan
ruling-fenris-a23-value-moves = nein, er steht nur weiter vorn

ruling-fenris-a35 = Jemand übernimmt eine Fraktion aus einer Box: Was wird aus dem alten Tableau und seinem Heimatgebiet?
ruling-fenris-a35-why = Im deutschen Heft bleibt das alte Heimatgebiet bei dieser Person, und nur wer wechselt, legt sein Tableau zu den anderen. Im späteren englischen Heft wird das Heimatgebiet zuletzt gewählt.
ruling-fenris-a35-value-reserved = das Tableau liegt beiseite, das Heimatgebiet bleibt
ruling-fenris-a35-value-pool = das Tableau ist frei; wer dadurch das Heimatgebiet verliert, wählt ein anderes
ruling-fenris-a35-value-last = das Tableau ist frei, das Heimatgebiet wird zuletzt gewählt
