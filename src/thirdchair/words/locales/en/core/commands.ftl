# The help of the command line.

cli-usage = Usage:
cli-options-here = options
cli-command-here = command
cli-value = value
cli-arguments = What may follow
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-wrong =
    { $kind ->
        [option] There is no option { $part }.
        [missing] { $part } is missing.
        [value] { $part } does not take this.
       *[other] Third Chair does not understand “{ $part }”.
    }
cli-see-help = { $part } says how it is used.
cli-exit-codes = Exit codes: 0 found or done, 1 nothing found or nothing done, 2 wrong call.
cli-yes = Do not ask.

## What stands where something may follow

cli-name-file = file
cli-name-query = words
cli-name-which = table
cli-name-folder = folder
cli-name-backup = backup

## Commands and their options

cli-thirdchair = Third Chair plays the opponents that are missing at your table. Without a command it starts and opens in the browser.
cli-version = Show the version.
cli-serve = Start without opening the browser. What is saved is in the user's data folder, or in the one that THIRDCHAIR_DATA names.
cli-serve-port = The port, usually 8377; 0 takes any that is free.
cli-serve-lan = Let phones in the same network join, with a code word.
cli-serve-https = With or without encryption in the network; else as last time.
cli-serve-behind-proxy = The address of the site that a proxy shows of this, as in https://table.example.org. Then this machine, too, joins with the code word.
cli-serve-path = The path that the site lives under, as in /thirdchair.
cli-script = Answer requests of a program, one line of JSON each.
cli-script-file = The requests, one JSON object a line; else standard input.
cli-script-strict = Stop at the first mistake (exit code 2), or go on.
cli-script-save = Save the table under this name.
cli-rules = Search in the rules. With the id of a rule: its source, where it is decided and what proves it.
cli-rules-query = What to look for: words, parts of words, or an id.
cli-rules-uncovered = For developers: the rules without a test or a place.
cli-rules-language = Another language: en, de or cs.
cli-rules-everything = Also rules that a campaign reveals late. Asks first.
rules-everything-sure = This also shows what a campaign reveals late, and spoils it. Go on?
cli-tables = Your saved tables. Without a command it lists them.
cli-tables-which = The name of a table, or its id.
cli-tables-list = List the saved tables and campaigns.
cli-tables-export = Write a table or a campaign with its history into a file.
cli-tables-to = The file; else standard output.
cli-tables-import = Add a table, a campaign or everything from a file.
cli-tables-from = A file that an export has written.
cli-tables-name = Another name for the table.
cli-tables-copy = Add it though it is already here.
cli-tables-replace = Let the one that is here go on as in the file.
cli-tables-delete = Delete a table or a campaign for good.
cli-restore = List the backups, or go back to one of them.
cli-restore-which = Its number in the list; without one, the list.
cli-forecast = Plays a saved table through many times, by its own rules: what may come, and how likely.
cli-forecast-turns = Turns that you take in each era; with 0 you stand still.
cli-forecast-points = Points that you expect at the end: how likely they win.
cli-forecast-games = How many games; without it as many as a moment allows.
cli-study = Plays many games of many settings, keeps them as Parquet and tells them as a page. After a stop the same command goes on.
cli-study-folder = Where the games and the report are kept.
cli-study-mode = What is played; without it what the file says, else alone with the bots.
cli-study-with = A setting and its values, as NAME=VALUE,VALUE or NAME=all. May come several times.
cli-study-grid = A TOML file with mode, games, seed and the settings below [with].
cli-study-games = Games of each combination.
cli-study-seed = Another number, other chance.
cli-study-workers = Processes that play; without it as many as there are cores.
cli-study-ray = A Ray cluster by its address, or “local”.
cli-study-language = The language of the report: en, de or cs.
forecast-none = There is nothing to foresee at this table: a question is open, it is over, or nobody foresees its rules.
