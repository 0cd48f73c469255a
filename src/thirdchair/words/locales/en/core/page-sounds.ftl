# Pages: sounds of the device.

page-sounds = Quiet sounds on this device
page-sounds-hint = One for a turn of the bots, others for landmarks and stars, a combat and the end. Only this device remembers it.
