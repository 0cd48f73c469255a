### Mad Tesla, explained

scythe-module-mad_tesla = Mad Tesla
page-scope-mad_tesla = The Rise of Fenris: Mad Tesla
scythe-actor-mad_tesla = Mad Tesla
rule-fen-madtesla-components = Mad Tesla is the figure of box E; his tile is on punchboard 6.
rule-fen-madtesla-unit = Nobody plays Mad Tesla. Everybody can fight him, attacking or defending.
rule-fen-madtesla-end = With Mad Tesla the game ends at once when he is destroyed, or with somebody's sixth star.
rule-fen-madtesla-setup-figure = Stand the Tesla figure on the Factory.
rule-fen-madtesla-setup-discard2 = Put the first 2 cards of the combat deck on the discard pile. Whenever fewer than 2 lie there later, add cards in the same way.
rule-fen-madtesla-setup-health = Put the popularity marker of a color that nobody plays on 16 of the power track: his health.
rule-fen-madtesla-health-not-spent = Mad Tesla does not spend his health in combat.
rule-fen-madtesla-setup-last = Mad Tesla always has the last turn of a round.
rule-fen-madtesla-setup-tile = Lay the Mad Tesla tile between the last and the first player, turned like the board. It steers his moves.
rule-fen-madtesla-discard-order = After every combat, also among players, the attacker discards combat cards first and the defender on top of them.
rule-fen-madtesla-control = Mad Tesla controls the territory he stands on, as any other unit does.
rule-fen-madtesla-workers = Workers without a combat unit go home when Mad Tesla comes.
rule-fen-madtesla-attack-by-player = Anybody may attack Mad Tesla. Of several combats in one turn the attacker chooses the order.
rule-fen-madtesla-attack-by-tesla = Mad Tesla attacks whoever he finds.
rule-fen-madtesla-move-roll = In his turn Mad Tesla moves by the blue die.
rule-fen-madtesla-move-direction = The tile shows which way each number leads.
rule-fen-madtesla-move-second = If nobody has fought after his move, he rolls and moves once more.
rule-fen-madtesla-move-no-third = Then his turn is over; he never moves a third time.
rule-fen-madtesla-move-off-board = A move that would lead off the map takes him back to the Factory. Home bases are off the map.
rule-fen-madtesla-move-off-board-combat = Whoever stands on the Factory then must fight him.
rule-fen-madtesla-move-rivers = Rivers do not stop him.
rule-fen-madtesla-move-lakes = He may move onto lakes.
rule-fen-madtesla-move-no-tunnels = He does not use tunnels.
rule-fen-madtesla-combat-unit = For moves and meetings Mad Tesla counts as a combat unit.
rule-fen-madtesla-no-tokens = Tokens on the board mean nothing to him: encounters, traps, influence.
rule-fen-madtesla-combat-1 = Step 1: whoever fights Mad Tesla gains 1 popularity, the defender too.
rule-fen-madtesla-combat-2 = Step 2: set the power dial and choose combat cards as usual.
rule-fen-madtesla-combat-base = His base strength is the sum of the two combat cards on top of the discard pile. His total adds the orange die.
rule-fen-madtesla-combat-no-npc = Mods and mech abilities that touch the opponent's power or combat cards do not work against him.
rule-fen-madtesla-combat-self = Combat abilities that only touch yourself may be used.
rule-fen-madtesla-combat-no-reduce = Nothing makes Mad Tesla weaker.
rule-fen-madtesla-combat-3 = Step 3: the orange die is added to his base strength.
rule-fen-madtesla-combat-4 = Step 4: the higher total wins, on a tie the attacker.
rule-fen-madtesla-lose-normal = Whoever loses to him goes on as after any lost combat.
rule-fen-madtesla-lose-retreat = After his victory Mad Tesla goes back to the Factory; if he fought there, he stays.
rule-fen-madtesla-lose-retreat-combat = At the Factory he may find the next ones to fight.
rule-fen-madtesla-win-retreat = Step a of a victory over him: Mad Tesla retreats to the Factory.
rule-fen-madtesla-win-order = Whoever he finds there fights only when steps a to d are done.
rule-fen-madtesla-win-popularity = Step b: 1 more popularity for the victory.
rule-fen-madtesla-win-star = Step c: a star for the victory, if you can place one.
rule-fen-madtesla-win-damage = Step d: his health falls by the difference of both totals.
rule-fen-madtesla-win-damage-tie = On a tie that you win, his health falls by 1.
rule-fen-madtesla-destroyed = At health 0 Mad Tesla is destroyed and leaves the board.
rule-fen-madtesla-destroyed-coins = Whoever destroys Mad Tesla gains $10.
rule-fen-madtesla-destroyed-finish-turn = Whoever has destroyed Mad Tesla completes the turn, then the game is over.
rule-fen-madtesla-destroyed-his-turn = Mad Tesla was destroyed in his own turn: the game is over at once.
rule-fen-madtesla-win-on-factory = Beaten on the Factory, he retreats to a territory beside it where nobody stands; the winner chooses.
rule-fen-madtesla-win-on-factory-full = If somebody stands on all of them, the blue die and the tile decide, and there may be a combat.
rule-fen-madtesla-automa-discard = The Automa discards its combat cards in any order.
rule-fen-madtesla-automa-enemy = For all its moves the Automa takes Mad Tesla for an enemy combat unit.
rule-fen-madtesla-automa-popularity = Like people, the Automa gains 1 popularity for a combat with Mad Tesla and 1 for a victory.
rule-fen-madtesla-automa-popularity-start = The Automa's popularity starts at 10.
rule-fen-madtesla-automa-popularity-only = Nothing else changes the Automa's popularity.
rule-fen-madtesla-automa-reroll = Where a unit of an Automa stands, the blue die is rolled once more, and that counts.
rule-fen-madtesla-automa-factory-win = If an Automa beats him on the Factory and several territories beside it are free, the die and the tile choose one. A single free one is it.
rule-fen-madtesla-automa-factory-win-reroll = The die is rolled until it leads to a territory where nobody stands.
rule-fen-madtesla-automa-score = The Automa's popularity may have changed, and its coins at the end with it.

event-discarded = { $seat }: discard the combat cards in this order: { $cards }.
question-tesla_goes = Where does Mad Tesla go, as your tile shows?
question-tesla_meets = Does anybody stand where Mad Tesla comes to?
question-tesla_retreat = { $seat }: where does Mad Tesla go?
question-tesla_free = Is nobody there?
question-discard_top = The top card of the combat discards: its value?
question-discard_under = The card below it?
question-tesla_face_1 = Your Mad Tesla tile: which way does 1 point?
question-tesla_face_2 = Your Mad Tesla tile: which way does 2 point?
question-tesla_face_3 = Your Mad Tesla tile: which way does 3 point?
question-tesla_face_4 = Your Mad Tesla tile: which way does 4 point?
question-tesla_face_5 = Your Mad Tesla tile: which way does 5 point?
question-tesla_face_6 = Your Mad Tesla tile: which way does 6 point?
option-tesla_free-yes = Nobody
option-tesla_free-no = Somebody
option-tesla_free-none = Somebody stands on all of them
scythe-arrow-n = ↑ up
scythe-arrow-s = ↓ down
scythe-arrow-ne = ↗ right up
scythe-arrow-e = → right
scythe-arrow-se = ↘ right down
scythe-arrow-sw = ↙ left down
scythe-arrow-w = ← left
scythe-arrow-nw = ↖ left up
scythe-part-arrow =
    { $mode ->
        [horde] Horde tile, arrow of { $face }
       *[other] Mad Tesla tile, arrow of { $face }
    }
scythe-arrow-open = not told yet
scythe-arrow-shown = look at the tile each time
scythe-arrow-off = off the map
scythe-arrow-none = somebody stands on all of them
error-doubted-arrow = Each number of the tile points to a side of its own, and of another one it was told that it points there. Choose another side, or say that it is right anyway: that other number is then asked about again.
page-doubted-arrow = Told of another number before. It is right anyway, and that one is asked about again:
scythe-met-tesla-combat = { $name }, with combat units
scythe-met-tesla-workers = { $name }, only workers
question-die =
    { $die ->
        [blue] Roll the blue die. What does it show?
        [orange] Roll the orange die. What does it show?
       *[other] Roll a die. What does it show?
    }
deck-discard = discards
page-scoring-mad_tesla = Mad Tesla destroyed
ruling-scythe-a60 = How often is somebody paid for destroying Mad Tesla?
ruling-scythe-a60-why = The book names the $10 when he falls and again in the list of the scoring. We take that as a reminder.
ruling-scythe-a60-value-once = once, when he falls
ruling-scythe-a60-value-twice = and once more in the scoring
ruling-scythe-a65 = When does an Automa gain popularity against Mad Tesla?
ruling-scythe-a65-why = The book says that it gains it like people when it attacks or beats him; of being attacked it says nothing.
ruling-scythe-a65-value-always = in every combat, and for a victory
ruling-scythe-a65-value-attacks = only if it attacks, and for a victory
ruling-scythe-a78 = Several combats in one turn, one of them with Mad Tesla: which comes first?
ruling-scythe-a78-why = The German book leaves the order to the attacker; a later English one fights at the Factory first.
ruling-scythe-a78-value-attacker = as the attacker likes
ruling-scythe-a78-value-factory = the one at the Factory
page-box-arrows = Mad Tesla’s tile: where each number points
