# Rulings of Scythe: what the rules leave open, why we decide as we do, and what a table may choose.

ruling-scythe-p1 = A unit's best destination is where it stands: is that its move?
ruling-scythe-p1-why = The sources show that staying is possible, but not whether the next entry is tried then. We let it count as the move, because the entry was carried out.
ruling-scythe-p1-value-yes = yes, it stays and the line is done
ruling-scythe-p1-value-no = no, the next entry is tried

ruling-scythe-p2 = All valid territories of a worker are near enemy combat units
ruling-scythe-p2-why = The rules do not say what happens then. We read it so: the worker stays where it is.
ruling-scythe-p2-value-impossible = the worker does not move
ruling-scythe-p2-value-allowed = it moves all the same

ruling-scythe-p3 = Do mech and character walk toward enemies on home bases?
ruling-scythe-p3-why = The book only says toward enemy combat units. We leave those on home bases aside, unless all are there.
ruling-scythe-p3-value-ignored-unless-all = only if no enemy stands elsewhere
ruling-scythe-p3-value-last = territories whose nearest enemy is on a base come last

ruling-scythe-p4 = A mech and the character stand together: which attacks?
ruling-scythe-p4-why = No rule was found. We follow another program and send the mech.
ruling-scythe-p4-value-mech-first = the mech
ruling-scythe-p4-value-character-first = the character

ruling-scythe-p5 = Several territories could be attacked
ruling-scythe-p5-why = Fewest combat units, then closest to the Factory, comes from another program; a printed rulebook may have other criteria.
ruling-scythe-p5-value-fewest = fewest combat units, then the Factory
ruling-scythe-p5-value-ask = ask the table, among all that could be attacked

ruling-scythe-p6 = Several territories with lone workers could be attacked
ruling-scythe-p6-why = Most workers, then closest to the Factory, comes from another program; a printed rulebook may have other criteria.
ruling-scythe-p6-value-most = most workers, then the Factory
ruling-scythe-p6-value-ask = ask the table, among all that could be attacked

ruling-scythe-p7 = Do units on the home base count for “most units”?
ruling-scythe-p7-why = The rulebook and a forum ruling say no; one program counts them all the same.
ruling-scythe-p7-value-no = no
ruling-scythe-p7-value-yes = yes

ruling-scythe-p8 = Does every move of the character remove an encounter token?
ruling-scythe-p8-why = It is certain for Encounter/Factory. We take it to hold for every move that ends there, as for a human.
ruling-scythe-p8-value-yes = yes, after every move
ruling-scythe-p8-value-no = no, only after Encounter/Factory

ruling-scythe-p9 = Which Factory card does the Automa take?
ruling-scythe-p9-why = No rule was found. A random card favors nobody.
ruling-scythe-p9-value-random = a random one
ruling-scythe-p9-value-top-card = the top one

ruling-scythe-p10 = Character and mechs are on the mat: which does the icon bring?
ruling-scythe-p10-why = The icon shows the character in front of a mech. We take the character first.
ruling-scythe-p10-value-character-first = the character
ruling-scythe-p10-value-mech-first = a mech

ruling-scythe-p11 = Do its units limit the Automa's combat cards?
ruling-scythe-p11-why = Its units hardly ever stand together, so cards that show two or three would be wasted. We see no limit.
ruling-scythe-p11-value-no = no
ruling-scythe-p11-value-yes = yes, one card for each combat unit

ruling-scythe-p12 = What becomes of a human's resources where the Automa takes a territory?
ruling-scythe-p12-why = We know only from another program that they are removed; the Automa stores nothing.
ruling-scythe-p12-value-removed = they are removed
ruling-scythe-p12-value-stay = they stay

ruling-scythe-p13 = Resources found on a village, a lake or the Factory
ruling-scythe-p13-why = Nothing is produced there but workers, so no resource fits. We put down nothing.
ruling-scythe-p13-value-none = none
ruling-scythe-p13-value-any = as many, of any kind

ruling-scythe-p14 = Who takes the first turn?
ruling-scythe-p14-why = Among humans the lowest number on the player mats decides. An Automa has no player mat, and no rule was found for it, so a human begins.
ruling-scythe-p14-value-human = the human with the lowest mat number
ruling-scythe-p14-value-automa = the first Automa in the order of seats

ruling-scythe-p15 = Does a home base have water territories in its neighborhood?
ruling-scythe-p15-why = The rulebook speaks of what touches the base. Once water no longer blocks, we count lakes and river banks too.
ruling-scythe-p15-value-yes = yes, once water no longer blocks
ruling-scythe-p15-value-no = no, only what is joined by land

ruling-scythe-p16 = Does an enemy structure keep peaceful moves away?
ruling-scythe-p16-why = Only units occupy a territory in the main rules, so a structure does not.
ruling-scythe-p16-value-no = no
ruling-scythe-p16-value-yes = yes

ruling-scythe-p17 = The Automa deck is empty: what is shuffled?
ruling-scythe-p17-why = No rule was found. The card that lies open still tells what a human finds, so it stays out.
ruling-scythe-p17-value-others = all cards but the open one
ruling-scythe-p17-value-all = all nineteen

ruling-scythe-p18 = An ability takes power before the combat: does it change the bracket?
ruling-scythe-p18-why = No rule was found. The loss happens before the combat, and the card is read in it.
ruling-scythe-p18-value-yes = yes, the loss comes first
ruling-scythe-p18-value-no = no, the power before it counts

ruling-scythe-tokens = When does an Automa of Albion or Togawa leave a flag or a trap?
ruling-scythe-tokens-why = It is certain that its character leaves them, but not when. A human may after every move of the character, so we let it happen when the character has gone to a territory without one.
ruling-scythe-tokens-value-moved = when its character has gone to another territory
ruling-scythe-tokens-value-stayed-too = also when its character stays
ruling-scythe-tokens-value-never = never

ruling-scythe-traps = An Automa ends a move on an armed trap: does it pay?
ruling-scythe-traps-why = The books say nothing about it. Power, coins and combat cards are things that an Automa has, so we let it lose them; its popularity never changes.
ruling-scythe-traps-value-paid = yes, and the trap is turned over
ruling-scythe-traps-value-nothing = no, the trap stays armed

ruling-scythe-allies = Cooperative: may an Automa enter a territory with units of another Automa?
ruling-scythe-allies-why = No rule was found. Two factions never share a territory in the main rules, so we keep them apart.
ruling-scythe-allies-value-no = no
ruling-scythe-allies-value-yes = yes

ruling-scythe-reshuffle = Several Automas share a deck: is it shuffled each time that one reaches II?
ruling-scythe-reshuffle-why = No rule was found. Each Automa with a deck of its own shuffles then, so we shuffle the shared one too.
ruling-scythe-reshuffle-value-yes = yes
ruling-scythe-reshuffle-value-no = no, only when it is empty

## The campaign

ruling-fenris-away-vote = Votes of those who have gone home
ruling-fenris-away-vote-why = The books do not say what becomes of the influence of somebody who left before the vote. We let it go back unused.
ruling-fenris-away-vote-value-nothing = it goes back unused
ruling-fenris-away-vote-value-automa = cast as an Automa would

ruling-fenris-a23 = Mods move the marker before the first turn: does it do there what it always does?
ruling-fenris-a23-why = The text moves the marker and makes no exception, so what it reaches counts. A table may let it only stand further on.
ruling-fenris-a23-value-triggers = yes, stars and the scheme, too
ruling-fenris-a23-value-moves = no, it only stands further on

ruling-fenris-a35 = Somebody takes over a faction out of a box: what becomes of the old mat and its home base?
ruling-fenris-a35-why = The German book lets the old home base stay with that player and puts only the mats of those who change to the others. The later English book lets the home base be chosen last.
ruling-fenris-a35-value-reserved = the mat lies aside, the home base stays
ruling-fenris-a35-value-pool = the mat is free; who loses the home base by that picks another one
ruling-fenris-a35-value-last = the mat is free, the home base is picked last
