# Pages of Tapestry: what the page asks beside a turn.

## Tvoje vlastní žetony

page-extra-research = Hoď kostkou vědy. Kterou stupnici ukazuje?
page-extra-with = Posuneš se na ní a získáš přínos.
page-extra-without = Posuneš se na ní bez přínosu.
page-extra-advance = Posuň se na jedné z těchto stupnic, i s přínosem.
page-extra-regress = Vrať se na jedné z těchto stupnic, s přínosem toho pole.
page-extra-left = (ještě { $count })
page-extra-skip =
    { $mode ->
        [duel] Když se nic nehýbe, hrajte rovnou dál.
       *[other] Když se nic nehýbe, pokračuj rovnou tahem botů.
    }
page-extra-or =
    { $mode ->
        [duel] Nebo místo toho postav dům: pak hrajte rovnou dál.
       *[other] Nebo místo toho postav dům: pak pokračuj rovnou tahem botů.
    }
page-extra-stays = nejde to
doubt-map-slip =
    { $due ->
        [explore] { $what ->
            [conquer] Teď můžeš prozkoumávat, ale { hex-name } už je území: klepnutí ho dobude.
           *[other] Teď můžeš prozkoumávat, ale { hex-name } nesousedí s tvým územím.
        }
       *[other] { $what ->
            [explore] Teď můžeš dobývat. Na místě { hex-name } není dílek: klepnutí ho prozkoumá.
           *[other] Teď můžeš dobývat, ale { hex-name } je mimo tvůj dosah.
        }
    }
