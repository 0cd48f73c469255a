# Moje krabice, zbytek: promo balíčky a to, co rozhodují karty a pravidla Scythe.

page-box-promos = Promo karty
page-box-promos-known = Promo karty
page-box-promos-more = Další promo karty
page-box-promos-hint = Každou na vlastní řádek, jak se jmenuje na obalu. Pro boty se nic nemění; kontrolní seznam nové hry je uvede.
page-box-promo-objectives = karty cílů { $first } až { $last }, pro lidi
page-promos = Promo karty v krabici: { $part }. Pro boty se nic nemění; co přinášejí lidem, stojí na nich.
page-promos-short = Promo karty: { $part }
error-too-many-promos = V krabici může být nejvýš { $most } promo balíčků.
error-bad-promo = Název promo balíčku musí mít 1 až { $longest } znaků.
error-promo-twice = Promo balíček „{ $value }“ je uveden dvakrát. Stačí jednou.

## Scythe

page-box-scythe-hint = Kde naše prameny nechávají pravidla Automy otevřená: jednou se podívej do karet a pravidel a každá nová hra to převezme.
page-box-scythe-lead = Tištěná pravidla Automy známe jen zčásti. Tady stojí, jak rozhodujeme a jak jsme si jistí. Najdi to ve svém výtisku a vyber, co tam stojí: nové hry s tím začnou a každý stůl může dál rozhodnout jinak.
page-box-guessed = Naše prameny mlčí
page-box-reasoned = Odvozeno, nebo známo jen z jiných programů
page-box-not-looked = nezjištěno
page-box-kind-faction = Frakce
page-box-kind-mat = Deska hráče
