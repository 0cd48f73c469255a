# Scythe: parts that can be corrected or fixed, and what they are set to.

## Věci

scythe-part-seat = { $what }, { $name }
scythe-part-star = hvězdy „{ $triumph }“, { $name }
scythe-part-tokens = žetony: { $kind }
scythe-part-board = vedení plánu
scythe-part-marker = žeton rekruta
scythe-part-abilities = schopnosti v boji
scythe-board-tracked = sledovaný
scythe-board-asked = s otázkami
scythe-board-cards = jen karty
scythe-tracker-at =
    { $sign ->
        [minus] { $amount } před prvním polem
       *[plus] pole { $amount }
    }
scythe-value-yes = ano
scythe-value-no = ne
scythe-value-nothing = nic

## What a fix of the record may touch

scythe-part-reserve = na desce: { $unit } ({ $name })
scythe-part-cards =
    { $pile ->
        [deck] karty v balíčku ({ $name })
        [last] poslední karta ({ $name })
       *[other] odložené karty ({ $name })
    }
scythe-part-units = figurky na plánu
scythe-part-turn = tahy, které hraje aplikace
scythe-part-over = konec hry
scythe-part-laid = co vyložily moduly
scythe-part-ended = šestá hvězda
scythe-part-result = výsledek
scythe-part-cooperative = kooperativně
scythe-part-worn = { $name }: co zakrývá schopnost { $ability }
scythe-part-turned = { $name }: použito { $mod }
scythe-part-beside = co leží u hráče { $name }
scythe-part-rivals = hvězdy na domovských základnách, { $name }
scythe-part-mods = modifikace mechů, { $name }

## The campaign on paper

scythe-part-sheet =
    { $field ->
        [wealth] jmění: { $name }
        [wins] vítězství: { $name }
        [bonuses] bonusy k přípravě: { $name }
        [log] kronika úspěchů: { $name }
        [perks] použité okamžité bonusy: { $name }
        [mech_mods] modifikace mechů: { $name }
        [infrastructure_mods] modifikace infrastruktury: { $name }
        [base] základna hráče { $name }
       *[level] úroveň: { $name }
    }
scythe-part-most_coins = nejvyšší počáteční bonus v mincích
scythe-part-name = název: { $part }
scythe-part-factions = frakce
scythe-part-rows = řádky kroniky úspěchů
scythe-part-book = pravidla na stole
scythe-book-unsure = nevíme jistě
scythe-book-de = německá, 2018
scythe-book-en = anglická, pozdější
