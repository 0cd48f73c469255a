# Scythe: what mechs of humans can do in a combat, and what the books of the table speak against.

scythe-ability-artillery = Artillerie
scythe-ability-burrow = Untergraben
scythe-ability-camaraderie = Kameradschaft
scythe-ability-disarm = Entwaffnen
scythe-ability-peoples_army = Volksarmee
scythe-ability-rally = Sammeln
scythe-ability-riverwalk = Waten
scythe-ability-ronin = Ronin
scythe-ability-scout = Kundschafter
scythe-ability-seaworthy = Seetüchtig
scythe-ability-shield = Schild
scythe-ability-shinobi = Shinobi
scythe-ability-speed = Eile
scythe-ability-submerge = Abtauchen
scythe-ability-suiton = Suiton
scythe-ability-sword = Schwert
scythe-ability-toka = Toka
scythe-ability-township = Bezirksverwaltung
scythe-ability-underpass = Unterführung
scythe-ability-wayfare = Wanderschaft

scythe-does-none = Nicht eingesetzt
scythe-does-artillery = Artillerie: du zahlst { $pays } Stärke, der Automa verliert { $loses }
scythe-does-camaraderie = Kameradschaft: kein Ansehen geht verloren
scythe-does-disarm = Entwaffnen: der Automa verliert { $loses } Stärke
scythe-does-ronin = Ronin: du erhältst { $gains } Stärke
scythe-does-scout =
    { $steals ->
        [one] Kundschafter: du nimmst dem Automa { $steals } Kampfkarte ab
       *[other] Kundschafter: du nimmst dem Automa { $steals } Kampfkarten ab
    }
scythe-does-shield = Schild: du erhältst { $gains } Stärke
scythe-does-sword = Schwert: der Automa verliert { $loses } Stärke

event-ability = { $seat } setzt { $ability } ein.

question-combat_ability =
    { $ability_id ->
        [disarm] { $seat }: Setzt du vor dem Kampf Entwaffnen ein? Dazu braucht es dort einen Tunnel oder deine Mine.
        [ronin] { $seat }: Setzt du vor dem Kampf Ronin ein? Dazu darfst du dort nur eine Einheit haben.
       *[other] { $seat }: Setzt du vor dem Kampf { $ability } ein?
    }
question-combat_spare = { $seat }: Setzt du { $ability } für die vertriebenen Arbeiter ein?
question-combat_retreat = { $seat }: Wohin ziehen sich Anführer und Mechs zurück? Auf einen See nur mit Seetüchtig; Arbeiter gehen nach Hause.

error-impossible-combat_cards = Keine Kampfkarte ist weniger als { $min } wert, zusammen also nie { $answer }. Gib 0 für keine Karte an, sonst mindestens { $min }.
error-doubted-combat_power = Soweit die App weiß, hat { $seat } nur { $n } Stärke und kann keine { $answer } einstellen. Stell höchstens so viel ein, oder sag, dass es trotzdem stimmt.
error-doubted-combat_cards =
    { $n ->
        [0] Soweit die App weiß, kann { $seat } hier keine Kampfkarten einsetzen. Gib 0 an, oder sag, dass es trotzdem stimmt.
       *[other] Soweit die App weiß, können die Kampfkarten von { $seat } hier höchstens { $n } wert sein, nicht { $answer }: eine für jede Kampfeinheit und nicht mehr, als auf der Hand sind. Zähl nach, oder sag, dass es trotzdem stimmt.
    }
error-doubted-combat_cards_count = Soweit die App weiß, kann { $seat } hier nur { $n ->
        [one] { $n } Kampfkarte
       *[other] { $n } Kampfkarten
    } einsetzen, nicht { $answer }: eine für jede Kampfeinheit und nicht mehr, als auf der Hand sind. Zähl nach, oder sag, dass es trotzdem stimmt.
error-doubted-combat_ability = Soweit die App weiß, fehlt { $seat } für diese Fähigkeit ein Mech auf dem Plan oder die Stärke. Setz sie nicht ein, oder sag, dass es trotzdem stimmt.
error-doubted-combat_spare = Soweit die App weiß, hat { $seat } keinen Mech auf dem Plan und damit diese Fähigkeit nicht. Setz sie nicht ein, oder sag, dass es trotzdem stimmt.
error-doubted-combat_retreat = Soweit die App weiß, hat { $seat } keinen Mech auf dem Plan und kann deshalb nur nach Hause. Geh dorthin, oder sag, dass es trotzdem stimmt.
error-doubted-attacked = Soweit die App weiß, hat dieser Automa keine Kampfeinheit auf dem Plan. Wähl jemand anderen, oder sag, dass es trotzdem stimmt.
error-doubted-met = Soweit die App weiß, hat dieser Automa keine solche Einheit auf dem Plan. Wähl jemand anderen, oder sag, dass es trotzdem stimmt.

page-doubted-attacked = Die App weiß von keinen Kampfeinheiten auf dem Plan. Stimmt trotzdem:
page-doubted-combat_power =
    { $n ->
        [0] Die App weiß von keiner Stärke. Stimmt trotzdem:
       *[other] Die App weiß nur von { $n } Stärke. Stimmt trotzdem:
    }
page-doubted-combat_cards =
    { $n ->
        [0] Soweit die App weiß, keine. Stimmt trotzdem:
       *[other] Soweit die App weiß, höchstens { $n }. Stimmt trotzdem:
    }
page-doubted-combat_cards_count =
    { $n ->
        [one] Eine für jede Kampfeinheit: nur { $n } Karte. Stimmt trotzdem:
       *[other] Eine für jede Kampfeinheit, soweit auf der Hand: nur { $n } Karten. Stimmt trotzdem:
    }
page-doubted-combat_ability = Soweit die App weiß, fehlt dafür ein Mech auf dem Plan oder die Stärke. Stimmt trotzdem:
page-doubted-combat_spare = Die App weiß von keinem Mech auf dem Plan. Stimmt trotzdem:
page-doubted-combat_retreat = Die App weiß von keinem Mech auf dem Plan. Stimmt trotzdem:
page-doubted-met = Die App weiß von keinen solchen Einheiten auf dem Plan. Stimmt trotzdem:
page-anyway = Stimmt trotzdem
