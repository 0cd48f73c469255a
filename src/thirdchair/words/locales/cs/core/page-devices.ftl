# Pages: several devices, seats and spectators, playing on a phone, the certificate.

page-screen-hint = Tento prohlížeč nechá obrazovku zhasnout: prodluž časový limit v nastavení displeje (iPhone: Uzamčení).
page-copy = Není spojení. Takto toto zařízení vidělo stůl naposledy.
page-copy-again = Zkusit znovu

## Místa a diváci

page-device = Toto zařízení
page-seat-plays = hraje také
page-seat-held = { $name } (na: { $devices })
page-seat-take-over = Když někdo o telefon přijde nebo se mu vybije, převezměte jeho místo tady.
page-seat-watch = nikdo, jen se dívá
page-seat-watch-alone = jen sleduje
page-seat-watch-hint = Zařízení, které se jen dívá, vidí všechno, co leží odkryté, a nic nemůže změnit, dokud si znovu nevezme místo.
page-watching = Toto zařízení se jen dívá.
error-only-watching = Toto zařízení se jen dívá. Nejdřív si v nastavení stolu vezmi místo.

## Certifikát

page-phone-https = Takto se aplikace nedá přidat na plochu telefonu a bez spojení nefunguje. Jak to změnit, stojí v návodu (README) k Third Chair.
page-phone-trust = Prohlížeče před touto adresou varují, dokud nedůvěřují jejímu certifikátu.
page-join-trust = Varuje prohlížeč před touto adresou?
page-trust = Důvěřovat certifikátu
page-trust-lead = Third Chair si certifikát vytvořil sám, proto ho zatím žádný prohlížeč nezná. Stačí ho na každém zařízení jednou nainstalovat a varování zmizí.
page-trust-get = Stáhnout certifikát
page-trust-fingerprint = Otisk (SHA-256)
page-trust-compare = Porovnej ho s tím, který Third Chair ukazuje na svém vlastním počítači: v terminálu a na této stránce. Když se liší, neinstaluj ho.
page-trust-android = Android
page-trust-android-how = Stáhni soubor. Pak Nastavení, Zabezpečení, Šifrování a přihlašovací údaje, Instalovat certifikát, Certifikát CA, a vyber soubor.
page-trust-iphone = iPhone a iPad
page-trust-iphone-how = Stáhni soubor v Safari a povol profil. Pak Nastavení, Obecné, VPN a správa zařízení, nainstaluj ho. Nakonec Nastavení, Obecné, Informace, Nastavení důvěryhodnosti certifikátů, zapni ho.
page-trust-computer = Počítač
page-trust-computer-how = Stáhni soubor. Pak v nastavení prohlížeče, Zabezpečení, Spravovat certifikáty, Autority, importuj ho pro weby.
page-trust-limits = Ručí jen za adresy v domácích sítích a za jména tohoto počítače. Jeho klíč tento počítač nikdy neopustí.
page-trust-gains = S ním jde aplikaci nainstalovat, obrazovka zůstane zapnutá a otevřený stůl se dá číst i při výpadku spojení.
page-trust-then = Potom ji otevři tady:

page-whom-watch = Jen se dívám
page-whom-everybody = Zařízení koluje
page-whom-held = (na: { $devices })
page-whom-hint = Zařízení s vlastním místem ukazuje nejdřív to, co má udělat ono. To, které koluje, hraje za všechny, kdo žádné nemají. V nastavení stolu se to dá kdykoli změnit.
page-whom-first = Zatím se nic nestalo: nejdřív řekněte, kdo na tomto zařízení hraje.
error-seat-taken = { $seat }: toto místo právě zabralo jiné zařízení. Přesto je převezměte, nebo zvolte jiné.

## Hraní na telefonu

page-phone = Hrát na telefonu
page-phone-on = zapnuto
page-phone-off = Third Chair je dostupný jen z tohoto počítače.
page-phone-off-hint = Po zapnutí se telefony ve stejné síti mohou připojit heslem. Zapínejte jen v síti, které věříte.
page-phone-open = Zpřístupnit v síti
page-phone-close = Vypnout hraní na telefonu
page-phone-renew = Nové heslo
page-phone-lead = Naskenujte kód telefonem ve stejné síti, nebo otevřete adresu a zadejte heslo.
page-phone-qr = QR kód s adresou a heslem
page-phone-others = Když to nejde, zkuste:
page-phone-no-address = Tento počítač není v žádné síti, kam by telefon dosáhl.
page-phone-only-at-home = To jde změnit jen na počítači, kde Third Chair běží.
page-phone-cannot-open = Síť se nepodařilo otevřít: { system-error }
page-code = Heslo
page-devices = Připojená zařízení
page-device-forget = Zapomenout { $name }
page-device-forget-short = Zapomenout
page-join = Připojit se
page-join-lead = Zadejte heslo, které ukazuje „Hrát na telefonu“. Toto zařízení ho potřebuje jen jednou.
page-join-invited = Klepněte na tlačítko a toto zařízení bude hrát s vámi. Stačí to jednou.
page-join-name = Jméno tohoto zařízení
page-join-wrong = To není správné heslo. Podívejte se znovu na „Hrát na telefonu“.
page-join-wait = Příliš mnoho špatných hesel. Počkejte minutu a zkuste to znovu.
