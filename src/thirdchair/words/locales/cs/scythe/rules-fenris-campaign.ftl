### Kampaň, vysvětleno

rule-fen-campaign-length = Kampaň se skládá z osmi her.
rule-fen-campaign-players-may-change = Počet hráčů se může od epizody k epizodě měnit.
rule-fen-campaign-join-faction = Kdo se přidá později, vybere si desku frakce, kterou nikdo nepoužívá.
rule-fen-campaign-join-sheet = Kdo se přidá později, dostane list kampaně ve stavu srovnatelném s ostatními.
rule-fen-campaign-absent = Kdo epizodu vynechá, odloží svůj list i žetony beze změny, dokud se nevrátí.
rule-fen-campaign-leave = Kdo skončí úplně, vrátí desku frakce, žetony i list do zásoby.
rule-fen-campaign-faction-keep = Každý hraje za stejnou frakci, dokud pravidla neřeknou jinak.
rule-fen-campaign-mat-random = Na začátku každé epizody dostane každý novou náhodnou desku hráče.
rule-fen-campaign-end-default = Epizoda končí jako základní hra, pokud její zvláštní pravidla neříkají jinak.
rule-fen-campaign-wealth-add = Po závěrečném bodování si každý přičte mince z epizody ke jmění na listu.
rule-fen-campaign-wealth-not-in-game = Jmění zůstává mezi hrami, ve hře se ale jako mince utrácet nedá.
rule-fen-campaign-coins-start = Každá epizoda začíná jen s mincemi z desky hráče a z počátečních bonusů.
rule-fen-campaign-wealth-spend = Kdo utratí jmění, škrtne starý stav a pod něj napíše nový.
rule-fen-campaign-outcome-after-end = Vyústění a odměny se čtou, až když epizoda skončí.
rule-fen-campaign-reward-record = Odměny se zapisují na list kampaně.
rule-fen-campaign-spoiler-factions = V kampani jsou na výběr jen frakce základní hry a Invaze z dálek, dokud kampaň sama neuvede další.
rule-fen-campaign-wealth-no-debt = Za nákup z jmění se platí plná cena; jmění nikdy neklesne pod 0 $.
