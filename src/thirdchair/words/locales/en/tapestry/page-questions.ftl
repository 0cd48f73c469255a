# Pages of Tapestry: open questions.

page-ask-doings = Read { $civ }. What does the card do next?
page-ask-hexes = Tap the territory on the map.
page-ask-unknown-civ = What you enter under “My box” plays itself. Enter the card there and begin anew if this game is to have it already: nothing has happened yet.
page-ask-hex = To this territory
page-trap-none-of = None of the { $count } cards works

## Questions

page-ask-role-track = Track card (left):
page-ask-role-tie = Tiebreaker card (right):
page-ask-role-look = Only for a tie:
page-ask-role-add = Joins the discard pile:
page-ask-role-start = Joins the decision deck:
page-ask-traps = Turn up the Automa's tapestry cards one by one until a trap comes. Which one was it?
page-trap-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-trap-none = None
page-card-track = Track card
page-card-tie = Tiebreaker card
page-card-more = Card
page-card-die = Die
page-card-civ = Civilization
page-so-far = This turn so far

page-ask-other-cards = Another card, by name

## The bar

page-role-track = Left card:
page-role-tie = Right card:
page-role-look = For a tie:
page-ask-count = ({ $at } of { $of })
