# Studien: was verändert und was gezählt wird.

study-setting-level = Level des Automa
study-setting-faction = Fraktion des Automa
study-setting-your_faction = Deine Fraktion
study-setting-your_mat = Dein Spielertableau
study-setting-ruling = Auslegung
study-value-any = gezogen
study-value-usual = unsere Vorgaben
study-column-star_1 = Zug des Sterns 1
study-column-star_2 = Zug des Sterns 2
study-column-star_3 = Zug des Sterns 3
study-column-star_4 = Zug des Sterns 4
study-column-star_5 = Zug des Sterns 5
study-column-star_6 = Zug des Sterns 6
study-column-scheme = Zug, in dem Aktionsplan II beginnt
study-column-by_tracker = Sterne von der Fortschrittskarte
study-column-by_combat = Sterne aus Kämpfen
study-column-by_power = Sterne für Stärke
