# The agents of the fourth evening: what the table is told and asked.

event-tries =
    { $n ->
        [1] { $seat } tries to subdue an agent ({ $at }): turn up 1 combat card.
       *[other] { $seat } tries to subdue { $n } agents ({ $at }): turn up { $n } combat cards.
    }
event-subdued =
    { $n ->
        [1] { $seat } subdues the agent ({ $at }) and lays it on the faction mat, { $held } by now.
       *[other] { $seat } subdues { $n } agents ({ $at }) and lays them on the faction mat, { $held } by now.
    }
event-agents_stay =
    { $n ->
        [1] { $seat } fails: the agent stays ({ $at }), the combat card is discarded. A unit that stands there goes back.
       *[other] { $seat } fails: the agents stay ({ $at }), the combat cards are discarded. A unit that stands there goes back.
    }
event-agent_back = { $seat } puts an agent back: { $at }.
question-agents_total = { $seat }: what are the combat cards for the agents worth together?
question-agents_paid = { $seat }: the agents cost { $total }. You have { $power } power, { $coins } coins and { $popularity } popularity. How do you pay?
question-agents_power = { $seat }: how much of it in power?
question-agents_coins = { $seat }: how much of it in coins? The rest is popularity.
question-agents_where = { $seat }: which agents?
question-agents_back = { $seat }: where does the agent stand again?
question-agents_near = { $seat }: has a mech or its character moved without a conflict? Which agents stand there, or else in its neighborhood?
option-agents_near-nowhere = None
option-agents_paid-power = { $n } power
option-agents_paid-coins = { $n } coins
option-agents_paid-popularity = { $n } popularity
option-agents_paid-mixed = a mix
option-agents_paid-back = I cannot pay: back
error-doubted-agents_paid = As far as anybody told, that does not fit what { $seat } has. Whoever can pay must. If it is right anyway, say so.
error-agents-bar-workers = Agents stand there ({ $at }): a worker goes there only with a mech, or after a combat unit that subdues them.
error-agents-stop = Agents stand there ({ $at }): the { $unit } ends its move there. Tell the rest as another move.
error-agents-none-left = No agent is left on the board.
error-agents-not-there = No agent can stand there ({ $at }): they stand on tunnels and on the Factory.
error-fenris-one-tile = Of the resolution tiles one at most is played with, and each thing is named once.
page-doubted-agents_paid = As far as anybody told, this does not fit what you have. Whoever can pay must.
deck-agents = combat cards
scythe-what-agents = Fenris agents
scythe-what-airships = airships
scythe-what-doomsday_clock = Doomsday Clock
scythe-what-backup_plan = Backup Plan
scythe-kind-agents = Fenris agent
page-fenris-agents = { $n } × Fenris agent
page-hand-tries = Turn up { $n } × combat card: agents, { $part }
page-hand-subdued = Agents ({ $n }) to the mat: { $part }
page-hand-agents-stay = The agents stay: { $part }
page-fenris-gambit = The Wind Gambit
page-fenris-gambit-asked = Do you have The Wind Gambit?
page-fenris-gambit-airships = With airships
page-fenris-gambit-tile = Resolution tile
page-fenris-gambit-none = none
ruling-scythe-a93 = An Automa's unit stands among agents and fails: where does it go?
ruling-scythe-a93-why = The book says it of people only: their unit goes back. We let the Automa's go back, too.
ruling-scythe-a93-value-back = back to where it came from
ruling-scythe-a93-value-stays = it stays
page-fenris-moment-agents = Agents
