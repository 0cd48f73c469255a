# Where the games live when they live in a browser, how to take them out, and to install the app.

page-kept = Where your games are
page-kept-here = In this browser, on this device, and nowhere else. Clearing its data deletes them, too.
page-kept-promised = The browser has promised to keep them.
page-kept-unpromised = The browser has not promised to keep them: when the device runs out of room, it may delete them.
page-kept-ask = Ask the browser to keep them
page-kept-declined = The browser does not promise it. It often does once Third Chair is installed; a file is safe in any case.
page-kept-room = Third Chair takes { $used } here, about { $left } are free.
page-kept-never = Your games are in no file yet.
page-kept-ended = A game has ended since you last saved everything to a file ({ $when }).
page-kept-played = You have played on since you last saved everything to a file ({ $when }).
page-kept-saved = Last saved to a file: { $when }.
page-bring = Bring from a file
page-install = Install Third Chair
page-install-hint = On the home screen it opens like any other app.
page-install-iphone = To have it on the home screen: tap the share symbol, then “Add to Home Screen”.
