# Mods and set-up bonuses: the shop, what Automas buy, what is worn and used.

## Events

event-offered =
    { $way ->
        [app] { $seat }: { $drawn ->
            [0] the app draws { $part }.
           *[other] the app has drawn { $mods }.
        }
        [noted] { $seat } draws { $part }; the tiles stay in the pile. { $backs ->
            [0] What comes up twice is put back and drawn again.
           *[other] These are put back and drawn again, and what comes up twice: { $put_back }.
        }
       *[real] { $seat } draws { $part }. { $backs ->
            [0] What comes up twice is put back and drawn again.
           *[other] These are put back and drawn again, and what comes up twice: { $put_back }.
        }
    }
event-mods_kept =
    { $count ->
        [0] { $seat } keeps no mod.
       *[other] { $seat } keeps: { $mods }. { $free ->
            [0] Bought: { $bought }.
           *[other] For nothing: { $free }, bought: { $bought }.
        }
    }
event-automa_mod = { $seat }: write into place { $box } of the column { $kind }: { $part }.
event-mod_removed = { $seat }: take one { $mod } out of the campaign for good.
event-shown_card = { $seat } draws Automa card { $card } for its gains and shuffles it in again.
event-cards_out = { $seat }: these Automa cards stay out of its deck: { $cards }.
event-benefit = { $seat } gets what its mod brings: { $part }.
event-bonuses_due =
    { $n ->
        [one] { $seat } may tick one set-up bonus.
       *[other] { $seat } may tick { $n } set-up bonuses.
    }
event-bonus = { $seat }: tick { $bonus } among the set-up bonuses, now { $n }.
event-worn =
    { $count ->
        [0] { $seat } uses no mech mod tonight.
       *[other] { $seat } covers abilities with: { $mods }.
    }
event-used =
    { $back ->
        [yes] { $seat } turns { $mod } back: it was not used.
       *[no] { $seat } uses { $mod }: turn it over.
    }

## Commands

command-draw_mods = { $seat }: mods drawn
command-buy_mods = { $seat }: mods kept
command-setup_bonus = { $seat }: set-up bonus
command-wear = { $seat }: mech mods for tonight
command-use = { $seat }: infrastructure mod

# The name that an owner has typed for a tile that we do not know.
scythe-typed = { $part }

## What cannot be

error-unknown-mod = There is no mod called { $value }. Choose one of these: { $options }.
error-fenris-drawn = The app has drawn already. What kind the extra tile is, was to be said before.
error-fenris-extra-first = Say first of which kind the extra tile is, then draw.
error-fenris-draw-first = The app has not drawn yet. Draw first, then keep what you like.
error-fenris-mod-twice = Every mod only once: { $mod } is named twice.
error-fenris-mod-owned = { $seat } has { $mod } already. Put it back and draw another.
error-fenris-mod-on-mat = The faction mat of { $seat } prints { $mod } already. Put it back and draw another.
error-fenris-mod-not-offered = { $seat } was not offered { $mod }. Keep something of what was drawn.
error-fenris-mod-gone = No { $mod } is left in the supply: all of them have gone to others.
error-fenris-mods-drawn = Only so many were drawn of this kind: { $kind }, { $n }.
error-fenris-mods-full = { $seat } has room for { $n } of a kind and no more: { $kind }.
error-fenris-mod-not-owned = { $seat } has no mech mod called { $mod }. Cover abilities with mods of your own.
error-fenris-mod-not-laid = No infrastructure mod called { $mod } lies before { $seat } tonight.
error-fenris-mod-used = { $seat } has used { $mod } already: each is used once in a game.
error-fenris-mod-unused = { $seat } has not used { $mod } yet: there is nothing to turn back.
error-fenris-no-mods-tonight = Tonight is played without mods of that kind.
error-fenris-wear-late = { $seat } is playing already: mech mods are chosen before the first turn.
error-fenris-bonuses =
    { $n ->
        [one] There is one set-up bonus to tick. Choose one.
       *[other] There are { $n } set-up bonuses to tick. Choose one or more of them.
    }
error-fenris-bonus-full = The sheet of { $seat } has no box left for { $bonus }. Choose another bonus.

## Things

scythe-kind-mech = mech mods
scythe-kind-infrastructure = infrastructure mods
scythe-module-mech_mods = Mech mods
scythe-module-infrastructure_mods = Infrastructure mods
page-scope-mods = The Rise of Fenris: mods
page-scope-mech_mods = The Rise of Fenris: mech mods in play
page-scope-infrastructure_mods = The Rise of Fenris: infrastructure mods in play
deck-mech_mods = mech mods
deck-infrastructure_mods = infrastructure mods
scythe-slot-tracker = star tracker marker +1
scythe-slot-none = no effect
scythe-slot-card = remove card { $card }
scythe-slot-gain =
    { $count ->
        [0] nothing from the card
       *[other] { $part }
    }
scythe-bonus-coins = coins
scythe-bonus-power = power
scythe-bonus-popularity = popularity

scythe-mod-armor = Armor
scythe-mod-entrenched = Entrenched
scythe-mod-feint = Feint
scythe-mod-foothold = Foothold
scythe-mod-pontoons = Pontoons
scythe-mod-regroup = Regroup
scythe-mod-reinforce = Reinforce
scythe-mod-stealth = Stealth
scythe-mod-tactics = Tactics
scythe-mod-artillery = Artillery
scythe-mod-camaraderie = Camaraderie
scythe-mod-scout = Scout
scythe-mod-suiton = Suiton
scythe-mod-sword = Sword
scythe-mod-township = Township
scythe-mod-underpass = Underpass
scythe-mod-machinery = Machinery
scythe-mod-assembly_line = Assembly Line
scythe-mod-construction = Construction
scythe-mod-recruitment_office = Recruitment Office
scythe-mod-automachines = Automachines
scythe-mod-spy = Spy
scythe-mod-propaganda = Propaganda
scythe-mod-cavalry = Cavalry

scythe-mod-does-armor = As the defender you gain power, and the attacker discards a combat card of their own choice.
scythe-mod-does-feint = In a combat you may change your dial; you pay only what it shows at last, and must be able to.
scythe-mod-does-stealth = Character and mechs move through territories of others without stopping.
scythe-mod-does-tactics = Once in a combat. What it does stands on your tile.
scythe-mod-does-artillery = Before a combat you may pay 1 power; the enemy loses 2.
scythe-mod-does-camaraderie = Workers that you drive home by a combat cost you no popularity.
scythe-mod-does-scout = Before a combat take one random combat card from the enemy.
scythe-mod-does-suiton = Move onto lakes and from them; in a combat there you may play one combat card more.
scythe-mod-does-sword = Before a combat in which you attack, the defender loses 2 power.
scythe-mod-does-township = Move between villages that you control and the Factory.
scythe-mod-does-underpass = Move between mountains that you control and any tunnel.
scythe-mod-does-machinery = Your Upgrade action of this turn costs nothing.
scythe-mod-does-assembly_line = Your Deploy action of this turn costs nothing.
scythe-mod-does-construction = Your Build action of this turn costs nothing.
scythe-mod-does-recruitment_office = Your Enlist action of this turn costs nothing.
scythe-mod-does-automachines = In this turn your workers and your mill produce twice as much.
scythe-mod-does-spy = Announced at the very beginning of a combat. What it does stands on your tile.
ruling-scythe-a96 = A mech mod of a single game whose ability your own faction mat has printed
ruling-scythe-a96-why = The list of modules sends to the rules of mods, where such a tile counts as a second one of a kind.
ruling-scythe-a96-value-again = put it back and draw again
ruling-scythe-a96-value-offered = it may be chosen
