# Names

wind-calm = calm
wind-breeze = breeze
wind-storm = storm
evening-1 = The first evening
evening-2a = Wreck on the reef
evening-2b = Guests from the harbor
evening-3 = The great storm
way-reef = Row out to the reef
way-harbor = Wait for the harbor boat
ware-none = nothing
ware-rope = Rope
ware-oil = Oil
ware-sail = Sail
ware-chart = Sea chart
ware-lens = Lens
chore-sweep = Sweep the stairs
chore-log = Write the log
chore-nets = Mend the nets
chore-polish = Polish the lens
thing-chest = The sea chest
expansion-fog = Fog

# What people do

command-new = Set-up
command-kept = The pieces stay as they lie
command-climb = { $seat }: climb
command-begin = Begin the evening
command-result = Result of the evening
command-vote = { $seat }: vote { $part }
command-reveal = Reveal the votes
command-decide = After the tie: { $way }
command-buy = { $seat }: { $ware }
command-tick = { $seat }: { $chore } { $on ->
    [yes] ✓
   *[no] –
  }
command-open = Open: { $thing }
command-close = Close the shop
command-correct = Correct: { $part }

# What happened

event-kept = The record was mended; the pieces stay as they lie.
event-climbed = { $wind }: { $seat } climbs { $n } up to stair { $to }.
event-held = { $seat } waits for the storm to pass and has { $oil } oil.
event-dawned = Dawn: { $seat } has won the race.
event-begun = { $evening }: put everybody before the first of { $stairs } stairs.
event-earned = { $seat } gets { $coins } coins and { $influence } influence.
event-revealed = The votes are open: { $part }.
event-tied = A tie: { $part }.
event-way = { $way }. Next: { $evening }.
event-wished = { $seat } is going to buy: { $ware }.
event-ticked = { $seat }: { $chore } { $on ->
    [yes] is done.
   *[no] is not done.
  }
event-opened = { $thing } is open. The number in it: { $n }.
event-bought = { $seat } pays { $coins } coins: { $ware }.
event-missed = { $seat } does not get it and keeps the coins: { $ware }.
event-closed = { $evening } is over.
event-result = The end: { $part }. { $winner }!
event-corrected = { $part }: { $from } becomes { $to }.
toy-points = { $name } { $n }

# What is asked

question-die = Which wind does the die of { $seat } show?
question-storm = Storm! Does { $seat } go on?
option-storm-go = Go on
option-storm-wait = Wait
question-toy-chest = Which number is printed in the sea chest?

# What is wrong

error-toy-dawn = It has dawned: nobody climbs any more tonight.
error-toy-climbed = { $seat } has climbed in this round. First come the others.
error-toy-no-dawn = The race is not over yet.
error-toy-no-race = There is no race yet. Begin the evening first.
error-toy-stakes = All of your influence, { $has }, must be staked, not { $staked }.
error-toy-votes-missing = These keepers have not voted yet: { $seats }.
error-toy-too-dear = { $ware } costs { $n } coins, and there are only { $coins }.
error-toy-sold-out = { $ware } is sold out.
error-toy-open = { $thing } is open already.

# Rules

rule-toy-night-climb = The die says how many stairs a keeper climbs: three when it is calm, two in a breeze, one in a storm.
rule-toy-night-storm = In a storm a keeper may wait, and fills the lamp with oil.
rule-toy-night-highest = Whoever stands highest wins.
rule-toy-night-oil = Of several on the same stair, the one with the most oil wins.
rule-toy-night-order = Of several with the same oil, the first in order wins.
rule-toy-season-wages = Everybody is paid, the winner of the race best.
rule-toy-season-worth = In the end coins, wares and chores count.
rule-toy-season-coins = On a tie, more coins win.
rule-toy-vote-most = The path with the most influence is taken.
rule-toy-vote-tie = After a tie the winner of the race decides.
rule-toy-shop-poorest = If there are too few of a ware, the poorest come first.
rule-toy-shop-price = Whoever cannot pay gets nothing.

# Open points

ruling-toy-storm = Does it help to go on in a storm?
ruling-toy-storm-why = The rules name a stair for a storm, but not what waiting would be good for then.
ruling-toy-storm-value-step = One stair
ruling-toy-storm-value-none = No stair

# Parts of the table

part-at = Stair of { $name }
part-oil = Oil of { $name }
part-coins = Coins of { $name }
part-influence = Influence of { $name }

# Pages

toy-later = Something that comes later
toy-stakes = Stakes of { $seat }
page-game-toy = Keepers of the Light
page-mode-short-night = Night
page-mode-short-season = Season
page-mode-toy-night = One night on the tower
page-mode-toy-season = A season of the Keepers of the Light
page-scope-night = The night
page-scope-season = The season
page-mend-group-choices = Choices of one keeper
page-box-game-toy = Keepers of the Light
page-box-expansion-fog = Fog
page-toy-cards = Cards
page-toy-odds = The wind tells nobody where it will blow.
page-toy-lead = There is not much to prepare.
page-toy-tower = The tower
page-toy-vote = The vote
page-toy-voted = { $seat } has voted.
page-toy-stair = { $seat }: stair { $n }, oil { $oil }
page-toy-sheet = { $seat }: { $coins } coins, { $influence } influence.
page-toy-logbook = The logbook
page-toy-shop = The harbor shop
page-toy-value = Value
page-toy-correct = Correct
page-toy-keeper = Keeper { $n }
page-back-toy = The tower
page-why-toy = { $count }
part-stakes = Stakes
part-phase = Step of the evening
part-evening = Evening
part-votes = Vote of { $name }
part-baskets = Wish of { $name }
part-leads = Next evening
part-ticks = Chores of { $name }
part-wares = Wares of { $name }
part-opened = What is printed
part-turns = Turns of { $name }
part-season = The season
campaign-season = Seasons of light

# Later

rule-toy-evening-fork = The first evening ends with a vote.
rule-toy-evening-wreck = The wreck lies far out: the tower seems higher.
rule-toy-evening-guests = Guests are in a hurry: the tower seems lower.
rule-toy-evening-storm = In the great storm nobody sees the top.
rule-toy-thing-lens = A lens is worth the number that is printed in the chest.
ruling-toy-printed = What does a lens count in the end?
ruling-toy-printed-why = The card says so, the book does not.
ruling-toy-printed-value-printed = The printed number
ruling-toy-printed-value-nothing = Nothing
page-box-expansion-depths = Depths
expansion-depths = Depths
