### Rules of the solo game, explained: benefits, bonuses and landmarks of the bots

rule-tap-automa-benefit-table = The Automa has its own benefit table. When it advances to a new space, only the icons found in that table count for it.
rule-tap-automa-benefit-ignore = Anything on a space that is not in the Automa's benefit table, icon or text, does nothing for it.
rule-tap-automa-benefit-other-source = However the Automa comes by a benefit, not only by advancing: it gains it only if the icon is in its table.
rule-tap-automa-benefit-once = If a space shows the same benefit more than once, the Automa gains it a single time.
rule-tap-shadow-benefit-none = Benefits are not for the Shadow Empire; it never gains any.
rule-tap-bots-bonus-none = Bonuses are for you alone; neither bot ever takes one.
rule-tap-automa-benefit-die = Science die: it is rolled, and the Automa moves 1 space forward on the track shown and gains the benefit there, as far as its table allows.
rule-tap-automa-benefit-die-x = Crossed-out science die: it is rolled, and the Automa moves 1 space forward on the track shown, without the benefit there. It still takes a landmark.
rule-tap-automa-benefit-die-end = If the science die shows a track that the Automa has already finished, nothing happens. It is not rolled again.
rule-tap-automa-benefit-tech = Tech card icon: the Automa does not take a card. Instead, all 3 face-up tech cards go to the discard pile.
rule-tap-automa-benefit-tech-refill = Once the tech cards have been discarded, lay out 3 new ones right away.
rule-tap-automa-benefit-conquer = Conquer icon: the Automa conquers by its own rules, one of your territories if it legally can, otherwise a neutral one.
rule-tap-automa-benefit-conquer-any = Conquer anywhere: the Automa conquers by its usual rules, but the territory need not be adjacent to one of its own.
rule-tap-automa-benefit-explore = Explore icon: the Automa explores by its own rules, on a hex that it may legally explore.
rule-tap-automa-benefit-explore-any = Explore anywhere: the Automa explores by its usual rules, but the hex need not be adjacent to one of its territories.
rule-tap-automa-benefit-choice = Where you would choose between tracks, the die chooses for the Automa: roll the science die until it shows one of the tracks on offer, then the Automa advances or regresses there.
rule-tap-automa-benefit-choice-adv =
    The Automa moves 1 space forward on the track rolled and gains the benefit there, as far as its table allows.
    If it has already finished that track, nothing happens, unless you have chosen to reroll.
rule-tap-automa-benefit-choice-regress = The Automa goes back 1 space on the track rolled, military or technology. The book does not say whether it gains the benefit there; by default we grant it if its table allows.
rule-tap-automa-benefit-tapestry = Tapestry card icon: put one tapestry card face down beside the Automa's income mat.
rule-tap-automa-benefit-note = Why just these icons? According to the authors, they are the ones through which players affect each other.
rule-tap-automa-benefit-spaces-exploration = On the exploration track the Automa explores on spaces 2, 3, 4 and 7 and explores anywhere on space 9. No other space there has a benefit for it.
rule-tap-automa-benefit-spaces-science =
    Science track: 1, 3 and 12 roll the die without benefit; 5 and 6 roll with benefit; 2 and 4 give a tapestry card.
    By die roll, 9 and 11 advance on military, exploration or technology; 10 regresses on military or technology.
rule-tap-automa-benefit-spaces-military =
    On the military track the Automa conquers on spaces 1, 3, 5, 6, 7 and 12 and conquers anywhere on space 8. Spaces 2 and 6 give it a tapestry card;
    the others have no benefit for it.
rule-tap-automa-benefit-spaces-technology = On the technology track spaces 1, 3, 4 and 7 replace the face-up tech cards, and space 2 gives the Automa a tapestry card. The others have no benefit for it.
rule-tap-automa-benefit-order = The book gives no order. We let the Automa take a landmark first, then the benefits of the space in printed order; where a space says “this or that,” it takes the one in its table.
rule-tap-bots-landmark-box = Whichever bot gains a landmark, put it in the landmark box on the Automa's income mat.
rule-tap-bots-landmark-owner = Every landmark in the box on its mat is the Automa's, including those that the Shadow Empire gained.
rule-tap-bots-landmark-historians-shadow = Playing Historians: a landmark that the Shadow Empire takes does not count as gained by the Automa. If only the Automa holds your Historians token, it triggers nothing.
rule-tap-bots-landmark-historians-automa = Playing Historians: a landmark that the Automa takes does not count as gained by the Shadow Empire. If only the Shadow Empire holds your Historians token, it triggers nothing.

rule-tap-bots-landmark-ageofwonders = For the tapestry card Age of Wonders, treat the landmarks won by the Shadow Empire as the Automa's own.
rule-tap-bots-landmark-when = As in the base game, the first token to enter a landmark space takes the landmark. This holds even when a bot advances without the benefit, after a crossed-out die icon.
