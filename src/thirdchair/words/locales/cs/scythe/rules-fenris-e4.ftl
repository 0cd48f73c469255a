### Epizoda 4, vysvětleno

rule-fen-e4-story-prologue = Přečtěte z pravidel úvod epizody 4 nebo jeho shrnutí.
rule-fen-e4-setup-normal = Epizoda 4 se připraví jako obvykle.
rule-fen-e4-setup-vesna-home = Kdo hraje Vesnu, tomu zůstává dosavadní domovská základna.
rule-fen-e4-setup-vesna-keep = Kdo hraje Vesnu, tomu zůstává vše na listu: modifikace, bonusy přípravy a ostatní.
rule-fen-e4-setup-mats = I v epizodě 4 se desky hráčů rozdají náhodně.
rule-fen-e4-setup-wind-gambit = Epizoda 4 se smí hrát se vzducholoděmi z Titánů nebes a s jednou z destiček konce hry „Doomsday Clock“ a „Backup Plan“. Leží-li destička na stole, říká ona, co způsobí šestá hvězda.
step-fen-e4-setup-wind-gambit =
    { $what_id ->
        [airships] Připravte vzducholodě z Titánů nebes.
        [doomsday_clock] Vyložte destičku konce hry „Doomsday Clock“. Říká, co způsobí šestá hvězda: hru ukončíte zapsáním výsledku.
       *[backup_plan] Vyložte destičku konce hry „Backup Plan“. Říká, co způsobí šestá hvězda: hru ukončíte zapsáním výsledku.
    }
rule-fen-e4-setup-bonuses = Od epizody 4 začínáš s bonusy přípravy ze svého listu.
rule-fen-e4-setup-box-b = Otevřete krabičku B.
rule-fen-e4-setup-agents = Na každé území s tunelem přijde jeden agent Fenrise, do Továrny dva.
step-fen-e4-setup-agents = Na každé území s tunelem postavte jednoho agenta Fenrise (dřevěného dělníka) a do Továrny dva: dohromady { $count }.
rule-fen-e4-setup-infra = Kdo má modifikace infrastruktury, položí je i dnes lícem nahoru vedle svých desek.
rule-fen-e4-setup-mech = Kdo má modifikace mechů, smí jimi i dnes zakrýt schopnosti mechů na desce frakce.
rule-fen-e4-setup-perk = Kdo chce, zaplatí 15 $ ze jmění za jeden okamžitý bonus v epizodě 4.
rule-fen-e4-goal-agents = Přemozte agenty Fenrise.
rule-fen-e4-goal-win = Vyhrajte epizodu 4.
rule-fen-e4-agents-stop = Postava nebo mech, který vstoupí na území s agenty Fenrise, tam svůj pohyb končí.
rule-fen-e4-agents-must-try = Než se pohne nebo stane cokoli jiného, musíš se tam pokusit agenty přemoci.
rule-fen-e4-agents-draw = Za každého agenta Fenrise na území odkryj jednu bojovou kartu.
rule-fen-e4-agents-not-combat = Přemáhání agentů není boj.
rule-fen-e4-agents-cost = Agenti stojí tolik, kolik dávají tyto karty dohromady: v síle, mincích a popularitě v jakékoli kombinaci.
rule-fen-e4-agents-must-pay = Kdo agenty může zaplatit, musí: jsou přemoženi.
rule-fen-e4-agents-cards = Kdo agenty přemůže, vezme si odkryté bojové karty do ruky.
rule-fen-e4-agents-take = Přemožené agenty polož na svou desku frakce: po epizodě přinesou bonusy přípravy.
rule-fen-e4-agents-no-star = Za přemožené agenty není hvězda za boj.
rule-fen-e4-agents-fail-no-pay = Kdo agenty zaplatit nemůže, neplatí nic.
rule-fen-e4-agents-fail-discard = Kdo u agentů neuspěje, odloží odkryté bojové karty.
rule-fen-e4-agents-fail-back = Kdo u agentů neuspěje, vrátí se se vším, co šlo s ním, na území, odkud přišel; boj tam není.
rule-fen-e4-agents-worker-alone = Dělníci nevstupují na území s agenty Fenrise sami.
rule-fen-e4-agents-worker-carried = Mechové smějí k agentům Fenrise přenášet dělníky.
rule-fen-e4-end-agents = Epizoda 4 končí ihned, jakmile je přemoženo všech 8 agentů Fenrise.
rule-fen-e4-end-sixth-star = Epizoda 4 končí ihned i tehdy, když někdo umístí na stupnici úspěchů šestou hvězdu.
rule-fen-e4-automa-skip = V epizodě 4 Automa přeskakuje obě bojová pole a sílu 16.
rule-fen-e4-automa-when = Po každém pohybu mecha nebo své postavy bez konfliktu se Automa rozhlíží po agentech.
rule-fen-e4-automa-same = Stojí-li agenti tam, kde stojí tato jednotka, pokusí se je Automa přemoci.
rule-fen-e4-automa-neighbourhood = Jinak se pokusí přemoci všechny agenty na jednom území v okolí této jednotky.
rule-fen-e4-automa-neighbourhood-tie = Je-li takových území s agenty víc, rozhoduje směr čtení.
rule-fen-e4-automa-no-move = Jednotka k těmto agentům nejde, jedná ze svého území.
rule-fen-e4-automa-draw = I Automa odkrývá jednu bojovou kartu za každého agenta.
rule-fen-e4-automa-fail5 = Je-li mezi kartami 5, Automa u agentů neuspěje, jinak je přemůže.
rule-fen-e4-automa-win-agent = Agenti, které Automa přemůže, leží na jeho desce frakce.
rule-fen-e4-automa-win-no-cost = Bojové karty nedostane a za agenty nic neplatí; karty se odloží.
rule-fen-e4-automa-workers = Dělníci Automy nevstupují na území s agenty; všechny jeho ostatní pohyby si agentů nevšímají.
rule-fen-e4-story-outcome = Přečtěte z pravidel vyústění epizody 4.
rule-fen-e4-reward-record = I po epizodě 4 se na listy zapíše vítězství, hvězdy a mince.
rule-fen-e4-reward-setup-bonus = Za každé 2 přemožené agenty, zaokrouhleno nahoru, zvýšíš jeden bonus přípravy o 1.
rule-fen-e4-reward-setup-bonus-cap = Síla a popularita i tady končí tam, kde to říká list.
rule-fen-e4-reward-mods-unlock = Modifikace, které nepřinesla epizoda 2, přijdou do zásoby.
step-fen-e4-reward-mods-unlock =
    { $kind_id ->
        [mech] Vyloupněte z archu { $board } modifikace mechů a dejte je do zásoby.
       *[infrastructure] Vyloupněte z archu { $board } modifikace infrastruktury a dejte je do zásoby.
    }
rule-fen-e4-reward-mods-read = Než kdokoli nakoupí, přečtěte si pravidla nových modifikací; jejich žetony jsou přístupné všem.
step-fen-e4-reward-mods-read =
    { $kind_id ->
        [mech] Než kdokoli nakoupí, přečtěte si pravidla modifikací mechů (strana 6).
       *[infrastructure] Než kdokoli nakoupí, přečtěte si pravidla modifikací infrastruktury (strana 7).
    }
rule-fen-e4-reward-mods-draw = Každý táhne od obou druhů 2 modifikace a smí je koupit po 50 $.
rule-fen-e4-reward-mods-winner = Vítěz epizody 4 táhne od jednoho z druhů o jednu modifikaci víc, dohromady 5.
rule-fen-e4-automa-fail-cards = Neuspěje-li Automa, karty se odloží, neplatí nic a agenti zůstávají.
rule-fen-e4-automa-fail-unit = Jednotka Automy, která neuspěje přímo mezi agenty, se vrátí tam, odkud přišla; ta, která jedná odvedle, zůstává stát.
