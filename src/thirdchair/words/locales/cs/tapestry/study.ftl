# Studie: co se mění a co se počítá.

study-setting-level = Úroveň
study-setting-civs = Civilizace Automy
study-setting-automa = Oblíbená stupnice Automy
study-setting-shadow = Oblíbená stupnice Stínové říše
study-setting-favorite = Oblíbená stupnice Stínové říše
study-setting-pace = Tahy lidí v každé éře
study-setting-expansions = Rozšíření
study-setting-arts = Stupnice umění leží vedle
study-setting-double_strike = Dvojitý úder
study-setting-ruling = Výklad
study-value-any = losuje se
study-value-none = nic
study-value-still = žádné: stojí na místě
study-value-usual = naše výchozí
study-value-yes = ano
study-value-no = ne
study-column-points = Body Automy na konci
study-column-landmarks_automa = Dominanty ze stupnic: Automa
study-column-landmarks_shadow = Dominanty ze stupnic: Stínová říše
study-column-turns = Tahy botů
study-column-closed_turn = Tah, ve kterém Stínová říše poprvé dojde na konec stupnice
study-column-closed = První stupnice, na jejíž konec Stínová říše dojde
