# Pages of Scythe: my box.

page-box-game-scythe = Scythe
page-box-expansion-invaders = Invaze z dálek
page-box-expansion-gambit = Titáni nebes
page-box-expansion-rise = Vzestup Fenrise
page-box-cards = Karty Automy
page-box-cards-invaders = s údaji pro Albion a Togawu
page-box-cards-base = bez nich (první vydání)

page-box-promo-objectives = karty cílů { $first } až { $last }, pro lidi

## Scythe

page-box-scythe-hint = Jednou se podívej do karet a pravidel a každá nová hra to převezme.
page-box-scythe-lead = Najdi to ve svém výtisku a vyber, co tam stojí. Nové hry s tím začnou a každý stůl může dál rozhodnout jinak.
page-box-guessed = Sem se podívej nejdřív
page-box-reasoned = Když už máš pravidla v ruce: další
page-box-not-looked = nezjištěno
page-box-kind-faction = Frakce
page-box-kind-mat = Deska hráče
page-box-kind-mod = Modifikace
page-box-counted = Na vašem listu tažení
page-box-arrows-hint = Tak, jak leží, když je sever nahoře.
page-box-tiles = Tvoje destičky, které neznáme
error-box-arrow-twice = Dvě čísla destičky ukazují stejným směrem. Každé ukazuje jinam.
page-box-rise-more = Co Vzestup Fenrise přináší do jednotlivých her, čeká na konci stránky nové hry:
page-box-coins = Mince na žetonech spojenectví
