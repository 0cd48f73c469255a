# What the saved tables are kept on: the disk, backups, and the one server of a folder.

## Disk

error-store-full =
    { $kept ->
        [browser] Na tomto zařízení už není místo pro tvé hry. Nic se nezměnilo. Uvolni místo v zařízení nebo v nastavení prohlížeče a zkus to znovu.
       *[disk] Na disku už není místo pro uložené stoly ({ $file }). Nic se nezměnilo. Uvolněte místo a zkuste to znovu.
    }
error-store-read-only =
    { $kept ->
        [browser] Tento prohlížeč teď nedovolí k tvým hrám nic připsat. Nic se nezměnilo. Zavři ostatní karty s Third Chair a načti tuto stránku znovu.
       *[disk] Uložené stoly ({ $file }) lze jen číst. Nic se nezměnilo. Povolte tam tomuto uživateli zápis, nebo v THIRDCHAIR_DATA uveďte jinou složku.
    }
error-store-no-access =
    { $kept ->
        [browser] Tento prohlížeč teď nemůže tvé hry otevřít. Zavři ostatní karty s Third Chair a načti tuto stránku znovu.
       *[disk] Uložené stoly ({ $file }) nelze otevřít. Tento uživatel musí mít právo v té složce číst a zapisovat; jinou složku lze uvést v THIRDCHAIR_DATA.
    }
error-store-damaged =
    { $kept ->
        [browser] Hry uložené v tomto prohlížeči jsou poškozené. Pokud máš vše uložené v souboru: smaž v nastavení prohlížeče data tohoto webu, otevři Third Chair znovu a soubor importuj.
       *[disk] Uložené stoly ({ $file }) jsou poškozené. Ukončete Third Chair a vraťte se k záloze: „thirdchair tables restore“ je vypíše.
    }
error-store-unreadable =
    { $kept ->
        [browser] Tento prohlížeč nemohl tvé hry přečíst nebo zapsat ({ $reason }). Načti tuto stránku znovu. Když to nepomůže, zavři prohlížeč a otevři ho znovu.
       *[disk] Uložené stoly ({ $file }) nelze použít: čtení nebo zápis selhaly ({ $reason }). Zkontrolujte disk; „thirdchair tables restore“ vypíše zálohy.
    }
note-disk-low = Na disku s uloženými stoly zbývá jen { $left } MB. Uvolněte brzy místo: až bude plný, nepůjde uložit žádný krok.

## Co hlásí systém

system-error =
    { $reason ->
        [ENOENT] Takový soubor ani složka neexistuje
        [EACCES] Tento uživatel to tu nesmí
        [EPERM] Tento uživatel to tu nesmí
        [EROFS] Na tento disk nelze zapisovat
        [ENOSPC] Na disku už není místo
        [EDQUOT] Na disku už není místo
        [EFBIG] Tak velký soubor tu být nesmí
        [EISDIR] To je složka
        [ENOTDIR] To není složka
        [EADDRINUSE] Používá ho jiný program
        [EADDRNOTAVAIL] Tento počítač takovou adresu nemá
       *[other] Systém hlásí { $reason }
    }
error-file-unusable = { $file }: { system-error }.

## Jeden server na složku

serve-already =
    { $address ->
        [none] Third Chair se právě spouští. Jeho stránka tu bude za okamžik.
       *[other] Third Chair už běží: { $address }
    }
error-served-already =
    { $address ->
        [none] Jiný Third Chair se právě spouští se stejnými uloženými stoly. Nejprve ho ukončete, nebo v THIRDCHAIR_DATA uveďte jinou složku.
       *[other] Third Chair už s těmito uloženými stoly běží: { $address }. Nejprve ho ukončete, nebo v THIRDCHAIR_DATA uveďte jinou složku.
    }

## Zálohy

backups-one =
    { $count ->
        [one] { $when }, jeden stůl, { $size } kB
        [few] { $when }, { $count } stoly, { $size } kB
       *[other] { $when }, { $count } stolů, { $size } kB
    }
backups-unreadable = { $when }, nelze přečíst, { $size } kB
backups-how = „thirdchair tables restore 1“ se vrátí k první z nich. Co je tu teď, zůstane ve zvláštním souboru. Zálohy jsou v { $folder }.
backups-sure = Nahradit všechny uložené stoly touto zálohou ({ $backup })?
backups-restored = Obnoveno: { $backup }.
backups-replaced = Co tu bylo předtím, je teď v { $file }.
error-no-backups = Zatím tu nejsou žádné zálohy. Third Chair dělá zálohu krátce po každém spuštění a pak denně, dokud běží.
error-no-such-backup =
    { $count ->
        [one] Záloha { $answer } tu není. Je tu jedna, s číslem 1.
       *[other] Záloha { $answer } tu není. Zvolte číslo od 1 do { $count }.
    }
error-backup-damaged = Kopie { $file } je poškozená a nelze ji použít. Zvolte starší zálohu.
error-restore-while-serving =
    { $address ->
        [none] Third Chair s těmito uloženými stoly právě běží. Ukončete ho a pak obnovujte.
       *[other] Third Chair s těmito uloženými stoly právě běží: { $address }. Ukončete ho a pak obnovujte.
    }
