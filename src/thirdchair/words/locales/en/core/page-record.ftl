# Pages: my record, the sheet of a game, and the rules in force on paper.

page-record = My record
page-record-none = No game is finished yet. Enter the result of one, and it appears here.
page-record-kept = Counted are the finished games among the tables of this installation.
page-record-games = Games
page-record-won = Won
page-record-shared = Shared
page-record-margin = Margin
page-record-letter-won = W
page-record-letter-shared = S
page-record-letter-lost = L
page-record-player = Player
page-record-list = All games
page-record-plot =
    { $count ->
        [one] Margin of the last game: { $part }
       *[other] Margins of the last { $count } games: { $part }
    }

## The sheet of a game

page-sheet = Game sheet
page-sheet-story = With the whole story
page-sheet-short = Without the story
page-print = Print
page-print-hint = Your browser's menu prints this page without buttons and colors.
page-recap = Recap to share
page-recap-hint = A few lines to send to somebody
page-recap-unfinished = The game is not finished yet.
page-recap-by = Played with Third Chair

## The rules in force

page-rulebook = Rules in force
page-rulebook-chosen = (chosen at this table)
