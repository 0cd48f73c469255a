# Pages of Scythe: after a game, what goes back where.

page-back-decks = Karten
page-back-plan = Spielplan
page-back-automas = Die Automas
page-back-people = Die Menschen
back-scythe-automa-cards = { $seat }: alle { $n } Automa-Karten wieder auf einen Stapel.
back-scythe-automa-shared = Alle { $n } Automa-Karten wieder auf einen Stapel.
back-scythe-combat-cards =
    { $mode ->
        [people] Alle { $n } Kampfkarten auf einen Stapel: die der Spieler und die abgelegten.
        [horde] Alle { $n } Kampfkarten auf einen Stapel: die der Spieler, die neben dem Horde-Plättchen und die abgelegten.
       *[other] Alle { $n } Kampfkarten auf einen Stapel: die der Menschen, die der Automas und die abgelegten.
    }
back-scythe-factory-cards =
    { $count ->
        [0] Die Fabrikkarten auf einen Stapel: die auf der Fabrik und die der Menschen.
        [one] Die Fabrikkarten auf einen Stapel: die auf der Fabrik, die der Menschen und die eine, die ein Automa genommen hat.
       *[other] Die Fabrikkarten auf einen Stapel: die auf der Fabrik, die der Menschen und die { $count }, die Automas genommen haben.
    }
back-scythe-other-cards = Begegnungs- und Zielkarten auf ihre Stapel, das Gebäudebonusplättchen zu den anderen.
back-scythe-encounters =
    { $lying ->
        [all] Alle { $n } Begegnungsplättchen vom Plan nehmen.
        [unknown] Alle { $n } Begegnungsplättchen zusammen wegräumen.
        [none] Die { $n } Begegnungsplättchen liegen neben dem Plan: zusammen wegräumen.
       *[some] { $n } Begegnungsplättchen: { $count } liegen noch auf dem Plan, die anderen daneben.
    }
back-scythe-marker = Den Rekrutenmarker vom Plan ({ $at }) zu den Rekruten seiner Farbe.
back-scythe-goods = Ressourcen nach Art sortieren, Münzen in die Bank, Kampfräder zum Plan.
back-scythe-pieces-automa = { $seat }: Nationstableau { $faction } mit seinen Figuren: { $part }, { $n } Sterne, Marker für Stärke und Ansehen.
back-scythe-pieces-human = { $seat }: Nationstableau { $faction } und Spielertableau { $mat } mit allem, was dazugehört: { $part }, { $n } Sterne, Würfel, Rekruten und Marker.
back-scythe-off-board = { $seat }, vom Plan nehmen: { $part }.
back-scythe-tracker = { $seat }: Fortschrittskarte { $level } zu den anderen drei, ihr Würfel zu denen seiner Farbe.
back-scythe-held = { $seat }: { $coins } $ in die Bank, Kampfkarten von seinem Tableau: { $cards }.
back-scythe-tokens = { $seat }: alle { $n } Plättchen der Fraktion ({ $kind }) zum Nationstableau.
