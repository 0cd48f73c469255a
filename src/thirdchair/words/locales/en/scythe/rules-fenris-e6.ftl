### Episode 6, explained

rule-fen-e6-story-prologue = Read out the prologue of Episode 6 from the rulebook, or its summary.
rule-fen-e6-setup-normal = Set up Episode 6 as any game.
rule-fen-e6-setup-home = Whoever plays Vesna or Fenris keeps the home base from before.
rule-fen-e6-setup-keep = Whoever plays Vesna or Fenris keeps mods, set-up bonuses and the rest of the sheet.
rule-fen-e6-setup-mats = In Episode 6, too, the player mats are dealt at random.
rule-fen-e6-setup-wind-gambit = Episode 6 may be played with the airships of The Wind Gambit, and with one of its resolution tiles Doomsday Clock and Backup Plan. With a tile, the tile says what the sixth star does.
step-fen-e6-setup-wind-gambit =
    { $what_id ->
        [airships] Set out the airships of The Wind Gambit.
        [doomsday_clock] Lay out the resolution tile Doomsday Clock. It says what the sixth star does: end the game by telling its result.
       *[backup_plan] Lay out the resolution tile Backup Plan. It says what the sixth star does: end the game by telling its result.
    }
rule-fen-e6-setup-bonuses = In Episode 6 you begin with the set-up bonuses of your sheet.
rule-fen-e6-setup-infra = In Episode 6 you lay your infrastructure mods face up beside your mats.
rule-fen-e6-setup-mech = In Episode 6 you may cover any mech abilities of your faction mat with your mech mods.
rule-fen-e6-setup-perk = Whoever likes pays $15 of their wealth for a perk in Episode 6.
rule-fen-e6-special-none = Episode 6 has no special rules, except that Fenris is in play.
rule-fen-e6-special-switch-coming = After Episode 6 all may change factions, and the winner chooses first.
rule-fen-e6-goal-win = Win Episode 6.
rule-fen-e6-end-sixth-star = Episode 6 ends at once when somebody places the sixth star on the triumph track.
rule-fen-e6-story-outcome = Read out the outcome of Episode 6 from the rulebook.
rule-fen-e6-automa-skip = In Episode 6 the Automa passes over both combat spaces and 16 power.
rule-fen-e6-automa-switch-keep = An Automa that has played Vesna or Fenris tonight keeps its faction.
rule-fen-e6-automa-switch-roll = For any other Automa a die is rolled after Episode 6.
rule-fen-e6-automa-switch-4-6 = With 4 to 6 the Automa gives up its faction mat after Episode 6, with 1 to 3 it keeps it.
rule-fen-e6-automa-switch-random = When it is the Automa's turn to choose after Episode 6, it takes one of the free factions at random, perhaps the one that it had.
rule-fen-e6-reward-record = After Episode 6, too, victory, stars and coins are written on the sheets.
rule-fen-e6-switch-may = Everybody may change factions now, who plays Vesna or Fenris too.
rule-fen-e6-switch-keep = Whoever changes factions after Episode 6 keeps the sheet and all that was earned.
rule-fen-e6-switch-rename = Whoever changes factions after Episode 6 writes the new name on the sheet and plays with the new mat from the next game on.
rule-fen-e6-switch-pool = Whoever wants to change after Episode 6 puts the faction mat to those that nobody uses.
rule-fen-e6-switch-order = The winner chooses first, then whoever has the next best result. Ties: as in the game, then by chance.
rule-fen-e6-switch-home-keep = Whoever takes Vesna or Fenris keeps their own home base from before.
rule-fen-e6-switch-home-taken = If somebody else has chosen that home base, they pick another one that nobody uses.
rule-fen-e6-reward-mods-draw = After Episode 6 everybody draws 2 mods of each kind and may buy them for $50 each.
rule-fen-e6-reward-mods-winner = The winner of Episode 6 draws one mod more of either kind, 5 in all.
rule-fen-e6-automa-switch-home = An Automa that draws Vesna or Fenris keeps its home base; if somebody else has it, it gets a random one that nobody uses.
