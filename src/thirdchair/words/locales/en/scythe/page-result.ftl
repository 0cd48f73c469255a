# Pages of Scythe: the card of a finished game.

page-result-coins = ${ $n }
page-result-wins = { $name } wins!
page-result-shared = A shared victory: { $winner }
page-result-together-human = You win together!
page-result-together-automa = The Automas win
page-result-together-both = Nobody is ahead
page-result-points = With ${ $high } to ${ $low }: ${ $margin } ahead of the next.
page-result-tie = As many coins as the next: ${ $points }. After coins, workers, mechs and structures on the board count, then power, popularity, resources, territories and stars.
page-result-even = Even to the last: ${ $points } each.
page-result-average = On average ${ $part } to ${ $other }.
page-result-average-even = Both sides have ${ $part } on average. After coins, pieces on the board count, then power and the rest of the sheet.
page-result-other = Other
page-result-curve-stars = Stars, turn by turn of the Automas
page-result-curve-power = Power, turn by turn of the Automas
page-result-curve-coins = Coins, turn by turn of the Automas
page-record-plot-scythe = The best of you against the best Automa, game by game: W won, S shared, L lost.
