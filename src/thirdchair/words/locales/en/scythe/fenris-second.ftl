# The second evenings of the campaign: tracks, rivals, alliances.

## Events

event-star_laid = { $seat }: own stars on the home base of { $other }, so many lie there: { $n }.
event-star_taken = { $seat }: take a star from the home base of { $other }, { $n } left there.
event-may_star = { $seat } may place a star: { $triumph }.
event-proposed =
    { $stands ->
        [yes] { $seat } proposes an alliance to { $other }.
       *[no] { $seat } no longer proposes an alliance to { $other }.
    }
event-paired = { $seat }: take the alliance token of { $other }. { $gift }
event-token_flipped = { $seat }: turn over the alliance token of { $other }.

## Commands

command-pair = { $seat }: with { $with }
command-unpair = { $seat }: no longer with { $with }

## Questions

question-rival_star = Where does the star for the victory of { $seat } come from?
question-ally_automa = Does { $seat } ally with an Automa?
question-alliance_coins = How many coins does the alliance token of { $seat } show?
scythe-part-alliance-coins = coins on the alliance token: { $name }
page-scythe-token-side = The side with the emblem of the faction: what is asked is the number on the coin.
question-automa_found = What has the character of { $seat } found?
question-evening_mechs = How many mechs has { $seat } deployed tonight?
question-evening_structures = How many structures has { $seat } built tonight?

## Refusals

error-rivals-most = { $seat } has { $n } stars on home bases already, and more are not allowed. Take one back first.
error-rivals-too-many = { $seat } has too many stars on home bases: { $n } at most in all.
error-rivals-none = { $seat } has no star on the home base of { $other }.
error-rivals-late = { $seat } has begun to play: rivals are named before the first turn.
error-alliance-taken = { $seat } is allied with { $other } already: each may do so once in a game.
error-alliance-automa-late = { $seat } is an Automa: one allies with it in the set-up, and not later.
error-alliance-no-offer = { $seat } has not proposed anything to { $other }.
error-alliance-none = { $seat } has no alliance with { $other } that could be broken.

## Things

scythe-module-war_track = War track
scythe-module-peace_track = Peace track
scythe-module-rivals = Rivals
scythe-module-alliances = Alliances
page-scope-war_track = The Rise of Fenris: the war track
page-scope-peace_track = The Rise of Fenris: the peace track
page-scope-rivals = The Rise of Fenris: rivals
page-scope-alliances = The Rise of Fenris: alliances
page-scope-e2a = The Rise of Fenris: evening 2, war
page-scope-e2b = The Rise of Fenris: evening 2, peace
page-scoring-broken_alliance = Broken alliance
scythe-triumph-upgrades_or_structures = 6 upgrades or 4 structures
scythe-triumph-mechs_or_recruits = 4 mechs or 4 recruits
scythe-triumph-combat_cards = 8 combat cards
scythe-triumph-combat_3 = third victory
scythe-triumph-combat_4 = fourth victory
scythe-triumph-objective_2 = second objective
scythe-triumph-popularity_13 = 13 popularity
scythe-triumph-encounters = 3 encounters
scythe-triumph-factory_card = Factory card
scythe-triumph-resources = 16 resources
scythe-what-mechs = mechs
scythe-what-structures = structures
scythe-what-encounters = encounter tokens
scythe-what-no_trap = setting a trap
scythe-star-from-supply = from the supply
scythe-star-from-base = from the home base of { $name }
scythe-star-from-beaten = from the home base of { $name }, who was beaten
scythe-found-nothing = nothing
scythe-found-encounter = an encounter token
scythe-found-factory = a Factory card
scythe-gift-nordic = Workers may cross rivers.
scythe-gift-rusviet = The same section of the player mat may be chosen again.
scythe-gift-crimea = Once in a turn a combat card counts as any one resource.
scythe-gift-polania = Two options of each encounter card may be chosen.
scythe-gift-saxony = Any number of stars for objectives and victories.
scythe-gift-albion = The character may leave flags.
scythe-gift-togawa = The character may leave traps.
scythe-gift-unknown = Its ability stands on the token.
scythe-gift-none = An Automa has no ability of it.

## Rulings

ruling-scythe-a26 = An Automa wins, and none of its stars lies with the beaten: from which home base does it take one?
ruling-scythe-a26-why = The German book counts clockwise from the Automa's own base, a later English one from that of the beaten.
ruling-scythe-a26-value-own = the next one after its own
ruling-scythe-a26-value-beaten = the next one after that of the beaten
ruling-scythe-a29 = What breaks an alliance?
ruling-scythe-a29-why = The German book speaks of an attack, and keeps combats and driven workers apart elsewhere; a later English one names the workers, too.
ruling-scythe-a29-value-combat = only a combat
ruling-scythe-a29-value-workers = also driving workers home
ruling-scythe-a30 = Does a broken alliance leave at least nothing?
ruling-scythe-a30-why = The German book names no lower end; a later English one stops at $0.
ruling-scythe-a30-value-no = no, the result may fall below $0
ruling-scythe-a30-value-yes = yes, never below $0
ruling-scythe-a92 = Does an Automa that attacks its ally turn over the token that it holds?
ruling-scythe-a92-why = The book says that alliances do not bind the Automa, but speaks of its breaking one. We let it turn the token over without a price.
ruling-scythe-a92-value-yes = yes
ruling-scythe-a92-value-no = no, nothing changes
