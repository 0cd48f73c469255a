# Studies: many games of many settings, and the page that tells them.

## What is wrong

error-study-no-lab = A study needs the extra “lab”: “make lab” adds it, or “pip install thirdchair[lab]”.
error-study-no-cluster = Ray needs the extra “cluster”: “make cluster” adds it, or “pip install thirdchair[cluster]”.
error-study-mode = “{ $value }” cannot be studied. Possible: { $options }.
error-study-setting = There is no setting “{ $value }” here. Settings: { $options }.
error-study-value = “{ $value }” is no value of { $part }. Possible: { $options }.
error-study-empty = The setting { $value } has no value, or an empty one.
error-study-twice = The setting { $value } has a value twice.
error-study-flag = “{ $value }” is not understood. A setting is written NAME=VALUE,VALUE.
error-study-file = { $file } does not describe a study. It needs TOML with mode, games and seed, and the settings below [with].
error-study-cells = These settings have { $count } combinations; at most { $max } can be studied at once.
error-study-games = That would be { $count } games; at most { $max } can be studied at once.
error-study-no-folder = { $file } is a file. A study needs a folder.
error-study-not-empty = { $file } holds other things. A study needs a new or empty folder.
error-study-other = { $file } holds another study, or one by other rules. Name another folder.
error-study-workers = Five workers in a row have died without finishing anything. Perhaps the memory is too small: try fewer workers. What is done is kept.
error-study-rules = A worker has other rules than this study: every machine needs the same Third Chair. What is done is kept.
error-study-ray = Ray cannot be reached at “{ $value }”. What is done is kept.

## On the way

study-playing = Games
study-stopped = Stopped. What is done is kept: the same command goes on.
study-done = { $games } games. Report: { $file }

## The report

study-title = A study of { $games } games
study-question = What was compared
study-fixed = The same in all games
study-setting = Setting
study-values = Values
study-mean = Mean
study-low = Low
study-middle = Middle
study-high = High
study-came = Came
study-all = All games
study-never = never
study-explained = The mean has its error behind it: nineteen of twenty such intervals hold the true mean. Of ten games one is below “low”, one above “high”. “Came”: the share of games in which it happened at all; the other figures are of those.
study-shares = Share of the games, with its error.
study-origin = Where these figures are from
study-reproduce = The same figures come from this command, with any number of workers:
study-kernel = Played by the kernel: { $kernel } of the games; by the reference engine: { $reference }.
study-versions = Made with: { $part }.
