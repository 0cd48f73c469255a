# Pages of Tapestry: scenarios, what is different tonight, the capital city.

## A new game

page-scenario = Scenario { $number }
page-scenario-which = Which scenario?
page-scenario-name = { $campaign } { $number }: { $title }
page-scenario-sum = { $title }, level { $level }
page-scenario-lead-atlantis = A scenario of Plans & Ploys. It takes no other expansion.
page-scenario-lead-kaiju = A scenario of Fantasies & Futures. Any other expansion may be in.
page-scenario-campaign-hint = All of them in a row, with one result:
page-scenario-expansions = Expansions in play
page-scenario-cards = Tapestry cards of scenario 4
page-scenario-cards-hint = If you have noted them, you may play with them again.
page-capital-who = Who keeps track of your capital city?
page-capital-ask = I do; the app asks when the Kaiju comes
page-capital-track = The app; I enter what I build

## Tonight

page-tonight = What is different tonight
page-tonight-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
page-tonight-short = What is different
page-tonight-book = The story and the full text are in your solo rulebook.
page-tonight-correct = This scenario
page-tonight-nothing = This scenario keeps nothing beyond the board and the map.
page-group-tonight = Tonight's scenario
page-group-tonight-box = Out of the box for this scenario
page-held = blocked
page-extra-cost =
    { $more ->
        [0] { $own } of its type
       *[other] { $own } + { $more } any
    }
page-extra-blocker = +{ $count } any
page-printed-high = This is almost certainly what your book says.
page-printed-medium = This is probably what your book says; better have a look.
page-printed-low = Please look it up in your book. It is kept in My box, so you are asked only once.
page-map-hint-explore = Tap: explore. Long press: ask.
page-map-hint-conquer = Tap: conquer. Long press: ask.
page-notes = Tapestry cards on your income mat
page-notes-hint = From left to right. The next scenario may use them.
page-notes-hint-last = From left to right, those face down too: you may look at them at any time.
page-note-space = Space { $space }
page-note-do = Note it

page-fact-focus = Your favorite: { $track }
page-fact-blockers =
    { $space ->
        [0] Blockers: start space
       *[other] Blockers: space { $space }
    }
page-fact-no-focus = No favorite track any more
page-fact-territories = Territories: { $you } yours, { $automa } the Automa's
page-fact-landmarks = Track landmarks: { $you } yours, { $automa } the bots'
page-fact-noted = Noted cards: { $count } of 3
page-fact-card = { event-noted }
page-fact-face-down = Face-down cards: { $count }
page-fact-kaiju-at = Kaiju: { district-name }
page-fact-came-from = It came from: { district-name }
page-fact-destroyed = Destroyed: { $count }
page-fact-token = Capital city, { $plot }: token for good
page-fact-plot = Capital city, { $plot }: { capital-piece }
page-fact-target = Goal: { $points } victory points
page-fact-outposts = Your outposts on the map: { $count }
page-fact-kaiju-left = Kaiju beside the map: { $count }
page-fact-blocker = Blocker: { $track }

## The capital city

page-see-capital = City
page-capital = Your capital city
page-capital-piece = What do you build?
page-capital-whole = Whole city
page-capital-hint = Tap a district to build there.
page-capital-asked-hint = Only the Kaiju and its tokens are shown: you keep your city yourself.
page-district-kaiju = the Kaiju is here
page-district-plot = { $number }: { $piece }
page-plot-empty = empty
page-plot-token = token

## Kaiju on the map

page-due-kaiju = Kaiju phase
page-none-yet-kaiju = The Kaiju have not come yet.
page-open-kaiju = The Kaiju phase has begun.
page-turn-of-kaiju = Kaiju phase { $turn }

## Corrections and the end

page-correct-blockers = Blocker on { $track }
page-correct-blockers-n = Blocker { $place }
page-correct-kaiju = Kaiju on these hexes (numbers)
page-correct-plot = Plot (r1c1 is the upper left one)
page-correct-piece = What lies there
page-scenario-finish-lead = You must win the game and reach the goal of the scenario. All else is a win of the Automa.
page-scenario-finish-points = You win with more points than the Automa. This scenario has no goal of its own.
page-scenario-finish-tied = Equal points: with a resource left you win, without one the Automa does.
page-target-bots = You need { $points } victory points. Below that the Automa wins.
page-target-kaiju = You need { $points } victory points. Below that the Kaiju win.
