# Pages of Tapestry: my box.

page-box-values-hint = Look it up on your cards and mats once, and it is never asked again.

page-box-game-tapestry = Tapestry
page-box-expansion-PP = { expansion-PP }
page-box-expansion-AA = { expansion-AA }
page-box-expansion-FF = { expansion-FF }
page-box-civs = Automa civilizations
page-box-civs-hint = Cards of the expansions whose text we do not have. Put their effects together from blocks.

## Names and values

page-box-values-lead = Take your own copy: what do its cards, mats and books show? Whatever you leave empty stays as it says there.
page-box-values-none = Nothing of what you own is in doubt.
page-box-ask = ask
page-box-lost = Values that the scenarios ask for
page-box-arts = The arts track
page-box-cover = What the cover piece on row 3 of the Automa's mat counts
page-box-cover-ours = as proposed
page-box-cover-mine = as ticked below
page-box-spaces = What the Automa does on each space
page-box-space = Space { $number }
page-box-as-ours = as proposed
page-box-cards = Points and items on civilizations of the Automa
page-box-value-equalizers-vp = Equalizers: points when there is no track to equalize
page-box-value-iconoclasts-vp = Iconoclasts: points for each landmark that they remove
page-box-value-trailblazers-vp = Trailblazers: points at the end for each outpost that you have not passed
page-box-value-hucksters-items = Hucksters: what the pool gains, by the favorite track
page-box-on-card = On your card
page-box-plots = Which plots of your capital city mat are printed full?
page-box-plots-hint = For the first Kaiju scenario. Tap the plots that the mat itself fills.
page-box-compass-open = Not looked up yet: ask before the scenario
page-box-compass-hint = Look at the compass in your rulebook, and tap each symbol where it stands there.
page-box-plot = Plot { $number }
page-box-kind-civ = Civilization
page-box-kind-landmark = Landmark card
page-box-kind-tapestry = Tapestry card
page-box-kind-tech = Tech card
page-box-counts-landmarks = landmarks
page-box-counts-territories = territories
page-box-counts-exploration = spaces in Exploration
page-box-counts-science = spaces in Science
page-box-counts-military = spaces in Military
page-box-counts-technology = spaces in Technology
page-box-counts-arts = spaces in Arts
page-box-counts-tapestry = tapestry cards beside the mat
page-box-space-nothing = nothing
page-box-space-gain_tapestry = tapestry card
page-box-space-refresh_tech = new tech cards
page-box-space-refresh_masterpieces = new masterpieces
page-box-space-research = science die, with benefit
page-box-space-research_without_benefit = science die, without benefit
page-box-space-conquer = conquer
page-box-space-conquer_anywhere = conquer anywhere
page-box-space-explore = explore
page-box-space-explore_anywhere = explore anywhere
page-box-space-advance = advance by die
page-box-space-regress = regress by die

## Automa civilizations

page-box-civs-lead = Two cards of Arts & Architecture and three of Fantasies & Futures have texts that we have never seen. Enter a card here, and it is drawn and played like any other as soon as its expansion is in the game.
page-box-civs-none = No card has been entered yet.
page-box-civ-new = Add a civilization
page-box-civ-edit = Change
page-box-civ-delete = Take out of the box
page-box-civ-name = Name on the card
page-box-civ-expansion = From
page-box-civ-favorite = Favorite track beside the heart
page-box-civ-favorite-die = the science die
page-box-civ-back = The other side of the card
page-box-civ-back-none = not known
page-box-civ-other-side = Other side: { $name }
page-box-civ-effect = What it does in income turns
page-box-civ-effect-hint = One block for each thing, in the order of the card. Without any block you are asked in every income turn.
page-box-civ-by-hand = In every income turn: you read the card and enter what it does.
page-box-block = Block { $number }
page-box-block-none = nothing
page-box-block-do = Does
page-box-block-turns = In income turn
page-box-block-track = On
page-box-block-favorite = the favorite track
page-box-block-with = with benefit
page-box-block-without = without benefit
page-box-block-benefit = Benefit
page-box-block-anywhere = anywhere on the map
page-box-block-points = How many points
page-box-block-per = for each
page-box-block-per-none = once
page-box-block-text = What the table is told
page-box-block-more = Add a block
page-box-do-advance = advance
page-box-do-research = roll the science die
page-box-do-conquer = conquer
page-box-do-explore = explore
page-box-do-points = score points
page-box-do-tapestry = tapestry card face down
page-box-do-landmark = landmark
page-box-do-note = a note for the table
page-box-do-ask = ask me what it does
page-box-said-advance = Turn { $turns }: advance on { $favorite ->
        [yes] the favorite track
       *[no] { $where }
    }, { $benefit ->
        [yes] with benefit
       *[no] without benefit
    }
page-box-said-research = Turn { $turns }: science die, { $benefit ->
        [yes] with benefit
       *[no] without benefit
    }
page-box-said-conquer = Turn { $turns }: { $anywhere ->
        [yes] conquer anywhere
       *[no] conquer
    }
page-box-said-explore = Turn { $turns }: { $anywhere ->
        [yes] explore anywhere
       *[no] explore
    }
page-box-said-points = Turn { $turns }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }{ $counted ->
        [yes] { " " }for each of: { $per }
       *[no] { "" }
    }
page-box-said-tapestry = Turn { $turns }: a tapestry card face down beside the mat
page-box-said-landmark = Turn { $turns }: a landmark
page-box-said-note = Turn { $turns }: “{ $note }”
page-box-said-ask = Turn { $turns }: you read the card and enter what it does
error-civilization-without-name = A civilization needs the name on its card.
