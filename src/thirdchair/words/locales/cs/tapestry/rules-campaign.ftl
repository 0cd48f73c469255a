### Pravidla scénářů a kampaní, s vysvětlením

rule-tap-scen-use = Scénář můžeš hrát samostatně, nebo jich zahrát víc po sobě jako jednu ze dvou kampaní. Kampaň Atlantida patří k Plans & Ploys, kampaň Kaiju k Fantasies & Futures.
rule-tap-scen-flavour = Scénáře jsou pro ty, kdo hledají něco nového: co jindy vede k vítězství, tady může selhat.
rule-tap-scen-civs = Pokud to scénář neurčuje, přijdete ty i Automa ke svým civilizacím jako v každé sólové hře.
rule-tap-scen-priority = Kde se pravidla scénáře a běžná pravidla rozcházejí, platí scénář.
rule-tap-scen-removal = Co vyřazuje scénář, to přibývá k tomu, co se vynechává v každé sólové hře.
rule-tap-scen-win = Scénář vyhraješ, když partii vyhraješ jako obvykle, dodržíš jeho pravidla a splníš všechny jeho cíle. Při shodě ve vítězných bodech jako obvykle vyhráváš, pokud ti zbyly suroviny, nezvolíš-li si jinak.
rule-tap-scen-lose = Chybí-li ti k tomu cokoli, vyhrává scénář Automa.
rule-tap-atlantis-order = Scénáře Atlantida 1 až 5 tvoří při hraní popořadě kampaň.
rule-tap-atlantis-level = Pro každý scénář kampaně si můžeš vybrat jinou úroveň Automy.
rule-tap-atlantis-cp = Scénář přinese vítězi, tobě nebo Automovi, body kampaně: své číslo krát úroveň. Scénář 4 na úrovni 3 má třeba cenu 12 bodů.
rule-tap-atlantis-material = Co jeden scénář ze hry vyřadil, před dalším zase vrať.
rule-tap-atlantis-win = Po všech scénářích rozhodnou body kampaně: vyhrává ten, kdo jich má víc, ty, nebo Automa.
rule-tap-atlantis-tie = Při stejném počtu bodů kampaně vyhrává kampaň Automa.
rule-tap-atlantis-puzzle = Autoři poznamenávají, že scénáře jsou víceméně hádanky s malým prostorem pro strategii. Každý je tak jen na několik málo her.
rule-tap-atlantis-compat = Kampaň Atlantida je starší než Arts & Architecture a Fantasies & Futures a s jejich materiálem nefunguje. Podle Third Chair smějí zůstat jen nové karty rozhodnutí.
rule-tap-kaiju-two = Minikampaň Kaiju má dva scénáře, které k sobě patří. Zahraj jen jeden z nich, nebo oba po sobě.
rule-tap-kaiju-compat = Oba scénáře Kaiju můžeš hrát jen se základní hrou i s libovolnými rozšířeními.
rule-tap-atlantis-once = Zda smíš scénář Atlantidy opakovat, pravidla neříkají. Podle Third Chair se každý hraje v kampani jednou a body za prohraný připadnou Automovi, ledaže opakování předem povolíš.
