# Pages: sounds of the device.

page-sounds = Leise Töne auf diesem Gerät
page-sounds-hint = Einer für den Zug der Bots, andere für Wahrzeichen und Sterne, einen Kampf und das Ende. Nur dieses Gerät merkt es sich.
