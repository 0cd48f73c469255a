# Tapestry: parts that can be corrected, what the material forbids, what is odd but possible.

## Části stolu, které lze opravit

part-track = { $who }, { $track }
part-favorite = { $who }, oblíbená stupnice
part-landmark = dominanta { $landmark }
part-era = { $who }, zvýšení blahobytu
part-achievement = úspěch „{ $which }“
part-cards =
    { $pile ->
        [deck] { $mode ->
            [kaiju-2] balíček Kaiju
           *[other] balíček rozhodnutí
        }
        [progress] balíček pokroku
        [discard] odhazovací hromádka
       *[other] vyložená dvojice
    }
part-turn =
    { $mode ->
        [duel] tahy Stínové říše
        [kaiju-2] fáze Kaiju
       *[other] tahy botů
    }
part-over = konec hry
part-result = výsledek
part-civs = civilizace Automy
part-first = kdo začíná
part-your-civ = tvoje civilizace
your-civ-other = jiná

## Části stolu, které lze opravit

part-vp = { $who }, vítězné body
part-outposts = { $who }, žetony osídlení v zásobě
part-topples = { $who }, převržené žetony osídlení soupeřů
part-automa_hand = karty tapiserie lícem dolů vedle karty blahobytu Automy
part-mat = karty tapiserie na kartě blahobytu Automy
part-tiles = dílky území v zásobě
part-hex = { hex-name }
hex-value =
    { $tile ->
        [yes] { $count ->
            [0] území
           *[other] území, { $pieces }
        }
       *[no] prázdné
    }
hex-piece =
    { $piece ->
        [building] { $who } (budova)
       *[other] { $toppled ->
            [yes] { $who } (převržený)
           *[no] { $who }
        }
    }
pair-value = { $first }, { $second }
tiles-value =
    { $left ->
        [yes] ano
       *[no] ne
    }

error-off-track = Na poli { $answer } žádný žeton stát nemůže: tato stupnice vede od { $min } do { $max }.
error-landmark-one-owner = Dominanta { $landmark } může patřit jen jednomu, nebo nikomu. Je jen jedna.
error-too-many-outposts = { $who }: na mapě by bylo víc žetonů osídlení, než kolik jich existuje ({ $most }).
odd-landmark_ahead = žádný žeton ({ $who }) nedošel až k dominantě { $landmark }.
odd-landmark_free = některý žeton už dominantu { $landmark } minul, ale nikdo ji nemá.
odd-era_back = { $who }: zvýšení blahobytu je méně než předtím.
odd-achievement = { $who }: na stole není vidět, za co se „{ $which }“ dává.
odd-points_down = { $who }: bodů je méně než předtím.
odd-own_twice = { hex-name }: dva žetony osídlení téže strany ({ $who }).
odd-two_standing = { hex-name }: stojí tam dva žetony osídlení. Obvykle je jeden z nich převržený.
odd-outposts = { $who }: i se zásobou je to { $n } žetonů osídlení, a existuje jich jen { $most }.
