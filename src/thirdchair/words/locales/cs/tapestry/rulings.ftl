# Rulings: points that the books leave open, why we decide them as we do, and what a table may choose.

## Dva lidé a Stínová říše

ruling-shadow2p-empty-deck-order = Prázdný balíček rozhodnutí: který krok je první?
ruling-shadow2p-empty-deck-order-why = Podle německého listu se nejprve zkontroluje oblíbená stupnice a pak se míchá, podle anglického a českého je to naopak. Záleží na tom jen při shodě. Nejprve kontrolujeme, protože poslední karta přednosti ještě leží odkrytá a další karta není potřeba.
ruling-shadow2p-empty-deck-order-value-favorite-first = nejprve oblíbená stupnice, pak zamíchat
ruling-shadow2p-empty-deck-order-value-shuffle-first = nejprve zamíchat, pak oblíbená stupnice

ruling-bots-new-favorite-icon = Jak se určí nová oblíbená stupnice?
ruling-bots-new-favorite-icon-why = Symbol v této větě pravidel není v našich zdrojích čitelný. Bereme vlajku a budovu, protože to tak dělají i jiná zpracování a protože se hodí k úkolu botů, k závodu o dominanty.
ruling-bots-new-favorite-icon-value-landmark = vlajka a budova: nejbližší volná dominanta nebo konec
ruling-bots-new-favorite-icon-value-end = vlajka: nejbližší konec
ruling-bots-new-favorite-icon-value-all = čtverec: každá nedokončená stupnice

ruling-shadow2p-counts-as-neighbor = Je Stínová říše sousedem a soupeřem?
ruling-shadow2p-counts-as-neighbor-why = List pro dva hráče to neříká. V sólové hře je sousedem i soupeřem a jde o tutéž říši, proto se počítá i tady.
ruling-shadow2p-counts-as-neighbor-value-yes = ano, pro oba hráče
ruling-shadow2p-counts-as-neighbor-value-no = ne

## Sólová hra

ruling-solo-keep-all-traps = Kolik pastí zůstane v balíčku karet tapiserie?
ruling-solo-keep-all-traps-why = S rozšířeními zůstávají podle knihy pravidel ve hře všechny pasti, ale není jasné, s kterými. Podle nás stačí kterékoli, protože každé přidává karty tapiserie, a pasti jsou tak vzácnější.
ruling-solo-keep-all-traps-value-auto = s rozšířením všechny, jinak 5
ruling-solo-keep-all-traps-value-yes = vždy všechny
ruling-solo-keep-all-traps-value-no = vždy o 2 méně

ruling-automa-final-income = Kdy provedou boti páté zvýšení blahobytu?
ruling-automa-final-income-why = Kniha pravidel neříká, zda poslední zvýšení blahobytu botů přijde samo, nebo spolu s tvým. U nás přijde jako ostatní, protože přehled blahobytu tahy čísluje a hra končí každému zvlášť.
ruling-automa-final-income-value-own-trigger = až si o ně řekne jejich balíček
ruling-automa-final-income-value-with-human = když skončí tvoje hra

ruling-automa-farthest-metric = Co na mapě znamená „nejdál“?
ruling-automa-farthest-metric-why = Kniha pravidel popisuje cestu k nejbližšímu území, ale ne to, co je nejdál. Pro obojí používáme stejnou cestu; nedosažitelné pole je dál než kterékoli jiné.
ruling-automa-farthest-metric-value-path = podle cesty kolem obsazených polí
ruling-automa-farthest-metric-value-plain-hex = podle prostého počtu polí

ruling-automa-topple-icon-when-empty = Symbol převrženého žetonu osídlení, když Stínová říše už žádný žeton osídlení nemá
ruling-automa-topple-icon-when-empty-why = Obecná pravidla to neřeší. Symbol pak ignorujeme, jak to předepisuje druhý scénář Atlantidy.
ruling-automa-topple-icon-when-empty-value-ignore = symbol ignorovat
ruling-automa-topple-icon-when-empty-value-adjacency-only = symbol dál platí pro výběr, jen se žádný žeton osídlení nepřidá

ruling-automa-regress-benefit = Získá Automa přínos pole, na které se vrátí?
ruling-automa-regress-benefit-why = Tabulka Automy říká jen to, že se vrátí. V základní hře takový návrat přináší přínos pole a co sólová pravidla nemění, platí dál; proto získá to, co jeho tabulka připouští.
ruling-automa-regress-benefit-value-yes = ano, pokud ho jeho tabulka připouští
ruling-automa-regress-benefit-value-no = ne

ruling-automa-choice-roll-finished = Kostka vybere stupnici, kterou už Automa dokončil
ruling-automa-choice-roll-finished-why = U obyčejného hodu se podle knihy pravidel nestane nic; kde kostka vybírá mezi uvedenými stupnicemi, kniha mlčí. Obojí bereme stejně, protože kde se má házet znovu, kniha to říká.
ruling-automa-choice-roll-finished-value-ignore = nestane se nic
ruling-automa-choice-roll-finished-value-reroll = házet znovu mezi nedokončenými

## Dvojitý úder

ruling-double-strike-counts-for-favorite = Počítají se žetony dvojitého úderu, když boti kontrolují svou oblíbenou stupnici?
ruling-double-strike-counts-for-favorite-why = Bot mění oblíbenou stupnici, když je na ní jiný žeton dál. Kniha pravidel žetony dvojitého úderu vynechává jen u sousedů a o této kontrole mlčí, proto se doslova počítají jako kterýkoli jiný žeton. Bližší výklad: obě sady ovládá Stínová říše, takže jen pro ni samu to nejsou jiné žetony.
ruling-double-strike-counts-for-favorite-value-yes = ano, jako kterýkoli jiný žeton
ruling-double-strike-counts-for-favorite-value-automa = u Automy ano, u Stínové říše ne, protože jsou její vlastní
ruling-double-strike-counts-for-favorite-value-no = ne

## Scénáře

ruling-scenario-tie-counts-as-win = Jak skončí scénář, když máte s Automou stejně vítězných bodů?
ruling-scenario-tie-counts-as-win-why = Kniha pravidel říká, že hra má skončit tvým vítězstvím jako obvykle. Při shodě obvykle vyhrává, komu zbyly suroviny, a Automa žádné nemá; nezbyly-li ani tobě, není to výhra. Shodu v kampani vyhrává Automa.
ruling-scenario-tie-counts-as-win-value-usual = jako obvykle: se zbylými surovinami vyhráváš
ruling-scenario-tie-counts-as-win-value-no = vyhrává Automa
ruling-scenario-tie-counts-as-win-value-yes = vyhráváš ty

ruling-atlantis-replay = Smí se scénář kampaně Atlantida hrát znovu?
ruling-atlantis-replay-why = O opakování mluví kniha pravidel jen u kampaně Kaiju. Tady proto platí první výsledek každého scénáře.
ruling-atlantis-replay-value-no = ne, platí první výsledek
ruling-atlantis-replay-value-yes = ano, platí poslední výsledek

ruling-atlantis3-all-end-vp = Body Automy za postup, když má dokončené všechny tři stupnice
ruling-atlantis3-all-end-vp-why = Číslo v našem zdroji chybí. 5 je odhad: jiné účinky toho druhu dávají 5.

ruling-atlantis3-landmark-vp = Body za každou dominantu na konci scénáře 3
ruling-atlantis3-landmark-vp-why = Číslo v našem zdroji chybí. 5 je odhad.

ruling-atlantis4-cost-any = Libovolné suroviny, které stojí pole jednotlivých stupňů ve scénáři 4
ruling-atlantis4-cost-any-why = Symboly v našem zdroji chybí. Náš odhad obrací obvyklé ceny; správné jsou na kartě s nápovědou ke scénáři.

ruling-atlantis4-progress = Kolik bodů dává žeton na Drone Assassins ve scénáři 4?
ruling-atlantis4-progress-why = Číslo z příkladu v našem zdroji chybí. Pole počítáme od druhého konce, takže dokončená stupnice má jako obvykle hodnotu 12.
ruling-atlantis4-progress-value-mirrored = 2: poslední pole platí jako první
ruling-atlantis4-progress-value-steps = 1: počítají se jen kroky

ruling-atlantis4-level1-free-advances = Platí ve scénáři 4 postupy zdarma z úrovně 1?
ruling-atlantis4-level1-free-advances-why = Kniha pravidel nahrazuje tvoje první zvýšení blahobytu a postupy zdarma z úrovně 1 nezmiňuje. Hru usnadňují a k tomu úroveň 1 je, proto zůstávají.
ruling-atlantis4-level1-free-advances-value-yes = ano, obráceně, před prvním krokem
ruling-atlantis4-level1-free-advances-value-no = ne

ruling-kaiju1-compass = Kde na kompasu Kaiju stojí symbol které stupnice?
ruling-kaiju1-compass-why = Obrázek v našem zdroji chybí. Náš odhad dává každé stupnici tu stranu, kde leží u herního plánu.

ruling-kaiju2-check-target-before-phase = Kontroluje se cíl bodů před fází Kaiju?
ruling-kaiju2-check-target-before-phase-why = Podle knihy pravidel hra končí na konci tahu, pořadí neudává. Fáze Kaiju přichází po tvém tahu, takže vyhráváš před ní.
ruling-kaiju2-check-target-before-phase-value-yes = ano, vyhráváš ihned
ruling-kaiju2-check-target-before-phase-value-no = ne, až po ní

ruling-kaiju2-extra-per-blocker = Stojí druhý blokující žeton na stupnici další surovinu?
ruling-kaiju2-extra-per-blocker-why = Kniha pravidel mluví o jedné surovině navíc při aspoň jednom blokujícím žetonu. Dva tedy nestojí víc než jeden.
ruling-kaiju2-extra-per-blocker-value-no = ne, celkem 1 surovina
ruling-kaiju2-extra-per-blocker-value-yes = ano, 1 surovina za každý
