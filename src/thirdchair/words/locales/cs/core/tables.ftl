# Saved tables: refusals, mending, the command line.

## Odmítnutí: stůl

error-stale = U stolu se mezitím hrálo dál. Tady je současný stav: podívejte se na něj, a pokud to stále platí, zkuste to znovu.
error-no-such-table = Takový stůl neexistuje. Možná byl smazán.
error-newer-table =
    { $kept ->
        [browser] U tohoto stolu se naposledy hrálo s novější verzí Third Chair. Načti tuto stránku znovu s připojením a přijmi novou verzi, až bude nabídnuta.
       *[disk] U tohoto stolu se naposledy hrálo s novější verzí Third Chair. Aby šel otevřít, aktualizujte Third Chair.
    }
error-unreadable-table = Uložený stůl „{ $name }“ je poškozený a nelze ho otevřít. Pokud máte jeho export, importujte ho.
error-bad-table-name = Stůl potřebuje název, nejvýše { $longest } znaků.
error-unknown-device = Toto zařízení se ještě nepřipojilo. Nejprve zadejte kód.
error-no-step-yet = Příprava ještě není dokončena, zatím tu není žádný krok. Nejprve je třeba zodpovědět otevřenou otázku.
error-no-such-step = Krok { $answer } tu není. Kroky jdou od { $first } do { $last }.
error-no-such-campaign = Taková kampaň není. Možná byla smazána.
error-not-of-campaign = Tato hra nepatří do kampaně „{ $name }“.
error-campaign-game-open = „{ $name }“ se ještě hraje. Nejdřív tu hru dokonči, potom kampaň pokračuje.
error-campaign-over = Kampaň „{ $name }“ skončila. Pokud chceš, začni novou.

## Odmítnutí: opravy

error-nothing-to-mend = Zatím tu není žádný dřívější krok k opravě.
error-answers-left-over = Už se neptá na všechno, co bylo tehdy zodpovězeno.
error-later-steps-misfit = Pozdější kroky už nesedí ({ $count }). Odpověz na ně znovu, vynech je, nebo se vrať k prvnímu z nich.
error-asks-again = Teď by se ptal na něco, na co nikdo neodpověděl.
error-mend-open = Právě se opravuje krok { $step }. Nejdřív opravu dokonči, nebo zahoď; do té doby zůstává stůl, jak byl.
error-which-mend = Oprava jmenuje krok s jeho druhem, nebo říká právě jedno z tohoto: { $options }.
error-no-mend = Žádný dřívější krok se právě neopravuje.
error-mend-of-sealed = Tajnou volbu učiní její místo prostě znovu. Neopravuje se tam, kde by mohli přihlížet ostatní.
error-sealed-asked = Nejdřív musí místo { $seat } říct, zda tajná volba zůstane.
error-sealed-no-longer-fits = Tvoje tajná volba už nesedí. Potom zvol znovu.

## Odmítnutí: soubory a úložiště

error-foreign-file = Toto není exportovaný stůl z Third Chair. Je potřeba soubor, který zapsal export.
error-broken-file = Tento exportovaný stůl je poškozený nebo byl ručně změněn. Exportujte ho ještě jednou a importujte nový soubor.
error-newer-file =
    { $kept ->
        [browser] Tento stůl byl exportován novější verzí Third Chair ({ $version }), než je tato ({ $ours }). Načti tuto stránku znovu s připojením, přijmi novou verzi, až bude nabídnuta, a soubor importuj potom.
       *[disk] Tento stůl byl exportován novější verzí Third Chair ({ $version }), než je tato ({ $ours }). Aby šel importovat, aktualizujte Third Chair.
    }
error-already-here =
    { $likeness ->
        [same] „{ $name }“ už tu je, přesně tak jako v souboru.
        [longer] „{ $name }“ už tu je. V souboru hra pokročila dál.
        [shorter] „{ $name }“ už tu je a pokročila dál než v souboru.
       *[other] „{ $name }“ už tu je, ale hra v souboru se vyvíjela jinak.
    }
error-file-not-as-far = „{ $name }“ tu pokročila dál než v souboru a tyto kroky by se ztratily. Přidejte soubor raději jako kopii.
error-file-while-sealed = Ve hře „{ $name }“ leží tajné volby, a dokud nejsou odhaleny, žádný soubor ji nenahradí. Otevřete ji, nebo přidejte soubor jako kopii.
error-file-of-another-set-up = Hra v souboru byla připravena jinak než „{ $name }“ a příprava se už nemění. Přidejte soubor jako kopii.
error-file-for-others = V souboru nebo ve hře „{ $name }“ jsou volby míst, za která toto zařízení nehraje, a proto ji soubor nenahradí. Přidejte ho jako kopii.
error-file-no-longer-kept = Soubor už není připraven. Vyberte ho prosím ještě jednou.
error-unproven-table = Z toho, co říká importovaný soubor, nelze tuto stránku vytvořit. Stůl je uložen beze změny; můžete si prohlédnout jeho další stránky, exportovat ho nebo smazat.
error-store-busy =
    { $kept ->
        [browser] Tvé hry teď používá jiná karta. Zkus to za chvíli znovu.
       *[disk] Uložené stoly právě používá jiný proces. Zkuste to za chvíli znovu.
    }
error-store-newer =
    { $kept ->
        [browser] Tvé hry patří k novější verzi Third Chair. Načti tuto stránku znovu s připojením a přijmi novou verzi, až bude nabídnuta.
       *[disk] Uložené stoly v { $file } patří k novější verzi Third Chair. Aby šly otevřít, aktualizujte Third Chair.
    }
error-store-foreign =
    { $kept ->
        [browser] To, co tu prohlížeč uchovává, nepatří k Third Chair. Smaž v nastavení prohlížeče data tohoto webu a otevři Third Chair znovu.
       *[disk] Databáze { $file } patří jinému programu. Third Chair potřebuje vlastní místo.
    }
error-several-tables = Název „{ $name }“ má více stolů. Urči jeden z nich jeho značkou: { $options }.

## Průběh

note-open-dropped = Pravidla v Third Chair se změnila a v kroku „{ $command }“ nešlo pokračovat. Stůl je ve stavu před ním; proveďte ho prosím znovu.

## Příkazový řádek

tables-none = Zatím tu nejsou žádné uložené stoly.
tables-id = Značka
tables-name = Název
tables-game = Hra
tables-changed = Poslední změna
tables-state = Stav
tables-playing = hraje se
tables-over = dohráno
tables-setting-up = v přípravě
tables-exported = „{ $name }“ je teď v { $file }.
tables-imported = „{ $name }“: importováno. Značka: { $table }.
tables-import-choose = Nic se nezměnilo. S --copy se přidá vedle té, která tu už je.
tables-import-replace = Nic se nezměnilo. S --copy se přidá vedle té, která tu už je, s --replace bude ta zdejší pokračovat jako v souboru.
tables-import-one-way = Zvolte buď --copy, nebo --replace.
tables-delete-sure = Opravdu natrvalo smazat „{ $name }“?
tables-delete-campaign = Smazat kampaň „{ $name }“ se všemi jejími hrami natrvalo?
tables-deleted = „{ $name }“: smazáno.

error-not-for-the-app = Právě se neptáme na kartu ani na kostku, Third Chair tedy nemá co táhnout.
