# Pages: the home page.

## Home

page-home-none-open = No game is going on. Start a new one.
page-home-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }

page-home-all = All { $count } tables
page-home-pages = Pages
page-home-newer = Played later
page-home-older = Played earlier

page-tagline = It seats the missing players.
page-doors = What to do
page-tables = Your tables
page-no-tables = There is no table yet. Start a new game.
page-home-turn = { $name } to play
page-home-asked = { $name } to answer
page-home-over = finished
page-home-unreadable = cannot be read
page-home-ended = ready for the result
page-home-setting-up = in set-up
page-import = Import a table, a campaign or everything
page-import-file = Exported file
page-import-do = Import
page-import-open = Open the one that is here
page-import-replace = Go on as in the file
page-import-replace-hint =
    { $likeness ->
        [longer] All that was played here stays, and the steps of the file follow.
       *[other] The one here takes the course of the file. What is here now stays as a copy.
    }
page-import-copy = Add as a copy
page-import-copy-hint = It stands beside the one that is here. In your record the game counts once.
page-language = Language
page-theme = Appearance
page-theme-auto = Automatic
page-theme-light = Light
page-theme-dark = Dark

page-home-your-turn = your turn
page-home-campaign = The campaign goes on
