# Corrections by hand: what the material forbids, what is odd but possible, and why it was done.

error-off-track = Auf Feld { $answer } kann kein Marker stehen: Diese Leiste geht von { $min } bis { $max }.
error-landmark-one-owner = Das Wahrzeichen { $landmark } kann nur einer Seite gehören oder niemandem. Es gibt nur eines davon.
error-too-many-outposts = { $who }: Das wären mehr Außenposten auf der Karte als die { $most }, die es gibt.

odd-note = Ungewöhnlich, bitte noch einmal hinsehen: { $part }
odd-landmark_ahead = Kein Marker dieser Seite ({ $who }) ist bis zum Wahrzeichen { $landmark } gekommen.
odd-landmark_free = Ein Marker ist am Wahrzeichen { $landmark } vorbei, aber niemand hat es.
odd-era_back = { $who }: Das sind weniger Einkommenszüge als vorher.
odd-achievement = { $who }: Auf dem Tisch ist nicht zu sehen, wofür es „{ $which }“ gibt.
odd-points_down = { $who }: Das sind weniger Punkte als vorher.
odd-own_twice = { hex-name }: zwei Außenposten derselben Seite ({ $who }).
odd-two_standing = { hex-name }: Dort stehen zwei Außenposten. Meist ist einer davon gestürzt.
odd-outposts = { $who }: Mit denen im Vorrat sind das { $n } Außenposten, und es gibt nur { $most }.

reason-note = Grund: { $note }.
chip-moved = falsch gezogen
chip-card = eine Karte sagt es
chip-forgot = es wurde vergessen
chip-app = die App irrt sich
