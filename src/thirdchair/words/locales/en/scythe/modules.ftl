# Modules in single games: what the table is told and asked.

event-mods_offered = { $seat } draws and chooses from: { $mods }.
event-mods_laid =
    { $count ->
        [0] { $seat } keeps no infrastructure mod.
       *[other] { $seat } lays these before the player mat: { $mods }.
    }
event-automa_buys =
    { $kind ->
        [mech] { $seat } has the benefits of { $n } mech mods in this game.
       *[infrastructure] { $seat } has the benefits of { $n } infrastructure mods in this game.
    }
event-tesla_found = { $seat } finds Tesla: put him here, { $at }. He is one more mech of { $seat }.
question-rival_base = { $seat }: on whose home base does a star go?
question-mech_mod = { $seat }: which mech mod for the faction mat?
question-mod_covers = { $seat }: which ability does it cover?
question-infrastructure_mod = { $seat }: which infrastructure mod stays?
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
page-scythe-module-meant = Made for { $part }.
page-scythe-at-hand = Beside the board
page-scythe-has-tesla = { $name } has Tesla: one of the mechs on the board is he.
back-scythe-module = { $part }: all of it back to where it belongs.
page-back-modules = Modules
