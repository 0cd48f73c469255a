# Pages: what a seat of the campaign has to do now, as home says it.

page-fenris-due-you = Yours: { $part }
page-fenris-due-wait = Waiting for { $part }
page-fenris-due-prologue = Read the prologue
page-fenris-due-ready = get ready for the evening
page-fenris-due-result = your result
page-fenris-due-vote = the vote
page-fenris-due-setup = Evening { $number } can begin
page-fenris-due-play = The result can be closed
page-fenris-due-outcome = Read the outcome
page-fenris-due-rewards = The evening can be closed
page-fenris-due-reveal = The votes can be opened
