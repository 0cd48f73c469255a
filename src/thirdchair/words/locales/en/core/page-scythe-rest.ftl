# Pages of Scythe: what an asked board asks, the ways of keeping the board, scoring, and a page for the others.

page-asked-lead =
    { $count ->
        [0] That settles it.
        [one] Is this how it stands? Tap what differs. Nothing else matters now.
       *[other] Is this how it stands? Tap what differs. Only these { $count } matter now.
    }
page-asked-many =
    { $humans ->
        [one] Where do your mechs and your character stand? Tap on the board where it differs from what is drawn.
       *[other] Where do your mechs and characters stand? Tap on the board where it differs from what is drawn.
    }
page-asked-signs = + adds the piece that is drawn, ✓ takes it away.
page-asked-done = Done, the rest is right
page-asked-as-shown = It is as shown
page-asked-least = (only if { $count } workers or more)
page-asked-untell = As it was last known: { $place_name }
page-asked-here-fighter = { $name } has a mech or the character here: { $place_name }
page-asked-here-worker = { $name } has workers here: { $place_name }
page-asked-gone-fighter = { $name } has no mech and no character here any more: { $place_name }
page-asked-gone-worker = { $name } has no workers here any more: { $place_name }
page-asked-count = { $name }: { $n } × { $unit }, { $place_name }

page-scoring = Final scoring
page-scoring-lead = Everybody fills in one column, on any phone. It is kept until all are there.
page-scoring-coins = Coins
page-scoring-popularity = Popularity
page-scoring-stars = Stars
page-scoring-territories = Territories
page-scoring-resources = Resources
page-scoring-structures = Structure bonus
page-scoring-total = Total
page-scoring-worth = Worth: star { $star }, territory { $land }, two resources { $pair }.
page-scoring-open = Not sent yet.
page-scoring-told = Sent
page-scoring-edit = Change
page-scoring-known = The Factory counts as three territories. What is filled in is what the table knows.
page-scoring-keep = Send the column of { $name }
page-scoring-end = Finish the game
page-scoring-tied = A tie: what decides it
page-scoring-tie-pieces = workers, mechs and structures on the board
page-scoring-tie-power = power
page-scoring-won = wins
error-columns-missing = Still missing on the scoring sheet: { $seats }. Send these columns first.

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
page-others = What the others must know
page-others-lead = You play by the normal rules. This is how the Automa differs from a person at the table.
page-others-nature = What it is
page-others-turn = Its turn
page-others-moves = Where it goes
page-others-attacks = When it attacks
page-others-combat = Combat with it
page-others-gains = What you get from it
page-others-end = Stars and the end

page-meaning = What the line means
page-meaning-lead = Try the entries in this order. The first that can be carried out is; rule by rule, what is left in the end is the destination.

# Cards only: a human meets an Automa

page-met = Combat
page-met-lead = { $name } enters a territory with units of an Automa.
page-met-unit = Who enters
page-met-place = Territory

page-scythe-checklist-mat = Player mat: { $mat }
