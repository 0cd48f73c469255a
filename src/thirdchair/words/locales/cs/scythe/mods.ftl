# Modifikace a počáteční bonusy: nákup, co kupují Automy, co se používá.

## Události

event-offered =
    { $way ->
        [app] { $seat }: { $drawn ->
            [0] aplikace losuje { $part }.
           *[other] aplikace vylosovala: { $mods }.
        }
        [noted] { $seat } losuje { $part }; žetony zůstávají ve společné zásobě. { $backs ->
            [0] Co přijde dvakrát, vrať a losuj znovu.
           *[other] Vrať a losuj znovu, co přijde dvakrát, a také: { $put_back }.
        }
       *[real] { $seat } losuje { $part }. { $backs ->
            [0] Co přijde dvakrát, vrať a losuj znovu.
           *[other] Vrať a losuj znovu, co přijde dvakrát, a také: { $put_back }.
        }
    }
event-mods_kept =
    { $count ->
        [0] { $seat } si nenechá žádnou modifikaci.
       *[other] { $seat } si nechá: { $mods }. { $free ->
            [0] Koupeno: { $bought }.
           *[other] Zdarma: { $free }, koupeno: { $bought }.
        }
    }
event-automa_mod = { $seat }: do { $box }. políčka sloupce { $kind } zapiš: { $part }.
event-mod_removed = { $seat }: odeber natrvalo z kampaně jeden žeton { $mod }.
event-shown_card = { $seat } bere kartu Automy { $card } kvůli ziskům a zamíchá ji zpět.
event-cards_out = { $seat }: tyto karty Automy zůstávají mimo balíček: { $cards }.
event-benefit = { $seat } dostává, co přináší modifikace: { $part }.
event-bonuses_due =
    { $n ->
        [one] { $seat } smí zaškrtnout jeden počáteční bonus.
        [few] { $seat } smí zaškrtnout { $n } počáteční bonusy.
       *[other] { $seat } smí zaškrtnout { $n } počátečních bonusů.
    }
event-bonus = { $seat }: mezi počátečními bonusy zaškrtni { $bonus }, teď { $n }.
event-worn =
    { $count ->
        [0] { $seat } dnes nepoužije žádnou modifikaci mechů.
       *[other] { $seat } zakrývá schopnosti: { $mods }.
    }
event-used =
    { $back ->
        [yes] { $seat } otáčí { $mod } zpět: nepoužito.
       *[no] { $seat } používá { $mod }: otoč žeton.
    }

## Příkazy

command-draw_mods = { $seat }: losování modifikací
command-buy_mods = { $seat }: ponechané modifikace
command-setup_bonus = { $seat }: počáteční bonus
command-wear = { $seat }: modifikace mechů na dnešek
command-use = { $seat }: modifikace infrastruktury

# Název, který někdo napsal pro destičku, kterou neznáme.
scythe-typed = { $part }

## Co nejde

error-unknown-mod = Modifikace { $value } neexistuje. Vyber některou z těchto: { $options }.
error-fenris-drawn = Aplikace už losovala. Druh žetonu navíc se říká předem.
error-fenris-extra-first = Nejdřív řekni, jakého druhu je žeton navíc, pak losuj.
error-fenris-draw-first = Aplikace ještě nelosovala. Nejdřív losuj, pak si nech, co chceš.
error-fenris-mod-twice = Každá modifikace jen jednou: { $mod } je tu dvakrát.
error-fenris-mod-owned = { $seat } už má { $mod }. Vrať ji a losuj jinou.
error-fenris-mod-on-mat = { $mod } je už na desce frakce, kterou má { $seat }. Vrať ji a losuj jinou.
error-fenris-mod-not-offered = { $seat } modifikaci { $mod } v nabídce nemá. Nech si něco z toho, co bylo vylosováno.
error-fenris-mod-gone = V zásobě už není žádný žeton { $mod }: všechny mají jiní.
error-fenris-mods-drawn = Víc se jich od tohoto druhu nelosovalo: { $kind }, { $n }.
error-fenris-mods-full = { $seat } má místo pro { $n } od jednoho druhu, víc ne: { $kind }.
error-fenris-mod-not-owned = { $seat } nemá modifikaci mechů { $mod }. Schopnosti zakrývej vlastními modifikacemi.
error-fenris-mod-not-laid = { $seat } dnes před sebou nemá modifikaci infrastruktury { $mod }.
error-fenris-mod-used = { $seat } už { $mod } použil: každou jen jednou za hru.
error-fenris-mod-unused = { $seat } ještě { $mod } nepoužil: není co otáčet zpět.
error-fenris-no-mods-tonight = Dnes se hraje bez modifikací tohoto druhu.
error-fenris-wear-late = { $seat } už hraje: modifikace mechů se vybírají před prvním tahem.
error-fenris-bonuses =
    { $n ->
        [one] Zaškrtnout lze jeden počáteční bonus. Vyber jeden.
        [few] Zaškrtnout lze { $n } počáteční bonusy. Vyber jeden nebo víc z nich.
       *[other] Zaškrtnout lze { $n } počátečních bonusů. Vyber jeden nebo víc z nich.
    }
error-fenris-bonus-full = List hráče { $seat } už pro { $bonus } nemá volné políčko. Vyber jiný bonus.

## Věci

scythe-kind-mech = modifikace mechů
scythe-kind-infrastructure = modifikace infrastruktury
scythe-module-mech_mods = Modifikace mechů
scythe-module-infrastructure_mods = Modifikace infrastruktury
page-scope-mods = Vzestup Fenris: modifikace
page-scope-mech_mods = Vzestup Fenris: modifikace mechů ve hře
page-scope-infrastructure_mods = Vzestup Fenris: modifikace infrastruktury ve hře
deck-mech_mods = modifikace mechů
deck-infrastructure_mods = modifikace infrastruktury
scythe-slot-tracker = ukazatel postupu +1
scythe-slot-none = bez účinku
scythe-slot-card = odstraň kartu { $card }
scythe-slot-gain =
    { $count ->
        [0] z karty nic
       *[other] { $part }
    }
scythe-bonus-coins = mince
scythe-bonus-power = sílu
scythe-bonus-popularity = popularitu

scythe-mod-armor = Pancíř
scythe-mod-entrenched = Zákopy
scythe-mod-feint = Finta
scythe-mod-foothold = Předmostí
scythe-mod-pontoons = Pontony
scythe-mod-regroup = Přeskupení
scythe-mod-reinforce = Posily
scythe-mod-stealth = Plížení
scythe-mod-tactics = Taktika
scythe-mod-artillery = Dělostřelectvo
scythe-mod-camaraderie = Kamarádství
scythe-mod-scout = Průzkum
scythe-mod-suiton = Suiton
scythe-mod-sword = Meč
scythe-mod-township = Správa okresu
scythe-mod-underpass = Podchod
scythe-mod-machinery = Stroje
scythe-mod-assembly_line = Montážní linka
scythe-mod-construction = Konstrukce
scythe-mod-recruitment_office = Náborová kancelář
scythe-mod-automachines = Autostroje
scythe-mod-spy = Špion
scythe-mod-propaganda = Propaganda
scythe-mod-cavalry = Kavalerie

scythe-mod-does-armor = Jako obránce získáš sílu a útočník odhodí bojovou kartu podle svého výběru.
scythe-mod-does-feint = V boji smíš změnit svůj ukazatel síly; platíš jen poslední hodnotu a musíš ji mít.
scythe-mod-does-stealth = Velitel a mechové procházejí územími ostatních bez zastavení.
scythe-mod-does-tactics = Jednou za boj. Co dělá, je na tvém žetonu.
scythe-mod-does-artillery = Před bojem smíš zaplatit 1 sílu; soupeř ztratí 2.
scythe-mod-does-camaraderie = Dělníci, které bojem vyženeš domů, tě nestojí popularitu.
scythe-mod-does-scout = Před bojem vezmi soupeři náhodnou bojovou kartu.
scythe-mod-does-suiton = Táhni na jezera i z nich; v boji tam smíš zahrát o bojovou kartu víc.
scythe-mod-does-sword = Před bojem, v němž útočíš, ztratí obránce 2 síly.
scythe-mod-does-township = Táhni mezi vesnicemi, které ovládáš, a Továrnou.
scythe-mod-does-underpass = Táhni mezi horami, které ovládáš, a kterýmkoli tunelem.
scythe-mod-does-machinery = Tvá akce Vylepšit v tomto tahu nic nestojí.
scythe-mod-does-assembly_line = Tvá akce Nasadit mecha v tomto tahu nic nestojí.
scythe-mod-does-construction = Tvá akce Postavit v tomto tahu nic nestojí.
scythe-mod-does-recruitment_office = Tvá akce Naverbovat v tomto tahu nic nestojí.
scythe-mod-does-automachines = V tomto tahu vyrobí tví dělníci a mlýn dvojnásobek.
scythe-mod-does-spy = Ohlašuje se hned na začátku boje. Co dělá, je na tvém žetonu.
ruling-scythe-a96 = Modifikace mechů v samostatné hře, jejíž schopnost je vytištěna na vlastní desce frakce
ruling-scythe-a96-why = Seznam modulů odkazuje na pravidla modifikací, kde se taková destička počítá jako druhá stejná.
ruling-scythe-a96-value-again = vrátit a táhnout znovu
ruling-scythe-a96-value-offered = smí se zvolit
