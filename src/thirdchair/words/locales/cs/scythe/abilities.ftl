# Scythe: what mechs of humans can do in a combat, and what the books of the table speak against.

scythe-ability-artillery = Dělostřelectvo
scythe-ability-burrow = Podkop
scythe-ability-camaraderie = Kamarádství
scythe-ability-disarm = Odzbrojení
scythe-ability-peoples_army = Lidová armáda
scythe-ability-rally = Shromáždění
scythe-ability-riverwalk = Brod
scythe-ability-ronin = Rónin
scythe-ability-scout = Průzkum
scythe-ability-seaworthy = Plavba
scythe-ability-shield = Štít
scythe-ability-shinobi = Šinobi
scythe-ability-speed = Rychlost
scythe-ability-submerge = Ponor
scythe-ability-suiton = Suiton
scythe-ability-sword = Meč
scythe-ability-toka = Toka
scythe-ability-township = Správa okresu
scythe-ability-underpass = Podchod
scythe-ability-wayfare = Putování

scythe-does-none = Nepoužito
scythe-does-artillery = Dělostřelectvo: tvoje síla −{ $pays }, síla Automy −{ $loses }
scythe-does-camaraderie = Kamarádství: popularita se neztrácí
scythe-does-disarm = Odzbrojení: síla Automy −{ $loses }
scythe-does-ronin = Rónin: tvoje síla +{ $gains }
scythe-does-scout =
    { $steals ->
        [one] Průzkum: vezmeš Automovi { $steals } bojovou kartu
        [few] Průzkum: vezmeš Automovi { $steals } bojové karty
       *[other] Průzkum: vezmeš Automovi { $steals } bojových karet
    }
scythe-does-shield = Štít: tvoje síla +{ $gains }
scythe-does-sword = Meč: síla Automy −{ $loses }

event-ability = { $seat } používá schopnost { $ability }.

question-combat_ability =
    { $ability_id ->
        [disarm] { $seat }: používáš před bojem Odzbrojení? Musí tam být tunel nebo tvůj důl.
        [ronin] { $seat }: používáš před bojem schopnost Rónin? Smíš tam mít jen jednu jednotku.
       *[other] { $seat }: používáš před bojem schopnost { $ability }?
    }
question-combat_spare = { $seat }: používáš schopnost { $ability } kvůli vyhnaným dělníkům?
question-combat_retreat = { $seat }: kam ustoupí hrdina a mechové? Na jezero jen se schopností Plavba; dělníci jdou domů.

error-impossible-combat_cards = Žádná bojová karta nemá hodnotu menší než { $min }, dohromady tedy nikdy { $answer }. Bez karet zadej 0, jinak nejméně { $min }.
error-doubted-combat_power = Podle aplikace má { $seat } jen { $n } síly a nemůže nastavit { $answer }. Nastav nejvýš tolik, nebo řekni, že to přesto platí.
error-doubted-combat_cards =
    { $n ->
        [0] Podle aplikace tu { $seat } nemůže použít žádné bojové karty. Zadej 0, nebo řekni, že to přesto platí.
       *[other] Podle aplikace tu { $seat } může použít bojové karty za nejvýš { $n }, ne za { $answer }: jednu za každou bojovou jednotku a ne víc, než má v ruce. Přepočítej je, nebo řekni, že to přesto platí.
    }
error-doubted-combat_cards_count = Podle aplikace tu { $seat } může použít jen { $n ->
        [one] { $n } bojovou kartu
        [few] { $n } bojové karty
       *[other] { $n } bojových karet
    }, ne { $answer }: jednu za každou bojovou jednotku a ne víc, než má v ruce. Přepočítej je, nebo řekni, že to přesto platí.
error-doubted-combat_ability = Podle aplikace { $seat } na tuto schopnost nemá mecha na plánu nebo dost síly. Nepoužívej ji, nebo řekni, že to přesto platí.
error-doubted-combat_spare = Podle aplikace { $seat } nemá na plánu žádného mecha, a tedy ani tuto schopnost. Nepoužívej ji, nebo řekni, že to přesto platí.
error-doubted-combat_retreat = Podle aplikace { $seat } nemá na plánu žádného mecha a může jen domů. Jdi tam, nebo řekni, že to přesto platí.
error-doubted-attacked = Podle aplikace nemá tento Automa na plánu žádnou bojovou jednotku. Vyber někoho jiného, nebo řekni, že to přesto platí.
error-doubted-met = Podle aplikace nemá tento Automa na plánu žádnou takovou jednotku. Vyber někoho jiného, nebo řekni, že to přesto platí.

page-doubted-attacked = Aplikace o bojových jednotkách na plánu neví. Přesto platí:
page-doubted-combat_power =
    { $n ->
        [0] Aplikace o žádné síle neví. Přesto platí:
       *[other] Aplikace ví jen o síle { $n }. Přesto platí:
    }
page-doubted-combat_cards =
    { $n ->
        [0] Podle aplikace žádné. Přesto platí:
       *[other] Podle aplikace nejvýš { $n }. Přesto platí:
    }
page-doubted-combat_cards_count =
    { $n ->
        [one] Jedna za každou bojovou jednotku: jen { $n } karta. Přesto platí:
       *[other] Jedna za každou bojovou jednotku, pokud je v ruce: jen { $n } karet. Přesto platí:
    }
page-doubted-combat_ability = Podle aplikace na to chybí mech na plánu nebo síla. Přesto platí:
page-doubted-combat_spare = Aplikace neví o žádném mechovi na plánu. Přesto platí:
page-doubted-combat_retreat = Aplikace neví o žádném mechovi na plánu. Přesto platí:
page-doubted-met = Aplikace o takových jednotkách na plánu neví. Přesto platí:
page-anyway = Přesto platí
