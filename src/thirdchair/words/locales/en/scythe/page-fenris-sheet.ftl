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
page-fenris-mend-entry = Mend this entry
page-fenris-mend-right = What it should have been
page-fenris-mended = Mended by an entry of its own
page-fenris-bought = Bought: { $part }
page-fenris-instead = { $part }: { $now } instead of { $was }
page-fenris-followed = What depended on it
page-fenris-followed-hint = None of this is changed: decide at the table what to do about it.
page-fenris-followed-none = Nothing depended on it.
page-fenris-followed-won = Evening { $number }: { $name } would have won, with ${ $n }.
page-fenris-followed-paid = Evening { $number }: ${ $n } was paid. { $part }
page-fenris-followed-short = Evening { $number }: ${ $n } was paid, which would have been too dear. { $part }
page-fenris-followed-order = Evening { $number }: the order in which factions were chosen.
