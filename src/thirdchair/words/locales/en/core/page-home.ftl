# Home, a new game, the set-up, and playing on a phone.

page-tagline = It seats the missing players.
page-doors = What to do
page-tables = Your tables
page-no-tables = There is no table yet. Start a new game.
page-home-turn = { $name } to play
page-home-over = finished
page-home-unreadable = cannot be read
page-home-ended = ready for the result
page-home-setting-up = in set-up
page-import = Import a table
page-import-file = Exported file
page-import-do = Import
page-language = Language
page-theme = Appearance
page-theme-auto = Automatic
page-theme-light = Light
page-theme-dark = Dark

## A new game

page-new-game = New game
page-new-lead = Third Chair plays the third player; you move its pieces.
page-new-name = Player { $number }: name
page-new-color = Player { $number }: color
page-new-color-shadow = Color of the Shadow Empire
page-order = When does the Shadow Empire play?
page-order-last = After both of you
page-order-middle = Between the two of you
page-order-first = Before both of you
page-chance = Decision cards and die
page-chance-app = Third Chair draws and rolls
page-chance-table = Real cards and a real die: you enter them
page-favorite = First favorite track
page-favorite-roll = Roll the die
page-new-table-name = Name of the table
page-new-table-name-hint = Without a name it is called after the two of you.
page-new-start = Set up the table
page-rulings = Rulings
page-rulings-lead = Where the sheets say nothing or contradict each other, the table decides.

## The set-up

page-checklist = Set-up
page-checklist-lead = Set up Tapestry for two as usual, then:
page-checklist-app-cards = Third Chair holds the decision cards: the printed ones stay in the box.
page-tick = Step { $number } is done
page-reminders = Keep in mind
page-to-table = To the table

## Playing on a phone

page-phone = Play on a phone
page-phone-on = on
page-phone-off = Third Chair can be reached from this machine only.
page-phone-off-hint = Switch this on, and phones in the same network can join with a code word. Only use it in a network that you trust.
page-phone-open = Open to the network
page-phone-close = Close to the network
page-phone-renew = New code word
page-phone-lead = Scan the code with a phone in the same network, or open the address and enter the code word.
page-phone-qr = QR code with the address and the code word
page-phone-others = If that does not work, try:
page-phone-no-address = This machine is in no network that a phone could reach.
page-phone-only-at-home = Only the machine on which Third Chair runs can change this.
page-phone-cannot-open = The network could not be opened: { $reason }
page-code = Code word
page-devices = Devices that have joined
page-device-forget = Forget { $name }
page-device-forget-short = Forget
page-join = Join
page-join-lead = Enter the code word that “Play on a phone” shows. This device needs it only once.
page-join-name = Name of this device
page-join-wrong = That is not the code word. Look at “Play on a phone” once more.
page-join-wait = Too many wrong code words. Wait a minute and try again.
