## List s výsledkem scénáře

page-finish-included = Včetně bodů za tvé dominanty ({ $points }): nejdřív posuň svůj žeton.
page-finish-automa-included = z toho za dominanty { $points }
page-more-points-target = Zapisuj sem body, které získáš: při { $points } nebo více vyhráváš na konci svého tahu.

page-back-scenario = Z tohoto scénáře
back-automacivs = Civilizace, které Automa nesměl táhnout, zpět k ostatním: { $part }.
back-landmark_card = Vyřazená karta dominanty: { $part }.
back-all_traps = Všechny pasti: zpět ke kartám tapiserie.
back-space = Dílky vesmíru s trvalým účinkem: zpět k ostatním.
back-civs = Civilizace vyřazené proto, že stavějí mimo hlavní město.
back-middle = Prostřední dominantu každé stupnice na její místo vedle herní desky.
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
back-kaiju_markers = Oba blokátory ({ $n }) a žeton cílových bodů.
