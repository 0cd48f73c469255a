# Entscheidungen eines Platzes, freie und verdeckte.

command-sealed = { $seat }: verdeckte Entscheidung
command-unrevealed = War aufgedeckt und wurde zurückgenommen
event-sealed = { $seat } hat gewählt. Bis zum Aufdecken sieht sonst niemand, was.

error-choice-of-another = Das ist die Entscheidung von { $seat }. Nur { $seat } kann sie treffen oder zurücknehmen.
error-sealed-by-another = Dort steht eine verdeckte Entscheidung von { $seat }. Nur { $seat } kann sie zurücknehmen.
error-others-chose-after-it = Andere haben auf dieser Entscheidung von { $seat } aufgebaut. Sie lässt sich zurücknehmen, sobald diese ihre zurückgenommen haben.
error-would-reveal = Das würde verdeckte Entscheidungen verraten. Deckt sie zuerst für alle auf.
error-speaks-for-another = Dieses Gerät sitzt auf dem Platz von { $seat } und kann nur für diesen Platz sprechen.
error-sit-down-first = Setz dich zuerst an einen Platz dieses Tisches; dann kann dieses Gerät für ihn sprechen.
note-sealed-export = Verdeckte Entscheidungen sind offen: Diese Datei endet dort, wo sie begannen, damit sie keine davon verrät.
note-mend-export = Ein Schritt wird gerade berichtigt: Das bleibt hier, und die Datei enthält das Spiel, wie es ohne die Berichtigung steht.
