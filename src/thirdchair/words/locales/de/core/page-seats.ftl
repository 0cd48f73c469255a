# Pages: a device sits down, and another one loses its seat.

page-seated = Dieses Gerät spielt jetzt { $name }.
page-seated-over = Dieses Gerät spielt jetzt { $name }. Bisher: { $devices }; dort steht es jetzt auch.
page-seated-everybody = Dieses Gerät spielt jetzt für alle am Tisch.
page-seated-watching = Dieses Gerät sieht jetzt nur zu.

page-taken = { $name } wird jetzt auf { $devices } gespielt.
page-taken-back = { $name } wird gerade auf keinem Gerät gespielt.
page-taken-mine = { $name } zurückholen
page-taken-ok = In Ordnung
error-no-such-seat-here = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen aus der Liste.
