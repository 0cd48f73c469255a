# The table page and what hangs on it.

## What the Shadow Empire did

page-hand-advanced =
    { $gain ->
        [landmark] { $color } on { $track } from { $from } to { $to }: takes the landmark
       *[nothing] { $color } on { $track } from { $from } to { $to }
    }
page-hand-open = The Shadow Empire is drawing its cards.
page-hand-nothing = The Shadow Empire has not played yet.
page-cards-pair = Track card { $left } on the left, tiebreaker card { $right } on the right
page-card = Decision card { $card }

## Why?

page-why-steps =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
page-why-place = no. { $count } from below
page-why-kept = stays
page-why-lost = drops out
page-why-chosen = So it is { $track }.
page-why-not = Why not { $track }?
page-why-fell = { $track } dropped out by this rule:
page-why-fell-counted = { $track } ({ $counted }) dropped out by this rule:

## The board

page-board = Tracks
page-track-seat = { $who }: space { $space }
page-track-landmark = landmark on { $space }: { $owner }
page-track-favorite = favorite track of { $who }
page-nobody = nobody

## The bar

page-bar = Your move
page-whose-turn = Whose turn
page-turn-now = is to play
page-bots-turn = Shadow Empire's turn
page-income = Income
page-stay = Turn goes on
page-to = to
page-track-done = finished
page-role-track = Left card:
page-role-tie = Right card:
page-role-look = For a tie:
page-back-one = Take back one card
page-back-answer = Take back one answer
page-take-back = Back
page-let-app = Third Chair draws from now on
page-undo = Undo: { $label }
page-redo = Do again: { $label }
page-undone = Step { $step } of { $steps }: what came later is undone.
page-same-cards = Done again, the same cards come.
page-return = Return to the last step
page-result = Result
page-note-fixed = The record is fixed.

## The end

page-finish = Result
page-finish-lead = The points of both of you. The Shadow Empire cannot win.
page-finish-points = { $who }: points
page-finish-tied = A tie: whoever has more resources left wins.
page-finish-resources = { $who }: resources left

## Corrections and what else happens

page-correct = Correct the table
page-correct-lead = Set each part to what lies on the table. Nothing else follows from it.
page-correct-landmark = Landmark on { $space }
page-correct-rest = Favorite, income, achievement
page-correct-favorite = { $who }: favorite track
page-correct-era = { $who }: income turns
page-correct-achievement = “{ $which }”, place { $place }
page-more = More steps, landmarks
page-more-landmark = A landmark gained some other way
page-more-landmark-hint = By a card or a civilization, not by advancing.
page-more-landmark-do = Take the landmark
page-more-no-landmark = All landmarks are taken.
page-more-steps = A token moves further, or back
page-more-steps-hint = Landmarks on the way follow. The Shadow Empire does not.
page-more-steps-do = Move the token
page-landmark = Landmark
page-who = Who?
page-track = Track
page-steps = Steps
page-rulings-from-now = A change counts from now on and is kept in the history.
page-cards = Discard pile
page-cards-lead =
    { $count ->
        [0] The decision deck is empty.
        [one] One card is left in the decision deck.
       *[other] { $count } cards are left in the decision deck.
    }
page-cards-none = The discard pile is empty.

## Settings of a table

page-settings = Table settings
page-rename = Rename
page-seat = This device plays
page-seat-both = both of you
page-seat-hint = Its buttons are then shown first. Anybody can still play for anybody.
page-follow = The Shadow Empire's turn
page-follow-yes = follows by itself
page-follow-no = waits for a tap
page-colors = Colors
page-export = Export
page-delete = Delete
page-delete-ask = Delete “{ $name }” with its whole history? This cannot be undone.
page-delete-do = Delete for good
