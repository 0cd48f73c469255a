# Všechno uložené v jednom souboru, a co se s takovým souborem stalo.

page-save-everything = Uložit vše do souboru
page-result-save = Uložit vše
page-brought = Převzato ze souboru
brought-new =
    { $count ->
        [one] Jedna hra nebo kampaň je teď tady.
        [few] { $count } hry a kampaně jsou teď tady.
       *[other] { $count } her a kampaní je teď tady.
    }
brought-further =
    { $count ->
        [one] Jedna pokračuje tak daleko jako v souboru.
        [few] { $count } pokračují tak daleko jako v souboru.
       *[other] { $count } pokračuje tak daleko jako v souboru.
    }
brought-copy =
    { $count ->
        [one] Jedna se tu vyvíjela jinak a je teď vedle jako kopie:
        [few] { $count } se tu vyvíjely jinak a jsou teď vedle jako kopie:
       *[other] { $count } se tu vyvíjelo jinak a je teď vedle jako kopie:
    }
brought-stays =
    { $count ->
        [one] Jednu teď z tohoto zařízení nelze změnit a zůstává, jak je; ta ze souboru je vedle jako kopie:
        [few] { $count } teď z tohoto zařízení nelze změnit a zůstávají, jak jsou; ty ze souboru jsou vedle jako kopie:
       *[other] { $count } teď z tohoto zařízení nelze změnit a zůstávají, jak jsou; ty ze souboru jsou vedle jako kopie:
    }
brought-here =
    { $count ->
        [one] Jedna tu už byla, alespoň stejně daleko, a zůstala beze změny.
        [few] { $count } tu už byly, alespoň stejně daleko, a zůstaly beze změny.
       *[other] { $count } tu už bylo, alespoň stejně daleko, a zůstalo beze změny.
    }
brought-unreadable =
    { $count ->
        [one] Jednu nešlo přečíst:
        [few] { $count } nešlo přečíst:
       *[other] { $count } nešlo přečíst:
    }
brought-nothing = V tomto souboru není žádná hra.
brought-box = Moje krabice je teď jako v souboru.
everything-saved = Vše je teď v { $file }.
page-left-out = Tyto stoly už nelze přečíst a v souboru budou chybět: { $names }.
page-left-out-hint = Disk ztratil jejich část. V záloze z posledních dnů možná ještě jsou celé: viz „thirdchair tables restore“.
page-save-the-rest = Uložit všechny ostatní
everything-left-out = Tyto stoly nešlo přečíst a v souboru chybějí: { $names }.
everything-import-plain = Soubor se vším se importuje bez --name, --copy a --replace: co je tu, zůstane.
error-broken-everything = Tento soubor je poškozený nebo byl ručně změněn. Tady se nic nezměnilo. Pokud máš jiný, zkus ten.
error-newer-everything =
    { $kept ->
        [browser] Tento soubor uložila novější verze Third Chair ({ $version }), než je tato ({ $ours }). Tady se nic nezměnilo. Načti tuto stránku znovu s připojením, přijmi novou verzi, až bude nabídnuta, a soubor importuj potom.
       *[disk] Tento soubor uložila novější verze Third Chair ({ $version }), než je tato ({ $ours }). Tady se nic nezměnilo. Před importem prosím Third Chair aktualizuj.
    }
cli-tables-save-all = Zapíše všechny stoly a kampaně do jednoho souboru.
