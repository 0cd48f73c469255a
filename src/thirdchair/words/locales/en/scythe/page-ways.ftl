# Pages of Scythe: the ways of keeping the board.

page-ways = How the board is kept
page-ways-lead = It can be changed at any time, and undone.
page-way-tracked = Tracked
page-way-tracked-what = You tap your moves on the board. The Automa knows where everybody stands, and nothing is asked before its turn.
page-way-tracked-pieces = Needs to know every piece: after the change a sheet shows them as last known.
page-way-asked = Asked
page-way-asked-what = You move on the table and tap nothing. When an Automa's card needs it, one screen asks about the few territories that matter.
page-way-asked-pieces = Needs to know where Automas stand. What is known of humans is filled in when it is asked.
page-way-cards = Cards only
page-way-cards-what = The app draws the card and says what it means; you decide where the Automa moves. Only combats are asked about.
page-way-cards-pieces = Nobody keeps the board: what the app knew of it grows old.
page-pieces = Where the pieces stand
page-pieces-lead = One field for each piece, as last known. Change what stands elsewhere; every seat is saved for itself.
page-pieces-one = { $unit }, piece { $number }
page-pieces-by-tap = Rather tap on the board
page-pieces-on-mat = On the mat: { $count }
page-pieces-right = All as on the table
error-board-not-kept = This table plays with cards only, so it does not know where pieces stand. First choose another way of keeping the board.
