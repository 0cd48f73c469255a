# Pages of Tapestry: a new game.

page-mode-tapestry-duel = Tapestry for two with the Shadow Empire
page-mode-tapestry-solo = Tapestry solo

## A new game

page-game-tapestry = Tapestry
page-new-sum-duel =
    { $order ->
        [last] { $first } and { $last }, then the Shadow Empire
        [middle] { $first } and { $last }, the Shadow Empire in between
       *[first] first the Shadow Empire, then { $first } and { $last }
    }
page-new-sum-solo =
    { $first ->
        [you] level { $level }, you begin
        [bots] level { $level }, the bots begin
       *[lot] level { $level }, lots decide who begins
    }
page-new-line-order = Order of turns: { $part }
page-new-line-color = { $name }: { $color }
page-new-line-level = Level { $level }: { $part }
page-new-line-first =
    { $first ->
        [you] You begin
        [bots] The bots begin
       *[lot] Lots decide who begins
    }
page-new-line-yours = Your color: { $color }
page-new-first = Who begins?
page-new-first-p1 = Player 1
page-new-first-p2 = Player 2
page-new-first-lot = Draw lots among all three

## A new game

page-new-lead = Third Chair plays the third player; you move its pieces.
page-new-name = Player { $number }: name
page-new-color = Player { $number }: color
page-new-color-shadow = Color of the Shadow Empire
page-order = When does the Shadow Empire play?
page-order-last = After both of you
page-order-middle = Between the two of you
page-order-first = Before both of you
page-chance = Decision cards and die
page-chance-app = Third Chair draws and rolls
page-chance-table = Real cards and a real die: you enter them
page-favorite = First favorite track
page-favorite-roll = Roll the die
page-new-table-name-hint = Without a name it is called after the two of you.

page-mode-tapestry-atlantis = Tapestry: The Fate of Atlantis
page-mode-tapestry-kaiju = Tapestry: Rise of the Kaiju
page-mode-short-atlantis = Atlantis
page-mode-short-kaiju = Kaiju

# A new game
page-solo-expansions = Expansions
page-solo-with = With
page-solo-without = Without
page-solo-brings-PP = Landmark cards, four civilizations for the Automa, reaction cards
page-solo-brings-AA = The arts track, masterpieces, landmark cards
page-solo-brings-FF = More reaction cards and civilizations
page-solo-arts = Where does the arts track lie?
page-solo-arts-hint = The fifth track, with a science die of its own. It goes on the table beside one of the four others, or stays in the box.
page-solo-arts-none = without the arts track
page-solo-arts-beside = Arts beside { $track }
page-solo-double = Double strike
page-solo-double-hint = A second set of tokens for the Shadow Empire: it races you for the landmarks.
page-solo-double-not-yet = Needs the arts track: choose above which track it lies beside.
page-solo-double-no-box = Needs Arts & Architecture and its arts track: add the expansion above.
page-solo-civ-hand = Another card, which you play by hand
page-solo-hand = The card that was drawn
page-solo-hand-hint = Third Chair does not have its text. In income turns you read it, do it and say what changed. Enter it under “My box” and it plays itself.
page-solo-hand-name = Name on the card
page-solo-hand-favorite = Track beside its heart
page-solo-color-strike = Double strike (an unused color)
error-civ-needs-name = The card that was drawn has no name yet. Type the name that is printed on it.
error-civ-needs-expansion = A card that you play by hand is one of Arts & Architecture or of Fantasies & Futures. Add the expansion, or choose another civilization.
error-second-civ-missing = On level 6 the Automa has two civilizations. Choose the second as well, or leave the first to the draw: then you choose the second at the table.

page-solo-name = Solo, level { $level }

## A new game

page-mode-short-solo = Alone
page-mode-short-duel = For two
page-solo-lead = Third Chair plays the Automa and the Shadow Empire; you move their pieces.
page-solo-level = Level
page-level-1 = You begin with a free advance on each track. The Automa gets no civilization ability, and no tapestry cards from income turns.
page-level-2 = The normal game.
page-level-3 = From the second income turn on, both bots advance once more in each.
page-level-4 = As level 3, and their eras get longer.
page-level-5 = The hard mat, longer eras, and a head start on the favorite tracks.
page-level-6 = The hard mat, two civilizations, and a head start on all tracks.
page-solo-civ = Civilization of the Automa
page-your-civ = Your civilization
page-your-civ-hint = Only if you like: the Historians and the Chosen have rules of their own against the bots, and you are reminded of them when they matter.
page-your-civ-unsaid = not said
page-solo-civ-2 = Second civilization
page-solo-civ-any = Draw at random
page-solo-civ-choose = Please choose
page-solo-civ-2-later = You choose the second civilization at the table, as soon as the first is known.
page-solo-first = Who begins?
page-solo-first-lot = Draw lots
page-solo-first-you = You
page-solo-first-bots = The bots
page-solo-chance-app = Third Chair draws and rolls
page-solo-chance-table = Real cards and a real die: you enter them
page-solo-favorites = Favorite tracks at the start
page-solo-favorites-hint = Only if they are not to come from the civilization card and the die.
page-solo-favorite-automa = Automa
page-solo-favorite-shadow = Shadow Empire
page-solo-favorite-civ = By its civilization
page-solo-favorite-die = Roll the die
page-solo-colors = Colors
page-solo-color-you = You
page-solo-color-automa = Automa (blue matches its icons)
page-solo-color-shadow = Shadow Empire (gray matches its icons)
page-solo-name-hint = Without a name it is called after its level.
