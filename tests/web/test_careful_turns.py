"""The science die is asked for, and a slip on the map is asked about before it counts."""

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.words import LANGUAGES

ASKED = {
    "en": "Roll the science die. Which track does it show? You advance there without a benefit.",
    "de": "Wirf den Wissenschaftswürfel. Welche Leiste zeigt er? Du schreitest dort voran, ohne",
    "cs": "Hoď kostkou vědy. Kterou stupnici ukazuje? Posuneš se na ní bez přínosu.",
}
SLIPPED = {
    "en": "You may explore now, but hex 17 is a territory: a tap there conquers it.",
    "de": "Du darfst gerade erkunden, aber Feld 17 ist ein Gebiet: Ein Tipp darauf erobert es.",
    "cs": "Teď můžeš prozkoumávat, ale pole 17 už je území: klepnutí ho dobude.",
}


@pytest.fixture
def me(ana: Person) -> Alone:
    found = Alone(ana.client)
    found.table()
    return found


def at(me: Alone, track: str) -> int:
    here: int = me.view["tracks"]["you"][track]
    return here


# The die


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_astronomy_the_page_asks_for_the_die(house: House, language: str) -> None:
    with house.client(language=language) as client:
        me = Alone(client)
        me.table()
        me.open(me.path)
        page = me.tap("advance science")
        assert ASKED[language] in page.text
        page = me.tap("extra military")
        assert (at(me, "science"), at(me, "military")) == (1, 1)
        assert "extra" not in page.ids


def test_a_roll_without_benefit_opens_nothing_on_the_map(me: Alone) -> None:
    me.correct("tracks.you.exploration", 1)
    me.open(me.path)
    me.tap("advance science")
    page = me.tap("extra exploration")
    assert at(me, "exploration") == 2
    assert "You may explore" not in page.text
    me.say(undo=1)
    me.say(undo=1)
    me.open(me.path)
    assert "You may explore" in me.tap("advance exploration").text, "by itself it would"


def test_a_roll_with_benefit_goes_on_with_the_space_that_it_shows(me: Alone) -> None:
    me.correct("tracks.you.science", 4)
    me.correct("tracks.you.exploration", 1)
    me.open(me.path)
    page = me.tap("advance science")
    assert "You advance there and gain the benefit." in page.text
    page = me.tap("extra exploration")
    assert "You may explore" in page.text
    assert "extra" not in page.ids


def test_the_die_may_show_science_again(me: Alone) -> None:
    me.correct("tracks.you.science", 4)
    me.open(me.path)
    me.tap("advance science")
    page = me.tap("extra science")
    assert at(me, "science") == 6
    assert "Or build a house instead" in page.text, "space 6 is a choice"


def test_going_on_without_the_die_is_possible(me: Alone) -> None:
    me.open(me.path)
    page = me.tap("advance science")
    assert "extra" in page.ids
    page = me.tap("bots_turn")
    assert me.answer.status_code == 200
    assert "extra" not in page.ids


def test_a_track_that_has_ended_cannot_be_tapped(me: Alone) -> None:
    me.correct("tracks.you.military", 12)
    me.open(me.path)
    page = me.tap("advance science")
    assert "disabled" in page.attributes["extra-military"]
    assert "disabled" not in page.attributes["extra-technology"]


def test_four_dice_are_counted_down(me: Alone) -> None:
    me.correct("tracks.you.science", 11)
    me.open(me.path)
    page = me.tap("advance science")
    for left in ("(4 to go)", "(3 to go)", "(2 to go)"):
        assert left in page.text
        page = me.tap("extra military")
    assert "to go)" not in page.text
    assert "extra" in page.ids
    assert "extra" not in me.tap("extra military").ids
    assert at(me, "military") == 4


def test_two_steps_of_your_choice_and_one_back(me: Alone) -> None:
    me.correct("tracks.you.science", 9)
    me.correct("tracks.you.military", 2)
    me.open(me.path)
    page = me.tap("advance science")
    assert "Go back on one of these tracks" in page.text
    assert "extra-exploration" not in page.ids
    assert "disabled" in page.attributes["extra-technology"], "it stands at the start"
    me.tap("extra military")
    assert at(me, "military") == 1


@pytest.mark.parametrize("track", ["exploration", "military", "technology"])
def test_no_other_first_space_asks_for_a_die(me: Alone, track: str) -> None:
    me.open(me.path)
    assert "extra" not in me.tap(f"advance {track}").ids


# The map


def at_a_slip(me: Alone) -> str:
    """You may explore beside hex 24; on 17, next to yours, lies a territory that is nobody's."""
    me.correct("tracks.you.exploration", 1)
    me.correct("hexes.17", {"tile": True, "tokens": []})
    me.correct("hexes.16", {"tile": True, "tokens": [{"who": "you"}]})
    me.open(me.path)
    me.tap("advance exploration")
    assert "hex 17" in me.acts
    return "hex 17"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tap_on_a_territory_while_you_may_explore_is_asked_about(
    house: House, language: str
) -> None:
    with house.client(language=language) as client:
        me = Alone(client)
        me.table()
        slip = at_a_slip(me)
        before = me.view
        page = me.tap(slip)
        assert me.answer.status_code == 409
        assert SLIPPED[language] in page.text
        assert me.view == before
        me.press("anyway", "yes")
        assert me.view["hexes"]["17"]["tokens"] == [{"who": "you", "toppled": False}]


def test_undo_takes_back_the_hex_alone(me: Alone) -> None:
    slip = at_a_slip(me)
    me.tap(slip)
    me.press("anyway", "yes")
    me.open(me.path)
    me.say(undo=1)
    assert me.view["hexes"]["17"]["tokens"] == []
    assert at(me, "exploration") == 2


def test_a_hex_where_you_may_explore_is_done_at_once(me: Alone) -> None:
    at_a_slip(me)
    legal = next(
        one for one in me.acts if one.startswith("hex ") and one.split()[1] not in me.view["hexes"]
    )
    place = legal.split()[1]
    me.tap(legal)
    assert me.answer.status_code == 200
    assert place in me.view["hexes"]


# Between two people


def test_in_a_duel_the_die_is_asked_of_who_moved_though_the_shadow_empire_followed(
    ana: Person,
) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("income")
    page = ana.tap("advance science")  # Bert's, and the Shadow Empire follows
    assert "Bert: Roll the science die." in page.text
    assert "go on playing" in page.text
    turn = ana.client.get(f"/api{path}").json()["view"]
    page = ana.tap("extra military")
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["tracks"]["p2"] == {**turn["tracks"]["p2"], "science": 1, "military": 1}
    assert view["turn"] == turn["turn"], "the roll is no turn of its own"
    assert "extra" not in page.ids
    assert "seat-p1" in page.ids
    assert "extra" not in ana.tap("advance technology").ids
