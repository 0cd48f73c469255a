### Rules of Atlantis scenario 5, explained

rule-tap-atlantis-s5-setup-civ-you = You draw no civilization: in this scenario you play the Mystics.
rule-tap-atlantis-s5-setup-civ-automa = The Automa's civilization in this scenario is the Hucksters.
rule-tap-atlantis-s5-income1-predict = Wait with the Mystics' predictions: you make them at the very end of income turn 1.
rule-tap-atlantis-s5-income1-draw = In income turn 1 you draw not just 1 tapestry card but 9.
rule-tap-atlantis-s5-income1-play = Fill the 3 empty tapestry spaces of your income mat right away, as if you were playing a card in each of income turns 2, 3 and 4.
rule-tap-atlantis-s5-income1-s4cards = Instead you may use your tapestry cards from scenario 4. In Third Chair you take them out of the deck; if you noted fewer than 3, fill up from 9 drawn cards.
rule-tap-atlantis-s5-income1-noeffect = For the moment, the cards you have placed do nothing.
rule-tap-atlantis-s5-income1-facedown = Next, the cards on your income mat are turned face down.
rule-tap-atlantis-s5-income1-return = Whatever you have not placed is shuffled back into the tapestry deck.
rule-tap-atlantis-s5-look = Your face-down tapestry cards are no secret to you: check them whenever you like.
rule-tap-atlantis-s5-nogain = The resource tracks of your income mat give you no tapestry cards in this scenario.
rule-tap-atlantis-s5-reveal = In income turns 2 to 4 you play no tapestry card from your hand. Turn up the first face-down card from the left on your mat instead.
rule-tap-atlantis-s5-reveal-effect = A card turned up in this way counts as played at that moment, with its “when played” effect.
rule-tap-atlantis-s5-goal = Your goal: the Mystics' predictions bring you 30 VP or more. At 10 VP each, that takes 3 correct predictions out of 4.
