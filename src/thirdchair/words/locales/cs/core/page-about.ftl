# Pages: about Third Chair, what is new in each version, and the licences of what is inside.

page-about = O aplikaci Third Chair
page-about-ours = svobodný software pod licencí MIT
page-about-news = Co je nového
page-about-next = Od poslední verze
page-about-licences = Licence součástí
page-about-licences-hint = Third Chair stojí na práci jiných. Každé jméno vede k licenci, která s ním přišla.
page-about-pyodide = Pyodide s Pythonem: MPL-2.0, PSF-2.0 a další (jen online)

## Co je nového

news-who-is-who = Zařízení, které je u stolu několika lidí nové, se zeptá, kdo na něm hraje.
news-open-fix = Oprava, která se na něco ptá, zůstane uložená, dokud není úplná nebo ji někdo nezruší. Žádný pozdější krok se neztratí mlčky.
news-cards-back = Se skutečnými kartami říká vrácení, které karty se v jakém pořadí vrátí na který balíček.
news-begins-again = Večer může začít znovu: kdo je přítomen, zůstane, jak bylo zaškrtnuto.
news-from-paper = Než se vyúčtuje kampaň z papíru, aplikace se zeptá, co na jejích listech chybí.
news-files = Soubor tu změní jen to, co by zařízení, které ho přináší, mohlo změnit klepáním; jinak se stane kopií.
news-play-copied = Dohranou partii lze zkopírovat jako text nebo CSV.
news-bots = Third Chair hraje za umělé soupeře svých her: každý režim, každé rozšíření, každou kampaň.
news-reasons = Každé rozhodnutí uvádí pravidla, která k němu vedla.
news-undo = Vracení celých tahů, oprava dřívějšího kroku, oprava čehokoli klepnutím.
news-phones = Mnoho telefonů u jednoho stolu, každý se svým místem.
news-languages = Anglicky, německy a česky.
news-pocket = V prohlížeči hraje bez serveru a bez sítě.
