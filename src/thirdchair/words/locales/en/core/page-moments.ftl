# Pages: links to a moment of a game, and sharing a text.

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
page-moment-happened = What happened
