# Úvod, nová hra, příprava a hraní na telefonu.

page-tagline = Posadí ke stolu hráče, kteří chybí.
page-doors = Co dělat
page-tables = Vaše stoly
page-no-tables = Zatím tu není žádný stůl. Začněte novou hru.
page-home-turn = Na tahu: { $name }
page-home-over = dohráno
page-home-unreadable = nelze přečíst
page-home-ended = čeká na výsledek
page-home-setting-up = v přípravě
page-import = Importovat stůl
page-import-file = Exportovaný soubor
page-import-do = Importovat
page-language = Jazyk
page-theme = Vzhled
page-theme-auto = Automaticky
page-theme-light = Světlý
page-theme-dark = Tmavý

## Nová hra

page-new-game = Nová hra
page-new-lead = Third Chair hraje za třetího hráče; vy posouváte jeho žetony.
page-new-name = Hráč { $number }: jméno
page-new-color = Hráč { $number }: barva
page-new-color-shadow = Barva Stínové říše
page-order = Kdy hraje Stínová říše?
page-order-last = Po vás obou
page-order-middle = Mezi vámi dvěma
page-order-first = Před vámi oběma
page-chance = Karty rozhodnutí a kostka
page-chance-app = Third Chair táhne a hází
page-chance-table = Skutečné karty a kostka: zadáváte je sami
page-favorite = První oblíbená stupnice
page-favorite-roll = Hodit kostkou
page-new-table-name = Jméno stolu
page-new-table-name-hint = Beze jména se jmenuje po vás dvou.
page-new-start = Připravit stůl
page-rulings = Výklady
page-rulings-lead = Kde listy mlčí nebo si odporují, rozhoduje stůl.

## Příprava

page-checklist = Příprava hry
page-checklist-lead = Připravte Tapestry pro dva jako obvykle, potom:
page-checklist-app-cards = Karty rozhodnutí drží Third Chair: tištěné zůstanou v krabici.
page-tick = Krok { $number } je hotový
page-reminders = Mějte na paměti
page-to-table = Ke stolu

## Hraní na telefonu

page-phone = Hrát na telefonu
page-phone-on = zapnuto
page-phone-off = Third Chair je dostupný jen z tohoto počítače.
page-phone-off-hint = Po zapnutí se telefony ve stejné síti mohou připojit heslem. Zapínejte jen v síti, které věříte.
page-phone-open = Zpřístupnit v síti
page-phone-close = Přestat zpřístupňovat
page-phone-renew = Nové heslo
page-phone-lead = Naskenujte kód telefonem ve stejné síti, nebo otevřete adresu a zadejte heslo.
page-phone-qr = QR kód s adresou a heslem
page-phone-others = Když to nejde, zkuste:
page-phone-no-address = Tento počítač není v žádné síti, kam by telefon dosáhl.
page-phone-only-at-home = To jde změnit jen na počítači, kde Third Chair běží.
page-phone-cannot-open = Síť se nepodařilo otevřít: { $reason }
page-code = Heslo
page-devices = Připojená zařízení
page-device-forget = Zapomenout { $name }
page-device-forget-short = Zapomenout
page-join = Připojit se
page-join-lead = Zadejte heslo, které ukazuje „Hrát na telefonu“. Toto zařízení ho potřebuje jen jednou.
page-join-name = Jméno tohoto zařízení
page-join-wrong = To není správné heslo. Podívejte se znovu na „Hrát na telefonu“.
page-join-wait = Příliš mnoho špatných hesel. Počkejte minutu a zkuste to znovu.
