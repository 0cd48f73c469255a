"""What an Automa can reach in a combat at most, counted by hand from its printed cards."""

from tests.scythe.scene import place, solo
from thirdchair.scythe.fighting.reach import reach


def test_the_highest_sum_over_the_cards_that_can_still_come() -> None:
    # Card 13: power 3/5/7 and three combat cards; card 17: 7/7/7 and two; card 15: 7/7/7 and none.
    scene = solo("saxony", "crimea").give("s2", power=10, cards=4).rule(p11=False)
    scene.state.decks["s2"].cards = [13, 15, 17]
    found = reach(scene.game.rules_at(scene.state), "s2", place(55))
    assert (found.power, found.cards, found.most) == (10, 4, 5 + 3 * 5)

    scene.give("s2", cards=1)  # then 17: 7 + one card
    assert reach(scene.game.rules_at(scene.state), "s2", place(55)).most == 7 + 5

    scene.give("s2", power=2, cards=0)
    assert reach(scene.game.rules_at(scene.state), "s2", place(55)).most == 2


def test_where_units_limit_its_cards_and_when_the_deck_is_empty() -> None:
    scene = solo("saxony", "crimea").give("s2", power=10, cards=4).rule(p11=True)
    scene.put("s2", mech=[55])
    deck = scene.state.decks["s2"]
    deck.cards = [13]
    assert reach(scene.game.rules_at(scene.state), "s2", place(55)).most == 5 + 5
    deck.cards, deck.discard = [], [17, 4]
    assert reach(scene.game.rules_at(scene.state), "s2", place(55)).most == 7 + 5
