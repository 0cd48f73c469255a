# The solo game with expansions, the arts track and the double strike: its pages.

page-track-piece = an outpost stands on space { $space }

# Where everything lies
page-lie-pool = In its pool: { $item } × { $count }
page-lie-arts = The arts track lies beside { $track }
page-lie-marker = { $civ }: an outpost on { $track }, space { $space }

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
page-solo-civ-hand = Another card, which you play by hand
page-solo-hand = The card that was drawn
page-solo-hand-hint = Third Chair does not have its text. In income turns you read it, do it and say what changed. Enter it under “My box” and it plays itself.
page-solo-hand-name = Name on the card
page-solo-hand-favorite = Track beside its heart
page-solo-color-strike = Double strike (an unused color)
error-civ-needs-name = The card that was drawn has no name yet. Type the name that is printed on it.
error-civ-needs-expansion = A card that you play by hand is one of Arts & Architecture or of Fantasies & Futures. Add the expansion, or choose another civilization.

# The table
page-beside-cards = Landmarks of cards
page-beside-ready = ready for you
page-beside-pool = The Hucksters’ pool: if you gain such an item, you may take it from here.
page-beside-take = Take a { $item } ({ $count } there)
page-ask-doings = Read { $civ }. What does the card do next?
page-ask-hexes = Tap the territory on the map.
page-ask-hex = To this territory
page-why-lead = your lead: { $count }
page-why-clockwise = no. { $count } clockwise
page-trap-none-of = None of the { $count } cards works

# What the bots did
page-do-landmark_removed = Landmark { $landmark } out of the Automa’s box and out of the game
page-do-pool = 1 { $item }, face up, into the Automa’s pool ({ $cards } there)
page-do-marker = An outpost of an unused color on { $track }, space { $space }
