# Pages of Tapestry: the set-up, step by step.

page-checklist-lead = Set up Tapestry for two as usual, then:

## The set-up

page-checklist-app-cards = Third Chair holds the decision cards: the printed ones stay in the box.

## The set-up

page-solo-checklist-lead = Everything that this game needs. Tick off what is done.
page-solo-checklist-draw = Third Chair still has something to ask. The steps that depend on it come after that.
page-solo-checklist-to-draws = To the question
page-solo-checklist-answered = From your cards and answers
page-group-box = Out of the box
page-group-you = Board and you
page-group-automa = Automa
page-group-shadow = Shadow Empire
page-group-start = Decks and start
page-box-out = These leave the game:
page-box-starred = These may stay, but they favor you unfairly or harm you badly. Tick those that you take out:
page-box-advised = Our advice, not in the rulebook: these live on opponents who act, and the bots hardly do. Tick those that you take out:
page-box-sorted = My box is sorted for solo
page-box-sorted-hint = Hides these removals, at your next tables too.
page-box-unsorted = Show the removals again
page-removed =
    { $tapestry_id ->
        [none] { $civ } (civilization)
       *[other] { $tapestry }
    }
