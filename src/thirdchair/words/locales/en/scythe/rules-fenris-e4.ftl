### Episode 4, explained

rule-fen-e4-story-prologue = Read out the prologue of Episode 4 from the rulebook, or its summary.
rule-fen-e4-setup-normal = Set up Episode 4 as any game.
rule-fen-e4-setup-vesna-home = Whoever plays Vesna keeps the home base from before.
rule-fen-e4-setup-vesna-keep = Whoever plays Vesna keeps all that stands on the sheet: mods, set-up bonuses and the rest.
rule-fen-e4-setup-mats = In Episode 4 the player mats are dealt at random once more.
rule-fen-e4-setup-wind-gambit = Episode 4 may be played with the airships of The Wind Gambit, and with one of its resolution tiles Doomsday Clock and Backup Plan. With a tile, the tile says what the sixth star does.
step-fen-e4-setup-wind-gambit =
    { $what_id ->
        [airships] Set out the airships of The Wind Gambit.
        [doomsday_clock] Lay out the resolution tile Doomsday Clock. It says what the sixth star does: end the game by telling its result.
       *[backup_plan] Lay out the resolution tile Backup Plan. It says what the sixth star does: end the game by telling its result.
    }
rule-fen-e4-setup-bonuses = From Episode 4 on you begin with the set-up bonuses of your sheet.
rule-fen-e4-setup-box-b = Open box B.
rule-fen-e4-setup-agents = Put one Fenris agent on each territory with a tunnel and two on the Factory.
step-fen-e4-setup-agents = Put one Fenris agent (a wooden worker) on each territory with a tunnel and two on the Factory: { $count } in all.
rule-fen-e4-setup-infra = Whoever owns infrastructure mods lays them face up beside their mats tonight, too.
rule-fen-e4-setup-mech = Whoever owns mech mods may cover mech abilities of the faction mat with them tonight, too.
rule-fen-e4-setup-perk = Whoever likes pays $15 of their wealth for a perk in Episode 4.
rule-fen-e4-goal-agents = Subdue the Fenris agents.
rule-fen-e4-goal-win = Win Episode 4.
rule-fen-e4-agents-stop = A character or mech that comes to a territory with Fenris agents ends its move there.
rule-fen-e4-agents-must-try = Before anything else moves or happens you must try to subdue the agents there.
rule-fen-e4-agents-draw = Draw one combat card face up for each Fenris agent of the territory.
rule-fen-e4-agents-not-combat = Subduing agents is no combat.
rule-fen-e4-agents-cost = Agents cost as much as these cards come to, in any mix of power, coins and popularity.
rule-fen-e4-agents-must-pay = Whoever can pay for the agents must pay: they are subdued.
rule-fen-e4-agents-cards = Whoever subdues agents takes the drawn combat cards into their hand.
rule-fen-e4-agents-take = Put the subdued agents on your faction mat: after the episode they bring set-up bonuses.
rule-fen-e4-agents-no-star = Subduing agents brings no star for a combat.
rule-fen-e4-agents-fail-no-pay = Whoever cannot pay for the agents pays nothing.
rule-fen-e4-agents-fail-discard = Whoever fails against agents discards the drawn combat cards.
rule-fen-e4-agents-fail-back = Whoever fails against agents goes back to the territory from which they came, with all that came along; there is no combat.
rule-fen-e4-agents-worker-alone = Workers do not go to a territory with Fenris agents by themselves.
rule-fen-e4-agents-worker-carried = Mechs may carry workers to Fenris agents.
rule-fen-e4-end-agents = Episode 4 ends at once when all 8 Fenris agents are subdued.
rule-fen-e4-end-sixth-star = Episode 4 also ends at once when somebody places the sixth star on the triumph track.
rule-fen-e4-automa-skip = In Episode 4 the Automa passes over both combat spaces and 16 power.
rule-fen-e4-automa-when = After each move of a mech or its character that leads to no conflict the Automa looks around for agents.
rule-fen-e4-automa-same = If agents stand where this unit stands, the Automa tries to subdue them.
rule-fen-e4-automa-neighbourhood = Else it tries to subdue all agents of one territory in the neighborhood of this unit.
rule-fen-e4-automa-neighbourhood-tie = If several such territories have agents, reading order decides.
rule-fen-e4-automa-no-move = The unit does not go to these agents; it acts from where it stands.
rule-fen-e4-automa-draw = The Automa, too, draws one combat card for each agent.
rule-fen-e4-automa-fail5 = With a 5 among the cards the Automa fails against the agents, else it subdues them.
rule-fen-e4-automa-win-agent = Agents that an Automa has subdued lie on its faction mat.
rule-fen-e4-automa-win-no-cost = It neither gains the combat cards nor pays anything for the agents; the cards are discarded.
rule-fen-e4-automa-workers = Workers of an Automa do not go to territories with agents; all its other moves ignore the agents.
rule-fen-e4-story-outcome = Read out the outcome of Episode 4 from the rulebook.
rule-fen-e4-reward-record = After Episode 4, too, victory, stars and coins are written on the sheets.
rule-fen-e4-reward-setup-bonus = For every 2 agents that you have subdued, rounded up, raise a set-up bonus by 1.
rule-fen-e4-reward-setup-bonus-cap = Power and popularity still end where the sheet says.
rule-fen-e4-reward-mods-unlock = The mods that Episode 2 did not bring join the supply.
step-fen-e4-reward-mods-unlock =
    { $kind_id ->
        [mech] Take the mech mods out of punchboard { $board } and add them to the supply.
       *[infrastructure] Take the infrastructure mods out of punchboard { $board } and add them to the supply.
    }
rule-fen-e4-reward-mods-read = Read the rules of the new mods before anybody shops; their tokens lie open to all.
step-fen-e4-reward-mods-read =
    { $kind_id ->
        [mech] Read the rules of the mech mods (page 6) before anybody shops.
       *[infrastructure] Read the rules of the infrastructure mods (page 7) before anybody shops.
    }
rule-fen-e4-reward-mods-draw = Everybody draws 2 mods of each kind and may buy them for $50 each.
rule-fen-e4-reward-mods-winner = The winner of Episode 4 draws one mod more of either kind, 5 in all.
rule-fen-e4-automa-fail-cards = When an Automa fails, the cards are discarded, it pays nothing, and the agents stay.
rule-fen-e4-automa-fail-unit = A unit of an Automa that fails among the agents goes back to where it came from; one that acts from beside them stays.
