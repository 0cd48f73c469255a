# Die Horde: was geschieht, was gefragt und was abgelehnt wird.

scythe-actor-horde = Horde
scythe-actor-horde_character = Anführer der Horde
scythe-actor-horde_mech_1 = Horde-Mech A
scythe-actor-horde_mech_2 = Horde-Mech B
scythe-actor-horde_mech_3 = Horde-Mech C
scythe-actor-horde_mech_4 = Horde-Mech D
scythe-actor-horde_tesla = Tesla-Figur der Horde
scythe-triumph-territories = 7 Regionen
scythe-triumph-coins = 20 Münzen
scythe-triumph-structure_bonus = Gebäudebonus
scythe-triumph-five_stars = 5 Sterne
event-horde_faction = Die Horde bekommt die Figuren von { $faction }.
event-horde_stands = Stellt die Horde rund um die Fabrik: { $points }. Wenn ihr sie anders anordnet, berichtigt, wo sie stehen.
scythe-module-horde = Horde-Plättchen
scythe-horde-figure = { $name }: { $part }
event-tile_replaced = Ein zweites Plättchen ({ $triumph }): Legt es beiseite und zieht ein anderes.
event-horde_clock = Uhr der Horde (Ansehen): { $from } → { $to }.
event-horde_waits =
    { $n ->
        [0] Die Horde bewegt sich noch nicht, aber in ihrem nächsten Zug.
        [one] Die Horde bewegt sich noch nicht, auch nicht in ihrem nächsten Zug.
       *[other] Die Horde bewegt sich noch nicht, auch nicht in ihren nächsten { $n } Zügen.
    }
event-horde_stays = { $actor } bleibt: { $at }.
event-horde_carries = { $actor }: alle Ressourcen dort mitnehmen → { $to }.
event-horde_takes = Ressourcen, die bei einer gezogenen Figur lagen, gehen mit ihr.
event-horde_strength = Horde: Stärke { $from } → { $to }.
event-horde_star = Legt einen Stern auf das Horde-Plättchen ({ $count } von 6).
event-horde_over =
    { $won ->
        [yes] Ihr habt gemeinsam gewonnen!
       *[no] Die Horde hat gewonnen.
    }
event-result-together =
    { $won ->
        [yes] Ergebnis: gemeinsam gewonnen.
       *[no] Ergebnis: gemeinsam verloren.
    }
event-horde_given_up = Ihr habt aufgegeben: Die Horde hat gewonnen.
command-surrender = Aufgeben
page-horde-give-up = Aufgeben
page-horde-give-up-what = Wollt ihr aufgeben? Die Partie endet dann als verloren. Rückgängig führt wieder hinein.
page-horde-play-on = Weiterspielen
question-horde_face_1 = Euer Horde-Plättchen: Wohin zeigt die 1?
question-horde_face_2 = Euer Horde-Plättchen: Wohin zeigt die 2?
question-horde_face_3 = Euer Horde-Plättchen: Wohin zeigt die 3?
question-horde_face_4 = Euer Horde-Plättchen: Wohin zeigt die 4?
question-horde_face_5 = Euer Horde-Plättchen: Wohin zeigt die 5?
question-horde_face_6 = Euer Horde-Plättchen: Wohin zeigt die 6?
question-horde_dial = Ihr verteidigt euch gemeinsam: Wer stellt die Scheibe ein und gibt Stärke aus?
question-horde_star = Ihr habt gewonnen: Wer setzt den Stern ein?
question-horde_returns = Nur eine von diesen kann jetzt auf die Fabrik ziehen. Welche?
question-horde_combat = Die Horde greift an mehreren Orten an. Welcher Kampf kommt als Nächstes?
question-horde_faction = Welche Fraktion, die niemand spielt, gibt der Horde ihre Figuren?
error-horde-without-module = Die Horde wird nicht mit { $module } gespielt. Lasst dieses Modul weg.
error-horde-alone-without-allies = Allein gibt es niemanden für ein Bündnis. Lass die Bündnisse weg.
error-horde-without-automa = Gegen die Horde spielen nur Menschen, kein Automa. Setzt an jeden Platz einen Menschen.
error-horde-needs-board = Gegen die Horde wird der Plan mitgeführt oder abgefragt: true oder "ask".
error-horde-faction-used = { $faction } wird schon gespielt. Die Horde braucht eine Fraktion, die niemand spielt.
error-horde-no-faction = Für die Horde ist keine Fraktion übrig: Es braucht eine mehr als Personen.
error-horde-five-stars = Dieses Plättchen ist für alle, die schon { $n } Sterne eingesetzt haben.
error-horde-structures = Für dieses Plättchen müssen alle { $most } Gebäude stehen; bisher sind es { $n }.
error-horde-territories = Für dieses Plättchen braucht ihr { $most } Regionen; bisher sind es { $n }.
error-horde-stands-there = Dort steht schon eine Figur der Horde: { $at }. Nie zwei in einer Region.
error-horde-cards = Das sind die Werte der Karten neben dem Horde-Plättchen: eine Liste von 1 bis { $most } Zahlen.
error-horde-one-objective = Wer allein spielt, hat höchstens ein Plättchen für ein Ziel: Nimm für das zweite ein anderes.
scythe-part-horde-popularity = Uhr der Horde (Ansehen)
scythe-part-horde-stars = Horde: Sterne
scythe-part-horde-cards = Horde: Kampfkarten
scythe-part-horde-strength = Horde: Stärke
scythe-part-horde = Horde
ruling-scythe-a69 = Eine Figur der Horde würde den Plan verlassen: Was dann?
ruling-scythe-a69-why = Das Heft sagt dazu nichts. Für Mad Tesla druckt es den Weg zurück zur Fabrik, für die Horde keinen.
ruling-scythe-a69-value-stays = sie bleibt stehen
ruling-scythe-a69-value-factory = sie geht zur Fabrik, wenn dort keine andere steht
ruling-scythe-a84 = Wessen Regionen zählen für das Plättchen mit sieben Regionen?
ruling-scythe-a84-why = Beim Beherrschen zählt ihr als eine Fraktion; „allein“ steht nur bei Zielen und den 16 Ressourcen.
ruling-scythe-a84-value-jointly = die von allen zusammen
ruling-scythe-a84-value-alone = die einer einzelnen Person
ruling-scythe-a85 = Beherrscht eine Figur der Horde ihre Region?
ruling-scythe-a85-why = Das Heft sagt es von Mad Tesla, von der Horde nichts. Eine gegnerische Einheit täte es.
ruling-scythe-a85-value-takes = ja: Arbeiter allein bleiben draußen, eine Mühle ruht
ruling-scythe-a85-value-leaves = nein
ruling-scythe-a98 = Sachsen gegen die Horde: Welche seiner Sterne brauchen ein freies Plättchen?
ruling-scythe-a98-why = Für einen Sieg setzt das Heft den Stern auf das Plättchen, „sofern verfügbar“; bei Zielen sagt es nichts dazu, und Sachsen darf beliebig viele einsetzen.
ruling-scythe-a98-value-victories = die für siegreiche Kämpfe
ruling-scythe-a98-value-both = die für siegreiche Kämpfe und für Ziele
ruling-scythe-a98-value-neither = keine
ruling-scythe-a100 = Mehrere Figuren könnten auf die Fabrik ziehen: Welche tut es?
ruling-scythe-a100-why = Die Reihenfolge der Züge bestimmt ihr, also sagt ihr es. Ein Tisch nach älteren Regeln darf so weiterspielen, wie er begonnen hat.
ruling-scythe-a100-value-asked = ihr sagt es
ruling-scythe-a100-value-first = die zuerst genannte, wie dieser Tisch begonnen hat
ruling-scythe-a101 = Schwerer: Welche Arbeiter, die heimkehren, rücken die Uhr vor?
ruling-scythe-a101-why = Das Heft zählt Arbeiter, die eine Einheit der Horde vertreibt. Wer nach dem eigenen verlorenen Angriff heimkehrt, wurde nicht vertrieben.
ruling-scythe-a101-value-driven = nur die, die die Horde vertrieben hat
ruling-scythe-a101-value-all = auch die, die nach dem eigenen verlorenen Angriff heimkehren
error-horde-no-scoring = Gegen die Horde wird nichts gewertet: Das Spiel endet von selbst, wenn es gewonnen oder verloren ist.
page-mode-scythe-horde = Scythe: gemeinsam gegen die Horde
page-mode-short-horde = Die Horde
page-horde-met-where = Wo kommt { $name } zur Horde? Tippe auf den Plan.
page-horde-new-lead = Wer spielt mit, in Zugreihenfolge? Die App spielt die Horde: ihre Uhr, ihre Züge und ihre Kämpfe.
page-horde-name =
    { $people ->
        [0] Gemeinsam
       *[other] { $part } gemeinsam
    }
page-horde-faction = Figuren der Horde
page-horde-way-asked = Abgefragt: Nach dem Zug der Horde fragt die App, wer dort steht, wo sie hinkam
page-horde-way-asked-what = Ihr zieht am Tisch und tippt nichts an. Nach dem Zug der Horde fragt eine Ansicht, wer dort steht, wo sie hinkam.
page-horde-way-tracked = Mitgeführt: Ihr tippt jeden Zug auf dem Plan
page-horde-way-tracked-what = Ihr tippt eure Bewegungen auf dem Spielplan an. Die App weiß, wo alle stehen, und vor einem Kampf wird nichts gefragt.
page-horde-easier = Leichter: womit ihr spielt
page-horde-drawn = Fraktionen, die ihr mit auslost
page-horde-others = Außerdem möglich
page-horde-harder = Wie schwer es ist
page-horde-harder-no = Wie gedruckt
page-horde-harder-yes = Schwerer: Jeder vertriebene Arbeiter rückt die Uhr vor
page-horde-airships = Luftschiffe aus Kolosse der Lüfte
page-horde-airships-no = Ohne Luftschiffe
page-horde-airships-yes = Mit Luftschiffen; nicht für die ersten Partien
page-horde-more-places = Plätze 3 bis 7: mehr Mitspielende
page-horde-cards-of = Würfel, Karten und Fraktionen
page-horde-chance = Wer würfelt und zieht?
page-horde-chance-app = Die App
page-horde-chance-table = Ihr, mit euren Würfeln und Plättchen
page-horde-combat = Kampfkarten der Horde
page-horde-combat-app = Die App zieht ihre Werte
page-horde-combat-ask = Ihr deckt sie am Tisch auf
page-horde-printing = Fraktionen und Spielertableaus per Los
page-horde-printing-invaders = Mit „Invasoren aus der Ferne“
page-horde-printing-base = Grundspiel
page-horde-kind-human = Spielt mit
page-horde-kind-none = Niemand
page-horde-first-card = Legt eine Kampfkarte mit diesem Wert neben das Horde-Plättchen, und setzt ihren Stärkemarker.
page-horde-clock-name = Uhr
page-horde-strength-name = Stärke
page-horde-stars-name = Ihre Sterne
page-horde-figures-name = Figuren
page-horde-clock = Uhr (Ansehen): { $count }
page-horde-stars = Horde-Sterne: { $count }
page-horde-bare =
    { $count ->
        [0] auf jedem Plättchen ein Stern
        [one] 1 Plättchen ohne Stern
       *[other] { $count } Plättchen ohne Stern
    }
page-horde-tiles =
    { $count ->
        [0] Erfolgsplättchen: auf jedem ein Stern
       *[other] Erfolgsplättchen: { $count } brauchen noch einen Stern
    }
page-horde-turns =
    { $count ->
        [one] 1 Zug der Horde
       *[other] { $count } Züge der Horde
    }
page-horde-back = Figuren, Sterne und Marker der Horde zurück zum Nationstableau { $faction }; die Tesla-Figur und das Horde-Plättchen dorthin, woher sie kommen:
page-horde-moving = sie zieht
page-horde-moves =
    { $count ->
        [one] zieht nach 1 weiteren Zug
       *[other] zieht nach { $count } weiteren Zügen
    }
page-horde-last-turn = Letzte Runde: Mit dem nächsten Zug der Horde verliert ihr.
page-horde-last-star = Noch ein verlorener Kampf, und die Horde hat gewonnen.
page-horde-arrows = Wohin die Zahlen auf dem Horde-Plättchen zeigen, wenn der Plan so liegt wie hier:
page-horde-asked-lead =
    { $count ->
        [one] Zieht diese Figur. Steht es dort so? Tippt an, was anders ist.
       *[other] Zieht diese { $count } Figuren. Steht es dort so? Tippt an, was anders ist.
    }
page-hand-horde_stays = bleibt: { $part }
page-horde-short-names = NW2 heißt: 2 Schritte nordwestlich der Fabrik.
page-horde-combat-at = { $part }: { $name } gegen { $seats }
page-horde-has = Stärke { $power } und ein Würfel
page-hand-actor_left = vom Spielplan ({ $part })
page-box-horde-arrows = Das Horde-Plättchen: wohin jede Zahl zeigt
