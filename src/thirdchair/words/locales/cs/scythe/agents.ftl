# Agenti čtvrtého večera: co se u stolu říká a na co se ptá.

event-tries =
    { $n ->
        [1] { $seat } se pokouší přemoci agenta ({ $at }): odkrýt 1 bojovou kartu.
       *[other] { $seat } se pokouší přemoci agenty, počet { $n } ({ $at }): odkrýt bojové karty, počet { $n }.
    }
event-subdued =
    { $n ->
        [1] { $seat } přemáhá agenta ({ $at }) a pokládá ho na desku frakce, teď { $held }.
       *[other] { $seat } přemáhá agenty, počet { $n } ({ $at }), a pokládá je na desku frakce, teď { $held }.
    }
event-agents_stay =
    { $n ->
        [1] { $seat } neuspěje: agent zůstává ({ $at }), bojová karta se odloží. Jednotka, která tam stojí, se vrací.
       *[other] { $seat } neuspěje: agenti zůstávají ({ $at }), bojové karty se odloží. Jednotka, která tam stojí, se vrací.
    }
event-agent_back = { $seat } vrací agenta: { $at }.
question-agents_total = { $seat }: kolik dávají bojové karty za agenty dohromady?
question-agents_paid = { $seat }: agenti stojí { $total }. Máš sílu { $power }, mince { $coins } a popularitu { $popularity }. Jak zaplatíš?
question-agents_power = { $seat }: kolik z toho silou?
question-agents_coins = { $seat }: kolik z toho mincemi? Zbytek je popularita.
question-agents_where = { $seat }: kteří agenti?
question-agents_back = { $seat }: kde agent zase stojí?
question-agents_near = { $seat }: pohnul se mech nebo jeho postava bez konfliktu? Kteří agenti stojí tam, nebo jinak v okolí?
option-agents_near-nowhere = Žádní
option-agents_paid-power = síla { $n }
option-agents_paid-coins = mince { $n }
option-agents_paid-popularity = popularita { $n }
option-agents_paid-mixed = kombinace
option-agents_paid-back = Nemohu zaplatit: zpět
error-doubted-agents_paid = Pokud je známo, nesedí to s tím, co { $seat } má. Kdo zaplatit může, musí. Je-li to přesto správně, řekni to.
error-agents-bar-workers = Stojí tam agenti ({ $at }): dělník se tam dostane jen s mechem nebo po bojové jednotce, která je přemůže.
error-agents-stop = Stojí tam agenti ({ $at }): pohyb tam končí ({ $unit }). Zbytek řekni jako další pohyb.
error-agents-none-left = Na plánu už nestojí žádný agent.
error-agents-not-there = Tam žádný agent stát nemůže ({ $at }): stojí na tunelech a v Továrně.
error-fenris-one-tile = Z destiček konce hry leží na stole nejvýš jedna a každá věc se jmenuje jednou.
page-doubted-agents_paid = Pokud je známo, nesedí to s tím, co máš. Kdo zaplatit může, musí.
deck-agents = bojové karty
scythe-what-agents = agenti Fenrise
scythe-what-airships = vzducholodě
scythe-what-doomsday_clock = Doomsday Clock
scythe-what-backup_plan = Backup Plan
scythe-kind-agents = agent Fenrise
page-fenris-agents = { $n } × agent Fenrise
page-hand-tries = Odkrýt { $n } × bojová karta: agenti, { $part }
page-hand-subdued = Agenti ({ $n }) na desku: { $part }
page-hand-agents-stay = Agenti zůstávají: { $part }
page-fenris-gambit = Titáni nebes
page-fenris-gambit-asked = Máte Titány nebes?
page-fenris-gambit-airships = Se vzducholoděmi
page-fenris-gambit-tile = Destička konce hry
page-fenris-gambit-none = žádná
ruling-scythe-a93 = Jednotka Automy stojí mezi agenty a neuspěje: kam jde?
ruling-scythe-a93-why = Kniha to říká jen o lidech: jejich jednotka se vrací. Necháváme vrátit i jednotku Automy.
ruling-scythe-a93-value-back = zpět tam, odkud přišla
ruling-scythe-a93-value-stays = zůstává
page-fenris-moment-agents = Agenti
