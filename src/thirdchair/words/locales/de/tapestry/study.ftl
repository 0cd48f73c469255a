# Studien: was verändert und was gezählt wird.

study-setting-level = Level
study-setting-civs = Zivilisationen des Automa
study-setting-automa = Lieblingsleiste des Automa
study-setting-shadow = Lieblingsleiste des Schattenreichs
study-setting-favorite = Lieblingsleiste des Schattenreichs
study-setting-pace = Züge der Menschen in jeder Ära
study-setting-expansions = Erweiterungen
study-setting-arts = Die Künsteleiste liegt neben
study-setting-double_strike = Doppelschlag
study-setting-ruling = Auslegung
study-value-any = gezogen
study-value-none = keine
study-value-still = keine: sie bleiben stehen
study-value-usual = unsere Vorgaben
study-value-yes = ja
study-value-no = nein
study-column-points = Punkte des Automa am Ende
study-column-landmarks_automa = Wahrzeichen von Leisten: Automa
study-column-landmarks_shadow = Wahrzeichen von Leisten: Schattenreich
study-column-turns = Züge der Bots
study-column-closed_turn = Der Zug, in dem das Schattenreich zum ersten Mal ans Ende einer Leiste kommt
study-column-closed = Die erste Leiste, an deren Ende das Schattenreich kommt
