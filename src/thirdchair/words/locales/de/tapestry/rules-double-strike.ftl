### Regeln der Variante Doppelschlag, erklärt

rule-tap-ds-why = Die Autoren raten zu dieser Variante, wenn die Künsteleiste im Spiel ist: So wird das Rennen um die Wahrzeichen wieder härter.
rule-tap-ds-two-sets = Das Schattenreich spielt hier mit zwei Sätzen von Spielermarkern. In jedem seiner Züge kommen beide voran.
rule-tap-ds-one-bot = Auch mit zwei Sätzen von Markern bleibt das Schattenreich ein einziger Bot.
rule-tap-ds-setup = Such beim Aufbau eine freie Farbe für den Doppelschlag aus. Auf jeder Leiste, auch auf der Künsteleiste, beginnt ein Marker dieser Farbe auf dem Startfeld.
rule-tap-ds-adv = Auf jedes Voranschreiten des Schattenreichs folgt ein Doppelschlag, sofern er möglich ist.
rule-tap-ds-adv-track = Für den Doppelschlag gehst du von der eben genutzten Leiste im Uhrzeigersinn eine weiter und ziehst den Doppelschlag-Marker dort 1 Feld vor. Die Reihenfolge ist Militär, Wissenschaft, Entdeckung, Technologie und wieder Militär.
rule-tap-ds-adv-impossible = Hat der Doppelschlag-Marker diese Leiste schon beendet, entfällt der Doppelschlag. Third Chair sucht keine andere Leiste dafür.
rule-tap-ds-arts = Im Uhrzeigersinn kommt die Künsteleiste stets direkt hinter der Leiste, an der sie anliegt.
rule-tap-ds-arts-military = Liegt die Künsteleiste bei Militär, lautet die Reihenfolge Militär, Künste, Wissenschaft, Entdeckung, Technologie.
rule-tap-ds-arts-science = Liegt die Künsteleiste bei Wissenschaft, lautet die Reihenfolge Militär, Wissenschaft, Künste, Entdeckung, Technologie.
rule-tap-ds-arts-exploration = Liegt die Künsteleiste bei Entdeckung, lautet die Reihenfolge Militär, Wissenschaft, Entdeckung, Künste, Technologie.
rule-tap-ds-arts-technology = Liegt die Künsteleiste bei Technologie, lautet die Reihenfolge Militär, Wissenschaft, Entdeckung, Technologie, Künste.
rule-tap-ds-landmarks = Ein Wahrzeichen, das ein Doppelschlag einbringt, kommt wie alle anderen der Bots in die Wahrzeichenbox auf dem Automa-Tableau.
rule-tap-ds-achievement = Für „Erreiche das Ende einer Fortschrittsleiste“ zählen die Doppelschlag-Marker nicht; diese Errungenschaft bringen sie nie ein.
rule-tap-ds-neighbours-ignore = Geht es in einer Regel um Nachbarn, tust du so, als wären die Doppelschlag-Marker nicht da.
rule-tap-ds-neighbours = Nachbarn hast du weiterhin nur zwei: den Automa und das Schattenreich.
rule-tap-ds-historians = Mit den Historikern gilt: Ein Wahrzeichen, das ein Doppelschlag einbringt, löst ihre Fähigkeit nicht aus.
rule-tap-ds-chosen = Mit den Auserwählten gilt: Ihre Fähigkeit zu Errungenschaften bringt dir 3 SP und nicht 1 SP je Mitspieler.
rule-tap-ds-passed = Ob Doppelschlag-Marker bei der Prüfung der bevorzugten Leisten zählen, verschweigt das Regelheft. Bei Third Chair zählt einer, der weiter vorn liegt, wie jeder andere Marker, wenn du nichts anderes einstellst.
