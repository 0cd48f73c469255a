# Stránky kampaně: nová.

page-mode-scythe-fenris = Scythe: kampaň Vzestup Fenrise
page-mode-short-fenris = Vzestup Fenrise
page-fenris-new = Nová kampaň
page-fenris-new-lead = Kdo hraje kampaň? Osm večerů; každý vede svůj list, i Automy.
page-fenris-name =
    { $count ->
        [0] Vzestup Fenrise
       *[other] Fenris: { $part }
    }
page-fenris-box = Zkontrolujte krabici
page-fenris-box-text = Je v ní pět zavřených krabiček A až E a šest desek s žetony. Nic z toho neotvírejte: aplikace řekne, kdy je čas.
page-fenris-automas = Více o Automách
page-fenris-adjusts = Obtížnost podle výher
page-fenris-adjusts-hint = Za každý večer, který lidé vyhráli častěji než Automa, začíná Automa o pole dál; vyhrává-li častěji Automa, začíná o pole blíž.
error-fenris-few-factions = Pro tolik míst je jen { $n } frakcí. Zvolte méně míst, nebo v Mé krabici uveďte, že máte víc frakcí.
page-fenris-on-paper = Hrajeme ho už na papíře
page-fenris-paper-which = Který večer je na řadě?
page-fenris-paper-price = Vše, co tomuto večeru předchází, se ukáže všem v tomto tažení.
page-fenris-paper-do = Pokračovat z papíru
page-fenris-paper-now = Teď pokračovat z papíru
error-fenris-paper-number = Řekněte, který večer je na řadě: klepněte na jeho číslo.
