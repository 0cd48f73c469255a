# Pages of Tapestry: campaigns, several evenings as one saved thing.

page-campaign = Kampaň
page-campaign-replay = Smí se prohraný scénář hrát znovu?
page-campaign-replay-no = Ne, počítá se každý večer
page-campaign-replay-yes = Ano, pak se počítá poslední hra
page-campaign-you = Ty
page-campaign-automa = Automa
page-campaign-winner =
    { $leader ->
        [you] Kampaň je tvoje: vítězství!
       *[automa] Kampaň vyhrává Automa.
    }
page-campaign-next = Další: scénář { $number }
page-campaign-begin = Hrát scénář { $number }: { $title }
page-campaign-again = Hrát scénář { $number } znovu
page-campaign-back-in-box = Než začneš další scénář, vrať do hry vše, co předchozí odstranil.
page-campaign-won = Výhra
page-campaign-lost =
    { $counts ->
        [wins] Prohra
       *[points] Vyhrál Automa
    }
page-campaign-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-campaign-level = úroveň { $level }
page-campaign-go-on = Dál v kampani
page-campaign-lead-atlantis = Pět večerů v pořadí z pravidel. Vítěz každého získá body: číslo scénáře krát úroveň.
page-campaign-lead-kaiju = Dva večery, které patří k sobě. Po prohře v prvním rozhodneš, jak se pokračuje.
page-campaign-leads =
    { $leader ->
        [you] Vedeš.
        [automa] Vede Automa.
       *[nobody] Shoda. Na konci by patřila Automovi.
    }
page-campaign-over-kaiju =
    { $won ->
        [0] Oba večery patří Kaiju.
        [1] Jeden večer je tvůj, jeden patří Kaiju.
       *[other] Oba večery jsou tvoje. Kaiju jsou pryč.
    }
