# Pages of Tapestry: the sheet for the result.

## Rady

page-finish-anyway = I tak je to správně
page-finish-early = Zvýšení blahobytu zatím, z { $last }: { $part }. Výsledek zadejte, jen pokud chcete skončit už teď.

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

page-solo-finish-lead = Tvoje body na konci tvé hry. Stínová říše se nepočítá.
page-solo-finish-yours = Tvoje body
page-solo-finish-automa = Automa: body { $points }
page-solo-finish-wrong = Opravit
page-solo-finish-tied = Nerozhodně: s jakoukoli zbylou surovinou vyhráváš, jinak se o vítězství dělíte.
page-solo-finish-resources = Tvoje zbylé suroviny
page-solo-finish-early = Boti mají zatím { $taken } z { $last } zvýšení blahobytu. Ještě by hráli dál; ukonči ji jen tehdy, má-li platit tento stav.

## Konec

page-finish-lead = Body vás obou. Stínová říše vyhrát nemůže.
page-finish-points = { $who }: body
page-finish-tied = Shoda: vyhrává, komu zbylo víc surovin.
page-finish-resources = { $who }: zbylé suroviny
