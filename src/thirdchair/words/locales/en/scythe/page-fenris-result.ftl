# Pages of a campaign: the result of an evening, the story gate, and the card after it.

page-fenris-total = Coins in all
page-fenris-total-hint = The whole result of the game as one number.
page-fenris-by-source = Count by source
page-fenris-stars = Stars
page-fenris-send = { $name }: send
page-fenris-columns = Everybody’s result
page-fenris-column-for = Result of { $name }
page-fenris-column-open = still open
page-fenris-column-enter = Enter
page-fenris-column-change = Change
page-fenris-back = Back to the game
page-fenris-close-result = Close the result
page-fenris-close-without = Close and ask: { $seats }
page-fenris-won-by = { $name } wins the evening
page-fenris-gate = Read the outcome of episode { $number }
page-fenris-gate-text = Somebody reads it aloud from the rulebook. What follows comes after it.
