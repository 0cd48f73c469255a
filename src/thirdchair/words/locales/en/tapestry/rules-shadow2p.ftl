### Rules of the two-player Shadow Empire variant, explained

rule-tap-shadow2p-intro-players = This variant is for exactly two people. A simple third opponent joins you: the Shadow Empire.
rule-tap-shadow2p-intro-purpose = Two players can easily stay out of each other's way. The Shadow Empire is there to bring more competition and interaction.
rule-tap-shadow2p-intro-not-first = The designers suggest leaving the Shadow Empire out of your very first game of Tapestry.
rule-tap-shadow2p-intro-only-advance = Moving up the advancement tracks is all the Shadow Empire ever does. It takes no other actions.
rule-tap-shadow2p-intro-no-benefit = Whatever benefits are printed on a space the Shadow Empire enters, it gets none of them.
rule-tap-shadow2p-intro-no-bonus = The Shadow Empire never takes the bonus of a space it enters.
rule-tap-shadow2p-intro-landmark = The Shadow Empire gains no benefits, but it can still snatch landmarks from you as it advances.
rule-tap-shadow2p-intro-achievement = By advancing, the Shadow Empire can also earn the public achievement “complete any advancement track.”
rule-tap-shadow2p-setup-1 = Give the Shadow Empire a player color that neither of you is using.
rule-tap-shadow2p-setup-2a = Each advancement track gets one player token of the Shadow Empire, placed on the starting space.
rule-tap-shadow2p-setup-2b = Leave one more token of its color beside the board. It will mark the achievement for completing a track, which the Shadow Empire can earn only once.
rule-tap-shadow2p-setup-3a = The science die picks the Shadow Empire's first favorite track: roll once and take the track it shows.
rule-tap-shadow2p-setup-3b = One of the Shadow Empire's outposts, standing beside the track, shows which track is its favorite. (The solo game uses a second token on the track instead.)
rule-tap-shadow2p-setup-4a = For this variant the decision deck consists of decision cards 1–12. You can tell them by the gray field behind the card ID.
rule-tap-shadow2p-setup-4b = Some card IDs sit in a circle, others in a rectangle. For this variant that makes no difference; look only for the gray field.
rule-tap-shadow2p-setup-4c = The twelve cards are shuffled together and form a single face-down decision deck.
rule-tap-shadow2p-setup-4d = Decision cards 13–22 are needed only in the solo game. With two players they stay in the box.
rule-tap-shadow2p-card-tiebreakers = On the left half of a card you need only the column of symbols showing the four tracks and the heart. It settles ties between tracks.
rule-tap-shadow2p-card-indicator = On the right half of a card you need only the gray track indicator with the letter S. It belongs to the Shadow Empire.
rule-tap-shadow2p-card-id = The card ID helps you sort the cards; once the game is under way it means nothing.
rule-tap-shadow2p-card-type = The shape around the card ID is the card type. It has no effect while you play.
rule-tap-shadow2p-card-unused = Ignore everything else on the card: the blue Automa indicator, the income icon, the little hex tiebreaker map, and the toppled-outpost icon.
rule-tap-shadow2p-pair-use = Each turn, two decision cards lying side by side decide on which track the Shadow Empire advances.
rule-tap-shadow2p-pair-left = The card on the left is the track card. It says which tracks come into question.
rule-tap-shadow2p-pair-right = The card on the right is the tiebreaker card. It decides when several tracks come into question.
rule-tap-shadow2p-pair-active = Look only at the purple section where the two cards meet: the track indicator of the left card and the tiebreaker list of the right card.
rule-tap-shadow2p-turn-order = The Shadow Empire has its own place in the turn order, just like each of you. The sheet does not say which seat, so Third Chair asks; by default it plays after the second player.
rule-tap-shadow2p-turn-first = The sheet says nothing special about the first turn. We start the Shadow Empire with an ordinary pair of cards: it never takes income turns and has no eras.
rule-tap-shadow2p-turn-1 = Check the decision deck at the start of its turn. Only if it is empty do you look at the favorite track and reshuffle before drawing.
rule-tap-shadow2p-turn-1-order-de = On the German sheet, an empty deck means: first check the favorite track and change it if needed, then shuffle the 12 cards.
rule-tap-shadow2p-turn-1-order-cz = On the Czech sheet, an empty deck means: first shuffle the 12 cards, then check the favorite track and change it if needed.
rule-tap-shadow2p-turn-1-order-en = On the English sheet, an empty deck means: first shuffle the 12 cards, then check the favorite track and change it if needed.
rule-tap-shadow2p-turn-1-order-ruling =
    The printed sheets disagree here. Third Chair checks the favorite first, while the last tiebreaker card can still settle a tie, and then reshuffles.
    If you prefer the English and Czech order, you can choose it.
rule-tap-shadow2p-turn-1-fav-end = If the deck has run out and the Shadow Empire's token stands on the last space of its favorite track, it picks a favorite anew.
rule-tap-shadow2p-turn-1-fav-passed = If the deck has run out and anyone else's player token is ahead of the Shadow Empire's on its favorite track, it picks a favorite anew. A token on the same space is not ahead.
rule-tap-shadow2p-turn-1-fav-keep = If the Shadow Empire has not finished its favorite track and nobody is ahead of it there, it keeps this favorite.
rule-tap-shadow2p-turn-1-fav-choose = The new favorite is the track where the Shadow Empire is closest to a free landmark or to the end. This is what the gray icon with S, flag and building would pick.
rule-tap-shadow2p-turn-1-fav-tie =
    No sheet says how to break a tie for the new favorite. We read the tiebreaker card of the last pair from bottom to top.
    If you reshuffle first, a freshly drawn card decides and is shuffled back in.
rule-tap-shadow2p-turn-1-fav-same = Picking a favorite anew can bring up the same track again; then nothing changes.
rule-tap-shadow2p-turn-1-fav-move = Move the outpost that marks the favorite so that it stands beside the newly chosen track.
rule-tap-shadow2p-turn-1-reshuffle = All 12 decision cards come back into play: shuffle them into a fresh decision deck.
rule-tap-shadow2p-turn-2 = Turn up the top two cards of the decision deck and put them side by side. They are the pair for this turn.
rule-tap-shadow2p-turn-2-sides = Which card goes where is not printed. We put the first card drawn on the left (track card) and the second on the right (tiebreaker card).
rule-tap-shadow2p-turn-3 = The Shadow Empire moves one space forward on the track that its card pair picks out.
rule-tap-shadow2p-turn-4 = After the advance both cards go to the discard pile. That ends the Shadow Empire's turn.
rule-tap-shadow2p-turn-look = The discard pile of decision cards is no secret: either of you may check it whenever you like.
rule-tap-shadow2p-adv-gain-landmark =
    If the Shadow Empire is the first to reach a landmark space, take that landmark off the landmark board. Neither of you can get it anymore;
    should a card ask, it belongs to the Shadow Empire.
rule-tap-shadow2p-adv-gain-achievement = When the Shadow Empire finishes its first track, its spare token takes the next free place of “complete any advancement track.” It scores nothing for it, but that place is gone.
rule-tap-shadow2p-adv-gain-only = Apart from landmarks and the achievement for completing a track, the Shadow Empire can gain nothing at all.
rule-tap-shadow2p-adv-indicator = The gray icon with the S on the track card tells you which track or tracks are valid for the Shadow Empire.
rule-tap-shadow2p-adv-icon-all = Square frame with S: any track that the Shadow Empire has not yet finished is valid.
rule-tap-shadow2p-adv-icon-landmark = Flag and building with S: count forward from the Shadow Empire's token to the next free landmark or the end. The track with the fewest spaces is valid; if tied, all of those.
rule-tap-shadow2p-adv-icon-landmark-ended = When looking for the nearest landmark or end, leave out tracks that the Shadow Empire has already finished.
rule-tap-shadow2p-adv-icon-end = Flag with S: only the way to the end counts. The track where the Shadow Empire's token has the fewest spaces left is valid; if tied, all of those.
rule-tap-shadow2p-adv-icon-end-ended = When looking for the track that is nearest to its end, leave out those that the Shadow Empire has already finished.
rule-tap-shadow2p-adv-single = With just one valid track, the Shadow Empire advances there; the tiebreaker card is not needed.
rule-tap-shadow2p-adv-tie = With several valid tracks, go up the tiebreaker list on the right card, starting at the bottom. The first valid track you meet is where the Shadow Empire advances.
rule-tap-shadow2p-adv-tie-heart = The heart in the tiebreaker list stands for whichever track the Shadow Empire currently favors.
rule-tap-shadow2p-adv-none = Not printed: if the Shadow Empire has finished every track, we skip its advance. Its two cards are still drawn and discarded.
rule-tap-shadow2p-end-when = The Shadow Empire keeps taking turns until both of you have finished your final income turn, even while only one of you is still playing. Then it stops.
rule-tap-shadow2p-end-no-scoring = There is no final scoring for the Shadow Empire; leave it out when you work out the winner.
rule-tap-shadow2p-end-winner = The winner is always one of you two; the Shadow Empire cannot win.
rule-tap-shadow2p-neighbour =
    The sheet does not say whether the Shadow Empire is a neighbor.
    As in the solo rules, we count it as neighbor and opponent of both of you for cards and civilizations; you can switch this off.
rule-tap-shadow2p-versions = We compared the German, Czech and English sheets: they agree in substance, except for the order of the two steps when the deck is empty.
