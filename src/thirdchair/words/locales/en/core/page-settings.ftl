# Pages: settings of a table, handing over chance.

page-cards-app = Third Chair draws
page-cards-table = Real cards: you enter them
page-hand-dice = Dice
page-dice-app = Third Chair rolls
page-dice-table = Real dice: you enter them
page-hand-over-hint = From now on, also in the middle of a turn. Change it as often as you like.
page-hand-over-done =
    { $chance ->
        [app] Saved: from now on Third Chair draws and rolls.
        [cards] Saved: from now on the cards come from the table.
        [dice] Saved: from now on the dice come from the table.
       *[table] Saved: from now on cards and dice come from the table.
    }

## Settings of a table

page-settings = Table settings
page-rename = Rename
page-seat = Who plays on this device?
page-seat-both = everybody at the table, it goes round
page-seat-hint = Its buttons are then shown first. Anybody can still play for anybody.
page-follow-yes = follows by itself
page-follow-no = waits for a tap
page-colors = Colors
page-export = Export
page-delete = Delete
page-delete-ask = Delete “{ $name }” with its whole history? This cannot be undone.
page-delete-do = Delete for good
page-piles = How the cards lie
page-piles-hint = For sorting them after a change. The list gives away which cards can still come.
page-show-here = Show in this whole house what this campaign has revealed
page-show-here-hint = Rules, lists and choices outside this table will then tell what this campaign has revealed so far, to everybody who uses this installation. What comes later stays hidden, and the tables of other campaigns keep their own secrets.
page-show-here-do = Show it
page-show-here-done = What this campaign has revealed so far is now shown in this whole house. My box hides it again.

page-knows = I know the story
page-knows-hint = Then the page of rules shows everything on this device, also what comes later. The pages of a campaign and all other devices stay as they are. It ends when this device is passed round behind a cover.
page-knows-do = Show everything here
page-knows-stripe = This device knows the story: its page of rules shows everything.
page-knows-off = Hide it again
