# Scythe: what mechs of humans can do in a combat, and what the books of the table speak against.

scythe-ability-artillery = Artillery
scythe-ability-burrow = Burrow
scythe-ability-camaraderie = Camaraderie
scythe-ability-disarm = Disarm
scythe-ability-peoples_army = People's Army
scythe-ability-rally = Rally
scythe-ability-riverwalk = Riverwalk
scythe-ability-ronin = Ronin
scythe-ability-scout = Scout
scythe-ability-seaworthy = Seaworthy
scythe-ability-shield = Shield
scythe-ability-shinobi = Shinobi
scythe-ability-speed = Speed
scythe-ability-submerge = Submerge
scythe-ability-suiton = Suiton
scythe-ability-sword = Sword
scythe-ability-toka = Toka
scythe-ability-township = Township
scythe-ability-underpass = Underpass
scythe-ability-wayfare = Wayfare

scythe-does-none = Not used
scythe-does-artillery = Artillery: you pay { $pays } power, the Automa loses { $loses }
scythe-does-camaraderie = Camaraderie: no popularity is lost
scythe-does-disarm = Disarm: the Automa loses { $loses } power
scythe-does-ronin = Ronin: you gain { $gains } power
scythe-does-scout =
    { $steals ->
        [one] Scout: you take { $steals } combat card from the Automa
       *[other] Scout: you take { $steals } combat cards from the Automa
    }
scythe-does-shield = Shield: you gain { $gains } power
scythe-does-sword = Sword: the Automa loses { $loses } power

event-ability = { $seat } uses { $ability }.

question-combat_ability =
    { $ability_id ->
        [disarm] { $seat }: do you use Disarm before the combat? It needs a tunnel or your own mine there.
        [ronin] { $seat }: do you use Ronin before the combat? It needs a single unit of yours there.
       *[other] { $seat }: do you use { $ability } before the combat?
    }
question-combat_spare = { $seat }: do you use { $ability } for the workers that you drove home?
question-combat_retreat = { $seat }: where do your character and mechs retreat to? Onto a lake only with Seaworthy; workers go home.

error-impossible-combat_cards = No combat card is worth less than { $min }, so yours cannot be worth { $answer } together. Say 0 for no cards, or at least { $min }.
error-doubted-combat_power = As far as the app knows, { $seat } has only { $n } power, and the dial cannot show { $answer }. Dial no more than that, or say that it is right anyway.
error-doubted-combat_cards =
    { $n ->
        [0] As far as the app knows, { $seat } can put in no combat cards here. Say 0, or say that it is right anyway.
       *[other] As far as the app knows, combat cards of { $seat } can be worth { $n } at most here, not { $answer }: one for each combat unit, and no more than are held. Count again, or say that it is right anyway.
    }
error-doubted-combat_cards_count = As far as the app knows, { $seat } can put in only { $n ->
        [one] { $n } combat card
       *[other] { $n } combat cards
    } here, not { $answer }: one for each combat unit, and no more than are held. Count again, or say that it is right anyway.
error-doubted-combat_ability = As far as the app knows, { $seat } lacks a mech on the board, or the power, for this ability. Do not use it, or say that it is right anyway.
error-doubted-combat_spare = As far as the app knows, { $seat } has no mech on the board, and so not this ability. Do not use it, or say that it is right anyway.
error-doubted-combat_retreat = As far as the app knows, { $seat } has no mech on the board and can only go home. Go there, or say that it is right anyway.
error-doubted-attacked = As far as the app knows, that Automa has no combat unit on the board. Choose somebody else, or say that it is right anyway.
error-doubted-met = As far as the app knows, that Automa has no such unit on the board. Choose somebody else, or say that it is right anyway.

page-doubted-attacked = The app knows of no combat units of theirs on the board. It is right anyway:
page-doubted-combat_power =
    { $n ->
        [0] The app knows of no power of yours. It is right anyway:
       *[other] The app knows of { $n } power only. It is right anyway:
    }
page-doubted-combat_cards =
    { $n ->
        [0] By what the app knows, none. It is right anyway:
       *[other] By what the app knows, at most { $n }. It is right anyway:
    }
page-doubted-combat_cards_count =
    { $n ->
        [one] One for each combat unit: only { $n } card. It is right anyway:
       *[other] One for each combat unit, as far as they are held: only { $n } cards. It is right anyway:
    }
page-doubted-combat_ability = As far as the app knows, a mech on the board or the power for it is missing. It is right anyway:
page-doubted-combat_spare = The app knows of no mech on the board. It is right anyway:
page-doubted-combat_retreat = The app knows of no mech on the board. It is right anyway:
page-doubted-met = The app knows of no such units on the board. It is right anyway:
page-anyway = It is right anyway
