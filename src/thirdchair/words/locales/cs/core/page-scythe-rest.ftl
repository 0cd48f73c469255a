# Stránky Scythe: otázky na herní plán, způsoby, jak ho vést, bodování a stránka pro ostatní.

page-asked-lead =
    { $count ->
        [0] Tím je rozhodnuto.
        [one] Stojí to takhle? Klepněte na to, co je jinak. Na ničem jiném teď nezáleží.
        [few] Stojí to takhle? Klepněte na to, co je jinak. Teď záleží jen na těchto { $count }.
       *[other] Stojí to takhle? Klepněte na to, co je jinak. Teď záleží jen na těchto { $count }.
    }
page-asked-many =
    { $humans ->
        [one] Kde stojí tvoji mechové a tvůj hrdina? Klepni na plánu tam, kde je to jinak, než je nakresleno.
       *[other] Kde stojí vaši mechové a hrdinové? Klepněte na plánu tam, kde je to jinak, než je nakresleno.
    }
page-asked-signs = + přidá zobrazenou figurku, ✓ ji odebere.
page-asked-done = Hotovo, zbytek souhlasí
page-asked-as-shown = Je to tak
page-asked-least = (až od { $count } dělníků)
page-asked-untell = Jak bylo naposledy známo: { $place_name }
page-asked-here-fighter = { $name } má mecha nebo hrdinu: { $place_name }
page-asked-here-worker = { $name } má dělníky: { $place_name }
page-asked-gone-fighter = { $name } už nemá mecha ani hrdinu: { $place_name }
page-asked-gone-worker = { $name } už nemá dělníky: { $place_name }
page-asked-count = { $name }: { $n } × { $unit }, { $place_name }

page-scoring = Závěrečné bodování
page-scoring-lead = Každý vyplní jeden sloupec, na kterémkoli telefonu. Zůstane, dokud nejsou všechny.
page-scoring-coins = Mince
page-scoring-popularity = Popularita
page-scoring-stars = Hvězdy
page-scoring-territories = Území
page-scoring-resources = Suroviny
page-scoring-structures = Bonus za budovy
page-scoring-total = Součet
page-scoring-worth = Hodnota: hvězda { $star }, území { $land }, dvě suroviny { $pair }.
page-scoring-open = Ještě neodesláno.
page-scoring-told = Odesláno
page-scoring-edit = Změnit
page-scoring-known = Továrna platí za tři území. Vyplněno je to, co stůl ví.
page-scoring-keep = Odeslat sloupec: { $name }
page-scoring-end = Ukončit hru
page-scoring-tied = Remíza: co rozhodne
page-scoring-tie-pieces = dělníci, mechové a budovy na plánu
page-scoring-tie-power = síla
page-scoring-won = vítězí
error-columns-missing = V bodování ještě chybí: { $seats }. Nejdřív odešlete tyto sloupce.

page-ways = Jak se vede herní plán
page-ways-lead = Lze to kdykoli změnit i vzít zpět.
page-way-tracked = Sledovaný
page-way-tracked-what = Své pohyby klepáte na plánu. Automa ví, kde kdo stojí, a před jeho tahem se na nic neptáme.
page-way-tracked-pieces = Musí znát každou figurku: po změně se ukáže, kde která byla naposledy.
page-way-asked = S otázkami
page-way-asked-what = Hrajete na stole a nic neklepáte. Když to karta některého Automy potřebuje, jediná obrazovka se zeptá na pár území, na kterých záleží.
page-way-asked-pieces = Musí vědět, kde stojí Automové. Co je známo o lidech, je při otázce už vyplněno.
page-way-cards = Jen karty
page-way-cards-what = Aplikace táhne kartu a řekne, co znamená; kam Automa půjde, rozhodnete vy. Ptáme se jen na boje.
page-way-cards-pieces = Plán nikdo nevede: co o něm aplikace věděla, zastarává.
page-pieces = Kde stojí figurky
page-pieces-lead = Pole pro každou figurku, jak bylo naposledy známo. Změňte, co stojí jinde; každé místo u stolu se ukládá zvlášť.
page-pieces-one = { $unit }, figurka { $number }
page-pieces-by-tap = Raději klepat na plánu
page-pieces-on-mat = Na desce: { $count }
page-pieces-right = Vše jako na stole
error-board-not-kept = Tento stůl hraje jen s kartami, takže neví, kde stojí figurky. Nejdřív zvolte jiný způsob vedení plánu.
page-others = Co musí vědět ostatní
page-others-lead = Hrajete podle běžných pravidel. V tomhle se Automa liší od člověka u stolu.
page-others-nature = Co je zač
page-others-turn = Jeho tah
page-others-moves = Kam chodí
page-others-attacks = Kdy útočí
page-others-combat = Boj s ním
page-others-gains = Co z něj máte
page-others-end = Hvězdy a konec

page-meaning = Co ten řádek znamená
page-meaning-lead = Zkoušejte položky v tomto pořadí. Platí první, která jde provést; pravidlo po pravidle zbude nakonec cíl.

# Jen karty: člověk potkává Automu

page-met = Boj
page-met-lead = { $name } vstupuje na území s jednotkami Automy.
page-met-unit = Kdo vstupuje
page-met-place = Území

page-scythe-checklist-mat = Deska hráče: { $mat }
