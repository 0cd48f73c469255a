# Pages of Tapestry: campaigns, several evenings as one saved thing.

page-campaign-lead-atlantis = Pět večerů v pořadí z pravidel. Vítěz každého získá body: číslo scénáře krát úroveň.
page-campaign-lead-kaiju = Dva večery, které patří k sobě. Po prohře v prvním rozhodneš, jak se pokračuje.
page-campaign-leads =
    { $leader ->
        [you] Vedeš.
        [automa] Vede Automa.
       *[nobody] Nerozhodně. Na konci by remíza patřila Automovi.
    }
page-campaign-over-kaiju =
    { $won ->
        [0] Oba večery patří Kaiju.
        [1] Jeden večer je tvůj, jeden patří Kaiju.
       *[other] Oba večery jsou tvoje. Kaiju jsou pryč.
    }
