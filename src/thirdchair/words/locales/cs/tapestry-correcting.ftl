# Corrections by hand: what the material forbids, what is odd but possible, and why it was done.

error-off-track = Na poli { $answer } žádný žeton stát nemůže: tato stupnice vede od { $min } do { $max }.
error-landmark-one-owner = Dominanta { $landmark } může patřit jen jednomu, nebo nikomu. Je jen jedna.
error-too-many-outposts = { $who }: na mapě by bylo víc žetonů osídlení, než kolik jich existuje ({ $most }).

odd-note = Neobvyklé, prosím zkontrolovat: { $part }
odd-landmark_ahead = žádný žeton ({ $who }) nedošel až k dominantě { $landmark }.
odd-landmark_free = některý žeton už dominantu { $landmark } minul, ale nikdo ji nemá.
odd-era_back = { $who }: zvýšení blahobytu je méně než předtím.
odd-achievement = { $who }: na stole není vidět, za co se „{ $which }“ dává.
odd-points_down = { $who }: bodů je méně než předtím.
odd-own_twice = { hex-name }: dva žetony osídlení téže strany ({ $who }).
odd-two_standing = { hex-name }: stojí tam dva žetony osídlení. Obvykle je jeden z nich převržený.
odd-outposts = { $who }: i se zásobou je to { $n } žetonů osídlení, a existuje jich jen { $most }.

reason-note = Důvod: { $note }.
chip-moved = špatně posunuto
chip-card = řekla to karta
chip-forgot = zapomnělo se na to
chip-app = aplikace se mýlí
