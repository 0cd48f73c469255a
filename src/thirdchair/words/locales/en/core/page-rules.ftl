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
page-rules-tier-here = Rules of this table
page-rules-tier-game = Elsewhere in { $game }
page-rules-tier-elsewhere = In other games
page-rules-gap = not printed
page-kind-advice = advice
page-kind-choice = choice
page-kind-component = component
page-kind-definition = definition
page-kind-end = end of the game
page-kind-score = scoring
page-kind-setup = set-up
page-kind-tiebreak = tiebreaker
page-kind-turn = turn
rule-later = This rule will be explained when the campaign gets there.

## In the terminal

rules-source = Source:
rules-place = Decided in
rules-only-said = The app decides nothing here, it only says so.
rules-test = Proven in
rules-no-tests = An installed package has no tests; they are in a checkout of Third Chair.
