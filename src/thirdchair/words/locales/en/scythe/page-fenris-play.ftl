# Pages of a campaign: the game of tonight, with the tray.

page-fenris-tray = Triumph track
page-fenris-tray-for = stars of { $name }
page-fenris-brings = here lies: { $what }
page-fenris-almost = { $name } has five stars: the sixth ends the game at once.
page-fenris-ended = { $name } has ended it: the game is over. On to the result.
page-fenris-result = Result
page-fenris-to-result = To the result of this evening
page-fenris-at-hand = Before { $name } tonight
page-fenris-leaves = Somebody has to leave
page-fenris-leaves-automa = An Automa goes on
page-fenris-leaves-guest = Somebody else plays on
page-fenris-leaves-counts = Counts as it stands

## Rivals and alliances

page-fenris-rivals = Rivals
page-fenris-rivals-left = { $n } of { $most } stars left
page-fenris-rivals-hint = Tap to lay a star of yours on that home base. You can also do so on the table only.
page-fenris-rival = { $name } → { $part }: ★{ $n }
page-fenris-alliance = Alliance
page-fenris-allied = { $name } holds the token of { $part }.
page-fenris-broken = { $name } has broken the alliance with { $part }.
page-fenris-is-broken = broken
page-fenris-break = I attack this ally
page-fenris-ally-with = with { $name }
page-fenris-proposed = proposed to { $name }
page-fenris-withdraw = Take it back
page-fenris-offer = { $name } proposes an alliance to { $part }.
page-fenris-agree = Agree
page-fenris-moment-influence = Search
