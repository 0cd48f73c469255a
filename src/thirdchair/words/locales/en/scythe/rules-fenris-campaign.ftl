### The campaign, explained

rule-fen-campaign-length = A campaign consists of 8 games.
rule-fen-campaign-players-may-change = The number of players may change between episodes, using the join / sit-out / leave procedures.
rule-fen-campaign-join-faction = A player joining mid-campaign chooses a faction mat nobody uses yet.
rule-fen-campaign-join-sheet = A player joining mid-campaign gets a campaign sheet filled to a status comparable with the other players at that point.
rule-fen-campaign-absent = If a player misses an episode, set aside their collected tokens and sheet unchanged until they return.
rule-fen-campaign-leave = If a player leaves for good, their faction mat, collected tokens and sheet return to the general supply.
rule-fen-campaign-faction-keep = Each player keeps the same faction until the rules say otherwise.
rule-fen-campaign-mat-random = At the start of every episode each player gets a new random player mat, as in the base game.
rule-fen-campaign-end-default = An episode ends by the base-game end condition unless its special rules state another.
rule-fen-campaign-wealth-add = After end-of-game scoring, add the player's final coin total of the episode to their wealth on the sheet.
rule-fen-campaign-wealth-not-in-game = Wealth carries over between games but is not an in-game resource; it cannot be spent as coins during play.
rule-fen-campaign-coins-start = Each episode starts with only the coins printed on the player mat plus coin setup bonuses from the sheet.
rule-fen-campaign-wealth-spend = Spending wealth: cross out the old total and write the reduced total below it.
rule-fen-campaign-outcome-after-end = Outcome and rewards sections are read only after the episode has ended.
rule-fen-campaign-reward-record = Rewards are recorded on the campaign sheet.
rule-fen-campaign-spoiler-factions = In a campaign every faction list, picker and random deal offers only the base-game and Invaders from Afar factions until the campaign itself introduces further ones.
rule-fen-campaign-wealth-no-debt = A purchase from wealth needs its full price; wealth never drops below $0.
