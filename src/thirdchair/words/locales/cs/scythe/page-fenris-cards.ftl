# Stránky kampaně: bonusy k přípravě, obchod, nové frakce.

page-fenris-bonus =
    { $count ->
        [one] Zaškrtni jeden bonus k přípravě
        [few] Zaškrtni { $count } bonusy k přípravě
       *[other] Zaškrtni { $count } bonusů k přípravě
    }
page-fenris-bonus-hint = Odteď začínáš každý večer s jedním navíc.
page-fenris-shop = Obchod
page-fenris-mod-price = po { $n } $
page-fenris-mod-free =
    { $count ->
        [one] první je zdarma
        [few] první { $count } jsou zdarma
       *[other] prvních { $count } je zdarma
    }
page-fenris-extra =
    { $count ->
        [one] Vítězství: jeden žeton navíc. Jakého druhu?
        [few] Vítězství: { $count } žetony navíc. Jakého druhu?
       *[other] Vítězství: { $count } žetonů navíc. Jakého druhu?
    }
page-fenris-draw =
    { $count ->
        [one] Vytáhni jeden žeton. Klepni na něj, pokud si ho necháš.
        [few] Vytáhni { $count } žetony. Klepni jen na to, co si necháš.
       *[other] Vytáhni { $count } žetonů. Klepni jen na to, co si necháš.
    }
page-fenris-put-back = Vrať a táhni znovu, i to, co přijde dvakrát:
page-fenris-app-draws = Aplikace táhne a žetony ti podrží, než se rozhodneš.
page-fenris-draw-now = Vytáhnout žetony
page-fenris-shop-done = Hotovo
page-fenris-shop-pay = Hotovo: zaplatit { $n } $
page-fenris-shop-kept = Necháváš si:
page-fenris-shop-none =
    { $count ->
        [one] Hotovo, bez té zdarma
        [few] Hotovo, bez těch zdarma
        [many] Hotovo, bez těch zdarma
       *[other] Hotovo, bez těch zdarma
    }
page-fenris-who-draws = Kdo táhne?
page-fenris-draws-real = Táhneme skutečné žetony a své si necháváme
page-fenris-draws-app = Táhne aplikace
page-fenris-draws-noted = Táhneme skutečné žetony; zůstanou v zásobě a jen se zapíší
page-fenris-worn = Modifikace mechů dnes
page-fenris-worn-hint = Jako minule; před prvním tahem změň, co chceš.
page-fenris-worn-none = jak je vytištěno
page-fenris-wear = Použít takto
page-fenris-switch = Ponechat: { $part }?
page-fenris-switch-hint = Kdo odevzdá desku frakce, vybere si jinou, až odpoví všichni. Vše ostatní na listu zůstává.
page-fenris-keep = Ponechat
page-fenris-give-up = Odevzdat
page-fenris-given-up = Odevzdáno: { $part }
page-fenris-keep-after-all = Přece ponechat
page-fenris-choose = Vyber si novou frakci
page-fenris-chooses-first = Nejdřív vybírá { $name }
page-fenris-in-order = V tomto pořadí
page-fenris-by =
    { $mods ->
        [0] { $total } $
        [one] { $wealth } $ a jedna modifikace: { $total } $
        [few] { $wealth } $ a { $mods } modifikace: { $total } $
       *[other] { $wealth } $ a { $mods } modifikací: { $total } $
    }
page-fenris-base = Ze kterého domovského území teď začínáš?

## Krabičky a archy

page-fenris-open-thing = Otevřít: { $part }
page-fenris-opens-yours = { $name }, tohle je pro tebe: { $part }
page-fenris-opens-all = Teď se smí otevřít { $part }.
page-fenris-opens-hint = Kdo tlačítko podrží, otevře to pro všechny. Vyndejte to z krabice až teď.
page-fenris-card-box = něco k otevření
page-fenris-still-closed = Ještě zavřeno: { $part }
page-fenris-just-opened = Právě otevřeno
page-fenris-shop-pass = Žádnou si nenechat a dál
page-fenris-bonus-none = Zbytek nechat prázdný
page-fenris-draws = { $name } odevzdává frakci a je na řadě
page-fenris-draws-hint = Automa si nic nevybírá: losuje jednu z desek, které nikdo nepoužívá. Pak pokračují ostatní.
page-fenris-draws-now = Losovat za něj
page-fenris-worn-first = Před prvním tahem přilož, co chceš použít.
page-fenris-mods-due =
    { $count ->
        [one] Vytáhněte si jednu modifikaci
        [few] Vytáhněte si { $count } modifikace
       *[other] Vytáhněte si { $count } modifikací
    }
page-fenris-mods-due-hint = Tolik jich mají ostatní. Táhněte ze zásoby, klepněte na žeton zde a zapište ho na list.
page-fenris-mods-due-none = Žádnou
