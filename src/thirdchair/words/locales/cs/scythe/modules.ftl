# Moduly v samostatných hrách: co se stůl dozví a na co je tázán.

event-mods_offered = { $seat } losuje a vybírá z: { $mods }.
event-mods_laid =
    { $count ->
        [0] { $seat } si nenechává žádnou modifikaci infrastruktury.
       *[other] { $seat } pokládá vedle desky hráče: { $mods }.
    }
event-automa_buys =
    { $kind ->
        [mech] { $seat } má v této hře výhody z modifikací mechů: { $n }.
       *[infrastructure] { $seat } má v této hře výhody z modifikací infrastruktury: { $n }.
    }
event-tesla_found = { $seat } nachází Teslu: postavte ho sem, { $at }. Je to další mech, { $seat } ho má navíc.
question-rival_base = { $seat }: na čí domovskou základnu přijde hvězda?
question-mech_mod = { $seat }: která modifikace mechů přijde na desku frakce?
question-mod_covers = { $seat }: kterou schopnost zakryje?
question-infrastructure_mod = { $seat }: která modifikace infrastruktury zůstane?
question-tesla_start = Kdo má Teslu?
question-madtesla_end = Kdy hra skončí?
option-enough = stačí
option-tesla_start-found = kdo ho najde
option-madtesla_end-destroyed = také když je Mad Tesla zničen
option-madtesla_end-sixth_star = jen šestou hvězdou
error-modules-exclude =
    { $why ->
        [one-track] Moduly „{ $module }“ a „{ $second }“ nejdou dohromady: každé zakrývá celou stupnici úspěchů. Jedno vynechte.
       *[not-peace] Moduly „{ $module }“ a „{ $second }“ nejdou dohromady: na této stupnici žádné vítězství nepřináší hvězdu. Jedno vynechte.
    }
page-scythe-modules-try = Na dnešek například:
page-scythe-module-about = Více: { $part }
page-scythe-module-automa = S Automaty:
page-scythe-module-excluded = Nelze s modulem: { $part }.
page-scythe-module-doubtful = Pozor s modulem: { $part }.
page-scythe-module-meant = Určeno pro: { $part }.
page-scythe-at-hand = Vedle plánu
page-scythe-has-tesla = { $name } má Teslu: jedním z mechů na plánu je on.
back-scythe-module = { $part }: vše zpět tam, kam patří.
page-back-modules = Moduly
