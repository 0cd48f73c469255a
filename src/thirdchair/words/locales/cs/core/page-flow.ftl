# Průběh hry: nová hra třemi dotyky, překvapení, co se liší, co vrátit zpět.

## Nová hra

page-game-tapestry = Tapestry
page-game-scythe = Scythe
page-new-again = Začít
page-new-surprise = Překvapení
page-new-change = Něco změnit
page-new-like-last = Jako minule: { $part }
page-new-as-usual = Jako obvykle: { $part }
page-new-first-time = Tady ještě nehráno: nejdřív pár otázek.
page-new-missing = Není ve tvé krabici: { $part }.
page-new-sum-duel =
    { $order ->
        [last] { $first } a { $last }, potom Stínová říše
        [middle] { $first } a { $last }, mezi nimi Stínová říše
       *[first] nejdřív Stínová říše, potom { $first } a { $last }
    }
page-new-sum-solo =
    { $first ->
        [you] úroveň { $level }, začínáš ty
        [bots] úroveň { $level }, začínají boti
       *[lot] úroveň { $level }, o začátku rozhodne los
    }
page-new-line-order = Pořadí tahů: { $part }
page-new-line-color = { $name }: { $color }
page-new-line-level = Úroveň { $level }: { $part }
page-new-line-civs = Civilizace Automy: { $part }
page-new-line-first =
    { $first ->
        [you] Začínáš ty
        [bots] Začínají boti
       *[lot] O začátku rozhodne los
    }
page-new-line-yours = Tvoje barva: { $color }
page-surprise = Překvapení
page-surprise-lead = Vyšlo tohle. Všechno ostatní zůstává.
page-surprise-other = Něco jiného
page-new-first = Kdo začíná?
page-new-first-p1 = Hráč 1
page-new-first-p2 = Hráč 2
page-new-first-lot = Losovat mezi všemi třemi

## Rady

page-first-income = { $who }: nejdřív zvýšení blahobytu.
page-first-income-yours = Tvůj první tah je zvýšení blahobytu.
page-finish-early = Zvýšení blahobytu zatím, z { $last }: { $part }. Výsledek zadejte, jen pokud chcete skončit už teď.

## Co vrátit zpět

page-put-back = Uklidit hru
page-put-back-lead = Co tato hra vzala ze svých míst a kam to patří. Vlastní díly se vracejí jako vždy.
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
        [gone] Dominanty mimo hru na jejich místa vedle plánu: { $part }.
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

## Co se liší od minula

page-differing =
    { $count ->
        [0] Vše se připravuje jako pro stůl „{ $name }“.
        [one] Jeden krok se liší od stolu „{ $name }“.
        [few] { $count } kroky se liší od stolu „{ $name }“.
       *[other] { $count } kroků se liší od stolu „{ $name }“.
    }
page-differing-gone = Tentokrát ne:
page-differing-only = Ukázat jen to, co se liší
page-differing-all = Ukázat všechny kroky
page-differs-new = tentokrát nové
page-differs-changed = jinak než minule

## Úvod

page-home-none-open = Žádná hra právě neběží. Začněte novou.
page-home-finished =
    { $count ->
        [one] Jedna dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
serve-code = Heslo pro telefony: { $code }

## Tah botů v jedné větě

page-sum-bot = { $who }: { $part }
page-sum-track = { $track } { $space }
page-sum-landmark = dominanta
page-sum-hex =
    { $what ->
        [explored] průzkum pole { $hex }
       *[conquered] dobyto pole { $hex }
    }
page-sum-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
