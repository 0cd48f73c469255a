"""What a seat keeps from evening to evening: the printed sheet, its mods and its open cards.

The lowest chapters of the campaign: wealth, victories, perks and the triumph log, the common supply
that mods come from, what still waits for its seat, and how all of it is set to what stands on
paper. No game needs to be on the table for any of it.
"""
