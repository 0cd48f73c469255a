### Epizoda 6, vysvětleno

rule-fen-e6-story-prologue = Přečtěte z pravidel úvod epizody 6 nebo jeho shrnutí.
rule-fen-e6-setup-normal = Epizoda 6 se připraví jako obvykle.
rule-fen-e6-setup-home = Kdo hraje Vesnu nebo Fenrise, tomu zůstává dosavadní domovská základna.
rule-fen-e6-setup-keep = Kdo hraje Vesnu nebo Fenrise, tomu zůstávají modifikace, bonusy přípravy a vše ostatní na listu.
rule-fen-e6-setup-mats = I v epizodě 6 se desky hráčů rozdají náhodně.
rule-fen-e6-setup-wind-gambit = Epizoda 6 se smí hrát se vzducholoděmi z Titánů nebes a s jednou z destiček konce hry „Doomsday Clock“ a „Backup Plan“. Leží-li destička na stole, říká ona, co způsobí šestá hvězda.
step-fen-e6-setup-wind-gambit =
    { $what_id ->
        [airships] Připravte vzducholodě z Titánů nebes.
        [doomsday_clock] Vyložte destičku konce hry „Doomsday Clock“. Říká, co způsobí šestá hvězda: hru ukončíte zapsáním výsledku.
       *[backup_plan] Vyložte destičku konce hry „Backup Plan“. Říká, co způsobí šestá hvězda: hru ukončíte zapsáním výsledku.
    }
rule-fen-e6-setup-bonuses = V epizodě 6 začínáš s bonusy přípravy ze svého listu.
rule-fen-e6-setup-infra = V epizodě 6 položíš své modifikace infrastruktury lícem nahoru vedle svých desek.
rule-fen-e6-setup-mech = V epizodě 6 smíš svými modifikacemi mechů zakrýt jakékoli schopnosti mechů na desce frakce.
rule-fen-e6-setup-perk = Kdo chce, zaplatí 15 $ ze jmění za jeden okamžitý bonus v epizodě 6.
rule-fen-e6-special-none = Epizoda 6 nemá žádná zvláštní pravidla, jen se hraje s Fenrisem.
rule-fen-e6-special-switch-coming = Po epizodě 6 smějí všichni změnit frakci a vítěz vybírá první.
rule-fen-e6-goal-win = Vyhrajte epizodu 6.
rule-fen-e6-end-sixth-star = Epizoda 6 končí ihned, jakmile někdo umístí na stupnici úspěchů šestou hvězdu.
rule-fen-e6-story-outcome = Přečtěte z pravidel vyústění epizody 6.
rule-fen-e6-automa-skip = V epizodě 6 Automa přeskakuje obě bojová pole a sílu 16.
rule-fen-e6-automa-switch-keep = Automovi, který dnes hraje Vesnu nebo Fenrise, frakce zůstává.
rule-fen-e6-automa-switch-roll = Za každého jiného Automu se po epizodě 6 hází kostkou.
rule-fen-e6-automa-switch-4-6 = Padne-li 4 až 6, Automa se po epizodě 6 desky frakce vzdá, při 1 až 3 mu zůstává.
rule-fen-e6-automa-switch-random = Je-li po epizodě 6 řada na Automovi, vezme si náhodně některou z volných frakcí, třeba i dosavadní.
rule-fen-e6-reward-record = I po epizodě 6 se na listy zapíše vítězství, hvězdy a mince.
rule-fen-e6-switch-may = Všichni smějí teď změnit frakci, i kdo hraje Vesnu nebo Fenrise.
rule-fen-e6-switch-keep = Kdo po epizodě 6 mění frakci, tomu zůstává list a vše získané.
rule-fen-e6-switch-rename = Kdo po epizodě 6 mění frakci, napíše na list nové jméno a od příští hry hraje s novou deskou.
rule-fen-e6-switch-pool = Kdo chce po epizodě 6 jinou frakci, dá svou desku k těm, které nikdo nepoužívá.
rule-fen-e6-switch-order = Vítěz vybírá první, pak další nejlepší výsledek. Při shodě jako ve hře, pak náhoda.
rule-fen-e6-switch-home-keep = Kdo přebírá Vesnu nebo Fenrise, tomu zůstává vlastní dosavadní domovská základna.
rule-fen-e6-switch-home-taken = Má-li tuto základnu někdo jiný, vybere se jiná, kterou nikdo nepoužívá.
rule-fen-e6-reward-mods-draw = Po epizodě 6 každý táhne od obou druhů 2 modifikace a smí je koupit po 50 $.
rule-fen-e6-reward-mods-winner = Vítěz epizody 6 táhne od jednoho z druhů o jednu modifikaci víc, dohromady 5.
rule-fen-e6-automa-switch-home = Automovi, který vytáhne Vesnu nebo Fenrise, zůstává domovská základna; má-li ji někdo jiný, dostane náhodnou, kterou nikdo nepoužívá.
