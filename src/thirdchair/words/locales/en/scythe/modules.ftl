# Modules in single games: what the table is told and asked.

event-mods_offered = { $seat } draws face down from the supply, { $kind }: { $mods }. Up to 2 of them are kept, the others are discarded.
event-mods_laid =
    { $count ->
        [0] { $seat } keeps no infrastructure mod.
       *[other] { $seat } lays these before the player mat: { $mods }.
    }
event-automa_buys =
    { $kind_id ->
        [mech] { $seat } has the benefits of { $n } mech mods in this game. The second one brings an Automa nothing.
       *[infrastructure] { $seat } has the benefits of { $n } infrastructure mods in this game.
    }
event-tesla_found = { $seat } finds Tesla: put him here, { $at }. He is one more mech of { $seat }.
question-rival_base = { $seat }: on whose home base does a star go?
question-mech_mod = { $seat }: which mech mod for the faction mat?
question-mod_covers = { $seat }: which ability does it cover?
question-infrastructure_mod = { $seat }: which infrastructure mod stays?
question-tesla_where = { $seat } finds Tesla: where was the encounter?
question-tesla_start = Who has Tesla?
question-madtesla_end = When does the game end?
option-enough = enough
option-tesla_start-found = whoever finds him
option-madtesla_end-destroyed = also when Mad Tesla is destroyed
option-madtesla_end-sixth_star = only with a sixth star
error-modules-exclude =
    { $why ->
        [one-track] { $module } and { $second } do not go together: each of them covers the whole triumph track. Leave one out.
       *[not-peace] { $module } and { $second } do not go together: on that track no victory brings a star. Leave one out.
    }
page-scythe-modules-try = For tonight, for example:
page-scythe-module-about = About: { $part }
page-scythe-module-automa = With Automas:
page-scythe-module-excluded = Not with { $part }.
page-scythe-module-doubtful = Careful with { $part }.
page-scythe-module-meant = Goes well with { $part }.
page-scythe-at-hand = Beside the board
page-scythe-has-tesla = { $name } has Tesla: one of the mechs on the board is he.
back-scythe-module = { $part }: all of it back to where it belongs.
page-back-modules = Modules
page-back-campaign = For your campaign
fetch-scythe-faction = From { $name }'s bag (campaign “{ $other }”): faction mat and pieces of { $part }.
return-scythe-faction = Faction mat and pieces of { $part } back into { $name }'s bag (campaign “{ $other }”).
fetch-scythe-mods =
    { $count ->
        [one] From { $name }'s bag (campaign “{ $other }”) add this tile to tonight's: { $part }.
       *[other] From { $name }'s bag (campaign “{ $other }”) add these { $count } tiles to tonight's: { $part }.
    }
return-scythe-mods =
    { $count ->
        [one] Find this tile and put it back into { $name }'s bag (campaign “{ $other }”): { $part }.
       *[other] Find these { $count } tiles and put them back into { $name }'s bag (campaign “{ $other }”): { $part }.
    }
fetch-scythe-cards = Shuffle in the Automa cards that lie aside for the campaign “{ $other }”: { $cards }.
return-scythe-cards = Lay these Automa cards aside again for the campaign “{ $other }”: { $cards }.
fetch-scythe-closed = { $part }: for the campaign “{ $other }” it is still closed. Only take out what you need, and remember how it lay.
return-scythe-closed = { $part }: back as it lay, and close it. The campaign “{ $other }” has not come to it yet.
