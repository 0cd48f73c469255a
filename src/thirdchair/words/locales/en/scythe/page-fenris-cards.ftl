# Pages of a campaign: set-up bonuses, the shop, a change of factions.

page-fenris-bonus =
    { $count ->
        [one] Tick one setup bonus
       *[other] Tick { $count } setup bonuses
    }
page-fenris-bonus-hint = From now on you begin every evening with one more of it.
page-fenris-shop = The shop
page-fenris-mod-price = ${ $n } each
page-fenris-mod-free =
    { $count ->
        [one] the first one is free
       *[other] the first { $count } are free
    }
page-fenris-extra =
    { $count ->
        [one] You won: one tile more. Of which kind?
       *[other] You won: { $count } tiles more. Of which kind?
    }
page-fenris-draw =
    { $count ->
        [one] Draw one tile. Tap it if you keep it.
       *[other] Draw { $count } tiles. Tap only what you keep.
    }
page-fenris-put-back = Put back and draw again, also what comes up twice:
page-fenris-app-draws = The app draws, and keeps the tiles for you until you have decided.
page-fenris-draw-now = Draw the tiles
page-fenris-shop-done = Done
page-fenris-shop-pay = Done: pay ${ $n }
page-fenris-shop-kept = You keep:
page-fenris-shop-none =
    { $count ->
        [one] Done, without the free one
       *[other] Done, without the free ones
    }
page-fenris-who-draws = Who draws?
page-fenris-draws-real = We draw real tiles and keep ours
page-fenris-draws-app = The app draws
page-fenris-draws-noted = We draw real tiles; they stay in the pile and are noted
page-fenris-worn = Mech Mods tonight
page-fenris-worn-hint = As last time; change what you like before the first turn.
page-fenris-worn-none = as printed
page-fenris-wear = Wear these
page-fenris-switch = Keep { $part }?
page-fenris-switch-hint = Whoever gives up a faction mat chooses another one when all have answered. Everything else on the sheet stays.
page-fenris-keep = Keep it
page-fenris-give-up = Give it up
page-fenris-given-up = Given up: { $part }
page-fenris-keep-after-all = Keep it after all
page-fenris-choose = Choose your new faction
page-fenris-chooses-first = { $name } chooses first
page-fenris-in-order = In this order
page-fenris-by =
    { $mods ->
        [0] ${ $total }
        [one] ${ $wealth } and one mod: ${ $total }
       *[other] ${ $wealth } and { $mods } mods: ${ $total }
    }
page-fenris-base = From which home base do you start now?

## Boxes and punchboards

page-fenris-open-thing = Open { $part }
page-fenris-opens-yours = { $name }: { $part } is yours.
page-fenris-opens-all = { $part } may be opened now.
page-fenris-opens-hint = Whoever holds the button opens it for everybody. Take it out of the game only now.
page-fenris-card-box = something to open
page-fenris-still-closed = Still closed: { $part }
page-fenris-just-opened = Just opened
page-fenris-shop-pass = Keep none, go on
page-fenris-bonus-none = Leave the rest empty
page-fenris-draws = { $name } has given up its faction and is next
page-fenris-draws-hint = An Automa chooses nothing: it draws one of the mats that nobody uses. Then the others go on.
page-fenris-draws-now = Draw for it
page-fenris-worn-first = Before the first turn, lay out what you use.
page-fenris-mods-due =
    { $count ->
        [one] Draw one mod
       *[other] Draw { $count } mods
    }
page-fenris-mods-due-hint = The others have as many. Draw from the supply, tap the tile here, and write it on the sheet.
page-fenris-mods-due-none = Draw none
