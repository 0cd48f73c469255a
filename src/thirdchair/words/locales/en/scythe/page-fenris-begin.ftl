# Pages of a campaign: between two evenings, and who is here.

page-fenris-strip = Campaign
page-fenris-for = for: { $name }
page-fenris-beads = The evenings
page-fenris-next = Evening { $number } is next
page-fenris-last = Last time: { $name } won with ${ $coins }.
page-fenris-ahead =
    { $n ->
        [one] One dollar ahead.
       *[other] ${ $n } ahead.
    }
page-fenris-coins = ${ $n }
page-fenris-open = { $name }: { $part }
page-fenris-card-log = a star to log
page-fenris-card-bonus = a setup bonus
page-fenris-card-switch = keep the faction?
page-fenris-card-choose = a new faction
page-fenris-card-base = the home base
page-fenris-card-shop = the shop
page-fenris-card-mods = a mod to draw
page-fenris-who = Who is here?
page-fenris-present = here
page-fenris-late = comes later
page-fenris-away = away
page-fenris-who-hint = Tap a seat: here, later, away. Whoever is away loses nothing.
page-fenris-otherwise = Otherwise than last time: order, mats, level, board
page-fenris-as-last = as last time
page-fenris-order = Place in turn order
page-fenris-people = Guest, somebody leaves or comes back
page-fenris-seat = Seat
page-fenris-what = What happens
page-fenris-sits-guest = somebody plays for them
page-fenris-sits-automa = an Automa plays for them
page-fenris-sits-left = leaves the campaign
page-fenris-sits-present = plays again
page-fenris-guest-name = Who plays (if somebody does)
page-fenris-sit = Change the seat
page-fenris-new-seat = Somebody new
page-fenris-new-seat-hint = The new sheet is in the middle of the others. Everything on it can be changed, here and later on the sheet.
page-fenris-kind = Human or Automa
page-fenris-join = Join the campaign
page-fenris-begin = Begin evening { $number }
page-fenris-book = Which rulebook lies on the table?
page-fenris-book-de = German, 2018
page-fenris-book-en = English, later
page-fenris-book-unsure = not sure
page-fenris-comes-back = Somebody comes back
page-fenris-is-back = { $name } is back
page-fenris-new-bonuses = Setup bonuses, coins first
page-fenris-new-ticks =
    { $count ->
        [0] No tick in the log.
        [one] One tick in the log, as on the emptiest of the others.
       *[other] { $count } ticks in the log, as on the emptiest of the others.
    }
page-fenris-new-mods =
    { $count ->
        [one] One mod: draw it and tap it on the sheet.
       *[other] { $count } mods: draw them and tap them on the sheet.
    }
page-fenris-played-by = { $name } plays
page-fenris-played-by-automa = an Automa plays
page-fenris-first = Set for tonight: order, mats, level, board
page-fenris-as-chosen = as chosen
page-fenris-cards-back = For a free game in between: Automa card { $cards } back into the deck ({ $name }). Before evening { $number } it leaves again.
