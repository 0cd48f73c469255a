# Pages of Tapestry: my box.

page-box-values-hint = Sieh einmal auf deinen Karten und Tableaus nach, dann wird nie wieder danach gefragt.

page-box-game-tapestry = Tapestry
page-box-expansion-PP = { expansion-PP }
page-box-expansion-AA = { expansion-AA }
page-box-expansion-FF = { expansion-FF }
page-box-civs = Automa-Zivilisationen
page-box-civs-hint = Karten der Erweiterungen, deren Text wir nicht haben. Setze ihre Wirkung aus Bausteinen zusammen.

## Namen und Werte

page-box-values-lead = Nimm dein eigenes Exemplar zur Hand: Was steht auf Karten, Tableaus und in den Heften? Was du leer lässt, bleibt, wie es dort steht.
page-box-values-none = An dem, was du hast, ist nichts zweifelhaft.
page-box-ask = fragen
page-box-lost = Werte, nach denen die Szenarien fragen
page-box-arts = Die Künsteleiste
page-box-cover = Was das Abdeckteil auf Reihe 3 des Automa-Tableaus zählt
page-box-cover-ours = wie vorgeschlagen
page-box-cover-mine = wie unten angekreuzt
page-box-spaces = Was der Automa auf jedem Feld tut
page-box-space = Feld { $number }
page-box-as-ours = wie vorgeschlagen
page-box-cards = Punkte und Teile auf Zivilisationen des Automa
page-box-value-equalizers-vp = Gleichmacher: Punkte, wenn es keine Leiste zum Aufschließen gibt
page-box-value-iconoclasts-vp = Bilderstürmer: Punkte für jedes entfernte Wahrzeichen
page-box-value-trailblazers-vp = Vorreiter: Punkte am Ende für jeden Außenposten, den du nicht überholt hast
page-box-value-hucksters-items = Hausierer: was in die Auslage kommt, je nach bevorzugter Leiste
page-box-on-card = Auf deiner Karte
page-box-plots = Welche Plätze sind auf deinem Hauptstadttableau schon bedruckt?
page-box-plots-hint = Für das erste Kaiju-Szenario: Tippe die Plätze an, die das Tableau selbst belegt.
page-box-compass-open = Noch nicht nachgesehen: vor dem Szenario fragen
page-box-compass-hint = Sieh dir den Kompass in deinem Regelheft an und tippe jedes Symbol dort an, wo es steht.
page-box-plot = Platz { $number }
page-box-kind-civ = Zivilisation
page-box-kind-landmark = Wahrzeichenkarte
page-box-kind-tapestry = Gobelinkarte
page-box-kind-tech = Techkarte
page-box-counts-landmarks = Wahrzeichen
page-box-counts-territories = Gebiete
page-box-counts-exploration = Felder bei Entdeckung
page-box-counts-science = Felder bei Wissenschaft
page-box-counts-military = Felder bei Militär
page-box-counts-technology = Felder bei Technologie
page-box-counts-arts = Felder bei Künste
page-box-counts-tapestry = Gobelinkarten neben dem Tableau
page-box-space-nothing = nichts
page-box-space-gain_tapestry = Gobelinkarte
page-box-space-refresh_tech = neue Techkarten
page-box-space-refresh_masterpieces = neue Meisterstücke
page-box-space-research = Wissenschaftswürfel mit Belohnung
page-box-space-research_without_benefit = Wissenschaftswürfel ohne Belohnung
page-box-space-conquer = erobern
page-box-space-conquer_anywhere = irgendwo erobern
page-box-space-explore = erkunden
page-box-space-explore_anywhere = irgendwo erkunden
page-box-space-advance = per Würfel voranschreiten
page-box-space-regress = per Würfel zurückgehen

## Automa-Zivilisationen

page-box-civs-lead = Zwei Karten aus Kunst & Architektur und drei aus Fantasie & Zukunft haben Texte, die wir nie gesehen haben. Trag eine Karte hier ein, und sie wird gezogen und gespielt wie jede andere, sobald ihre Erweiterung dabei ist.
page-box-civs-none = Noch ist keine Karte eingetragen.
page-box-civ-new = Zivilisation hinzufügen
page-box-civ-edit = Ändern
page-box-civ-delete = Aus der Schachtel nehmen
page-box-civ-name = Name auf der Karte
page-box-civ-expansion = Aus
page-box-civ-favorite = Bevorzugte Leiste neben dem Herz
page-box-civ-favorite-die = der Wissenschaftswürfel
page-box-civ-back = Die andere Seite der Karte
page-box-civ-back-none = nicht bekannt
page-box-civ-other-side = Andere Seite: { $name }
page-box-civ-effect = Was sie in Einkommenszügen tut
page-box-civ-effect-hint = Ein Baustein für jede Wirkung, in der Reihenfolge der Karte. Ohne Baustein wirst du in jedem Einkommenszug gefragt.
page-box-civ-by-hand = In jedem Einkommenszug: Du liest die Karte und gibst ein, was sie tut.
page-box-block = Baustein { $number }
page-box-block-none = nichts
page-box-block-do = Tut
page-box-block-turns = Im Einkommenszug
page-box-block-track = Auf
page-box-block-favorite = der bevorzugten Leiste
page-box-block-with = mit Belohnung
page-box-block-without = ohne Belohnung
page-box-block-benefit = Belohnung
page-box-block-anywhere = irgendwo auf der Karte
page-box-block-points = Wie viele Siegpunkte
page-box-block-per = Wofür
page-box-block-per-none = einmalig
page-box-block-text = Was am Tisch gesagt wird
page-box-block-more = Noch ein Baustein
page-box-do-advance = voranschreiten
page-box-do-research = Wissenschaftswürfel werfen
page-box-do-conquer = erobern
page-box-do-explore = erkunden
page-box-do-points = Siegpunkte erhalten
page-box-do-tapestry = verdeckte Gobelinkarte
page-box-do-landmark = Wahrzeichen
page-box-do-note = ein Hinweis für den Tisch
page-box-do-ask = mich fragen, was sie tut
page-box-said-advance = Zug { $turns }: voranschreiten auf { $favorite ->
        [yes] der bevorzugten Leiste
       *[no] der Leiste { $where }
    }, { $benefit ->
        [yes] mit Belohnung
       *[no] ohne Belohnung
    }
page-box-said-research = Zug { $turns }: Wissenschaftswürfel, { $benefit ->
        [yes] mit Belohnung
       *[no] ohne Belohnung
    }
page-box-said-conquer = Zug { $turns }: { $anywhere ->
        [yes] irgendwo erobern
       *[no] erobern
    }
page-box-said-explore = Zug { $turns }: { $anywhere ->
        [yes] irgendwo erkunden
       *[no] erkunden
    }
page-box-said-points = Zug { $turns }: { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }{ $counted ->
        [yes] , gezählt nach: { $per }
       *[no] { "" }
    }
page-box-said-tapestry = Zug { $turns }: eine verdeckte Gobelinkarte neben das Tableau
page-box-said-landmark = Zug { $turns }: ein Wahrzeichen
page-box-said-note = Zug { $turns }: „{ $note }“
page-box-said-ask = Zug { $turns }: Du liest die Karte und gibst ein, was sie tut
error-civilization-without-name = Eine Zivilisation braucht den Namen, der auf ihrer Karte steht.
