# Pages of a campaign: the game of tonight, with the tray.

page-fenris-tray = Triumph track
page-fenris-tray-for = stars of { $name }
page-fenris-brings = here lies: { $what }
page-fenris-almost = { $name } has five stars: the sixth ends the game at once.
page-fenris-ended = { $name } has ended the game. On to the result.
page-fenris-result = Result
page-fenris-to-result = To the result of this evening
page-fenris-at-hand = Before { $name } tonight
page-fenris-leaves = Somebody has to leave
page-fenris-leaves-automa = An Automa goes on
page-fenris-leaves-counts = Counts as it stands
