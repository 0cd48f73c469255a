"""What a solo table asks: reactions in one tap, real cards and dice on a keypad, the result."""

import pytest

from tests.web.alone import Alone, attack_on_the_island
from tests.web.played import made

ROUND = ("income", "science", "technology", "exploration", "military", "military")


# Reactions


def test_your_trap_is_two_big_buttons(me: Alone) -> None:
    attack_on_the_island(me)
    assert "Do you play a trap?" in me.page.text
    assert [act for act in me.acts if act.startswith("answer")] == ["answer none", "answer trap"]
    assert me.page.attributes["columns"]["data-see"] == "map"
    page = me.tap("answer trap")
    assert "Topple the blue outpost" in page.text
    tokens = me.view["hexes"]["16"]["tokens"]
    assert tokens == [{"who": "you", "toppled": False}, {"who": "automa", "toppled": True}]


@pytest.mark.parametrize(
    ("first", "left", "yours_stands"), [(1, 2, False), (2, 1, False), (3, 0, False), (0, 0, True)]
)
def test_which_was_the_first_trap_is_one_tap(
    me: Alone, first: int, left: int, yours_stands: bool
) -> None:
    me.table()
    me.correct("tapestry.automa_hand", 3)
    me.correct("hexes.19", {"tile": True, "tokens": [{"who": "automa"}]})
    me.open(f"{me.path}?see=map")
    page = me.tap("hex 19")
    assert "until a trap comes. Which one was it?" in page.text
    keys = [act for act in me.acts if act.startswith("traps")]
    assert keys == ["traps 1", "traps 2", "traps 3", "traps 0"]
    me.tap(f"traps {first}")
    view = me.view
    assert view["tapestry"]["automa_hand"] == left
    standing = [one["who"] for one in view["hexes"]["19"]["tokens"] if not one["toppled"]]
    assert standing == (["you"] if yours_stands else ["automa"])


def test_a_trap_that_cannot_be_is_refused(me: Alone) -> None:
    me.table()
    me.correct("tapestry.automa_hand", 1)
    me.correct("hexes.19", {"tile": True, "tokens": [{"who": "automa"}]})
    me.open(me.path)
    me.tap("hex 19")
    form = me.page.form_with("act", "traps 1")
    page = me.send(form, "act", "traps 7")
    assert me.answer.status_code == 422
    assert "from 0 to 1" in page.text


# Real cards and dice


def test_the_keypad_keeps_its_places_and_goes_back_by_one(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.open(me.path)
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance science")
    page = me.tap("bots_turn")
    assert "Track card (left):" in page.text
    keys = sorted(one for one in page.ids if one.startswith("key-"))
    page = me.tap("answer 4")
    assert "Tiebreaker card (right):" in page.text
    assert "Track card 4" in page.text  # what came so far
    assert "see-map" in page.ids  # the map is one tap away even now
    assert sorted(one for one in page.ids if one.startswith("key-")) == keys
    assert "disabled" in page.attributes["key-4"]
    assert "answer 4" not in me.acts
    page = me.tap("back")
    assert "Track card (left):" in page.text
    me.tap("answer 5")
    me.tap("answer 4")
    assert me.view["decision"]["pair"] == {"track": 5, "tie": 4}


def test_a_closed_card_says_why_and_leads_to_the_history(me: Alone) -> None:
    """Whoever typed 4 for 3 on an earlier turn comes out of it."""
    me.table(chance="table")
    me.say(answer=9)
    me.open(me.path)
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance science")
    page = me.tap("bots_turn")
    assert "closed-keys" not in page.ids, "every card can come"
    me.tap("answer 4")
    page = me.tap("answer 5")
    me.tap("advance science")
    page = me.tap("bots_turn")
    assert "disabled" in page.attributes["key-4"], "it is in the discard pile"
    assert "Gray cards are no longer in the deck. Is that wrong? Fix an earlier" in page.text
    assert f"{me.path}/history" in page.links


def test_a_roll_is_asked_with_the_tracks(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    for path, value in (("era.bots", 1), ("favorites.automa", "science")):
        me.correct(path, value)
    me.open(me.path)
    me.tap("income")
    me.tap("bots_turn")
    me.tap("answer 2")  # all tracks
    page = me.tap("answer 1")  # the favorite first: science 1 rolls the die
    assert "Which track does it show?" in page.text
    assert {"answer exploration", "answer technology"} <= set(me.acts)
    me.tap("answer military")
    assert me.view["tracks"]["automa"] == {
        "exploration": 0,
        "science": 1,
        "military": 1,
        "technology": 0,
    }


def test_the_app_takes_over_in_the_middle_of_a_turn_and_gives_back(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.correct("era.bots", 1)
    me.open(me.path)
    me.tap("income")
    me.tap("bots_turn")
    me.tap("chance app")
    assert me.view["turn"] == 1
    me.open(f"{me.path}/more")
    me.tap("chance table")
    me.tap("advance science")
    assert "Track card (left):" in me.tap("bots_turn").text


# The end


def test_a_whole_game_without_script(me: Alone) -> None:
    me.open(me.table(level=1))
    own = bots = 0
    while "finish" not in me.page.ids:
        if "bots_turn" in me.acts:
            me.tap("bots_turn")
            bots += 1
        elif "answer none" in me.acts:
            me.tap("answer none")
        elif me.view["era"]["you"] == 5:
            me.open(f"{me.path}?who=bots")
        else:
            act = ROUND[own % len(ROUND)]
            me.tap("income" if act == "income" else f"advance {act}")
            own += 1
            if "You may explore" in me.page.text:
                me.tap(f"hex {next(at for at in range(34) if str(at) not in me.view['hexes'])}")
        assert me.answer.status_code == 200, me.page.text
    view = me.view
    assert view["era"]["bots"] == 5
    assert view["turn"] == bots
    page = me.open(f"{me.path}/finish")
    points = view["vp"]["automa"]
    assert f"Automa: {points} points" in page.text
    page = me.press("vp-you", vp__you=str(points))
    assert "A tie" in page.text
    assert not me.view["over"]
    page = me.press("vp-you", resources__you="1")
    assert "You win" in page.text
    assert me.view["result"]["winner"] == ["you"]


def test_when_the_bots_are_done_nothing_is_asked_but_conquests_of_their_territory(
    me: Alone,
) -> None:
    me.table()
    for path, value in (
        ("era.bots", 5),
        ("hexes.19", {"tile": True, "tokens": [{"who": "automa"}]}),
        ("vp.automa", 120),
    ):
        me.correct(path, value)
    page = me.open(me.path)
    assert "The bots have finished." in page.text
    assert {"finish", "hex-19"} <= page.ids
    assert not {"bots_turn", "income", "advance science"} & set(me.acts)
    assert page.attributes["columns"]["data-see"] == "map"
    assert me.answer.text.count('class="ring can"') == 1
    me.tap("hex 19")
    assert me.view["topples"]["you"] == 1
    me.open(f"{me.path}/finish")
    assert "Automa wins" in me.press("vp-you", vp__you="99").text


def test_points_that_cannot_be_keep_the_sheet(me: Alone) -> None:
    me.table()
    me.open(f"{me.path}/finish")
    page = me.press("vp-you", vp__you="1000")
    assert me.answer.status_code == 422
    assert "from 0 to 999" in page.text


def test_the_die_of_the_set_up_says_whose_it_is_and_when_to_roll_again(me: Alone) -> None:
    me.table(chance="table", favorites={})
    page = me.open(me.path)
    assert "for the favorite track of the Shadow Empire" in page.text
    assert "again while it shows the Automa's favorite track" in page.text
    assert "answer technology" not in me.acts  # the track of the Engineers
    me.tap("answer military")
    me.tap("answer 9")
    assert me.view["favorites"] == {"automa": "technology", "shadow": "military"}


def test_a_die_that_names_the_track_of_the_automa_is_for_the_automa(me: Alone) -> None:
    kaiju = {"game": "tapestry", "mode": "kaiju", "scenario": 1, "capital": "track"}
    me.path = made(me.client, kaiju, chance="table")
    while (asked := me.say(view=True)["pending"])["ask"] != "die":
        me.say(answer=asked["options"][0])
    assert "for the favorite track of the Automa" in asked["say"]
    me.say(answer="military")
    asked = me.say(view=True)["pending"]
    assert "for the favorite track of the Shadow Empire" in asked["say"]
    assert "military" not in asked["options"]
