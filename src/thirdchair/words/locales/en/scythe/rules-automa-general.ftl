### General Automa rules, explained

rule-fen-automa-stars-way-a = One way to a star: the Automa meets a condition of the triumph track during play, as a human does.
rule-fen-automa-stars-way-b = The other way to a star: its marker reaches a star space of the star tracker card.
rule-fen-automa-difficulty-change = Between two games the level of the Automa may be changed.
rule-fen-automa-difficulty-auto = If you like, the difficulty adjusts itself at the set-up of the next game.
rule-fen-automa-difficulty-auto-diff = What counts is the number of games won by the human minus those won by the Automa.
rule-fen-automa-difficulty-auto-move = The marker starts that many spaces further on, besides all other advances of the set-up.
rule-fen-automa-difficulty-auto-negative = If the sum is negative, the marker waits before the first space and needs that many steps to enter; upgrade cubes keep count.
