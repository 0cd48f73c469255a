### Episode 3, explained

rule-fen-e3-story-prologue = Read the prologue of episode 3 from the rulebook, or its summary.
rule-fen-e3-setup-normal = The game is set up as usual.
rule-fen-e3-setup-faction = Everybody keeps the faction mat of the last episode.
rule-fen-e3-setup-mats = In episode 3, too, the player mats are dealt at random.
rule-fen-e3-setup-no-wind-gambit = Episode 3 is played without The Wind Gambit.
rule-fen-e3-setup-infra = Lay your infrastructure mods face up beside your mats.
rule-fen-e3-setup-mech = You may cover mech abilities of your faction mat with your mech mods.
rule-fen-e3-setup-box-a = Take out box A and leave it closed. The Vesna card is fixed to its underside: take it off.
rule-fen-e3-setup-vesna-card-substitute = If the Vesna card is missing, a random Factory card stands for it.
rule-fen-e3-setup-factory-deck = The Vesna card and 4 more Factory cards are shuffled into the usual Factory deck.
step-fen-e3-setup-factory-deck = Shuffle the Vesna card and 4 more Factory cards into the Factory deck: { $count } cards in all. Nobody looks through them.
rule-fen-e3-setup-influence = The influence tokens lie beside the board as a supply. If they run out, take anything else.
rule-fen-e3-setup-rusviet = If the Rusviet Union plays, it gets the revised Township tile of punchboard 3.
step-fen-e3-setup-rusviet =
    { $closed ->
        [yes] Take the revised Township tile out of punchboard 3. Take only this one tile and leave the rest of the punchboard as it is.
       *[no] Take the revised Township tile of punchboard 3.
    }
rule-fen-e3-setup-rusviet-must = Rusviet plays with the revised Township in place of the printed one: from a village that you control to another one that you control, or to one where nobody stands; not to the Factory. A mech mod may cover it.
rule-fen-e3-setup-perk = Whoever wants to pays $15 of the wealth for one perk in this game.
rule-fen-e3-goal-influence = Collect influence tokens.
rule-fen-e3-goal-vesna = Find Vesna.
rule-fen-e3-goal-win = Win the game.
rule-fen-e3-search-stop = A character that comes to the Factory has ended its move.
rule-fen-e3-search-before = There it searches before anything else happens: before a combat, before a trap.
rule-fen-e3-search-influence = To search, first take an influence token.
rule-fen-e3-search-shuffle = Then shuffle the Factory deck.
rule-fen-e3-search-draw = Turn up as many random Factory cards as you have influence tokens, the new one among them; if there are fewer cards, all of them.
rule-fen-e3-search-reveal = Everybody sees the cards that are turned up.
rule-fen-e3-search-vesna = If the Vesna card is among them, it is yours.
rule-fen-e3-search-vesna-no-factory-card = The Vesna card is no Factory card.
rule-fen-e3-search-factory-card = If the Vesna card is not among them and you have no Factory card yet, you may keep one of those that you have turned up.
rule-fen-e3-search-return = All other cards go back into the Factory deck.
rule-fen-e3-search-finish-move = After the search the move goes on: other units, combats, traps.
rule-fen-e3-search-start-on-factory = A character that stands on the Factory when its turn begins gets no token and does not search.
rule-fen-e3-search-reenter = With Speed or a Factory card the character may leave the Factory and come back in the same move; then it searches again.
rule-fen-e3-search-no-full-look = Unlike in other games, nobody ever looks through the Factory deck.
rule-fen-e3-search-after-found = When Vesna has been found, people may go on searching and taking tokens.
rule-fen-e3-vesna-secret = What Vesna is good for is told after the game.
rule-fen-e3-end-sixth-star = Episode 3 ends at once when somebody places the sixth star on the Triumph Track.
rule-fen-e3-automa-skip = In episode 3 the Automa skips both combat spaces and 16 power.
rule-fen-e3-automa-search = The Automa takes influence tokens and draws Factory cards as people do.
rule-fen-e3-automa-search-keep-first = If it does not find Vesna and has no Factory card yet, the Automa keeps the first card that it draws.
rule-fen-e3-automa-move-condition = As long as nobody has found Vesna, a combat unit that the Automa moves looks first whether it can reach the Factory.
rule-fen-e3-automa-move-factory = If it can, it goes to the Factory.
rule-fen-e3-automa-move-exception = With 4 power or less it does not go there if that would mean a combat.
rule-fen-e3-automa-search-trigger = After it has moved its character, or gone to an encounter or the Factory, the Automa searches if one of its combat units stands on the Factory.
rule-fen-e3-automa-search-extra = It searches beside everything else that this action does.
rule-fen-e3-automa-search-mech = A mech on the Factory searches as the character does.
