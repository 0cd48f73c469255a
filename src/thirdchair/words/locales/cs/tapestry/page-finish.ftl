# Pages of Tapestry: the sheet for the result.

## List s výsledkem scénáře

page-finish-included =
    { $mode ->
        [atlantis-3] Včetně bodů za tvé dominanty ({ $points }): nejdřív posuň svůj žeton.
       *[other] Včetně bodů, které ti přináší scénář ({ $points }): nejdřív posuň svůj žeton.
    }
page-finish-automa-included =
    { $mode ->
        [atlantis-3] z toho za dominanty { $points }
       *[other] z toho díky scénáři { $points }
    }

## Další, opravy, konec

page-solo-finish-lead = Kolik máš bodů? Stínová říše se nepočítá.
page-solo-finish-yours = Tvoje body
page-solo-finish-automa = Automa: body { $points }
page-solo-finish-wrong = Opravit
page-solo-finish-tied = Shoda: s jakoukoli zbylou surovinou vyhráváš, jinak se o vítězství dělíte.
page-solo-finish-resources = Tvoje zbylé suroviny

## Konec

page-finish-lead = Body vás obou. Stínová říše vyhrát nemůže.
page-finish-points = { $who }: body
page-finish-tied = Shoda: vyhrává, komu zbylo víc surovin.
page-finish-resources = { $who }: zbylé suroviny

## Co mluví proti

page-finish-doubt = Jestli to tak je, odešli to. Nic z toho, co je vyplněno, se neztratí.
page-finish-stands = Stav:
doubt-finish-early =
    { $who_id ->
        [you] Zapsáno je teprve { $taken } z tvých { $last } zvýšení blahobytu. Proběhla všechna?
        [bots] Boti zatím provedli { $taken } z { $last } zvýšení blahobytu. Ještě by hráli dál.
       *[other] { $who }: zapsáno je teprve { $taken } z { $last } zvýšení blahobytu.
    }
doubt-finish-goal = Podle mapy cíl nesplňuješ: ovládáš { $have }, potřebuješ { $need }. Je mapa správně?
