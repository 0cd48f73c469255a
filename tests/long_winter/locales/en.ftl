## Names

page-mode-tapestry-winter = Tapestry: The Long Winter
page-mode-short-winter = Winter
page-scenario-lead-winter = A scenario of our own. Any expansion may be in.
page-scope-winter-1 = The Long Winter
scenario-winter-1 = The Long Winter

## At the table

step-winter-snow = Lay a spare cube beside space { $space } of each of the { $n } tracks: that is where the snow begins.
page-fact-winter-outposts = Outposts on the map: { $you } yours, { $automa } the Automa's
page-fact-winter-even = In its next turn the Automa does not conquer
part-scenario-snow = space where the snow begins
back-winter_snow = The { $n } cubes that marked the snow

## Rules

rule-tap-winter-s1-setup = Before the game a spare cube beside space 8 of each track marks the snow.
rule-tap-winter-s1-tracks = Until its seat is in its third era, no token goes beyond space 8 of a track. The bots start their eras together.
rule-tap-winter-s1-even = On every second turn of the bots the Automa explores wherever it would conquer.
rule-tap-winter-s1-outposts = At the end of the game, whoever of you and the Automa has the most outposts on the map gains 10 points. On a tie nobody does.
