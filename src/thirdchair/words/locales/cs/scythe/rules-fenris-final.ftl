### Konec kampaně, vysvětleno

page-scope-final = Vzestup Fenrise: konec
rule-fen-final-total-double = Na konci kampaně se výsledek posledního večera počítá dvakrát.
rule-fen-final-total-lines = K tomu přijde 25 $ za každý řádek a každý sloupec tvé kroniky úspěchů, který je celý zaškrtnutý.
rule-fen-final-table = Součet místa: jeho poslední výsledek, tentýž ještě jednou a plné řady kroniky úspěchů.
rule-fen-final-sheet-download = Další kopie tohoto přehledu nabízí vydavatel ke stažení.
rule-fen-final-winner = Kampaň vyhrává ten, kdo má nejvyšší součet. Kdo na posledním večeru chyběl, vyhrát nemůže.
rule-fen-final-winner-tie = Stejný součet: o vítězství v kampani se dělí.
rule-fen-final-leadership = Potom si každý smí zjistit svůj styl vlády: podle pořadí v hospodářství, správě státu a vojenství.
rule-fen-final-rank-a = Stupeň A: nejvyšší hodnota ze všech v této oblasti.
rule-fen-final-rank-b = Stupeň B: druhá nejvyšší hodnota v této oblasti.
rule-fen-final-rank-c = Stupeň C: třetí nejvyšší hodnota v této oblasti nebo nižší.
rule-fen-final-governance-infra = Do správy státu se počítají tvé modifikace infrastruktury.
rule-fen-final-governance-upgrades = Do správy státu se počítají křížky ve sloupci vylepšení.
rule-fen-final-governance-structures = Do správy státu se počítají křížky ve sloupci staveb.
rule-fen-final-governance-workers = Do správy státu se počítají křížky ve sloupci dělníků.
rule-fen-final-governance-objectives = Do správy státu se počítají křížky ve sloupci cílů.
rule-fen-final-governance-popularity = Do správy státu se počítají křížky ve sloupci popularity.
rule-fen-final-rank-governance = Správa státu je součet těchto šesti čísel. Stejné součty sdílejí stupeň.
rule-fen-final-military-mech-mods = Do vojenství se počítají tvé modifikace mechů.
rule-fen-final-military-mechs = Do vojenství se počítají křížky ve sloupci mechů.
rule-fen-final-military-recruits = Do vojenství se počítají křížky ve sloupci rekrutů.
rule-fen-final-military-combat = Do vojenství se počítají křížky v obou bojových sloupcích.
rule-fen-final-military-power = Do vojenství se počítají křížky ve sloupci síly.
rule-fen-final-rank-military = Vojenství je součet těchto čísel. Stejné součty sdílejí stupeň.
rule-fen-final-rank-economy = Hospodářství je tvůj součet z celé kampaně.
rule-fen-final-text-order = Přečtěte si v knize texty ke svým třem stupňům: nejdřív všechna A, pak B, pak C.
rule-fen-final-text-order-same = Máš-li ve více oblastech stejný stupeň, pořadí určíš ty.
rule-fen-final-text-economy-a = Přečti v knize: hospodářství, stupeň A.
rule-fen-final-text-governance-a = Přečti v knize: správa státu, stupeň A.
rule-fen-final-text-military-a = Přečti v knize: vojenství, stupeň A.
rule-fen-final-text-economy-b = Přečti v knize: hospodářství, stupeň B.
rule-fen-final-text-governance-b = Přečti v knize: správa státu, stupeň B.
rule-fen-final-text-military-b = Přečti v knize: vojenství, stupeň B.
rule-fen-final-text-economy-c = Přečti v knize: hospodářství, stupeň C.
rule-fen-final-text-governance-c = Přečti v knize: správa státu, stupeň C.
rule-fen-final-text-military-c = Přečti v knize: vojenství, stupeň C.

event-last_result = Poslední večer má výsledek. Kdo ho vyhrál, rozhodne konec kampaně.
event-mat_order = Desky hráčů se vybírají v tomto pořadí: { $points }.
event-mat_chosen = { $seat } si bere tuto desku hráče: { $mat }.
event-reckoned =
    { $coins ->
        [none] { $seat }: { $bonus } $ za kroniku úspěchů. U posledního večera nebyl nikdo z tohoto místa.
       *[other] { $seat }: 2 × { $coins } $ + { $bonus } $ za kroniku úspěchů = { $total } $.
    }
event-leads = Styl vlády, { $seat }: hospodářství { $economy }, správa státu { $governance }, vojenství { $military }.
event-campaign_won = Kampaň vyhrává: { $winner }.
scythe-mat-order = { $name } ({ $wealth } $)
question-own_mat = { $seat }: kterou desku hráče si bereš?
question-log_rows = Kolik řádků má tabulka dole na vašem listu kampaně?
error-fenris-stars-open = Nejdřív zaškrtněte v kronice úspěchů tyto hvězdy: { $seats }. Políčko může mít cenu celé řady.
error-fenris-winner-later = Kdo vyhrál poslední večer, rozhodne konec kampaně. Vynech to.
error-fenris-over = Tato kampaň skončila. Tlačítko Zpět její konec vezme zpět; nová začíná na úvodní stránce.
ruling-fenris-away-final = Co se na konci počítá tomu, kdo na posledním večeru chyběl?
ruling-fenris-away-final-why = Kniha to neříká. Počítáme, co je na listu, ale nikdo nevyhraje, aniž by tam byl.
ruling-fenris-away-final-value-sheet = co je na listu
ruling-fenris-away-final-value-nothing = nic, pořadí se neurčuje
question-box_e = Otevřela se sedmý večer krabička E, a kdo ji otevřel?
