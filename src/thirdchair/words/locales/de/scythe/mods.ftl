# Modifikationen und Aufbau-Boni: der Einkauf, was Automas kaufen, was genutzt wird.

## Ereignisse

event-offered =
    { $way ->
        [app] { $seat }: { $drawn ->
            [0] Die App zieht { $part }.
           *[other] Die App hat gezogen: { $mods }.
        }
        [noted] { $seat } zieht { $part }; die Plättchen bleiben im gemeinsamen Vorrat. { $backs ->
            [0] Was doppelt kommt, wird zurückgelegt und neu gezogen.
           *[other] Zurückgelegt und neu gezogen wird, was doppelt kommt, und: { $put_back }.
        }
       *[real] { $seat } zieht { $part }. { $backs ->
            [0] Was doppelt kommt, wird zurückgelegt und neu gezogen.
           *[other] Zurückgelegt und neu gezogen wird, was doppelt kommt, und: { $put_back }.
        }
    }
event-mods_kept =
    { $count ->
        [0] { $seat } behält keine Modifikation.
       *[other] { $seat } behält: { $mods }. { $free ->
            [0] Gekauft: { $bought }.
           *[other] Kostenlos: { $free }, gekauft: { $bought }.
        }
    }
event-automa_mod = { $seat }: Schreib in das { $box }. Feld der Spalte { $kind }: { $part }.
event-mod_removed = { $seat }: Nimm ein Plättchen { $mod } für immer aus der Kampagne.
event-shown_card = { $seat } zieht Automa-Karte { $card } für ihren Ertrag und mischt sie wieder ein.
event-cards_out = { $seat }: Diese Automa-Karten bleiben aus dem Stapel: { $cards }.
event-benefit = { $seat } bekommt, was die Modifikation bringt: { $part }.
event-bonuses_due =
    { $n ->
        [one] { $seat } darf einen Aufbau-Bonus ankreuzen.
       *[other] { $seat } darf { $n } Aufbau-Boni ankreuzen.
    }
event-bonus = { $seat }: Kreuze bei den Aufbau-Boni { $bonus } an, jetzt { $n }.
event-worn =
    { $count ->
        [0] { $seat } nutzt heute keine Mech-Modifikation.
       *[other] { $seat } deckt Fähigkeiten ab mit: { $mods }.
    }
event-used =
    { $back ->
        [yes] { $seat } dreht { $mod } zurück: nicht genutzt.
       *[no] { $seat } nutzt { $mod }: umdrehen.
    }

## Befehle

command-draw_mods = { $seat }: Modifikationen gezogen
command-buy_mods = { $seat }: Modifikationen behalten
command-setup_bonus = { $seat }: Aufbau-Bonus
command-wear = { $seat }: Mech-Modifikationen für heute
command-use = { $seat }: Infrastruktur-Modifikation

# Der Name, den jemand für ein Plättchen getippt hat, das wir nicht kennen.
scythe-typed = { $part }

## Was nicht geht

error-unknown-mod = Eine Modifikation namens { $value } gibt es nicht. Wähl eine von diesen: { $options }.
error-fenris-drawn = Die App hat schon gezogen. Die Sorte des zusätzlichen Plättchens wird vorher genannt.
error-fenris-extra-first = Sag erst, von welcher Sorte das zusätzliche Plättchen ist, dann zieh.
error-fenris-draw-first = Die App hat noch nicht gezogen. Zieh zuerst, dann behalte, was du möchtest.
error-fenris-mod-twice = Jede Modifikation nur einmal: { $mod } ist doppelt genannt.
error-fenris-mod-owned = { $seat } besitzt { $mod } schon. Leg sie zurück und zieh eine andere.
error-fenris-mod-on-mat = { $mod } steht schon auf dem Nationstableau von { $seat }. Leg sie zurück und zieh eine andere.
error-fenris-mod-not-offered = { $mod } wurde { $seat } nicht angeboten. Behalte etwas von dem, was gezogen wurde.
error-fenris-mod-gone = Von { $mod } ist nichts mehr im Vorrat: Alle haben schon jemand anderen gefunden.
error-fenris-mods-drawn = Mehr wurden von dieser Sorte nicht gezogen: { $kind }, { $n }.
error-fenris-mods-full = { $seat } hat Platz für { $n } von einer Sorte und nicht für mehr: { $kind }.
error-fenris-mod-not-owned = { $seat } besitzt keine Mech-Modifikation namens { $mod }. Deck Fähigkeiten mit eigenen Modifikationen ab.
error-fenris-mod-not-laid = Vor { $seat } liegt heute keine Infrastruktur-Modifikation namens { $mod }.
error-fenris-mod-used = { $seat } hat { $mod } schon genutzt: jede nur einmal pro Partie.
error-fenris-mod-unused = { $seat } hat { $mod } noch nicht genutzt: Da gibt es nichts zurückzudrehen.
error-fenris-no-mods-tonight = Heute wird ohne Modifikationen dieser Sorte gespielt.
error-fenris-wear-late = { $seat } spielt schon: Mech-Modifikationen werden vor dem ersten Zug gewählt.
error-fenris-bonuses =
    { $n ->
        [one] Ein Aufbau-Bonus ist anzukreuzen. Wähl einen.
       *[other] { $n } Aufbau-Boni sind anzukreuzen. Wähl einen oder mehrere davon.
    }
error-fenris-bonus-full = Auf dem Bogen von { $seat } ist für { $bonus } kein Kästchen mehr frei. Wähl einen anderen Bonus.

## Dinge

scythe-kind-mech = Mech-Modifikationen
scythe-kind-infrastructure = Infrastruktur-Modifikationen
scythe-module-mech_mods = Mech-Modifikationen
scythe-module-infrastructure_mods = Infrastruktur-Modifikationen
page-scope-mods = Aufstieg der Fenris: Modifikationen
page-scope-mech_mods = Aufstieg der Fenris: Mech-Modifikationen in der Partie
page-scope-infrastructure_mods = Aufstieg der Fenris: Infrastruktur-Modifikationen in der Partie
deck-mech_mods = Mech-Modifikationen
deck-infrastructure_mods = Infrastruktur-Modifikationen
scythe-slot-tracker = Fortschrittsmarker +1
scythe-slot-none = kein Effekt
scythe-slot-card = Entferne Karte { $card }
scythe-slot-gain =
    { $count ->
        [0] nichts von der Karte
       *[other] { $part }
    }
scythe-bonus-coins = Münzen
scythe-bonus-power = Stärke
scythe-bonus-popularity = Ansehen

scythe-mod-armor = Panzerung
scythe-mod-entrenched = Verschanzt
scythe-mod-feint = Finte
scythe-mod-foothold = Stützpunkt
scythe-mod-pontoons = Pontons
scythe-mod-regroup = Neu formieren
scythe-mod-reinforce = Verstärkung
scythe-mod-stealth = Schleichen
scythe-mod-tactics = Taktiken
scythe-mod-artillery = Artillerie
scythe-mod-camaraderie = Kameradschaft
scythe-mod-scout = Kundschafter
scythe-mod-suiton = Suiton
scythe-mod-sword = Schwert
scythe-mod-township = Bezirksverwaltung
scythe-mod-underpass = Unterführung
scythe-mod-machinery = Maschinerie
scythe-mod-assembly_line = Montagelinie
scythe-mod-construction = Konstruktion
scythe-mod-recruitment_office = Rekrutierbüro
scythe-mod-automachines = Automaschinen
scythe-mod-spy = Spion
scythe-mod-propaganda = Propaganda
scythe-mod-cavalry = Kavallerie

scythe-mod-does-armor = Als Verteidiger erhältst du Stärke, und der Angreifer wirft eine Kampfkarte seiner Wahl ab.
scythe-mod-does-feint = Im Kampf darfst du deine Stärkescheibe noch verändern; bezahlt wird nur der letzte Wert, und du musst ihn bezahlen können.
scythe-mod-does-stealth = Anführer und Mechs ziehen durch Regionen anderer hindurch, ohne anzuhalten.
scythe-mod-does-tactics = Einmal pro Kampf. Was sie bewirkt, steht auf deinem Plättchen.
scythe-mod-does-artillery = Vor einem Kampf darfst du 1 Stärke zahlen; der Gegner verliert 2.
scythe-mod-does-camaraderie = Arbeiter, die du durch einen Kampf vertreibst, kosten dich kein Ansehen.
scythe-mod-does-scout = Vor einem Kampf nimmst du dem Gegner eine zufällige Kampfkarte ab.
scythe-mod-does-suiton = Zieh auf Seen und von Seen; in einem Kampf dort darfst du eine Kampfkarte mehr einsetzen.
scythe-mod-does-sword = Bevor du als Angreifer kämpfst, verliert der Verteidiger 2 Stärke.
scythe-mod-does-township = Zieh zwischen Dörfern, die du kontrollierst, und der Fabrik.
scythe-mod-does-underpass = Zieh zwischen Bergen, die du kontrollierst, und jeder Tunnelregion.
scythe-mod-does-machinery = Deine Entwickeln-Aktion dieses Zuges kostet nichts.
scythe-mod-does-assembly_line = Deine Mech-Aktion dieses Zuges kostet nichts.
scythe-mod-does-construction = Deine Bauen-Aktion dieses Zuges kostet nichts.
scythe-mod-does-recruitment_office = Deine Rekrutieren-Aktion dieses Zuges kostet nichts.
scythe-mod-does-automachines = In diesem Zug produzieren deine Arbeiter und deine Mühle doppelt.
scythe-mod-does-spy = Wird ganz zu Beginn eines Kampfes angesagt. Was er bewirkt, steht auf deinem Plättchen.
ruling-scythe-a96 = Eine Mech-Modifikation einer einzelnen Partie, deren Fähigkeit auf dem eigenen Nationstableau steht
ruling-scythe-a96-why = Die Liste der Module verweist auf die Regeln der Modifikationen; dort gilt ein solches Plättchen als doppelt.
ruling-scythe-a96-value-again = zurücklegen und neu ziehen
ruling-scythe-a96-value-offered = sie darf gewählt werden
