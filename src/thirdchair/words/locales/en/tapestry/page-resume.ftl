# Pages of Tapestry: after a pause, where everything lies.

## After a pause

page-lie-track = { $track }: { $part }
page-lie-token =
    { $space ->
        [0] { $who } on the start
       *[other] { $who } on { $space }
    }
page-lie-favorites = Favorite tracks
page-lie-favorite =
    { $mode ->
        [duel] { $who }: an outpost beside { $track }
       *[other] { $who }: second token beside the first one on { $track }
    }
page-lie-landmarks = Landmarks
page-lie-taken = { $who }: { $part }
page-lie-free = Still free: { $part }
page-lie-achievements = Achievements
page-lie-achievement = “{ $which }”: { $part }
page-lie-incomes = Income turns taken
page-lie-income = { $who }: { $turns } of { $last }
page-lie-cards = Decision cards
page-lie-deck =
    { $mode ->
        [kaiju-2] Kaiju deck: { $count }
       *[other] Decision deck: { $count }
    }
page-lie-progress = Progress deck: { $count }
page-lie-pair = Open pair: { $left } on the left, { $right } on the right
page-lie-discard = Discard pile, from bottom to top: { $part }
page-lie-mixed = If the piles got mixed up, let Third Chair draw from now on.
page-lie-points = { $who }: { $points } points
page-lie-civ = Civilization: { $civ }
page-lie-hand = Tapestry cards face down beside the mat: { $count }
page-lie-mat = Tapestry cards on the mat: { $count }
page-lie-automa = Automa's mat and points
page-lie-supply = Outposts in supply
page-lie-outposts = { $who }: { $count }

# Where everything lies
page-lie-pool = In its pool: { $item } × { $count }
page-lie-arts = The arts track lies beside { $track }
page-lie-marker = { $civ }: an outpost on { $track }, space { $space }

page-lie-yours = Ready for you: { $part }
