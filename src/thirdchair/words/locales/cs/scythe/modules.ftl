# Moduly v samostatných hrách: co se stůl dozví a na co je tázán.

event-mods_offered = { $seat } táhne naslepo ze zásoby, { $kind }: { $mods }. Až 2 z nich zůstanou, ostatní se odhodí.
event-mods_laid =
    { $count ->
        [0] { $seat } si nenechává žádnou modifikaci infrastruktury.
       *[other] { $seat } pokládá vedle desky hráče: { $mods }.
    }
event-automa_buys =
    { $kind_id ->
        [mech] { $seat } má v této hře výhody z modifikací mechů: { $n }. Druhá Automě nic nepřináší.
       *[infrastructure] { $seat } má v této hře výhody z modifikací infrastruktury: { $n }.
    }
event-tesla_found = { $seat } nachází Teslu: postavte ho sem, { $at }. Je to další mech, { $seat } ho má navíc.
question-rival_base = { $seat }: na čí domovskou základnu přijde hvězda?
question-mech_mod = { $seat }: která modifikace mechů přijde na desku frakce?
question-mod_covers = { $seat }: kterou schopnost zakryje?
question-infrastructure_mod = { $seat }: která modifikace infrastruktury zůstane?
question-tesla_where = { $seat } nachází Teslu: kde bylo setkání?
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
page-scythe-module-meant = Dobře se hodí k: { $part }.
page-scythe-at-hand = Vedle plánu
page-scythe-has-tesla = { $name } má Teslu: jedním z mechů na plánu je on.
back-scythe-module = { $part }: vše zpět tam, kam patří.
page-back-modules = Moduly
page-back-campaign = Pro vaši kampaň
fetch-scythe-faction = Ze sáčku hráče { $name } (kampaň „{ $other }“): deska národa a figurky – { $part }.
return-scythe-faction = Desku národa a figurky ({ $part }) vraťte do sáčku hráče { $name } (kampaň „{ $other }“).
fetch-scythe-mods =
    { $count ->
        [one] Ze sáčku hráče { $name } (kampaň „{ $other }“) přidejte pro dnešek k ostatním žeton { $part }.
        [few] Ze sáčku hráče { $name } (kampaň „{ $other }“) přidejte pro dnešek k ostatním { $count } žetony: { $part }.
       *[other] Ze sáčku hráče { $name } (kampaň „{ $other }“) přidejte pro dnešek k ostatním { $count } žetonů: { $part }.
    }
return-scythe-mods =
    { $count ->
        [one] Vyhledejte tento žeton a vraťte ho do sáčku hráče { $name } (kampaň „{ $other }“): { $part }.
        [few] Vyhledejte tyto { $count } žetony a vraťte je do sáčku hráče { $name } (kampaň „{ $other }“): { $part }.
       *[other] Vyhledejte těchto { $count } žetonů a vraťte je do sáčku hráče { $name } (kampaň „{ $other }“): { $part }.
    }
fetch-scythe-cards = Zamíchejte karty Automy, které leží stranou pro kampaň „{ $other }“: { $cards }.
return-scythe-cards = Tyto karty Automy zase odložte stranou pro kampaň „{ $other }“: { $cards }.
fetch-scythe-closed = { $part }: pro kampaň „{ $other }“ je to ještě zavřené. Vyndejte jen to, co potřebujete, a zapamatujte si, jak to leželo.
return-scythe-closed = { $part }: vraťte, jak to leželo, a zase zavřete. Kampaň „{ $other }“ se k tomu ještě nedostala.
