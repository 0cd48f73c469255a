# Pages of Scythe: the set-up, step by step.

page-scythe-checklist-head = One of the four star tracker cards sets the level. Because of the head start, its marker does not begin on the first space, I.
page-scythe-checklist-head-on =
    { $count ->
        [one] One of the four star tracker cards sets the level. Because of the head start, its marker begins 1 space after the first, I.
       *[other] One of the four star tracker cards sets the level. Because of the head start, its marker begins { $count } spaces after the first, I.
    }
page-scythe-checklist-factory = Factory cards to lay out: { $count }

## Cards only: a human meets an Automa

page-scythe-checklist-mat = Player mat: { $mat }
page-scythe-checklist-level = { $seat }: { $level }
page-scythe-modules = Modules

## A new game of Scythe.

page-scythe-app-cards = Third Chair has the Automa cards: the printed ones stay in the box.
page-scythe-checklist-board = Set up board and decks for the number of players.
page-scythe-checklist-cover = Cover it with the home base tile of { $faction }.
page-scythe-checklist-lead = Set up Scythe as usual, then:
page-scythe-marker-why = When it is tied between territories, an Automa takes the one closest to this marker.
