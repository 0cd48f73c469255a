"""The solo table with expansions: five tracks, double strike, landmark cards, pool, reactions."""

from typing import Any

import pytest

from tests.web.alone import Alone

ALL: dict[str, Any] = {
    "expansions": ["PP", "AA", "FF"],
    "arts": "military",
    "double_strike": True,
    "level": 2,
    "civs": ["hucksters"],
    "favorites": {"automa": "technology", "shadow": "science"},
}


def seated(me: Alone, **setup: Any) -> None:
    """A table with everything, after its landmark cards; yours is the skyscraper."""
    me.table(**{**ALL, **setup})
    me.say(answer="skyscraper")
    me.say(answer="bridge")
    me.open(me.path)


def attacked(me: Alone, cards: int = 3) -> None:
    """You conquer a territory of the Automa, which has some cards."""
    seated(me)
    me.correct("tapestry.automa_hand", cards)
    me.correct("hexes.19", {"tile": True, "tokens": [{"who": "automa"}]})
    me.open(me.path)
    me.tap("hex 19")


def test_five_tracks_with_the_tokens_of_four_seats(me: Alone) -> None:
    seated(me)
    me.correct("tracks.strike.arts", 5)
    me.correct("landmarks.arts:4", "strike")
    me.correct("tracks.you2.arts", 2)
    page = me.open(f"{me.path}?who=you")
    assert {f"strip-{track}" for track in me.view["tracks"]["you"]} <= page.ids
    assert {"advance arts", "advance2 arts", "income"} <= set(me.acts)
    label = me.answer.text
    assert "Double strike: space 5" in label
    assert "Your second token: space 2" in label
    assert "landmark on 4: Double strike" in label
    page = me.tap("advance arts")
    assert me.view["tracks"]["you"]["arts"] == 1
    assert "Skyscraper ready for you" in page.text
    assert "Bridge Automa" in page.text


def test_the_double_strike_says_why_it_is_this_track(me: Alone) -> None:
    """The Shadow Empire takes the track that military lies before: beside it lie the arts."""
    seated(me, chance="app")
    me.correct("era.bots", 1)
    for track in ("exploration", "science", "technology", "arts"):
        me.correct(f"tracks.shadow.{track}", 12)
    me.open(f"{me.path}?who=bots")
    page = me.tap("bots_turn")
    while "answer none" in me.acts:
        page = me.tap("answer none")
    assert me.view["tracks"]["strike"]["arts"] == 1
    assert "Yellow token on Arts 0 → 1" in page.text
    assert "no. 1 clockwise" in page.text


def test_the_equalizers_say_how_far_you_lead(me: Alone) -> None:
    """Two spaces behind you on one track: there the Automa catches up in its income turn."""
    seated(me, civs=["equalizers"], double_strike=False)
    me.correct("era.bots", 1)
    answer = me.say(view=True)
    while answer["view"]["era"]["bots"] == 1:
        for track, space in answer["view"]["tracks"]["automa"].items():
            if answer["view"]["tracks"]["you"][track] != space:
                me.correct(f"tracks.you.{track}", space)  # nobody leads
        me.correct("tracks.you.military", min(12, me.view["tracks"]["automa"]["military"] + 2))
        answer = me.say(do="bots_turn")
        while answer["pending"]:
            answer = me.say(answer=answer["pending"]["options"][0])
    page = me.open(me.path)
    assert "Military: your lead: 2" in page.text
    assert "tap.civ.equalizers.income" in me.answer.text


def test_an_item_out_of_the_pool(me: Alone) -> None:
    seated(me)
    assert me.view["pool"] == ["space", "tapestry", "tech"]
    assert {"take space", "take tapestry", "take tech"} <= set(me.acts)
    page = me.tap("take tech")
    assert me.view["pool"] == ["space", "tapestry"]
    assert "take tech" not in me.acts
    assert "take a tech card out of the pool" in page.text
    assert "tech card" in me.open(f"{me.path}/history").text
    me.open(f"{me.path}/more")
    assert "take space" in me.acts
    # Twice is refused, and nothing changes.
    me.open(me.path)
    form = me.page.form_with("act", "take space")
    page = me.send(form, "act", "take tech")
    assert me.answer.status_code == 409
    assert me.view["pool"] == ["space", "tapestry"]


def test_a_named_card_of_the_automa_moves_its_outpost(me: Alone) -> None:
    attacked(me)
    acts = set(me.acts)
    assert {"answer trap", "answer other", "answer kraken", "answer retreat"} <= acts
    assert "traps 0" in acts
    me.tap("answer retreat")
    page = me.tap("answer yes")
    assert "Tap the territory on the map" in page.text
    assert "answer 0" in me.acts, "a hex of the map answers"
    assert "hex 0" not in me.acts
    me.tap("answer 0")
    assert {"answer done", "answer 4"} <= set(me.acts)
    page = me.tap("answer done")
    assert me.view["hexes"]["0"]["tokens"] == [{"who": "automa", "toppled": False}]
    assert me.view["hexes"]["19"]["tokens"] == [{"who": "you", "toppled": False}]
    assert me.view["tapestry"]["automa_hand"] == 2
    assert "Retreat" in me.open(f"{me.path}/history").text


def test_none_of_the_cards_works(me: Alone) -> None:
    attacked(me)
    me.tap("traps 0")
    assert me.view["tapestry"]["automa_hand"] == 0
    assert {"who": "automa", "toppled": True} in me.view["hexes"]["19"]["tokens"]


def test_one_card_left_needs_no_key_for_the_rest(me: Alone) -> None:
    attacked(me, cards=1)
    assert "traps 0" not in me.acts
    me.tap("answer gremlins")
    assert {"who": "you", "toppled": True} in me.view["hexes"]["19"]["tokens"]


def test_corrections_of_what_expansions_bring(me: Alone) -> None:
    seated(me)
    me.correct("landmarks.science:4", "gone")
    form = me.open(f"{me.path}/correct").form_with("arts")
    assert form.fields["arts"] == "military"
    assert form.fields["landmarks.card:bridge"] == "automa"
    assert form.fields["landmarks.science:4"] == "gone"
    assert form.fields["pool.tech"] == "1"
    assert "strike" not in form.options["achievements.end_of_track.1"]
    assert "markers.science" not in form.fields
    changes = {
        "arts": "science",
        "landmarks.card:bridge": "you",
        "pool.tech": "3",
        "tracks.strike.arts": "7",
    }
    me.send(form, **changes)
    assert me.answer.status_code == 200
    view = me.view
    assert view["arts"] == "science"
    assert view["landmarks"]["card:bridge"] == "you"
    assert view["landmarks"]["science:4"] == "gone"
    assert view["pool"].count("tech") == 3
    assert view["tracks"]["strike"]["arts"] == 7


def test_outposts_on_tracks_are_written_as_spaces(me: Alone) -> None:
    seated(me, civs=["trailblazers"])
    me.correct("markers.technology", [])
    form = me.open(f"{me.path}/correct").form_with("markers.science")
    me.send(form, **{"markers.science": "3, 5"})
    assert me.view["markers"] == {"science": [3, 5]}
    page = me.open(f"{me.path}/where")
    assert "Trailblazers: an outpost on Science, space 5" in page.text
    assert "an outpost stands on space 3" in me.answer.text
    # Words are refused, and nothing changes.
    form = me.open(f"{me.path}/correct").form_with("markers.science")
    me.send(form, **{"markers.science": "three"})
    assert me.answer.status_code == 422
    assert me.view["markers"] == {"science": [3, 5]}


def test_the_rulebook_of_a_table_has_only_its_expansions(me: Alone) -> None:
    me.table()
    me.open(f"{me.path}/rulebook")
    plain = me.answer.text
    seated(me)
    me.open(f"{me.path}/rulebook")
    full = me.answer.text
    for rule in ("tap.ds.setup", "tap.solo.setup.automa.cover", "tap.civ.hucksters.take"):
        assert rule not in plain
        assert rule in full


@pytest.mark.parametrize(
    "page", ["odds", "where", "sheet", "checklist", "cards", "history", "finish"]
)
def test_every_page_knows_the_arts(me: Alone, page: str) -> None:
    seated(me)
    me.say(do="correct", path="era.bots", value=1)
    for _ in range(2):
        answer = me.say(do="bots_turn")
        while answer["pending"]:
            answer = me.say(answer=answer["pending"]["options"][0])
    shown = me.open(f"{me.path}/{page}")
    assert me.answer.status_code == 200
    if page in ("odds", "where", "sheet"):
        assert "Arts" in shown.text


def test_another_item_was_taken(me: Alone) -> None:
    """Fix an earlier step: not the tech card, but the tapestry card."""
    seated(me)
    me.tap("take tech")
    form = me.open(f"{me.path}/fix/1").form_with("act", "replace")
    assert {"correct pool.tech", "correct arts"} <= set(form.options["command"])
    me.press("change", '{"kind":"replace","command":{"do":"take","item":"tapestry"}}')
    me.press("decide", "take")
    assert me.view["pool"] == ["space", "tech"]
