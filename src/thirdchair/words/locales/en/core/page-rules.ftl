# Pages: all rules, their scopes and kinds.

## Rules

page-rules-hidden = { $count ->
        [one] One rule is about what is not in your box.
       *[other] { $count } rules are about what is not in your box.
    }
page-rules-show-hidden = Show them too

page-rules = Rules
page-rules-search = Search in the rules
page-rules-find = Search
page-rules-all = All rules
page-rules-found =
    { $count ->
        [0] No rule has all these words.
        [one] One rule.
       *[other] { $count } rules.
    }
page-rules-gap = not printed
page-kind-advice = advice
page-kind-benefit = benefit
page-kind-choice = choice
page-kind-combat = conquest
page-kind-component = component
page-kind-deck = deck
page-kind-definition = definition
page-kind-end = end of the game
page-kind-income = income
page-kind-map = map
page-kind-removal = removal
page-kind-score = scoring
page-kind-setup = set-up
page-kind-tiebreak = tiebreaker
page-kind-turn = turn
