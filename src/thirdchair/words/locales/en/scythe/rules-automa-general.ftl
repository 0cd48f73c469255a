### General Automa rules, explained

rule-fen-automa-stars-way-a = One way to a star: the Automa meets a condition of the triumph track during play, as a human does.
rule-fen-automa-stars-way-b = The other way to a star: its marker reaches a star space of the star tracker card.
rule-fen-automa-difficulty-change = Between two games the level of the Automa may be changed.
rule-fen-automa-difficulty-auto = If you like, the difficulty adjusts itself at the set-up of the next game.
rule-fen-automa-difficulty-auto-diff = What counts is the number of games won by the human minus those won by the Automa.
rule-fen-automa-difficulty-auto-move = The marker starts that many spaces further on, besides all other advances of the set-up.
rule-fen-automa-difficulty-auto-negative = If the sum is negative, the marker waits before the first space and needs that many steps to enter; upgrade cubes keep count.
rule-fen-automa-sheet = The Automa has a campaign sheet of its own, with some changes.
rule-fen-automa-perks-none = The Automa never buys or uses perks.
rule-fen-automa-stars-on-track = In the campaign all stars of the Automa lie on the triumph track, however it gets them.
rule-fen-automa-stars-skip-list = Each episode names the spaces that the Automa can reach by itself in play.
rule-fen-automa-stars-skip-for-b = Stars of the star tracker pass over these spaces.
rule-fen-automa-stars-roll = For a star of the star tracker two dice are rolled; the lower number counts.
rule-fen-automa-stars-count = That many spaces are counted from left to right, without those that are passed over and those with a star of this Automa.
rule-fen-automa-stars-place = Place the star on the last space counted.
rule-fen-automa-stars-wrap = After the rightmost valid space, counting continues at the leftmost valid space.
rule-fen-automa-log-tick = The Automa ticks its stars in its own triumph log like a human.
rule-fen-automa-log-combat = A combat triumph ticks the combat column with the most ticks so far that is not yet full.
rule-fen-automa-log-any = A star that may count for any category ticks the first free box of the Automa's log in reading order (left to right, top to bottom).
rule-fen-automa-mods-apply = From episode 3 on an Automa gets at every set-up what the mods on its sheet bring.
rule-fen-automa-mods-cap = Mods never give an Automa more of something than it could have otherwise: no ninth worker, for example.
rule-fen-automa-setup-bonus-coins = For a set-up bonus an Automa always takes coins.
