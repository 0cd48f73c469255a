# Pages of a campaign: what an evening brings, the vote, and its end.

page-fenris-chips = Who is done
page-fenris-chip-done = done
page-fenris-chip-open = something is open
page-fenris-chip-away = away
page-fenris-won = { $name } won the evening
page-fenris-tonight = tonight
page-fenris-wealth = Wealth

page-fenris-way-war = War
page-fenris-way-peace = Peace
page-fenris-influence =
    { $count ->
        [one] One influence token
       *[other] { $count } influence tokens
    }
page-fenris-vote-lead = How should the campaign go on? All tokens are used.
page-fenris-all-for = all: { $part }
page-fenris-split = Split
page-fenris-split-how = War : Peace
page-fenris-vote = Vote
page-fenris-seal = Seal
page-fenris-sealed = Sealed
page-fenris-change = Change my vote
page-fenris-missing = Still missing: { $seats }.
page-fenris-own-phone = { $name } chooses on a phone of their own.
page-fenris-choose-here = Choose here for { $name }
page-fenris-all-sealed = All votes are in
page-fenris-reveal = Reveal the votes
page-fenris-revealed = The votes
page-fenris-tie = A tie: { $name } won the evening and decides.
page-fenris-hand-over = Hand the phone to { $name }
page-fenris-cover-hint = Nobody sees what was chosen before: it opens only when all have voted.
page-fenris-i-am = I am { $name }
page-fenris-no-vote = { $name } has no vote tonight.
page-fenris-fists = We voted with our fists
page-fenris-fists-hint = Then only the outcome counts here.

page-fenris-log-star = Where do you log the star for { $part }?
page-fenris-log-other = Another column
page-fenris-log-take = Take { $part }, box { $n }
page-fenris-rows-hint = Your printed sheet may have more rows.

page-fenris-close-name = Evening { $number } is played
page-fenris-nothing-open = Nothing is open for this seat
page-fenris-open-hint = Whatever is still open can be done later: by each person until their next first turn.
page-fenris-influence-sum = Reported: { $n }. One is added: { $rule }
page-fenris-close = Close the evening
page-fenris-pack = Pack away
page-fenris-pack-bag = { $name }: into the bag
page-fenris-pack-box = Back to the game
page-fenris-pack-pile = Into the common pile
page-fenris-pack-noted = { $name } has only noted: { $part }
page-fenris-pack-sheet = campaign sheet
page-fenris-pack-faction = faction mat and pieces: { $part }
page-fenris-pack-mods =
    { $count ->
        [one] one mod
       *[other] { $count } mods
    }
page-fenris-pack-mats = player mats: they are dealt anew
page-fenris-pack-decks = cards, coins, resources and tokens
page-fenris-pack-closed = closed boxes stay closed
page-fenris-file = Save as a file
page-fenris-paper = All sheets on paper
page-fenris-pack-out = stays out of the deck: Automa card { $cards }
page-fenris-close-leaving = Close without { $seats }
page-fenris-still-choosing = Still choosing:
page-fenris-to-card = Back to my card
page-fenris-close-anyway = Close the evening and leave this open
page-fenris-go-on = Go on with { $name }
page-fenris-seat-done = { $name } is done
page-fenris-to-evening = Back to the evening
page-fenris-vote-won = The vote is for { $part }, with { $n } to { $other } influence.
page-fenris-vote-tied = A tie of { $n } to { $other } influence: { $name } decided for { $part }.
page-fenris-vote-fists = You voted for { $part }.

## What is new

news-shop-of-tonight = After evening 5 everybody shops with the player mat of that evening.
