# Pages of Scythe: corrections by hand.

## Stránka stolu Scythe.

page-scythe-correct-lead = Nastavte, co na stole leží jinak. Figurky na plánu: na stránce stolu klepněte na území a postavte je tam nebo je odeberte.
page-scythe-correct-tokens = Žetony na plánu
page-scythe-correct-arrows = Šipky vaší destičky (sever nahoře)
page-scythe-correct-arrow-again = zeptat se znovu
page-scythe-correct-marker = Žeton rekruta
page-scythe-correct-tracker = Karta postupu: polí za prvním
page-scythe-correct-track = Stupnice úspěchů, jak leží, zleva doprava
page-scythe-correct-worn = modifikace na „{ $ability }“
page-scythe-correct-rival = ★ na domovské základně, { $name }
