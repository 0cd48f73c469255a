# Pages of Tapestry: a new game.

page-mode-tapestry-duel = Tapestry pro dva se Stínovou říší
page-mode-tapestry-solo = Tapestry sólo

## Nová hra

page-game-tapestry = Tapestry
page-new-sum-duel =
    { $order ->
        [last] { $first } a { $last }, potom Stínová říše
        [middle] { $first } a { $last }, mezi nimi Stínová říše
       *[first] nejdřív Stínová říše, potom { $first } a { $last }
    }
page-new-sum-solo =
    { $first ->
        [you] úroveň { $level }, začínáš ty
        [bots] úroveň { $level }, začínají boti
       *[lot] úroveň { $level }, o začátku rozhodne los
    }
page-new-line-order = Pořadí tahů: { $part }
page-new-line-color = { $name }: { $color }
page-new-line-level = Úroveň { $level }: { $part }
page-new-line-first =
    { $first ->
        [you] Začínáš ty
        [bots] Začínají boti
       *[lot] O začátku rozhodne los
    }
page-new-line-yours = Tvoje barva: { $color }
page-new-first = Kdo začíná?
page-new-first-p1 = Hráč 1
page-new-first-p2 = Hráč 2
page-new-first-lot = Losovat mezi všemi třemi

## Nová hra

page-new-lead = Third Chair hraje za třetího hráče; vy posouváte jeho žetony.
page-new-name = Jméno ({ $number }. hráč)
page-new-color = Barva ({ $number }. hráč)
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
page-new-table-name-hint = Bez názvu se stůl pojmenuje podle vás dvou.

page-mode-tapestry-atlantis = Tapestry: Osud Atlantidy
page-mode-tapestry-kaiju = Tapestry: Vzestup Kaiju
page-mode-short-atlantis = Atlantida
page-mode-short-kaiju = Kaiju

# Nová hra
page-solo-expansions = Rozšíření
page-solo-with = S ním
page-solo-without = Bez něj
page-solo-brings-PP = Karty dominant, čtyři civilizace pro Automu, reakční karty
page-solo-brings-AA = Stupnice umění, mistrovská díla, karty dominant
page-solo-brings-FF = Další reakční karty a civilizace
page-solo-arts = Kde leží stupnice umění?
page-solo-arts-hint = Pátá stupnice s vlastní kostkou vědy. Polož ji vedle jedné ze čtyř ostatních, nebo ji nech v krabici.
page-solo-arts-none = bez stupnice umění
page-solo-arts-beside = Umění vedle stupnice { $track }
page-solo-double = Dvojitý úder
page-solo-double-hint = Druhá sada žetonů Stínové říše: závodí s tebou o dominanty.
page-solo-double-not-yet = Jde to jen se stupnicí umění: nahoře zvol, vedle které stupnice leží.
page-solo-double-no-box = Jde to jen s rozšířením Arts & Architecture a jeho stupnicí umění: přidej ho nahoře.
page-solo-civ-hand = Jiná karta, hraná ručně
page-solo-hand = Tažená karta
page-solo-hand-hint = Její text Third Chair nemá. Při zvýšení blahobytu si ji přečteš, provedeš a řekneš, co se změnilo. Zapiš ji do „Moje krabice“ a bude se hrát sama.
page-solo-hand-name = Název na kartě
page-solo-hand-favorite = Stupnice vedle srdce
page-solo-color-strike = Dvojitý úder (volná barva)
error-civ-needs-name = Tažená karta ještě nemá název. Napiš ten, který je na ní vytištěný.
error-civ-needs-expansion = Karta hraná ručně je z rozšíření { expansion-AA } nebo { expansion-FF }. Přidej rozšíření, nebo zvol jinou civilizaci.
error-second-civ-missing = Na úrovni 6 má Automa dvě civilizace. Vyber i druhou, nebo nech první vylosovat: druhou pak vybereš u stolu.

page-solo-name = Sólo, úroveň { $level }

## Nová hra

page-mode-short-solo = Sólo
page-mode-short-duel = Ve dvou
page-solo-lead = Third Chair hraje za Automu a Stínovou říši; ty posouváš jejich žetony.
page-solo-level = Úroveň obtížnosti
page-level-1 = Na začátku postoupíš zdarma na každé stupnici. Automa nemá schopnost civilizace a při zvýšení blahobytu nezískává karty tapiserie.
page-level-2 = Běžná hra.
page-level-3 = Od druhého zvýšení blahobytu při něm oba boti postoupí ještě jednou.
page-level-4 = Jako úroveň 3 a jejich éry jsou delší.
page-level-5 = Těžká strana karty blahobytu, delší éry a náskok na oblíbených stupnicích.
page-level-6 = Těžká strana karty blahobytu, dvě civilizace a náskok na všech stupnicích.
page-solo-civ = Civilizace Automy
page-your-civ = Tvoje civilizace
page-your-civ-hint = Jen pokud chceš: civilizace Historians a The Chosen mají proti botům vlastní pravidla. Připomeneme ti je, až na nich bude záležet.
page-your-civ-unsaid = neuvedeno
page-solo-civ-2 = Druhá civilizace
page-solo-civ-any = Náhodně
page-solo-civ-choose = Vyber
page-solo-civ-2-later = Druhou civilizaci vybereš u stolu, jakmile bude známá první.
page-solo-first = Kdo začíná?
page-solo-first-lot = Rozhodne los
page-solo-first-you = Ty
page-solo-first-bots = Boti
page-solo-chance-app = Third Chair táhne a hází
page-solo-chance-table = Skutečné karty a kostka: zadáváš je ty
page-solo-favorites = Oblíbené stupnice na začátku
page-solo-favorites-hint = Jen pokud je nemá určit karta civilizace a kostka.
page-solo-favorite-automa = Automa
page-solo-favorite-shadow = Stínová říše
page-solo-favorite-civ = Podle civilizace
page-solo-favorite-die = Hodit kostkou
page-solo-colors = Barvy
page-solo-color-you = Ty
page-solo-color-automa = Automa (modrá ladí s jeho symboly)
page-solo-color-shadow = Stínová říše (šedá ladí s jejími symboly)
page-solo-name-hint = Bez názvu se stůl pojmenuje podle úrovně.
