# Pages: the set-up, step by step.

## Was anders ist als zuletzt

page-differing =
    { $count ->
        [0] Alles wird aufgebaut wie bei „{ $name }“.
        [one] Ein Schritt ist anders als bei „{ $name }“.
       *[other] { $count } Schritte sind anders als bei „{ $name }“.
    }
page-differing-gone = Diesmal nicht:
page-differing-only = Nur zeigen, was anders ist
page-differing-all = Alle Schritte zeigen
page-differs-new = diesmal neu
page-differs-changed = anders als zuletzt

## Der Aufbau

page-checklist = Aufbau
page-tick = Schritt { $number } ist erledigt
page-reminders = Gut zu wissen
page-to-table = Zum Tisch
page-set-out = So sieht der Tisch danach aus
