# Stránky kampaně: dnešní partie a stupnice.

page-fenris-tray = Stupnice úspěchů
page-fenris-tray-for = hvězdy: { $name }
page-fenris-brings = tady leží: { $what }
page-fenris-almost = { $name } má pět hvězd: šestá partii hned ukončí.
page-fenris-ended = { $name } ji ukončuje: partie je u konce. Dál k výsledku.
page-fenris-result = Výsledek
page-fenris-to-result = K výsledku tohoto večera
page-fenris-at-hand = Dnes leží před hráčem: { $name }
page-fenris-leaves = Někdo musí odejít
page-fenris-leaves-automa = Dál hraje Automa
page-fenris-leaves-guest = Dál hraje někdo jiný
page-fenris-leaves-counts = Počítá se, jak to stojí

## Rivalové a spojenectví

page-fenris-rivals = Rivalové
page-fenris-rivals-left = zbývá hvězd: { $n } z { $most }
page-fenris-rivals-hint = Klepnutím položíš svou hvězdu na tuto domovskou základnu. Můžete je pokládat i jen na stole.
page-fenris-rival = { $name } → { $part }: ★{ $n }
page-fenris-alliance = Spojenectví
page-fenris-allied = { $name } drží žeton, který patří: { $part }.
page-fenris-broken = { $name } porušuje spojenectví s: { $part }.
page-fenris-is-broken = porušeno
page-fenris-break = Na tohoto spojence útočím
page-fenris-ally-with = s kým: { $name }
page-fenris-proposed = navrženo: { $name }
page-fenris-withdraw = Vzít zpět
page-fenris-offer = { $name } navrhuje spojenectví: { $part }.
page-fenris-agree = Souhlasím
page-fenris-moment-influence = Hledat
