# Pages: links to a moment of a game, and sharing a text.

## Okamžik hry

page-moment = Okamžik hry
page-moment-of = { $name }: okamžik hry
page-moment-short = Prohlédnout a sdílet
page-moment-step = Prohlédnout krok { $number } a sdílet ho
page-moment-stood = Stůl po tomto kroku
page-moment-share = Sdílet tento okamžik
page-moment-share-hint = Kdo má odkaz, vidí tento okamžik a nic jiného a nemůže nic změnit.
page-moment-only-here = Zatím se tento odkaz otevře jen na tomto zařízení. Jiná se k němu dostanou, až bude zapnuto „Hrát na telefonu“.
page-moment-make = Vytvořit odkaz
page-moment-link = Odkaz
page-moment-qr = QR kód s odkazem na tento okamžik
page-moment-open = Ukázat, co vidí ostatní
page-moment-withdraw = Zrušit odkaz
page-moment-guest = Jen k prohlížení: takhle stál stůl po jednom kroku hry.
error-no-such-moment = Tento odkaz nevede k žádnému okamžiku hry. Byl zrušen, hra se vydala jinou cestou, nebo odkaz není úplný.
page-text-copy = Zkopírovat
page-text-copied = Zkopírováno
page-text-share = Sdílet
page-moment-happened = Co se stalo
