# Pages of a campaign: the sheets.

page-fenris-sheets = Campaign sheets
page-fenris-sheets-all = All
page-fenris-wins = Victories
page-fenris-mods-mech = Mech Mods
page-fenris-mods-infrastructure = Infrastructure Mods
page-fenris-bonuses = Setup bonuses
page-fenris-perks = Perks
page-fenris-log = Triumph Log
page-fenris-mend = Mend the wealth
page-fenris-mend-hint = What was written wrong stays in the list; a new entry sets it right.
page-fenris-mend-amount = How much more (or less, with −)
page-fenris-mend-note = What for
page-fenris-mend-do = Write the entry
