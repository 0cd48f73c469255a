# Namen

wind-calm = Windstille
wind-breeze = Brise
wind-storm = Sturm
evening-1 = Der erste Abend
evening-2a = Wrack am Riff
evening-2b = Gäste aus dem Hafen
evening-3 = Der große Sturm
way-reef = Hinaus zum Riff rudern
way-harbor = Auf das Hafenboot warten
ware-none = nichts
ware-rope = Seil
ware-oil = Öl
ware-sail = Segel
ware-chart = Seekarte
ware-lens = Linse
chore-sweep = Treppe fegen
chore-log = Logbuch schreiben
chore-nets = Netze flicken
chore-polish = Linse putzen
thing-chest = Die Seekiste
expansion-fog = Nebel

# Was getan wird

command-new = Aufbau
command-kept = Alles bleibt liegen, wie es liegt
command-climb = { $seat }: steigen
command-begin = Den Abend beginnen
command-result = Ergebnis des Abends
command-vote = { $seat }: stimmt { $part }
command-reveal = Stimmen aufdecken
command-decide = Nach dem Gleichstand: { $way }
command-buy = { $seat }: { $ware }
command-tick = { $seat }: { $chore } { $on ->
    [yes] ✓
   *[no] –
  }
command-open = Öffnen: { $thing }
command-close = Den Laden schließen
command-correct = Berichtigen: { $part }

# Was geschah

event-kept = Der Verlauf wurde ausgebessert; alles bleibt liegen, wie es liegt.
event-climbed = { $wind }: { $seat } steigt { $n } hinauf bis zur Stufe { $to }.
event-held = { $seat } wartet den Sturm ab und hat { $oil } Öl.
event-dawned = Morgengrauen: { $seat } hat gewonnen.
event-begun = { $evening }: Stellt alle vor die erste von { $stairs } Stufen.
event-earned = { $seat } bekommt { $coins } Münzen und { $influence } Einfluss.
event-revealed = Die Stimmen sind offen: { $part }.
event-tied = Gleichstand: { $part }.
event-way = { $way }. Als Nächstes: { $evening }.
event-wished = { $seat } will kaufen: { $ware }.
event-ticked = { $seat }: { $chore } { $on ->
    [yes] ist erledigt.
   *[no] ist nicht erledigt.
  }
event-opened = { $thing } ist offen. Die Zahl darin: { $n }.
event-bought = { $seat } zahlt { $coins } Münzen: { $ware }.
event-missed = { $seat } geht leer aus und behält die Münzen: { $ware }.
event-closed = { $evening } ist vorbei.
event-result = Das Ende: { $part }. { $winner }!
event-corrected = { $part }: Aus { $from } wird { $to }.
toy-points = { $name } { $n }

# Was gefragt wird

question-die = Welchen Wind zeigt der Würfel von { $seat }?
question-storm = Sturm! Geht { $seat } weiter?
option-storm-go = Weitergehen
option-storm-wait = Warten
question-toy-chest = Welche Zahl steht in der Seekiste?

# Was nicht stimmt

error-toy-dawn = Der Morgen graut: Heute steigt niemand mehr.
error-toy-climbed = { $seat } ist in dieser Runde schon gestiegen. Zuerst kommen die anderen.
error-toy-no-dawn = Das Rennen ist noch nicht vorbei.
error-toy-no-race = Es gibt noch kein Rennen. Beginnt zuerst den Abend.
error-toy-stakes = Dein ganzer Einfluss, { $has }, muss gesetzt werden, nicht { $staked }.
error-toy-votes-missing = Noch nicht gestimmt haben: { $seats }.
error-toy-too-dear = { $ware } kostet { $n } Münzen, es sind nur { $coins } da.
error-toy-sold-out = { $ware } ist ausverkauft.
error-toy-open = { $thing } ist schon offen.

# Regeln

rule-toy-night-climb = Der Würfel sagt, wie viele Stufen jemand steigt: drei bei Windstille, zwei bei einer Brise, eine im Sturm.
rule-toy-night-storm = Im Sturm darf man warten und füllt Öl in die Lampe.
rule-toy-night-highest = Wer am höchsten steht, gewinnt.
rule-toy-night-oil = Von mehreren auf derselben Stufe gewinnt, wer das meiste Öl hat.
rule-toy-night-order = Von mehreren mit gleich viel Öl gewinnt, wer zuerst an der Reihe ist.
rule-toy-season-wages = Alle werden bezahlt, am besten, wer das Rennen gewonnen hat.
rule-toy-season-worth = Am Ende zählen Münzen, Waren und erledigte Arbeiten.
rule-toy-season-coins = Bei Gleichstand gewinnen mehr Münzen.
rule-toy-vote-most = Der Weg mit dem meisten Einfluss wird genommen.
rule-toy-vote-tie = Nach einem Gleichstand entscheidet, wer das Rennen gewonnen hat.
rule-toy-shop-poorest = Reicht eine Ware nicht für alle, kommen die Ärmsten zuerst.
rule-toy-shop-price = Wer nicht zahlen kann, bekommt nichts.

# Offene Punkte

ruling-toy-storm = Hilft es, im Sturm weiterzugehen?
ruling-toy-storm-why = Die Regeln nennen eine Stufe für den Sturm, aber nicht, wozu das Warten dann gut wäre.
ruling-toy-storm-value-step = Eine Stufe
ruling-toy-storm-value-none = Keine Stufe

# Teile des Tisches

part-at = Stufe von { $name }
part-oil = Öl von { $name }
part-coins = Münzen von { $name }
part-influence = Einfluss von { $name }

# Seiten

toy-later = Etwas, das später kommt
toy-stakes = Einsatz von { $seat }
page-game-toy = Hüter des Lichts
page-mode-short-night = Nacht
page-mode-short-season = Saison
page-mode-toy-night = Eine Nacht auf dem Turm
page-mode-toy-season = Eine Saison der Hüter des Lichts
page-scope-night = Die Nacht
page-scope-season = Die Saison
page-mend-group-choices = Entscheidungen einer Person
page-box-game-toy = Hüter des Lichts
page-box-expansion-fog = Nebel
page-toy-cards = Karten
page-toy-odds = Der Wind verrät niemandem, wohin er weht.
page-toy-lead = Es gibt nicht viel vorzubereiten.
page-toy-tower = Der Turm
page-toy-vote = Die Abstimmung
page-toy-voted = { $seat } hat gestimmt.
page-toy-stair = { $seat }: Stufe { $n }, Öl { $oil }
page-toy-sheet = { $seat }: { $coins } Münzen, { $influence } Einfluss.
page-toy-logbook = Das Logbuch
page-toy-shop = Der Hafenladen
page-toy-value = Wert
page-toy-correct = Berichtigen
page-toy-keeper = Person { $n }
page-back-toy = Der Turm
page-why-toy = { $count }
part-stakes = Einsatz
part-phase = Schritt des Abends
part-evening = Abend
part-votes = Stimme von { $name }
part-baskets = Wunsch von { $name }
part-leads = Nächster Abend
part-ticks = Arbeiten von { $name }
part-wares = Waren von { $name }
part-opened = Was gedruckt ist
part-turns = Züge von { $name }
part-season = Die Saison
campaign-season = Zeiten des Lichts

# Later

rule-toy-evening-fork = Der erste Abend endet mit einer Abstimmung.
rule-toy-evening-wreck = Das Wrack liegt weit draußen: Der Turm scheint höher.
rule-toy-evening-guests = Gäste haben es eilig: Der Turm scheint niedriger.
rule-toy-evening-storm = Im großen Sturm sieht niemand die Spitze.
rule-toy-thing-lens = Eine Linse ist so viel wert wie die Zahl in der Kiste.
ruling-toy-printed = Was zählt eine Linse am Ende?
ruling-toy-printed-why = Die Karte sagt es, das Buch nicht.
ruling-toy-printed-value-printed = Die gedruckte Zahl
ruling-toy-printed-value-nothing = Nichts
page-box-expansion-depths = Tiefen
expansion-depths = Tiefen
