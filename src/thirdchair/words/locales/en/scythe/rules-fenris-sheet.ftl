### The campaign sheet, explained

rule-fen-sheet-one-per-player = Each player tracks the campaign on one campaign sheet.
rule-fen-sheet-field-faction = The sheet has a header field for the player's faction name.
rule-fen-sheet-wins = Victories: mark every episode that you have won.
rule-fen-sheet-wealth-ledger = Wealth: keep a running balance of income and spending.
rule-fen-sheet-wealth-income = At the end of each game add the player's coins, i.e. the final result of that episode, to wealth.
rule-fen-sheet-setup-apply = All ticked setup bonuses are received at the start of every following episode.
rule-fen-sheet-instant-buy = During the set-up of an episode a player may spend wealth on one perk.
rule-fen-sheet-instant-deduct = The perk's cost is deducted from wealth on the sheet.
rule-fen-sheet-instant-mark = A chosen perk is ticked on the sheet and its benefit is taken at once.
rule-fen-sheet-instant-once = Each perk can be used only once per player in the whole campaign.
rule-fen-sheet-instant-limit = At most 1 perk per player per episode.
rule-fen-sheet-instant-order = If players care about each other's perks, choose them in turn order.
rule-fen-sheet-instant-worker = Perk “+1 worker”: it goes to one of your starting territories.
rule-fen-sheet-instant-list = The 7 perks are: +$5, +3 power, +2 objective cards, +2 popularity, +2 resources, +2 combat cards, +1 worker.
rule-fen-sheet-log-tick = After each game, for every star the player has on the triumph track tick the topmost free box of the matching triumph-log column.
rule-fen-sheet-log-limit = At most 1 tick per triumph category per game.
rule-fen-sheet-log-limit-saxony = A faction that may place several stars for the same triumph still ticks only one box for it per episode.
rule-fen-sheet-log-combat-column = A player with a single combat star in a game chooses which of the two combat columns is ticked.
rule-fen-sheet-mods-alternative = Whoever does not want to keep tiles apart for everybody notes the mods on the sheets instead.
rule-fen-sheet-mods-list = Mods: mech mods and infrastructure mods, each in a column of their own.
rule-fen-sheet-setup-source = The rewards of some episodes raise set-up bonuses; the sheet has them.
rule-fen-sheet-setup-choose = For each set-up bonus tick what you like: $1, 1 power or 1 popularity.
rule-fen-sheet-setup-max = Each set-up bonus has a maximum that the sheet prints: 3 for power, 3 for popularity; for coins we ask you.
