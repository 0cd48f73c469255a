# Pages: what all pages share.

page-skip = Skip to the content
page-home = Tables
page-back-table = Back to the table
page-menu = Menu
page-save = Save
page-ok = OK
page-cancel = Cancel
page-default = (default)
page-why = Why?
page-unsaved-browser = Third Chair does not answer. Your last tap is not saved yet; it will be sent again by itself.
page-unsaved-disk = No connection. Your last tap is not saved yet; it will be sent again as soon as the connection is back.
page-lost-browser = Third Chair does not answer. Trying again…
page-lost-disk = No connection. Trying again…
page-hold = Hold to open
page-hold-hint = Keep your finger on it until the bar is full. Or tap here:
page-hold-now = Open now

page-color-red = Red
page-color-yellow = Yellow
page-color-green = Green
page-color-blue = Blue
page-color-gray = Gray

## When something is wrong

page-error-title = That did not work
page-error-not-found = There is no such page here.
page-error-method = This page cannot be called like this. Go to the tables and try again from there.
page-error-form = This form did not arrive as it should. Go back, reload the page and try again.
page-error-token = This form is no longer valid. Go back, reload the page and try again.
page-error-too-large = That is too much at once.
page-error-importing = Another file is being brought in just now. Nothing was changed. Try again in a few seconds.
page-error-host = Third Chair does not answer under this name. Use the address that it shows.
page-error-origin = This request came from another site and was not carried out.
page-error-not-open = Third Chair is not open to the network. Switch on “Play on a phone” on its own machine.
page-error-join-first = This device has to join first, with the code.
error-too-many-pages = Too many pages are open. Close some and reload this one.
error-not-a-number = “{ $answer }” is not a whole number.
error-only-json = Requests to the API must be sent as application/json.
error-same-colors = Each seat needs a color of its own.
