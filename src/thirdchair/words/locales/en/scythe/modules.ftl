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
