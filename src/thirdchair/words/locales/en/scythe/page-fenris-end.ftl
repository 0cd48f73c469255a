# Pages of a campaign: its end.

page-fenris-gate-last = Turn to the last chapter of the book
page-fenris-gate-last-text = It is called “The rise of…”. Go on: stars are ticked, then the whole campaign is reckoned.
page-fenris-won-later = The last evening
page-fenris-close-last = Reckon the campaign
page-fenris-close-lacking = Settle it like this
page-fenris-lacking = These sheets still lack what was played before this app: victories, perks and the triumph log count at the end.
page-fenris-lacking-write = Complete the sheet of { $name }
page-fenris-end-won = { $name } wins the campaign!
page-fenris-end-shared = They share the campaign: { $part }
page-fenris-end-double = Last evening, twice
page-fenris-end-lines =
    { $count ->
        [one] Triumph log, 1 line
       *[other] Triumph log, { $count } lines
    }
page-fenris-end-wealth = Wealth, evening by evening
page-fenris-end-stars = Stars, evening by evening
page-fenris-end-evening = { $part }: { $name }, ${ $coins }
page-fenris-end-way = The vote: { $part }.
page-fenris-end-changed = Factions that changed: { $part }.
page-fenris-end-votes = The vote: { $part }. War and peace: { $other }.
page-fenris-end-rise = The rise of…
page-fenris-end-read = Everybody reads the texts of their ranks in the last chapter, in this order.
page-fenris-end-same = Of equal ranks you choose which comes first.
page-fenris-field-economy = Economy
page-fenris-field-governance = Governance
page-fenris-field-military = Military
page-fenris-end-evenings = The evenings
page-fenris-end-keep = To keep
page-fenris-end-for-us = Picture for us
page-fenris-end-plain = Picture without spoilers
page-fenris-end-plain-name = Scythe: a campaign of eight evenings
page-fenris-end-again = Once more, with other people
page-fenris-end-again-text = A new campaign begins with everything locked. First put the cardboard back as it was.
page-fenris-end-reset = Reset the box
page-fenris-end-new = New campaign
page-back-boxes = Boxes A to E
page-back-punchboards = Punchboards
page-back-bags = Bags and sheets
back-fenris-box-a = Box A: the Vesna figure. Fix the Vesna card to the underside again, and close it.
back-fenris-box-b = Box B: the eight agents.
back-fenris-box-c = Box C: the Annihilator.
back-fenris-box-d = Box D: the Fenris figure and its pieces.
back-fenris-box-e = Box E: the Tesla figure.
back-fenris-board-1 = Bag 1: influence tokens, the war and peace track, alliance tokens.
back-fenris-board-2 = Bag 2: all mech mods, from every seat.
back-fenris-board-3 = Bag 3: all infrastructure mods, from every seat, and the revised Township tile.
back-fenris-board-4 = Bag 4: the tokens of Vesna.
back-fenris-board-5 = Bag 5: the tokens of Fenris, and the alliance tokens of Vesna and Fenris.
back-fenris-board-6 = Bag 6: triumph tiles and the Mad Tesla tile.
back-fenris-bag =
    { $count ->
        [0] { $seat } gives back: { $other }.
       *[other] { $seat } gives back: { $other }, mods: { $part }.
    }
back-fenris-removed = Tiles that had left the campaign, back to the others: { $part }.
back-fenris-sheets = The campaign sheets are yours to keep; take new ones for the next campaign.
back-fenris-automa = { $seat }: back into the Automa deck: { $cards }.
back-fenris-objectives = All objective cards into one deck: 5, 7, 13, 15, 20, 22, 23 and 27 among them.
back-fenris-factory = All Factory cards into one deck.
back-fenris-combat = All combat cards into one deck.
doubt-settle-log = { $seat }: no tick from the evenings on paper. They count as nothing: no line of ${ $n }, nothing for governance and the military.
doubt-settle-perks = { $seat }: no perk from the evenings on paper. No total changes by that.
doubt-settle-wins = { $n } of { $evenings } victories from the evenings on paper stand on the sheets. No total changes by that.
