# Tapestry: parts that can be corrected, what the material forbids, what is odd but possible.

## Teile des Tisches, die sich berichtigen lassen

part-track = { $who }, { $track }
part-favorite = { $who }, bevorzugte Leiste
part-landmark = Wahrzeichen { $landmark }
part-era = { $who }, Einkommenszüge
part-achievement = Errungenschaft „{ $which }“
part-cards =
    { $pile ->
        [deck] { $mode ->
            [kaiju-2] Kaiju-Stapel
           *[other] Entscheidungsstapel
        }
        [progress] Entwicklungsstapel
        [discard] Ablagestapel
       *[other] offenes Paar
    }
part-turn =
    { $mode ->
        [duel] Züge des Schattenreichs
        [kaiju-2] Kaiju-Phasen
       *[other] Züge der Bots
    }
part-over = Spiel beendet
part-result = Ergebnis
part-civs = Zivilisationen des Automa
part-first = wer beginnt
part-your-civ = deine Zivilisation
your-civ-other = eine andere

## Teile des Tisches, die sich berichtigen lassen

part-vp = { $who }, Siegpunkte
part-outposts = { $who }, Außenposten im Vorrat
part-topples = { $who }, gestürzte Außenposten anderer
part-automa_hand = verdeckte Gobelinkarten neben dem Einkommenstableau des Automa
part-mat = Gobelinkarten auf dem Einkommenstableau des Automa
part-tiles = Gebietsteile im Vorrat
part-hex = { hex-name }
hex-value =
    { $tile ->
        [yes] { $count ->
            [0] Gebiet
           *[other] Gebiet, { $pieces }
        }
       *[no] leer
    }
hex-piece =
    { $piece ->
        [building] { $who } (Gebäude)
       *[other] { $toppled ->
            [yes] { $who } (gestürzt)
           *[no] { $who }
        }
    }
pair-value = { $first }, { $second }
tiles-value =
    { $left ->
        [yes] ja
       *[no] nein
    }

error-off-track = Auf Feld { $answer } kann kein Marker stehen: Diese Leiste geht von { $min } bis { $max }.
error-landmark-one-owner = Das Wahrzeichen { $landmark } kann nur einer Seite gehören oder niemandem. Es gibt nur eines davon.
error-too-many-outposts = { $who }: Das wären mehr Außenposten auf der Karte als die { $most }, die es gibt.
odd-landmark_ahead = Kein Marker dieser Seite ({ $who }) ist bis zum Wahrzeichen { $landmark } gekommen.
odd-landmark_free = Ein Marker ist am Wahrzeichen { $landmark } vorbei, aber niemand hat es.
odd-era_back = { $who }: Das sind weniger Einkommenszüge als vorher.
odd-achievement = { $who }: Auf dem Tisch ist nicht zu sehen, wofür es „{ $which }“ gibt.
odd-points_down = { $who }: Das sind weniger Punkte als vorher.
odd-own_twice = { hex-name }: zwei Außenposten derselben Seite ({ $who }).
odd-two_standing = { hex-name }: Dort stehen zwei Außenposten. Meist ist einer davon gestürzt.
odd-outposts = { $who }: Mit denen im Vorrat sind das { $n } Außenposten, und es gibt nur { $most }.
