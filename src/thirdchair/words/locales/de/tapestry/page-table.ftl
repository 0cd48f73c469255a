# Pages of Tapestry: the table page and what hangs on it.

page-more = Mehr Schritte, Wahrzeichen
page-cards = Ablagestapel
page-somebody-due = { $who } ist am Zug.
page-play-anyway = Trotzdem für { $who } spielen

## Hinweise

page-first-income = { $who }: zuerst ein Einkommenszug.
page-first-income-yours = Dein erster Zug ist ein Einkommenszug.

page-track-piece = auf Feld { $space } steht ein Außenposten

# Der Tisch
page-beside-cards = Wahrzeichen von Karten
page-beside-ready = für dich bereit
page-beside-pool = Auslage der Hausierer: Bekommst du so etwas, darfst du es von hier nehmen.
page-beside-take = { $item } nehmen ({ $count } da)

## Der Tisch

page-stand = Spielstand
page-stand-points = Automa: Siegpunkte
page-stand-income = Einkommenszüge der Bots
page-stand-deck =
    { $mode ->
        [kaiju-2] Karten im Kaiju-Stapel
       *[other] Karten im Entscheidungsstapel
    }
page-stand-hand = Verdeckte Gobelinkarten des Automa
page-turn-of-bots = Zug { $turn } der Bots
page-bots-income = Zug { $turn } der Bots: Einkommen { $income }
page-none-yet-bots = Die Bots waren noch nicht am Zug.
page-open-bots = Die Bots ziehen ihre Karten.
page-due-bots = Zug der Bots
page-seat-you = Du
page-seat-bots = Bots

page-turn-steps = Die Schritte dieses Zugs
page-start-said =
    { $count ->
        [one] Beim Aufbau: ein Handgriff
       *[other] Beim Aufbau: { $count } Handgriffe
    }

## Die Leisten

page-board = Leisten
page-track-seat = { $who }: Feld { $space }
page-track-landmark = Wahrzeichen auf { $space }: { $owner }
page-track-favorite = bevorzugte Leiste: { $who }
page-nobody = niemand

## Die Knöpfe

page-bots-turn = Zug des Schattenreichs
page-income = Einkommen
page-stay = Ich bin noch nicht fertig
page-to = auf
page-track-done = beendet
page-back-answer = Eine Antwort zurück
