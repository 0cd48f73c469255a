# Pages of Tapestry: after a game, what goes back where.

## Co vrátit zpět

page-back-cards = Karty a deska
page-back-tracks = Stupnice a dominanty
page-back-map = Mapa
page-back-box = Zpět do balíčků
back-decision = Všech { $n } karet rozhodnutí zpět do jednoho balíčku.
back-civ = Civilizace Automy { $civ }: k ostatním civilizacím Automy.
back-tapestry =
    { $n ->
        [one] Karta tapiserie Automy: zpět ke kartám tapiserie.
        [few] { $n } karty tapiserie Automy: zpět ke kartám tapiserie.
       *[other] { $n } karet tapiserie Automy: zpět ke kartám tapiserie.
    }
back-mat =
    { $covered ->
        [yes] Karta blahobytu Automy; přehledová karta pro úroveň { $level } zvlášť.
       *[no] Karta blahobytu Automy.
    }
back-landmark_cards = Všechny karty s dominantou zpět do jednoho balíčku, i tvoje a odložené.
back-tokens =
    { $mode ->
        [duel] { $who }: žetony ze stupnic (počet: { $n }) a žeton osídlení u stupnice { $track }.
       *[other] { $who }: žetony ze stupnic (počet: { $n }) a druhý žeton na stupnici { $track }.
    }
back-strike = { $who }: žetony ze stupnic (počet: { $n }).
back-landmarks =
    { $who_id ->
        [you] Tvoje dominanty na jejich místa vedle plánu: { $part }.
        [gone] Dominanty, které byly mimo hru, na jejich místa vedle plánu: { $part }.
       *[other] { $who }, dominanty na jejich místa vedle plánu: { $part }.
    }
back-carded =
    { $who_id ->
        [you] Tvoje dominanty z karet s dominantou zpět do krabice: { $part }.
       *[other] { $who }, dominanty z karet s dominantou zpět do krabice: { $part }.
    }
back-achievements =
    { $n ->
        [one] Jeden žeton z úspěchů.
        [few] { $n } žetony z úspěchů.
       *[other] { $n } žetonů z úspěchů.
    }
back-arts = Stupnice umění vedle stupnice { $track }.
back-pool = Zásoba civilizace Hucksters (počet dílů: { $n }).
back-markers = Žetony osídlení civilizace Trailblazers u stupnic (počet: { $n }).
back-outposts =
    { $who_id ->
        [you] Tvoje žetony osídlení na mapě (počet: { $n }): pole { $part }.
       *[other] { $who }, žetony osídlení na mapě (počet: { $n }): pole { $part }.
    }
back-buildings = Tvoje budovy na mapě (počet: { $n }): pole { $part }.
back-tiles =
    { $n ->
        [one] Jeden dílek území zpět k ostatním.
        [few] { $n } dílky území zpět k ostatním.
       *[other] { $n } dílků území zpět k ostatním.
    }
back-removed =
    { $starred ->
        [yes] { $kind ->
            [tapestry] Karty tapiserie, pokud byly vyřazeny: { $part }.
            [civ] Civilizace, pokud byly vyřazeny: { $part }.
           *[tech] Karty technologií, pokud byly vyřazeny: { $part }.
        }
       *[no] { $kind ->
            [tapestry] Vyřazené karty tapiserie: { $part }.
            [civ] Vyřazené civilizace: { $part }.
           *[tech] Vyřazené karty technologií: { $part }.
        }
    }
back-traps =
    { $n ->
        [one] Vyřazená past: zpět ke kartám tapiserie.
        [few] { $n } vyřazené pasti: zpět ke kartám tapiserie.
       *[other] { $n } vyřazených pastí: zpět ke kartám tapiserie.
    }

## List s výsledkem scénáře

page-back-scenario = Z tohoto scénáře
back-automacivs = Civilizace, které Automa nesměl táhnout, zpět k ostatním: { $part }.
back-landmark_card = Vyřazená karta dominanty: { $part }.
back-all_traps = Všechny pasti: zpět ke kartám tapiserie.
back-space = Dílky vesmíru s trvalým účinkem: zpět k ostatním.
back-civs = Civilizace vyřazené proto, že stavějí mimo hlavní město.
back-middle = Prostřední dominantu každé stupnice na její místo vedle herního plánu.
back-blockers = Žetony osídlení, které tě blokovaly ({ $n }), ze stupnic.
back-second_outposts = Přidané žetony osídlení, tvoje i Automy: každé zpět k jejich barvě.
back-kaiju_city =
    { $n ->
        [0] Kaiju z tvé karty hlavního města.
        [one] Kaiju a žeton zničené budovy z tvé karty hlavního města; budovu zpět ke svým budovám.
       *[other] Kaiju a žetony zničených budov ({ $n }) z tvé karty hlavního města; budovy zpět ke svým budovám.
    }
back-kaiju_map =
    { $n ->
        [one] Kaiju na mapě: pole { $part }.
       *[other] Kaiju na mapě ({ $n }): pole { $part }.
    }
back-kaiju_markers = Oba blokující žetony ({ $n }) a žeton cílových bodů.
