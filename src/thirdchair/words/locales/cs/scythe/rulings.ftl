# Rulings of Scythe: what the rules leave open, why we decide as we do, and what a table may choose.

ruling-scythe-p1 = Nejlepším cílem jednotky je její místo: je to její pohyb?
ruling-scythe-p1-why = Podle zdrojů smí jednotka zůstat stát; zda se pak zkusí další položka, neříkají. Počítáme to za pohyb, protože položka byla provedena.
ruling-scythe-p1-value-yes = ano, zůstane a řádek je hotov
ruling-scythe-p1-value-no = ne, zkusí se další položka

ruling-scythe-p2 = Všechna platná území dělníka jsou u soupeřových bojových jednotek
ruling-scythe-p2-why = Co se stane pak, pravidla neříkají. Čteme to tak, že dělník zůstane na místě.
ruling-scythe-p2-value-impossible = dělník se nepohne
ruling-scythe-p2-value-allowed = pohne se i tak

ruling-scythe-p3 = Míří mech a hrdina k soupeřům na domovských základnách?
ruling-scythe-p3-why = Pravidla říkají jen: k soupeřovým bojovým jednotkám. Ty na základnách bereme v úvahu, jen když jsou tam všechny.
ruling-scythe-p3-value-ignored-unless-all = jen když jinde žádný soupeř nestojí
ruling-scythe-p3-value-last = území, jejichž nejbližší soupeř je na základně, jsou až poslední

ruling-scythe-p4 = Mech a hrdina stojí spolu: kdo útočí?
ruling-scythe-p4-why = Pravidlo jsme nenašli. Držíme se jiného programu a posíláme mecha.
ruling-scythe-p4-value-mech-first = mech
ruling-scythe-p4-value-character-first = hrdina

ruling-scythe-p5 = Napadnout lze více území
ruling-scythe-p5-why = Nejméně bojových jednotek, pak nejblíž Továrně: tak to dělá jiný program. Tištěná pravidla možná znají jiná kritéria.
ruling-scythe-p5-value-fewest = nejméně bojových jednotek, pak Továrna
ruling-scythe-p5-value-ask = zeptat se stolu, ze všech, která přicházejí v úvahu

ruling-scythe-p6 = V úvahu přichází více území s nechráněnými dělníky
ruling-scythe-p6-why = Nejvíce dělníků, pak nejblíž Továrně: tak to dělá jiný program. Tištěná pravidla možná znají jiná kritéria.
ruling-scythe-p6-value-most = nejvíce dělníků, pak Továrna
ruling-scythe-p6-value-ask = zeptat se stolu, ze všech, která přicházejí v úvahu

ruling-scythe-p7 = Počítají se jednotky na domovské základně k „nejvíce jednotkám“?
ruling-scythe-p7-why = Pravidla i odpověď na fóru říkají ne; jeden program je přesto počítá.
ruling-scythe-p7-value-no = ne
ruling-scythe-p7-value-yes = ano

ruling-scythe-p8 = Odstraní každý pohyb hrdiny žeton setkání?
ruling-scythe-p8-why = Jisté je to u Setkání/Továrny. Bereme to tak u každého pohybu, který tam skončí, jako u člověka.
ruling-scythe-p8-value-yes = ano, po každém pohybu
ruling-scythe-p8-value-no = ne, jen po Setkání/Továrně

ruling-scythe-p9 = Kterou kartu Továrny si Automa vezme?
ruling-scythe-p9-why = Pravidlo jsme nenašli. Náhodná karta nikomu nestraní.
ruling-scythe-p9-value-random = náhodnou
ruling-scythe-p9-value-top-card = vrchní

ruling-scythe-p10 = Hrdina i mechové jsou na desce: koho symbol přivede?
ruling-scythe-p10-why = Symbol ukazuje hrdinu před mechem. Bereme nejdřív hrdinu.
ruling-scythe-p10-value-character-first = hrdinu
ruling-scythe-p10-value-mech-first = mecha

ruling-scythe-p11 = Omezují jednotky Automy jeho bojové karty?
ruling-scythe-p11-why = Jeho jednotky skoro nikdy nestojí spolu; karty se dvěma či třemi symboly by jinak přišly nazmar. Hranici nevidíme.
ruling-scythe-p11-value-no = ne
ruling-scythe-p11-value-yes = ano, jedna karta na bojovou jednotku

ruling-scythe-p12 = Co se stane se surovinami člověka, kde Automa zabere území?
ruling-scythe-p12-why = Že se odstraní, známe jen z jiného programu; Automa nic neskladuje.
ruling-scythe-p12-value-removed = odstraní se
ruling-scythe-p12-value-stay = zůstanou

ruling-scythe-p13 = Nalezené suroviny ve vesnici, na jezeře nebo v Továrně
ruling-scythe-p13-why = Kromě dělníků se tam nic nevyrábí, žádná surovina tedy nesedí. Nepokládáme nic.
ruling-scythe-p13-value-none = žádné
ruling-scythe-p13-value-any = stejně tolik, podle výběru

ruling-scythe-p14 = Kdo začíná?
ruling-scythe-p14-why = Mezi lidmi rozhoduje nejnižší číslo na deskách hráčů. Automa desku nemá a pravidlo pro něj jsme nenašli, začíná tedy člověk.
ruling-scythe-p14-value-human = člověk s nejnižším číslem desky
ruling-scythe-p14-value-automa = první Automa v pořadí míst

ruling-scythe-p15 = Patří vodní území do okolí domovské základny?
ruling-scythe-p15-why = Pravidla mluví o tom, co se jí dotýká. Jakmile voda nebrání, počítáme i jezera a břehy řek.
ruling-scythe-p15-value-yes = ano, jakmile voda nebrání
ruling-scythe-p15-value-no = ne, jen to, co přiléhá po souši

ruling-scythe-p16 = Brání soupeřova stavba mírovému pohybu?
ruling-scythe-p16-why = Podle hlavních pravidel území obsazují jen jednotky, stavba tedy ne.
ruling-scythe-p16-value-no = ne
ruling-scythe-p16-value-yes = ano

ruling-scythe-p17 = Balíček Automy je prázdný: co se míchá?
ruling-scythe-p17-why = Pravidlo jsme nenašli. Otevřená karta ještě říká, co člověk najde, zůstává tedy stranou.
ruling-scythe-p17-value-others = všechny kromě otevřené
ruling-scythe-p17-value-all = všech devatenáct

ruling-scythe-p18 = Schopnost vezme před bojem sílu: změní to sloupec?
ruling-scythe-p18-why = Pravidlo jsme nenašli. Ztráta přichází před bojem, karta se čte až v něm.
ruling-scythe-p18-value-yes = ano, ztráta je první
ruling-scythe-p18-value-no = ne, počítá se síla před ní

ruling-scythe-tokens = Kdy Automa Albionu nebo Togawy zanechá vlajku nebo past?
ruling-scythe-tokens-why = Jisté je, že je zanechává jeho hrdina, ale ne kdy. Člověk smí po každém pohybu hrdiny, proto se tak stane, když hrdina přejde na území, kde žádná neleží.
ruling-scythe-tokens-value-moved = když jeho hrdina přejde na jiné území
ruling-scythe-tokens-value-stayed-too = i když jeho hrdina zůstane stát
ruling-scythe-tokens-value-never = nikdy

ruling-scythe-traps = Automa ukončí pohyb na nastražené pasti: platí?
ruling-scythe-traps-why = Knihy o tom mlčí. Sílu, mince a bojové karty Automa má, proto o ně přijde; jeho popularita se nikdy nemění.
ruling-scythe-traps-value-paid = ano a past se otočí
ruling-scythe-traps-value-nothing = ne, past zůstává nastražená

ruling-scythe-allies = Kooperativní hra: smí Automa vstoupit na území s jednotkami jiného Automy?
ruling-scythe-allies-why = Pravidlo jsme nenašli. V základních pravidlech dvě frakce nikdy nesdílejí území, proto je držíme odděleně.
ruling-scythe-allies-value-no = ne
ruling-scythe-allies-value-yes = ano

ruling-scythe-reshuffle = Více Automů má společný balíček: zamíchá se pokaždé, když některý dosáhne II?
ruling-scythe-reshuffle-why = Pravidlo jsme nenašli. S vlastním balíčkem míchá každý Automa, proto mícháme i společný.
ruling-scythe-reshuffle-value-yes = ano
ruling-scythe-reshuffle-value-no = ne, jen když dojde

## The campaign

ruling-fenris-away-vote = Hlasy těch, kdo už odešli
ruling-fenris-away-vote-why = Žádná pravidla neříkají, co se stane s vlivem toho, kdo odejde před hlasováním. U nás propadne.
ruling-fenris-away-vote-value-nothing = vliv propadne
ruling-fenris-away-vote-value-automa = hlasuje se jako Automa

ruling-fenris-a23 = Modifikace pohnou ukazatelem před prvním tahem: spustí, čeho dosáhne?
ruling-fenris-a23-why = Text ukazatelem hýbe a výjimku nedělá, takže co dosáhne, platí. Stůl ho může nechat jen stát dál.
ruling-fenris-a23-value-triggers = ano, i hvězdy a plán
ruling-fenris-a23-value-moves = ne, jen stojí dál

ruling-fenris-a35 = Někdo přebírá frakci z krabičky: co se stane se starou deskou a její domovskou základnou?
ruling-fenris-a35-why = V německých pravidlech stará domovská základna tomuto hráči zůstává a desku k ostatním dává jen ten, kdo mění frakci. V pozdějších anglických se základna vybírá nakonec.
ruling-fenris-a35-value-reserved = deska leží stranou, základna zůstává
ruling-fenris-a35-value-pool = deska je volná; kdo tím o základnu přijde, vybere si jinou
ruling-fenris-a35-value-last = deska je volná, základna se vybírá nakonec
