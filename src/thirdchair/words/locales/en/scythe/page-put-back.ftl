# Pages of Scythe: after a game, what goes back where.

page-back-decks = Cards
page-back-plan = Board
page-back-automas = The Automas
page-back-people = The humans
back-scythe-automa-cards = { $seat }: all { $n } Automa cards into one pile again.
back-scythe-automa-shared = All { $n } Automa cards into one pile again.
back-scythe-combat-cards =
    { $mode ->
        [people] All { $n } combat cards into one deck: those of the players and the discarded ones.
        [horde] All { $n } combat cards into one deck: those of the players, those beside the Horde tile, and the discarded ones.
       *[other] All { $n } combat cards into one deck: those of humans, of Automas, and the discarded ones.
    }
back-scythe-factory-cards =
    { $count ->
        [0] The Factory cards into one pile: those on the Factory, and those that humans took.
        [one] The Factory cards into one pile: those on the Factory, those that humans took, and the one that an Automa took.
       *[other] The Factory cards into one pile: those on the Factory, those that humans took, and the { $count } that Automas took.
    }
back-scythe-other-cards = Encounter cards and objective cards into their decks, the structure bonus tile to the others.
back-scythe-encounters =
    { $lying ->
        [all] Take all { $n } encounter tokens off the board.
        [unknown] Put all { $n } encounter tokens away together.
        [none] The { $n } encounter tokens lie beside the board: put them away together.
       *[some] { $n } encounter tokens: { $count } still lie on the board, the others beside it.
    }
back-scythe-marker = The recruit marker off the board ({ $at }), back to the recruits of its color.
back-scythe-goods = Resources by kind, coins into the bank, power dials to the board.
back-scythe-pieces-automa = { $seat }: faction mat { $faction } with its pieces: { $part }, { $n } stars, power and popularity marker.
back-scythe-pieces-human = { $seat }: faction mat { $faction } and player mat { $mat } with their pieces: { $part }, { $n } stars, cubes, recruits and markers.
back-scythe-off-board = { $seat }, take off the board: { $part }.
back-scythe-tracker = { $seat }: star tracker card { $level } to the other three, the cube on it to the cubes of its color.
back-scythe-held = { $seat }: ${ $coins } into the bank, combat cards from its mat: { $cards }.
back-scythe-tokens = { $seat }: all { $n } tokens of its faction ({ $kind }) to its faction mat.
