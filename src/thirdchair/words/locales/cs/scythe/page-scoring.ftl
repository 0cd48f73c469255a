# Pages of Scythe: the sheet for the result.

page-scoring = Závěrečné bodování
page-scoring-lead =
    { $kept ->
        [browser] Každý vyplní jeden sloupec. Zůstane, dokud nejsou všechny.
       *[disk] Každý vyplní jeden sloupec, na kterémkoli telefonu. Zůstane, dokud nejsou všechny.
    }
page-scoring-coins = Mince
page-scoring-popularity = Popularita
page-scoring-stars = Hvězdy
page-scoring-territories = Území
page-scoring-resources = Suroviny
page-scoring-structures = Bonus za stavby
page-scoring-encounters = Území se setkáním (po 3 mincích)
page-scoring-encounter_bonus = Bonus za setkání
page-scoring-total = Součet
page-scoring-worth = Hodnota: hvězda { $star }, území { $land }, dvě suroviny { $pair }.
page-scoring-open = Ještě neodesláno.
page-scoring-told = Odesláno
page-scoring-edit = Změnit
page-scoring-known = Továrna platí za tři území. Vyplněno je to, co stůl ví.
page-scoring-flag = Vlajka na ovládaném území se počítá za jedno území navíc, pokud nesousedí s domovskou základnou.
page-scoring-trap = Nastražená past, která leží na území sama, ho ovládá.
page-scoring-keep = Odeslat sloupec: { $name }
page-scoring-end = Ukončit hru
page-scoring-tied = Shoda: co rozhodne
page-scoring-tie-pieces = dělníci, mechové a stavby na plánu
page-scoring-tie-power = síla
page-scoring-won = vítězí
page-scoring-go = K závěrečnému bodování
error-columns-missing = V bodování ještě chybí: { $seats }. Nejdřív odešlete tyto sloupce.
page-scoring-takes = Použije sloupec tak, jak je nahoře; uložený ještě není: { $name }.
