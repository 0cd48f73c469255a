### Triumph tiles, explained

scythe-module-triumph_tiles = Triumph tiles
page-scope-triumph_tiles = The Rise of Fenris: triumph tiles
rule-fen-tiles-count = There are 16 triumph tiles for a game against each other, four of them for victories.
rule-fen-tiles-purpose = Triumph tiles make a triumph track by chance, or one that you put together as you like.
rule-fen-tiles-setup = First of all shuffle the triumph tiles face down and lay one face up on each of the 10 spaces of the triumph track.
rule-fen-tiles-saxony = Whoever plays Saxony places any number of stars for objectives and victories, even without a tile for them. Stars without a tile lie beside the track.
rule-fen-tiles-combat-cards8 = The tile for 8 combat cards: whoever holds them in hand in their own turn may place a star.
rule-fen-tiles-encounters3 = The tile for encounters needs 3 encounter tokens of one's own.
rule-fen-tiles-encounters3-timing = The star for the third encounter token is placed when that encounter is finished.
rule-fen-tiles-factory = The tile for the Factory brings a star for gaining a Factory card. Cards that somebody began with do not count.
rule-fen-tiles-factory-timing = The star for a Factory card is placed at the end of the turn in which it was gained.
rule-fen-tiles-resources16 = The tile for resources needs 16 of them in all; they may lie on several territories that one controls.
event-tiles_laid =
    { $more ->
        [0] Lay these triumph tiles on the track, from left to right: { $spaces }.
       *[other] Lay these triumph tiles on the track, from left to right, and the last { $more }, for which it has no space, beside it: { $spaces }.
    }
deck-tile = Triumph tile
error-not-these-tiles = The track has { $n } tiles, no tile more often than there are: { $options }.
error-star-on-tile = A star of { $seat } lies on this tile: { $triumph }. Take the star off first.
scythe-part-track = Triumph tiles
ruling-scythe-a57 = How many tiles for victories do the dice of an Automa pass over?
ruling-scythe-a57-why = The German book passes over whatever the Automa can earn; a later English one names three of the four.
ruling-scythe-a57-value-all = all
ruling-scythe-a57-value-three = the first three
