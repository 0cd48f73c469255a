# Pages: what the page of rules calls the parts of Scythe.

page-scope-automa = Scythe: the Automa
page-scope-automa-general = Scythe: the Automa in every game
page-scope-multi-automa = Scythe: several Automas
page-kind-limit = limit
page-kind-movement = movement
page-kind-special = special rule

# The table page of Scythe.

page-mode-scythe-automa = Scythe: humans and Automas at the board
page-mode-short-automa = Scythe

page-scythe-board = The board
page-scythe-here = { $place_name }: { $part }
page-scythe-empty = { $place_name }: nothing here
page-scythe-pieces =
    { $n ->
        [1] { $unit } of { $name }
       *[other] { $n } × { $unit } of { $name }
    }
page-scythe-tunnel = tunnel
page-scythe-follow = Follow the action
page-scythe-whole = Whole board
page-scythe-turn = Turn the board
page-scythe-turn-of = { $name }, turn { $turn }
page-scythe-begin = The start
page-scythe-seats = The players
page-scythe-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
page-scythe-holds = { $what }: { $count }
page-scythe-scheme = Scheme { $scheme }
page-scythe-starred = { $triumph }: { $count }
page-scythe-marker-at = { $level }: marker on space { $count }
page-scythe-pile = { $name }: { $count } cards in the deck, discarded: { $part }
page-scythe-card = Automa card { $number }, used in Scheme { $scheme }
page-scythe-tracker = Star tracker of { $name }: space { $at } of { $last }

page-scythe-automa-due = Play the turn of { $name }
page-scythe-human-due = { $name } is on turn
page-scythe-undo = { $name }: turn
page-scythe-refused = Not possible: { $count }
page-scythe-north = N
page-scythe-compass =
    { $turn ->
        [0] North is at the top.
        [1] North is on the right.
        [2] North is at the bottom.
       *[3] North is on the left.
    }
page-scythe-own-hint = { $name }: tap units on the board, then where they go.
page-scythe-own-hint-asked = { $name } plays at the table. Tap the board only for a fight with an Automa.
page-scythe-more = Stars, gains
page-scythe-star-for = Place a star for:
page-scythe-where-to = Where do they go? Tap a territory.
page-scythe-and-more = Tap more units to move them in the same action.
page-scythe-done = Done
page-scythe-drop = Leave this move out
page-scythe-drop-all = Cancel
page-scythe-close = Close
page-scythe-before = Back
page-scythe-next = Next
page-scythe-less = Leave one behind: { $unit }
page-scythe-one-more = Take one more along: { $unit }
page-scythe-going =
    { $count ->
        [one] { $count } goes
       *[other] { $count } go
    }, { $stay ->
        [one] { $stay } stays
       *[other] { $stay } stay
    }
page-scythe-off-board = Take off the board
page-scythe-all-go = All go along. Next you can leave some behind.
page-scythe-to-mat = { $unit } back to the mat
page-scythe-put = Put a piece here from the mat: { $unit } ({ $count } left)
page-scythe-take = Take a piece back to the mat: { $unit }

page-scythe-why-area = The neighborhood: what lies beside its units and its home base, and where they stand.
page-scythe-why-left =
    { $count ->
        [0] None is left.
        [one] One is left.
       *[other] { $count } are left.
    }
page-scythe-why-chosen = So it is: { $to }.
page-why-scythe-far = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
page-why-scythe-far-name = The numbers are steps.
page-why-scythe-units = { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
page-why-scythe-units-name = The numbers are units nearby.
page-why-scythe-there = { $count ->
        [one] { $count } enemy unit
       *[other] { $count } enemy units
    }
page-why-scythe-there-name = The numbers are enemy units that stand there.
page-why-scythe-place = number { $count }
page-why-scythe-place-name = The numbers are the reading order.
page-why-scythe-strength = { $count }
page-why-scythe-strength-name = The numbers are power and cards together.

page-scythe-fact = { $name } ({ $part }): stars { $count }
page-scythe-fact-turns =
    { $count ->
        [one] { $count } turn of the Automas
       *[other] { $count } turns of the Automas
    }
page-fix-group-pieces = Pieces
page-scythe-fix-at = Where was it?
page-scythe-fix-from = Where did group { $number } start?
page-scythe-fix-who = Who went?
page-scythe-fix-groups = How many groups moved? A group starts together and arrives together.
page-scythe-fix-many = How many?
page-scythe-fix-gain = How much more? A minus is a loss.
page-fix-as-known = As it was last known
page-fix-group-gains = Gains and losses
page-scythe-fix-to = Where did it go?
page-scythe-correct-lead = Set what differs to what lies on your table. Pieces on the board: tap a territory on the table page and put them there or take them off.
page-scythe-correct-tokens = Tokens on the board
page-scythe-correct-marker = Recruit marker
page-scythe-correct-tracker = Star tracker

# A new game of Scythe.

page-scythe-new-lead = Who sits at the table, in turn order? The app plays the Automas.
page-scythe-name =
    { $people ->
        [0] Scythe with Automas
       *[other] { $part } and { $count ->
            [one] an Automa
           *[other] { $count } Automas
        }
    }
page-scythe-place = Place { $number }
page-scythe-kind-human = Human
page-scythe-kind-automa = Automa
page-scythe-kind-none = Nobody
page-scythe-name-of = Name
page-scythe-level = Level
page-scythe-faction = Faction
page-scythe-mat = Player mat
page-scythe-drawn = by lot
page-scythe-head = Head start of the marker
page-scythe-head-hint = Spaces by which the star tracker marker starts further on: more is harder, less than 0 easier.
page-scythe-more-places = Places 3 to 7: more players, several Automas
page-scythe-order-hint = The places go around the table clockwise.
page-scythe-cooperative = Several players
page-scythe-cooperative-no = Everybody against everybody
page-scythe-cooperative-yes = Humans together against the Automas
page-scythe-deck = Automa cards
page-scythe-deck-own = A deck for each Automa
page-scythe-deck-shared = One deck for all
page-scythe-way = How the app knows where pieces stand
page-scythe-way-tracked = Tracked: you tap every move on the board
page-scythe-way-asked = Asked: before an Automa moves, the app asks what stands where it matters
page-scythe-way-cards = Cards only: the app shows the card, you find the move
page-scythe-cards-of = Cards and printing
page-scythe-chance = Who draws the Automa cards?
page-scythe-chance-app = The app
page-scythe-chance-table = You, from your own deck
page-scythe-combat = Combat cards of the Automas
page-scythe-combat-app = The app draws their values from all 42 cards
page-scythe-combat-ask = You turn them up at the table
page-scythe-abilities = Abilities of humans that take something before a combat
page-scythe-abilities-off = Not asked
page-scythe-abilities-ask = Ask before each combat
page-scythe-printing = Printing of the Automa cards
page-scythe-printing-invaders = With Invaders from Afar
page-scythe-printing-base = Base game
page-scythe-app-cards = Third Chair has the Automa cards: the printed ones stay in the box.
page-scythe-checklist-lead = Set up Scythe as usual, then:
page-scythe-marker-why = When it is tied between territories, an Automa takes the one closest to this marker.
page-scythe-back-one = Take back one answer
