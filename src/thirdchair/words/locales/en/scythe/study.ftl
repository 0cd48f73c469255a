# Studies: what is varied and counted.

study-setting-level = Level of the Automa
study-setting-faction = Faction of the Automa
study-setting-your_faction = Your faction
study-setting-your_mat = Your player mat
study-setting-ruling = Ruling
study-value-any = drawn
study-value-usual = our defaults
study-column-star_1 = Turn of star 1
study-column-star_2 = Turn of star 2
study-column-star_3 = Turn of star 3
study-column-star_4 = Turn of star 4
study-column-star_5 = Turn of star 5
study-column-star_6 = Turn of star 6
study-column-scheme = Turn in which scheme II begins
study-column-by_tracker = Stars from the star tracker
study-column-by_combat = Stars from combat
study-column-by_power = Stars from power
