# The app in the browser, without a server: what its first page says before anything runs.

pocket-fetching = Fetching Third Chair. This happens once; afterwards it needs no connection.
pocket-starting = Getting the table ready …
pocket-insecure = Third Chair can only live in this browser over https.
pocket-impossible = This browser cannot keep games for Third Chair. Current versions of Chrome, Edge, Firefox and Safari can, but often not in a private window.
pocket-offline = Third Chair could not be fetched. The first visit needs a connection: please try again.
pocket-lost = Third Chair was not found at this address. Please check it, or try again in a moment.
pocket-again = Try again
pocket-failed = Third Chair could not start here. Your games are untouched. Please reload this page.
pocket-full = There is no room left on this device for your games. Make room on it, and reload this page.
pocket-asleep = Another tab has your games open and does not answer.
pocket-held = Another tab still holds your games, and the browser does not let go of them. Close that tab, then play here.
pocket-here = Play here
pocket-broke = That did not work. Your games are as they were at the last confirmed tap.
pocket-update = A new version is ready.
pocket-update-now = Update now
