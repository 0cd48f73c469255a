### List kampaně, vysvětleno

rule-fen-sheet-one-per-player = Každý si vede vlastní list kampaně.
rule-fen-sheet-field-faction = V záhlaví listu je frakce.
rule-fen-sheet-wins = Vítězství: označ každou epizodu, kterou vyhraješ.
rule-fen-sheet-wealth-ledger = Jmění: příjmy a výdaje s průběžným stavem.
rule-fen-sheet-wealth-income = Na konci každé hry si přičti mince, tedy výsledek epizody, ke jmění.
rule-fen-sheet-setup-apply = Všechny zaškrtnuté počáteční bonusy dostaneš na začátku každé další epizody.
rule-fen-sheet-instant-buy = Při přípravě epizody si smíš z jmění koupit jeden okamžitý bonus.
rule-fen-sheet-instant-deduct = Cena okamžitého bonusu se odečte ze jmění.
rule-fen-sheet-instant-mark = Zvolený okamžitý bonus zaškrtni a hned si vezmi, co dává.
rule-fen-sheet-instant-once = Každý okamžitý bonus smí každý použít jen jednou za celou kampaň.
rule-fen-sheet-instant-limit = Nejvýše jeden okamžitý bonus na hráče a epizodu.
rule-fen-sheet-instant-order = Záleží-li vám na bonusech ostatních, vybírejte v pořadí tahů.
rule-fen-sheet-instant-worker = Okamžitý bonus „+1 dělník“: přijde na jedno tvé startovní území.
rule-fen-sheet-instant-list = Sedm okamžitých bonusů: 5 $, 3 síly, 2 karty cílů, 2 popularity, 2 suroviny, 2 bojové karty, 1 dělník.
rule-fen-sheet-log-tick = Po každé hře za každou hvězdu na stupnici úspěchů zaškrtni nejvyšší volné políčko příslušného sloupce kroniky úspěchů.
rule-fen-sheet-log-limit = Nejvýše jedno zaškrtnutí na úspěch a hru.
rule-fen-sheet-log-limit-saxony = Kdo smí za stejný úspěch umístit více hvězd, zaškrtne za něj přesto jen jedno políčko za epizodu.
rule-fen-sheet-log-combat-column = S jedinou hvězdou za boj si vybereš, který ze dvou bojových sloupců zaškrtneš.
rule-fen-sheet-mods-alternative = Kdo nechce žetony uchovávat pro každého zvlášť, zapíše modifikace místo toho na listy.
rule-fen-sheet-mods-list = Modifikace: modifikace mechů a infrastruktury, každý druh ve vlastním sloupci.
rule-fen-sheet-setup-source = Odměny některých epizod zvyšují počáteční bonusy; jsou na listu.
rule-fen-sheet-setup-choose = Za každý počáteční bonus zaškrtni, co chceš: 1 $, 1 sílu, nebo 1 popularitu.
rule-fen-sheet-setup-max = Každý počáteční bonus má na listu vytištěné maximum: 3 pro sílu, 3 pro popularitu; to pro mince nám řeknete.
