# Pages: sounds of the device.

page-sounds = Tiché zvuky na tomto zařízení
page-sounds-hint = Jeden pro tah botů, jiné pro dominanty a hvězdy, boj a konec hry. Pamatuje si to jen toto zařízení.
