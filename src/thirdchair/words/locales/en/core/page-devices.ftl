# Pages: several devices, seats and spectators, playing on a phone, the certificate.

page-screen-hint = This browser lets the screen go dark: lengthen the time-out in the display settings of the device (iPhone: Auto-Lock).
page-copy = No connection. This is the table as this device last saw it.
page-copy-again = Try again

## Seats and spectators

page-device = This device
page-seat-plays = plays along
page-seat-held = { $name } (on: { $devices })
page-seat-take-over = If the phone of a seat is lost or empty, simply take its seat here.
page-seat-watch = nobody, it only looks on
page-seat-watch-alone = only watches
page-seat-watch-hint = A device that only watches sees everything that lies open and can change nothing until it takes a seat again.
page-watching = This device only watches.
error-only-watching = This device only watches. Take a seat in the settings of the table first.

## The certificate

page-phone-https = Phones show the page in their browser this way. To install it as an app that also opens without a connection, see the README of Third Chair.
page-phone-trust = Browsers warn about this address until they trust its certificate.
page-join-trust = Does the browser warn about this address?
page-trust = Trust the certificate
page-trust-lead = Third Chair has made its own certificate, so no browser knows it yet. Install it once on each device, and the warning is gone.
page-trust-get = Get the certificate
page-trust-fingerprint = Fingerprint (SHA-256)
page-trust-compare = Compare it with the one that Third Chair shows on its own machine, in the terminal and on this page. If they differ, do not install it.
page-trust-android = Android
page-trust-android-how = Get the file. Then Settings, Security, Encryption & credentials, Install a certificate, CA certificate, and choose the file.
page-trust-iphone = iPhone and iPad
page-trust-iphone-how = Get the file in Safari and allow the profile. Then Settings, General, VPN & Device Management, install it. At last Settings, General, About, Certificate Trust Settings, switch it on.
page-trust-computer = Computer
page-trust-computer-how = Get the file. Then in the browser's settings, Security, Manage certificates, Authorities, import it for websites.
page-trust-limits = It vouches only for addresses in home networks and for the names of this machine. Its key never leaves this machine.
page-trust-gains = With it the app can be installed, the screen stays on, and the open table can be read when the connection drops.
page-trust-then = Then open it here:

page-whom-watch = I only look on
page-whom-everybody = This device goes round
page-whom-held = (on: { $devices })
page-whom-hint = With a seat of its own a device shows first what this one has to do. One that goes round plays for all who have no device. The settings of the table change it at any time.
page-whom-first = Nothing was done yet: say first who plays on this device.
error-seat-taken = { $seat } has just been taken by another device. Take the seat over all the same, or choose another one.

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
page-phone-cannot-open = The network could not be opened: { system-error }
page-code = Code word
page-devices = Devices that have joined
page-device-forget = Forget { $name }
page-device-forget-short = Forget
page-join = Join
page-join-lead = Enter the code word that “Play on a phone” shows. This device needs it only once.
page-join-invited = Tap the button, and this device plays along. It needs this only once.
page-join-name = Name of this device
page-join-wrong = That is not the code word. Look at “Play on a phone” once more.
page-join-wait = Too many wrong code words. Wait a minute and try again.
