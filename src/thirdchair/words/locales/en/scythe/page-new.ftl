# Pages of Scythe: a new game.

## A new game

page-game-scythe = Scythe

## The table page of Scythe.

page-mode-scythe-automa = Scythe: humans and Automas at the board
page-mode-short-automa = Scythe

## A new game of Scythe.

page-scythe-new-lead = Who sits at the table, in turn order? The app plays the Automas.
page-scythe-name =
    { $people ->
        [0] { $count ->
            [0] Scythe
           *[other] Scythe with Automas
        }
       *[other] { $part }{ $count ->
            [0] { "" }
            [one] { " " }and an Automa
           *[other] { " " }and { $count } Automas
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
page-scythe-head = Extra spaces at the start
page-scythe-head-hint = The Automa's marker starts so many spaces further along its star tracker: more is harder, below 0 is easier.
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
page-scythe-combat-app = The app draws the values; you discard as many face-down cards unseen
page-scythe-combat-ask = You turn them up at the table
page-scythe-abilities = Abilities of humans in a combat
page-scythe-abilities-off = Not asked
page-scythe-abilities-ask = Ask where one could be used
page-scythe-printing = Printing of the Automa cards
page-scythe-printing-invaders = With Invaders from Afar
page-scythe-printing-base = Base game
