# The second evenings of the campaign: tracks, rivals, alliances.

## Události

event-star_laid = { $seat }: vlastní hvězdy na domovské základně, kterou má { $other }, leží jich tam: { $n }.
event-star_taken = { $seat }: vezmi hvězdu z domovské základny, kterou má { $other }; zbývá jich tam { $n }.
event-may_star = { $seat } smí umístit hvězdu: { $triumph }.
event-proposed =
    { $stands ->
        [yes] { $seat } navrhuje spojenectví: { $other }.
       *[no] { $seat } už spojenectví nenavrhuje: { $other }.
    }
event-paired = { $seat }: vezmi si žeton spojenectví, který má { $other }. { $gift }
event-token_flipped = { $seat }: otoč žeton spojenectví, který patří: { $other }.

## Příkazy

command-pair = { $seat }: s kým: { $with }
command-unpair = { $seat }: už ne s: { $with }

## Otázky

question-rival_star = Odkud je hvězda za vítězství ({ $seat })?
question-ally_automa = Spojí se { $seat } s některým Automou?
question-alliance_coins = Kolik mincí ukazuje žeton spojenectví ({ $seat })?
scythe-part-alliance-coins = mince na žetonu spojenectví: { $name }
page-scythe-token-side = Strana se znakem frakce: zajímá nás číslo na minci.
question-automa_found = Co našel hrdina ({ $seat })?
question-evening_mechs = Kolik mechů má { $seat } dnes nasazených?
question-evening_structures = Kolik staveb má { $seat } dnes postavených?

## Co nejde

error-rivals-most = { $seat } už má na domovských základnách { $n } hvězdy, víc jich být nesmí. Nejdřív jednu vezmi zpět.
error-rivals-too-many = { $seat } má na domovských základnách příliš mnoho hvězd: dohromady nejvýše { $n }.
error-rivals-none = { $seat } nemá hvězdu na domovské základně, kterou má { $other }.
error-rivals-late = { $seat } už hraje: rivalové se určují před prvním tahem.
error-alliance-taken = { $seat } už spojence má ({ $other }): lze to jednou za hru.
error-alliance-automa-late = { $seat } je Automa: spojit se s ním lze jen při přípravě hry.
error-alliance-no-offer = { $seat } nic takového nenavrhuje: { $other }.
error-alliance-none = { $seat } nemá spojenectví, které by šlo porušit: { $other }.

## Věci

scythe-module-war_track = válečná stupnice úspěchů
scythe-module-peace_track = mírová stupnice úspěchů
scythe-module-rivals = rivalové
scythe-module-alliances = spojenectví
page-scope-war_track = Vzestup Fenrise: válečná stupnice
page-scope-peace_track = Vzestup Fenrise: mírová stupnice
page-scope-rivals = Vzestup Fenrise: rivalové
page-scope-alliances = Vzestup Fenrise: spojenectví
page-scope-e2a = Vzestup Fenrise: večer 2, válka
page-scope-e2b = Vzestup Fenrise: večer 2, mír
page-scoring-broken_alliance = porušené spojenectví
scythe-triumph-upgrades_or_structures = 6 vylepšení nebo 4 stavby
scythe-triumph-mechs_or_recruits = 4 mechové nebo 4 rekruti
scythe-triumph-combat_cards = 8 bojových karet
scythe-triumph-combat_3 = třetí vyhraný boj
scythe-triumph-combat_4 = čtvrtý vyhraný boj
scythe-triumph-objective_2 = druhý cíl
scythe-triumph-popularity_13 = popularita 13
scythe-triumph-encounters = 3 setkání
scythe-triumph-factory_card = karta Továrny
scythe-triumph-resources = 16 surovin
scythe-what-mechs = mechové
scythe-what-structures = stavby
scythe-what-encounters = žetony setkání
scythe-what-no_trap = položit past
scythe-star-from-supply = ze zásoby
scythe-star-from-base = z domovské základny: { $name }
scythe-star-from-beaten = z domovské základny poraženého: { $name }
scythe-found-nothing = nic
scythe-found-encounter = žeton setkání
scythe-found-factory = kartu Továrny
scythe-gift-nordic = Dělníci smějí překračovat řeky.
scythe-gift-rusviet = Stejný oddíl desky hráče lze zvolit znovu.
scythe-gift-crimea = Jednou za tah platí bojová karta za jednu libovolnou surovinu.
scythe-gift-polania = Z každé karty setkání lze vybrat dvě možnosti.
scythe-gift-saxony = Libovolně mnoho hvězd za cíle a vyhrané boje.
scythe-gift-albion = Hrdina smí zanechávat vlajky.
scythe-gift-togawa = Hrdina smí zanechávat pasti.
scythe-gift-unknown = Schopnost je uvedena na žetonu.
scythe-gift-none = Automa z něj žádnou schopnost nemá.

## Výklady

ruling-scythe-a26 = Automa zvítězí a u poraženého žádná jeho hvězda neleží: ze které domovské základny ji vezme?
ruling-scythe-a26-why = Německá kniha počítá po směru hodinových ručiček od vlastní základny Automy, pozdější anglická od základny poraženého.
ruling-scythe-a26-value-own = z nejbližší po jeho vlastní
ruling-scythe-a26-value-beaten = z nejbližší po základně poraženého
ruling-scythe-a29 = Co porušuje spojenectví?
ruling-scythe-a29-why = Německá kniha mluví o útoku a jinde boje od zahnaných dělníků odlišuje; pozdější anglická jmenuje i dělníky.
ruling-scythe-a29-value-combat = jen boj
ruling-scythe-a29-value-workers = i zahnání dělníků
ruling-scythe-a30 = Zbude po porušení spojenectví aspoň nula?
ruling-scythe-a30-why = Německá kniha dolní mez neuvádí; pozdější anglická končí na 0 $.
ruling-scythe-a30-value-no = ne, výsledek smí klesnout pod 0 $
ruling-scythe-a30-value-yes = ano, nikdy pod 0 $
ruling-scythe-a92 = Otočí Automa, který zaútočí na spojence, žeton, který drží?
ruling-scythe-a92-why = Kniha říká, že spojenectví Automu neváže, ale mluví o jeho porušení. Necháváme ho žeton bez ceny otočit.
ruling-scythe-a92-value-yes = ano
ruling-scythe-a92-value-no = ne, nic se nemění
