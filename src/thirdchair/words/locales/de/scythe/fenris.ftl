# Die Kampagne: was am Tisch geschieht, was man tut und was nicht geht.

## Ereignisse

event-begun = Der Abend beginnt: { $seats }.
event-step = { $part }
event-perk =
    { $perk_id ->
        [none] { $seat } nutzt heute keinen Sofort-Bonus.
       *[other] { $seat } nutzt heute einen Sofort-Bonus: { $perk }.
    }
event-perk_used = { $seat }: Kreuze den Sofort-Bonus an und nimm ihn dir: { $perk }.
event-booked =
    { $sign ->
        [minus] { $seat }: −{ $amount } $ Vermögen, es bleiben { $balance } $.
       *[plus] { $seat }: +{ $amount } $ Vermögen, jetzt { $balance } $.
    }
event-marked = { $seat }: { $n } auf { $space }, { $count } von 6 Sternen.
event-counted = { $seat } hat { $n } × { $what }.
event-rolled = { $seat } würfelt { $dice }: Es zählt die { $counts }.
event-took = { $seat } nimmt das { $what } von { $space }.
event-column = { $seat }: insgesamt { $coins } $.
event-episode_over = { $winner } gewinnt den Abend.
event-read = Der Ausgang ist gelesen.
event-won = { $seat }: Markiere den Sieg auf dem Bogen.
event-ticked = { $seat }: Kreuze in der Spalte { $column } das Kästchen { $box } an.
event-not_ticked = { $seat }: kein Kreuz für { $star }.
event-to_log = { $seat } darf für einen Stern die Spalte wählen: { $star }.
event-received = { $seat } hat jetzt { $n } × { $what }.
event-automa_votes = { $seat } stimmt ab: Krieg { $war }, Frieden { $peace }.
event-revealed = Die Stimmen: Krieg { $war }, Frieden { $peace }.
event-tied = Gleichstand: { $seat } entscheidet.
event-way = Die Kampagne geht mit Episode { $episode } weiter.
event-returned = Zurück in den Vorrat: { $what }.
event-passed_over = { $seat } kommt später: { $other } beginnt.
event-seat_changed =
    { $state ->
        [late] { $seat } kommt später.
        [away] { $seat } ist nicht da.
        [left] { $seat } hat die Kampagne verlassen.
        [guest] Jemand spielt für { $seat }.
        [automa] Ein Automa spielt für { $seat }.
        [played] { $played_by } spielt für { $seat }.
       *[present] { $seat } ist da.
    }
event-card_done = { $seat } hat hier nichts mehr zu wählen.
event-taken_over = Ein Automa spielt für { $seat } weiter ({ $level }): Fortschrittskarte auslegen, Marker auf Feld { $tracker }, dazu ein Automa-Stapel.
event-closed = Der Abend ist vorbei.
event-searches =
    { $cards ->
        [1] { $seat } sucht: ein Einflussplättchen (jetzt { $n }), Fabrikstapel mischen, 1 Karte aufdecken.
       *[other] { $seat } sucht: ein Einflussplättchen (jetzt { $n }), Fabrikstapel mischen, { $cards } Karten aufdecken.
    }
event-search_ends =
    { $ends ->
        [found] { $seat } hat die Vesna-Karte gefunden und behält sie. Die anderen Karten kommen zurück.
        [card] { $seat } behält eine Fabrikkarte. Die anderen kommen zurück.
       *[nothing] { $seat } behält nichts. Alle Karten kommen zurück.
    }
event-keeps = { $seat } behält { $faction }.
event-gives_up = { $seat } legt dieses Tableau zu den unbenutzten: { $faction }.
event-in_order = Gewählt wird in dieser Reihenfolge: { $points }.
event-new_faction = { $seat } spielt ab jetzt { $faction }. Ändert den Namen auf dem Bogen.
event-new_base = { $seat } beginnt ab jetzt in diesem Heimatgebiet: { $faction }.
event-to_open = { $seat } erhält { $box } und alles aus Stanzbogen { $board }.
event-opened = { $box } ist offen. Sie gehört { $seat }.
event-laid_ready = Jetzt darf { $box } geöffnet werden.
event-unpacked = { $box } ist offen.
scythe-box = Box { $letter }
scythe-punchboard = Stanzbogen { $number }
scythe-in-order = { $name } ({ $wealth } $ + { $mods } Modifikationen = { $total } $)

## Befehle

command-done = Nichts weiter zu wählen
command-setup = Der Abend beginnt
command-perk = { $seat }: Sofort-Bonus
command-mark = { $seat }: Stern
command-count = { $seat }: gezählt
command-episode_result = Ergebnis des Abends
command-read = Ausgang gelesen
command-log = { $seat }: Erfolgschronik
command-vote = { $seat }: Abstimmung
command-reveal = Stimmen aufgedeckt
command-decide = Entschieden
command-sheet = { $seat }: Bogen vom Papier
command-book = { $seat }: Vermögen berichtigt
command-seat = { $seat }: Platz
command-close = Abend beendet
command-keep = { $seat }: behält die Fraktion
command-give_up = { $seat }: gibt die Fraktion ab
command-change_faction = { $seat }: neue Fraktion
command-base = { $seat }: Heimatgebiet
command-open = { $box } geöffnet

## Fragen

question-way = Welchen Weg hat eure Gruppe nach dem ersten Abend genommen?
option-way-war = Krieg
option-way-peace = Frieden
question-evening_coins = Wie viele Münzen hat { $seat } insgesamt?
question-evening_winner = Gleich viele Münzen: Wer hat den Abend gewonnen? Wer mehr Arbeiter, Mechs und Gebäude zusammen hat; ist auch das gleich, mehr Stärke, dann Ansehen, Ressourcen, Regionen, Sterne.
question-search = { $seat }: Was behältst du von den aufgedeckten Karten?
question-at_the_factory = { $seat }: Hat er seinen Anführer bewegt oder ist er zu einer Begegnung oder zur Fabrik gegangen, und steht jetzt eine seiner Kampfeinheiten auf der Fabrik?
option-search-found = Die Vesna-Karte
option-search-card = Eine Fabrikkarte
option-search-nothing = Nichts
option-at_the_factory-no = Nein
option-at_the_factory-yes = Ja: Er sucht

## Was nicht geht

error-fenris-too-dear = Das kostet { $n } $, und { $seat } hat { $coins } $. Wähle etwas, das das Vermögen hergibt.
error-fenris-note-missing = Sag in ein paar Worten, was berichtigt wird.
error-fenris-not-open = { $seat } hat das jetzt nicht zu wählen: Die Karten kommen eine nach der anderen.
error-fenris-twice = { $value } steht zweimal da: Jedes zählt einmal.
error-fenris-no-game = Heute läuft noch kein Spiel: Beginnt zuerst den Abend.
error-fenris-nobody-here = Niemand ist da: Ein Abend braucht jemanden, der spielt.
error-fenris-sealed-already = { $seats } hat schon am Handy abgestimmt: Deckt die Stimmen auf, oder lasst sie erst zurücknehmen.
error-fenris-perk-late = { $seat } spielt schon: Sofort-Boni werden vor dem ersten Zug gewählt.
error-fenris-perk-used = Dieser Sofort-Bonus wurde an Abend { $n } genutzt: { $perk }. Jeden gibt es nur einmal in der Kampagne.
error-fenris-order = Die Spielreihenfolge nennt alle, die da sind, genau einmal: { $options }.
error-fenris-no-star = { $seat } hat dort keinen Stern: { $triumph }.
error-fenris-none-left = { $seat } hat nichts zurückzugeben: { $what }.
error-fenris-too-many = Zusammen sind das { $total } ({ $what }), es gibt aber nur { $n }. Bitte prüft die Zahlen aller Plätze.
doubt-result-coins = { $seat }: ${ $n } in einer Partie? So viel bringt niemand nach Hause.
doubt-result-no-sixth = Niemand hat sechs Sterne. Die Partie von heute endet erst mit dem sechsten.
doubt-result-sixth = { $seat } und { $who } haben beide den sechsten Stern? Mit dem ersten sechsten Stern endet die Partie sofort.
error-fenris-stars = So viele Sterne sind für { $triumph } nicht möglich: höchstens { $n }.
error-fenris-too-many-stars = Jeder Platz hat { $n } Sterne, mehr nicht.
error-fenris-not-decided = Wie die Kampagne weitergeht, ist noch nicht entschieden.
error-fenris-no-vote = Gerade gibt es nichts abzustimmen.
error-fenris-revealed = Die Stimmen sind aufgedeckt. Mit „Rückgängig“ nehmt ihr das zurück.
error-fenris-all-influence = Alle Plättchen werden eingesetzt: { $has }, nicht { $given }.
error-fenris-votes-missing = Diese Stimmen fehlen noch: { $seats }.
error-fenris-paper-not-here = Abend { $number } gibt es hier noch nicht. Er kommt mit einer neueren Version; bis dahin bleibt die Kampagne auf dem Papier.
error-fenris-evening-on = Das lässt sich nur zwischen zwei Abenden ändern: Das Spiel von heute hat begonnen.
error-fenris-not-here-yet = Den nächsten Abend gibt es hier noch nicht. Die Kampagne bleibt erhalten und geht mit einer neueren Version weiter.
error-fenris-plays-tonight = { $seat } spielt heute mit. Sag es nach dem Abend.
error-fenris-too-many-seats = Eine Kampagne hat höchstens { $n } Plätze.
error-fenris-no-human = Mindestens ein Platz muss ein Mensch sein.
error-fenris-mat-later = Spielertableaus werden jeden Abend neu verteilt. Lass sie hier weg.
error-fenris-found-already = { $seat } hat die Vesna-Karte gefunden. Nehmt sie zuerst dort zurück.
error-fenris-found-twice = Es gibt nur eine Vesna-Karte. Gefunden haben kann sie nur ein Platz, und sie steht beim Ergebnis von { $seats }.
error-search-stops = Dort wird gesucht ({ $at }): { $unit } beendet die Bewegung dort. Sag das Übrige als eigene Bewegung.
error-fenris-keeps-faction = { $seat } kann die Fraktion jetzt nicht wechseln.
error-fenris-all-answered = Alle haben geantwortet. Jetzt wählen die, die eine Fraktion abgegeben haben.
error-fenris-not-next = Zuerst wählt { $seat }.
error-fenris-faction-taken = Diese Fraktion ist nicht frei: { $faction }.
error-fenris-no-box = Eine solche Box gibt es jetzt nicht zu öffnen.

## Dinge

scythe-triumph-extra_objective = offene Zielkarte
scythe-triumph-beside = neben der Leiste
deck-order = Reihenfolge
deck-base = Heimatgebiete
deck-search = Fabrikstapel
scythe-what-found = Vesna-Karte
scythe-what-search = Weg zur Fabrik
scythe-what-influence = Einflussplättchen
scythe-what-vote = Stimme
scythe-perk-none = keiner
scythe-perk-coins = 5 $
scythe-perk-power = 3 Stärke
scythe-perk-objectives = 2 Zielkarten
scythe-perk-popularity = 2 Ansehen
scythe-perk-resources = 2 Ressourcen
scythe-perk-combat_cards = 2 Kampfkarten
scythe-perk-worker = 1 Arbeiter
scythe-column-upgrades = Entwicklungen
scythe-column-mechs = Mechs
scythe-column-structures = Gebäude
scythe-column-recruits = Rekruten
scythe-column-workers = Arbeiter
scythe-column-objective = Ziel
scythe-column-combat_1 = Kampf links
scythe-column-combat_2 = Kampf rechts
scythe-column-popularity = Ansehen
scythe-column-power = Stärke
ruling-fenris-a01 = Jemand Neues bei einer geraden Zahl von anderen: Was ist die Mitte?
ruling-fenris-a01-why = Das Heft nennt den Median. Bei einer geraden Zahl ist das das Mittel der beiden mittleren, hier abgerundet. Eine Kampagne nach älteren Regeln darf so weiterspielen, wie sie begonnen hat.
ruling-fenris-a01-value-mean = das Mittel der beiden mittleren, abgerundet
ruling-fenris-a01-value-lower = der kleinere der beiden, wie diese Kampagne begonnen hat
