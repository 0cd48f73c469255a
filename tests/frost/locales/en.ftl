scythe-module-frost = The Frost
page-scope-frost = The Frost

rule-scy-frost-near = Automas do not move farther than 2 steps from their home bases.
rule-scy-frost-numb = Before a combat each side loses 1 power.
rule-scy-frost-most = Nobody is stronger than 8 in a combat.
rule-scy-frost-spared = Automas do not see anybody without power as an enemy.
rule-scy-frost-fame = Every star brings 1 coin.
rule-scy-frost-round = The round goes counterclockwise.
rule-scy-frost-rest = Who has all workers on the board is passed over.
