### Epizoda 3, vysvětleno

rule-fen-e3-story-prologue = Přečtěte z pravidel úvod epizody 3 nebo jeho shrnutí.
rule-fen-e3-setup-normal = Hra se připraví jako obvykle.
rule-fen-e3-setup-faction = Každému zůstává deska frakce z minulé epizody.
rule-fen-e3-setup-mats = I v epizodě 3 se desky hráčů rozdají náhodně.
rule-fen-e3-setup-no-wind-gambit = Epizoda 3 se hraje bez Titánů nebes.
rule-fen-e3-setup-infra = Své modifikace infrastruktury polož lícem nahoru vedle svých desek.
rule-fen-e3-setup-mech = Svými modifikacemi mechů smíš zakrýt schopnosti mechů na desce frakce.
rule-fen-e3-setup-box-a = Vyjměte krabičku A a nechte ji zavřenou. Na její spodní straně je karta Vesny: odlepte ji.
rule-fen-e3-setup-vesna-card-substitute = Chybí-li karta Vesny, zastupuje ji náhodná karta Továrny.
rule-fen-e3-setup-factory-deck = Karta Vesny a další 4 karty Továrny se zamíchají do obvyklého balíčku Továrny.
step-fen-e3-setup-factory-deck = Kartu Vesny a další 4 karty Továrny zamíchejte do balíčku Továrny: dohromady { $count } karet. Nikdo je neprohlíží.
rule-fen-e3-setup-influence = Žetony vlivu leží vedle plánu jako zásoba. Dojdou-li, použijte cokoli jiného.
rule-fen-e3-setup-rusviet = Hraje-li Rusvětský svaz, dostane upravený žeton Township z archu 3.
step-fen-e3-setup-rusviet =
    { $closed ->
        [yes] Vyloupni z archu 3 upravený žeton Township. Jen tento jediný žeton, zbytek archu nech, jak je.
       *[no] Vezmi si z archu 3 upravený žeton Township.
    }
rule-fen-e3-setup-rusviet-must = Rusvětský svaz hraje s upravenou schopností Township místo vytištěné: z ovládané vesnice do jiné ovládané nebo do takové, kde nikdo nestojí; ne do Továrny. Modifikace mechu ji zakrýt smí.
rule-fen-e3-setup-perk = Kdo chce, zaplatí 15 $ ze jmění za jeden okamžitý bonus v této hře.
rule-fen-e3-goal-influence = Sbírejte žetony vlivu.
rule-fen-e3-goal-vesna = Najděte Vesnu.
rule-fen-e3-goal-win = Vyhrajte hru.
rule-fen-e3-search-stop = Postava, která vstoupí do Továrny, tam svůj pohyb končí.
rule-fen-e3-search-before = Nejdřív tam hledá, teprve pak přijde cokoli jiného: boj, past.
rule-fen-e3-search-influence = Kdo hledá, vezme si nejdřív žeton vlivu.
rule-fen-e3-search-shuffle = Pak se zamíchá balíček Továrny.
rule-fen-e3-search-draw = Odkryj tolik náhodných karet Továrny, kolik máš žetonů vlivu i s tím novým; je-li karet méně, pak všechny.
rule-fen-e3-search-reveal = Odkryté karty vidí všichni.
rule-fen-e3-search-vesna = Je-li mezi nimi karta Vesny, je tvoje.
rule-fen-e3-search-vesna-no-factory-card = Karta Vesny se nepočítá jako karta Továrny.
rule-fen-e3-search-factory-card = Není-li mezi nimi karta Vesny a nemáš-li ještě kartu Továrny, smíš si jednu z odkrytých nechat.
rule-fen-e3-search-return = Všechny ostatní karty se vrátí do balíčku Továrny.
rule-fen-e3-search-finish-move = Po hledání pohyb pokračuje: další jednotky, boje, pasti.
rule-fen-e3-search-start-on-factory = Postava, která stojí v Továrně už na začátku tahu, žeton nedostane a nehledá.
rule-fen-e3-search-reenter = S Rychlostí nebo kartou Továrny smí postava Továrnu opustit a v témže pohybu se vrátit; pak hledá znovu.
rule-fen-e3-search-no-full-look = Na rozdíl od jiných her nikdo nikdy neprohlíží celý balíček Továrny.
rule-fen-e3-search-after-found = I po nalezení Vesny se smí dál hledat a sbírat vliv.
rule-fen-e3-vesna-secret = K čemu Vesna je, se prozradí až po hře.
rule-fen-e3-end-sixth-star = Epizoda 3 končí ihned, jakmile někdo umístí na stupnici úspěchů šestou hvězdu.
rule-fen-e3-automa-skip = V epizodě 3 Automa přeskakuje obě bojová pole a sílu 16.
rule-fen-e3-automa-search = Automa bere žetony vlivu a táhne karty Továrny stejně jako člověk.
rule-fen-e3-automa-search-keep-first = Nenajde-li Vesnu a nemá-li ještě kartu Továrny, nechá si Automa první taženou kartu.
rule-fen-e3-automa-move-condition = Dokud Vesnu nikdo nenašel, zjišťuje každá bojová jednotka, kterou Automa pohne, nejdřív, zda dosáhne do Továrny.
rule-fen-e3-automa-move-factory = Dosáhne-li tam, jde do Továrny.
rule-fen-e3-automa-move-exception = Se silou 4 nebo méně tam nejde, pokud by to znamenalo boj.
rule-fen-e3-automa-search-trigger = Po pohybu postavy nebo po cestě k setkání či do Továrny Automa hledá, stojí-li pak některá jeho bojová jednotka v Továrně.
rule-fen-e3-automa-search-extra = Hledá navíc ke všemu, co tato akce jinak dělá.
rule-fen-e3-automa-search-mech = Mech v Továrně hledá stejně jako postava.
