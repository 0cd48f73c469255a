# Tapestry: the Rise of the Kaiju.

## Věci

deck-decision-kaiju-2 = balíček Kaiju
seat-kaiju = Kaiju

## Kaiju 1

event-kaiju_moved =
    Kaiju se řídí symbolem { $track }. { $to ->
        [1] Přesuň ho do levé horní čtvrti.
        [2] Přesuň ho do prostřední horní čtvrti.
        [3] Přesuň ho do pravé horní čtvrti.
        [4] Přesuň ho do levé prostřední čtvrti.
        [5] Přesuň ho do čtvrti uprostřed.
        [6] Přesuň ho do pravé prostřední čtvrti.
        [7] Přesuň ho do levé dolní čtvrti.
        [8] Přesuň ho do prostřední dolní čtvrti.
       *[9] Přesuň ho do pravé dolní čtvrti.
    }
event-destroyed = Ze hry odchází { capital-piece }: { $plot }. Natrvalo tam polož žeton nepoužité barvy.
event-spared = Kaiju na novém místě nic neničí ({ district-name }).
event-built = Tvoje hlavní město, { $plots }: { capital-piece }.
event-district_full =
    { $resource ->
        [yes] Dokončeno: { district-name }. Získej surovinu.
       *[no] Dokončeno: { district-name }. Leží tam ale žeton, takže žádnou surovinu nezískáš.
    }
event-capital_lines = Tvoje hlavní město: plné řady a sloupce, které bodují: { $full }. S žetonem, tedy bez bodů: { $void }.

## Kaiju 2

event-blockers_back = Polož oba blokující žetony vedle herního plánu.
event-blocker_placed = Postav blokující žeton na stupnici { $track }.
event-outpost_lost = Kaiju útočí, { hex-name }: odstraň tam ze hry jeden svůj žeton osídlení.
event-kaiju_placed = Postav Kaiju: { hex-name }. Vedle mapy zbývá: { $left }.
event-first_era = Éru { $turn } začínáš jako první. Získej libovolné suroviny podle své karty: { $resources }.
event-extra_cost =
    { $resources ->
        [one] Na stupnici { $track } stojí blokující žeton. Pokud to byla akce postupu, zaplať navíc 1 libovolnou surovinu.
       *[other] Na stupnici { $track } stojí blokující žetony. Pokud to byla akce postupu, zaplať navíc { $resources } libovolné suroviny.
    }
event-kaiju_end =
    { $cause ->
        [target] Cílový počet bodů je dosažen: Kaiju jsou poražena.
        [outposts] Na mapě nemáš žádný žeton osídlení: Kaiju zaplavila svět.
        [income] Tvoje poslední zvýšení blahobytu skončilo a cílový počet bodů není dosažen.
       *[other] Končíš dřív, než je cílový počet bodů dosažen.
    }

## Otázky

question-kaiju1_compass =
    { $at ->
        [military] Kterým směrem ukazuje symbol vojenství na kompasu ve tvých pravidlech? Navrhujeme nahoru.
        [science] Kterým směrem ukazuje symbol vědy na kompasu ve tvých pravidlech? Navrhujeme doprava.
        [exploration] Kterým směrem ukazuje symbol průzkumu na kompasu ve tvých pravidlech? Navrhujeme dolů.
       *[technology] Kterým směrem ukazuje symbol technologie na kompasu ve tvých pravidlech? Navrhujeme doleva.
    }
option-kaiju1_compass-up = Nahoru
option-kaiju1_compass-right = Doprava
option-kaiju1_compass-down = Dolů
option-kaiju1_compass-left = Doleva

## Odmítnutí

error-kaiju-is-there = Je tam Kaiju, { hex-name }. Nelze tam zkoumat ani dobývat.

## Příprava krok za krokem: Kaiju

step-kaiju-start = Do pravé horní čtvrti svého hlavního města postav žeton osídlení nepoužité barvy. To je Kaiju; nezabírá žádné políčko.
step-kaiju-tip = Postav Kaiju ke straně, odkud přišlo: tak si zapamatuješ jeho poslední čtvrť.
step-no-bots = Boti tu nejsou. Vynech vše, co k nim patří.
step-kaiju-deck = Zamíchej všech 22 karet rozhodnutí lícem dolů do jednoho balíčku. To je balíček Kaiju.
step-kaiju-blockers = Polož 2 žetony nepoužité barvy vedle herního plánu. To jsou blokující žetony.
step-kaiju-horde = Vezmi všechny žetony osídlení 4 nepoužitých barev. To jsou Kaiju.
step-kaiju-target = Polož žeton jiné barvy na { $n } vítězných bodů. To je cíl.
step-kaiju-turns = Začínáš ty. Po každém tvém tahu přijde fáze Kaiju.
