# Pages: the card of a finished game.

page-result-won = has won
page-result-again = Play again
page-result-campaign = To the campaign
page-result-picture = Share as a picture
page-result-share = Played with Third Chair
page-result-picture-failed = The picture could not be made
page-result-open = Result card
page-play-copy = Copy as a play
page-play-text = As text
page-play-rows = As CSV, for a spreadsheet
