# Studie: co se mění a co se počítá.

study-setting-level = Úroveň Automy
study-setting-faction = Frakce Automy
study-setting-your_faction = Tvoje frakce
study-setting-your_mat = Tvoje deska hráče
study-setting-ruling = Výklad
study-value-any = losuje se
study-value-usual = naše výchozí
study-column-star_1 = Tah hvězdy 1
study-column-star_2 = Tah hvězdy 2
study-column-star_3 = Tah hvězdy 3
study-column-star_4 = Tah hvězdy 4
study-column-star_5 = Tah hvězdy 5
study-column-star_6 = Tah hvězdy 6
study-column-scheme = Tah, ve kterém začíná plán II
study-column-by_tracker = Hvězdy z karty postupu
study-column-by_combat = Hvězdy z boje
study-column-by_power = Hvězdy za sílu
