### Regeln von Atlantis, Szenario 2, erklärt

rule-tap-atlantis-s2-setup-before = Ehe du wie gewohnt aufbaust, kümmerst du dich um das, was dieses Szenario entfernt, dann um Falle, Außenposten und Gebietsteile.
rule-tap-atlantis-s2-remove-tapestry-astronomy = Nimm für dieses Szenario die Gobelinkarte „Astronomie“ aus dem Stapel.
rule-tap-atlantis-s2-remove-tapestry-exploitation = Nimm für dieses Szenario die Gobelinkarte „Ausbeutung“ aus dem Stapel.
rule-tap-atlantis-s2-remove-tapestry-broker-of-peace = Nimm für dieses Szenario die Gobelinkarte „Friedensvermittler“ aus dem Stapel.
rule-tap-atlantis-s2-remove-tapestry-pirate-rule = Nimm für dieses Szenario die Gobelinkarte „Herrschaft der Piraten“ aus dem Stapel.
rule-tap-atlantis-s2-remove-tapestry-cartography = Nimm für dieses Szenario die Gobelinkarte „Kartographie“ aus dem Stapel.
rule-tap-atlantis-s2-remove-tapestry-militarism = Nimm für dieses Szenario die Gobelinkarte „Militarismus“ aus dem Stapel.
rule-tap-atlantis-s2-remove-tapestry-pillage-and-plunder = Nimm für dieses Szenario die Gobelinkarte „Plündern und Brandschatzen“ aus dem Stapel. Das ist eine einzige Karte.
rule-tap-atlantis-s2-remove-trap = Nimm auch eine gewöhnliche Falle aus dem Stapel der Gobelinkarten. Bei Third Chair sind zunächst alle 7 darin, weil du mit Pläne & Gegenpläne spielst.
rule-tap-atlantis-s2-setup-trap = Du beginnst mit einer Falle auf der Hand: Such sie dir aus den Gobelinkarten heraus.
rule-tap-atlantis-s2-setup-outposts = Du und der Automa bekommt je einen zweiten Satz Außenposten in einer der freien Farben.
rule-tap-atlantis-s2-setup-outposts-same = Zwischen dem ersten und dem zweiten Satz gibt es keinen Unterschied. Ihr habt also beide mehr Außenposten zur Verfügung als sonst.
rule-tap-atlantis-s2-setup-tiles = Jedes noch leere Feld der Karte bekommt ein zufälliges Gebietsteil.
rule-tap-atlantis-s2-setup-tiles-orientation = Wie herum du diese Gebietsteile legst, ist gleichgültig.
rule-tap-atlantis-s2-setup-civ-you = Du ziehst keine Zivilisation: In diesem Szenario hast du die Anführer.
rule-tap-atlantis-s2-setup-civ-automa = Die Zivilisation des Automa sind in diesem Szenario die Gleichmacher.
rule-tap-atlantis-s2-setup-fav = Der Automa beginnt mit Militär als bevorzugter Leiste; gewürfelt wird nicht.
rule-tap-atlantis-s2-income1-notapestry = Dein Einkommenszug 1 bringt dir keine Gobelinkarte ein.
rule-tap-atlantis-s2-fav-limit = Beim Automa kommen nur Militär und Entdeckung als bevorzugte Leiste in Frage. Hat er eine davon beendet, bekommt er bei Third Chair die andere.
rule-tap-atlantis-s2-fav-limit-end = Hat der Automa diese beiden Leisten beendet, kann wieder jede Leiste seine bevorzugte werden.
rule-tap-atlantis-s2-fav-shadow = Das Schattenreich ist nicht eingeschränkt: Jede Leiste kann seine bevorzugte sein.
rule-tap-atlantis-s2-explore = Zu erkunden gibt es nichts: Lässt dich ein Effekt erkunden, eroberst du.
rule-tap-atlantis-s2-explore-automa = Der Automa hält es genauso: Wo er erkunden würde, erobert er.
rule-tap-atlantis-s2-explore-anywhere = Aus „Erkunden an einem beliebigen Ort“ wird für dich wie für den Automa „Erobern an einem beliebigen Ort“.
rule-tap-atlantis-s2-shadow-exhausted = Hat das Schattenreich keinen Außenposten mehr übrig, zählt das Symbol mit dem gestürzten Außenposten auf Gleichstandkarten nicht mehr.
rule-tap-atlantis-s2-goal = Dein Ziel: Wenn die Partie endet, hast du mehr Gebiete unter Kontrolle als der Automa.
