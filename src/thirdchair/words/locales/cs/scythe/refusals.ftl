# Scythe: what is wrong, what would be right.

## Odmítnutí

error-unknown-module = Modul „{ $value }“ v tomto režimu není. Je třeba ho vynechat.
error-module-twice = Modul „{ $value }“ je uveden dvakrát. Jednou stačí.
error-wrong-number-of-seats = Je třeba { $min } až { $max } míst.
error-no-automa = Bez modulu musí mít alespoň jedno místo Automa, jinak aplikace nemá co dělat. Zvolte modul, nebo posaďte ke stolu Automu.
error-nobody-to-cooperate = Kooperativní hra potřebuje alespoň jednoho člověka.
error-nobody-to-oppose = Kooperativně se hraje proti Automům: posaďte ke stolu alespoň jednoho, nebo hrajte proti sobě.
error-unknown-faction = Frakce „{ $value }“ tu není. Frakce: { $options }.
error-unknown-mat = Deska hráče „{ $value }“ tu není. Desky hráčů: { $options }.
error-human-without-level = Obtížnost a náskok má jen Automa. U člověka je třeba je vynechat.
error-automa-without-mat = Automa nemá desku hráče. Je třeba ji vynechat.
error-forbidden-pair = Pravidla zakazují spojení { $faction } s deskou hráče { $mat }. Je třeba jiná.
error-faction-twice = Frakce { $faction } je tu dvakrát. Každé místo potřebuje vlastní.
error-mat-twice = Deska hráče { $mat } je tu dvakrát. Každý člověk potřebuje vlastní.
error-too-little-to-deal = Frakce nebo desky hráčů v krabici nestačí pro všechny: zvolte sami ty, které máte, nebo hrajte v menším počtu.
error-unknown-place = Místo „{ $value }“ tu není. Místa jsou území jako r4c4 a domovské základny jako base:crimea.
error-sixth-star-placed = Šestá hvězda už leží ({ $seat }): hra skončila. Zbývá závěrečné bodování, nebo krok zpět.
error-end-reached = Hra skončila. Zbývá závěrečné bodování, nebo krok zpět.
error-unknown-triumph = Úspěch „{ $value }“ neexistuje. Úspěchy: { $options }.
error-no-more-stars = { $seat } už má všech šest hvězd na stole. Sedmá není.
error-triumph-taken = { $seat } už má všechny hvězdy, které tento úspěch dává: { $triumph }.
error-stars-elsewhere = Všechny zbylé hvězdy hráče { $seat } leží jinde: hvězda za { $triumph } musí být ze zásoby.
error-too-many-units = { $seat } jich má jen { $most }: { $unit }. Je třeba počítat znovu.
error-no-moves = Akce pohybu potřebuje alespoň jeden pohyb.
error-start-missing = Chybí, odkud jednotky přicházejí: tento stůl sleduje celý plán.
error-no-way = Pohyb končí tam, kde začal: { $at }. Je třeba jiný cíl.
error-not-that-many-there =
    { $n ->
        [0] { $seat } tu žádnou takovou figurku nemá: { $unit }, { $at }.
       *[other] { $seat } tu má jen { $n }: { $unit }, { $at }.
    }
error-workers-cannot-enter = Samotní dělníci nesmějí na území, kde má jednotky { $seat }: { $at }. Musí s nimi být hrdina nebo mech.
error-not-that-many-on-mat =
    { $n ->
        [0] { $seat } už na desce žádnou takovou figurku nemá: { $unit }. Všech { $most } je na plánu.
       *[other] { $seat } má na desce už jen { $n }: { $unit }. Celkem jich je { $most }.
    }
error-no-room-for-structure = Tady stavba stát nemůže: { $at }. Na území na souši smí být jedna.
error-no-token-there = Sem žeton položit nelze: { $at }. Už tam jeden leží, nebo žádný nezbývá.
error-no-tokens = Frakce místa { $seat } nemá vlastní žetony.
error-no-such-token = Žádný žeton toho místa tu není: { $at }.
error-no-gain = Zisk 0 není žádný. Kladná čísla se přičítají, záporná odečítají.
error-not-that-much = { $seat } toho má jen { $n }: { $what }.
error-not-territories = Je třeba seznam území, každé jednou.
error-somebody-stands-there = Tady má jednotky { $seat }: { $at }. Území nemá nikdy dva pány: kdo tam přitáhl, zadá to jako přesun a následuje boj; když už tam ty jednotky nestojí, nejdřív je odstraňte.
error-nobodys-tokens = Frakci s těmito žetony tu nikdo nehraje: { $kind }.
error-no-second-token = Žeton frakce tu už leží: { $at }. Místo je pro jeden.
error-too-many-tokens = Těchto žetonů je jen { $most }: { $kind }. Některé je třeba vynechat.
error-no-such-star = Žádná taková hvězda tu neleží, není co odebrat.
