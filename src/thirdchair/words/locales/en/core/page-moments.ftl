# History and what hangs on it: moments of a game, after a pause, reading aloud.

page-history-filter = Whose steps
page-history-all = All
page-step-shared = a link leads here

## A moment of a game

page-moment = A moment of the game
page-moment-of = { $name }: a moment of the game
page-moment-short = Look and share
page-moment-step = Look at step { $number } and share it
page-moment-stood = The table after this step
page-moment-share = Share this moment
page-moment-share-hint = Whoever has the link sees this moment and nothing else, and cannot change anything.
page-moment-only-here = So far this link opens only on this device. Others reach it once “Play on a phone” is switched on.
page-moment-make = Make a link
page-moment-link = Link
page-moment-qr = QR code with the link to this moment
page-moment-open = See what others see
page-moment-withdraw = Withdraw the link
page-moment-guest = To look at only: this is how the table stood after one step of a game.
error-no-such-moment = This link leads to no moment of a game. It was withdrawn, the game went another way, or the link is not complete.
page-text-copy = Copy
page-text-copied = Copied
page-text-share = Share

## After a pause

page-where = Where were we?
page-where-last = What happened last
page-where-next = Next:
page-rebuild = Rebuild the table
page-rebuild-hint = Where every piece stands that Third Chair knows of. Does something lie otherwise?
page-lie-track = { $track }: { $part }
page-lie-token =
    { $space ->
        [0] { $who } on the start
       *[other] { $who } on { $space }
    }
page-lie-favorites = Favorite tracks
page-lie-favorite =
    { $mode ->
        [duel] { $who }: an outpost beside { $track }
       *[other] { $who }: second token beside the first one on { $track }
    }
page-lie-landmarks = Landmarks
page-lie-taken = { $who }: { $part }
page-lie-free = Still free: { $part }
page-lie-achievements = Achievements
page-lie-achievement = “{ $which }”: { $part }
page-lie-incomes = Income turns taken
page-lie-income = { $who }: { $turns } of { $last }
page-lie-cards = Decision cards
page-lie-deck = Decision deck: { $count }
page-lie-progress = Progress deck: { $count }
page-lie-pair = Open pair: { $left } on the left, { $right } on the right
page-lie-discard = Discard pile, from bottom to top: { $part }
page-lie-mixed = If the piles got mixed up, let Third Chair draw from now on.
page-lie-points = { $who }: { $points } points
page-lie-civ = Civilization: { $civ }
page-lie-hand = Tapestry cards face down beside the mat: { $count }
page-lie-mat = Tapestry cards on the mat: { $count }
page-lie-automa = Automa's mat and points
page-lie-supply = Outposts in supply
page-lie-outposts = { $who }: { $count }

## Reading aloud

page-aloud = Read aloud
page-aloud-stop = Stop reading
