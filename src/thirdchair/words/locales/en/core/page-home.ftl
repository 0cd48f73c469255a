# Pages: the home page.

## Home

page-home-none-open = No game is going on. Start a new one.
page-home-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }

page-tagline = It seats the missing players.
page-doors = What to do
page-tables = Your tables
page-no-tables = There is no table yet. Start a new game.
page-home-turn = { $name } to play
page-home-over = finished
page-home-unreadable = cannot be read
page-home-ended = ready for the result
page-home-setting-up = in set-up
page-import = Import a table
page-import-file = Exported file
page-import-do = Import
page-language = Language
page-theme = Appearance
page-theme-auto = Automatic
page-theme-light = Light
page-theme-dark = Dark

page-home-your-turn = your turn
