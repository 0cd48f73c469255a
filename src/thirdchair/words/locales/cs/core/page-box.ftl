# Pages: my box.

page-box = Moje krabice
page-box-lead = Co leží ve tvých krabicích. Third Chair pak nabízí to, co máš, rozhoduje podle tvých pravidel a nazývá věci tak, jak jsou natištěné. Každá nová hra si to všechno vezme s sebou; rozehrané hry zůstanou, jak jsou.
page-box-saved = Uloženo. Platí od příští nové hry.
page-box-unsaid = Zatím neuvedeno: zaškrtni, co máš. Do té doby se nabízí všechno.
page-box-expansions = Rozšíření v krabici
page-box-printing = Které vydání?
page-box-printing-unsaid = neuvedeno
page-box-printing-hint = Jazyk pravidel, a kde na tom záleží, i rok. Podle toho se citují pravidla a předvyplní se to, v čem se vydání liší.
page-box-presets = Toto vydání předem určuje:
page-box-save = Uložit
page-box-values = Co stojí na tvém výtisku
page-box-spoilers = Co se smí ukázat
page-box-spoilers-hint = Co kampaň odhaluje teprve cestou, zůstane v pravidlech, seznamech a nabídkách skryté, dokud se to neodehraje.
page-box-everything = Ukázat všechno
page-box-everything-warning = Všem, kdo tu hrají, to vezme překvapení z kampaní.
page-box-opened = Něco, co kampaň odhalila, se ukazuje v celém domě.
page-box-close = Znovu skrýt

## Názvy a hodnoty

page-box-ours = Dokud nic nevyplníš: { $note }
page-box-printed = Ve tvých pravidlech
page-box-why-asked = Proč se ptáme
page-box-names = Natištěné názvy

page-box-promos = Promo karty
page-box-promos-known = Promo karty
page-box-promos-more = Další promo karty
page-box-promos-hint = Každou na vlastní řádek, jak se jmenuje na obalu. Pro boty se nic nemění; kontrolní seznam nové hry je uvede.
page-promos = Promo karty v krabici: { $part }. Pro boty se nic nemění; co přinášejí lidem, stojí na nich.
page-promos-short = Promo karty: { $part }
error-too-many-promos = V krabici může být nejvýš { $most } promo balíčků.
error-bad-promo = Název promo balíčku musí mít 1 až { $longest } znaků.
error-promo-twice = Promo balíček „{ $value }“ je uveden dvakrát. Stačí jednou.
page-from-box = „Moje krabice“ říká: { $answer }.
