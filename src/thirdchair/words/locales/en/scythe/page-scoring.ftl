# Pages of Scythe: the sheet for the result.

page-scoring = Final scoring
page-scoring-lead =
    { $kept ->
        [browser] Everybody fills in one column. It is kept until all are there.
       *[disk] Everybody fills in one column, on any phone. It is kept until all are there.
    }
page-scoring-coins = Coins
page-scoring-popularity = Popularity
page-scoring-stars = Stars
page-scoring-territories = Territories
page-scoring-resources = Resources
page-scoring-structures = Structure bonus
page-scoring-encounters = Encounter territories ($3 each)
page-scoring-encounter_bonus = Encounter bonus
page-scoring-total = Total
page-scoring-worth = Worth: star { $star }, territory { $land }, two resources { $pair }.
page-scoring-open = Not sent yet.
page-scoring-told = Sent
page-scoring-edit = Change
page-scoring-known = The Factory counts as three territories. What is filled in is what the table knows.
page-scoring-flag = A flag on a controlled territory counts as one more territory, unless it touches the home base.
page-scoring-trap = An armed trap alone on a territory controls it.
page-scoring-keep = Send the column of { $name }
page-scoring-end = Finish the game
page-scoring-tied = A tie: what decides it
page-scoring-tie-pieces = workers, mechs and structures on the board
page-scoring-tie-power = power
page-scoring-won = wins
page-scoring-go = To the final scoring
error-columns-missing = Still missing on the scoring sheet: { $seats }. Send these columns first.
page-scoring-takes = Takes the column as it stands above; it has not been saved yet: { $name }.
