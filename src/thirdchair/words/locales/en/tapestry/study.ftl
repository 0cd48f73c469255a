# Studies: what is varied and counted.

study-setting-level = Level
study-setting-civs = The Automa's civilizations
study-setting-automa = The Automa's favorite track
study-setting-shadow = The Shadow Empire's favorite track
study-setting-favorite = The Shadow Empire's favorite track
study-setting-pace = Turns that people take in each era
study-setting-expansions = Expansions
study-setting-arts = The arts track lies beside
study-setting-double_strike = Double strike
study-setting-ruling = Ruling
study-value-any = drawn
study-value-none = none
study-value-still = none: they stand still
study-value-usual = our defaults
study-value-yes = yes
study-value-no = no
study-column-points = The Automa's points at the end
study-column-landmarks_automa = Landmarks from tracks: Automa
study-column-landmarks_shadow = Landmarks from tracks: Shadow Empire
study-column-turns = Turns of the bots
study-column-closed_turn = The turn in which the Shadow Empire first comes to the end of a track
study-column-closed = The first track that the Shadow Empire comes to the end of
