"""Campaigns that go their way by chance, checked after every step; and what such walks found."""

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, Evening, automa, human, next_after
from tests.fenris.seconds import Second
from tests.fenris.switching import four
from tests.fenris.test_first_evening import voting
from tests.fenris.three import third
from tests.fenris.walking import Walk
from tests.fenris.walking_pages import walked_with_pages
from tests.scythe.scene import only
from tests.web.reading import Reading
from thirdchair.kit.questions import Number
from thirdchair.table.store import Store

WALKS = settings(
    max_examples=8,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""The same few in every run; long stretches are walked by hand. A walk says its last steps, and
to make it shorter would take longer than all tests."""


@WALKS
@given(random=st.randoms(use_true_random=False), first=st.integers(1, 8))
def test_what_always_holds_on_any_way_through_a_campaign(random: Random, first: int) -> None:
    """From any evening to the totals: both ways, both ends, whoever comes and goes."""
    walk = Walk(random, first).checked()
    assert walk.state.over


@pytest.mark.parametrize("first", [1, 5, 8])
def test_every_page_is_there_on_the_way_and_offers_what_is_due(first: int) -> None:
    walked_with_pages(first, most=20, often=10, first=first)


# What walks have found


def test_fists_are_no_way_any_more_once_somebody_has_sealed() -> None:
    scene = voting({"s1": 2, "s2": 1, "s3": 1})
    assert "decide" in next_after(scene).may
    scene.do("vote", seat="s1", war=scene.state.influence["s1"], peace=0)
    assert "decide" not in next_after(scene).may


@pytest.mark.parametrize(("branch", "what"), [("2a", "mechs"), ("2b", "structures")])
def test_nobody_counts_more_than_there_are(branch: str, what: str) -> None:
    scene = Second(branch, human("nordic"), human("crimea")).begins()
    scene.do("count", seat="s1", what=what, n=4)
    assert scene.refuses("count", seat="s1", what=what) == "not-in-range"
    scene.do("episode_result", coins={"s1": 10, "s2": 5}, facts={what: {"s2": 0}})


def test_after_the_sixth_star_on_the_tray_it_is_nobodys_turn_until_it_was_a_slip() -> None:
    table = evening({"do": "setup"}, seats=(*THREE, automa("saxony")))
    due = table.next.who
    spaces = ("mechs", "workers", "upgrades", "structures", "recruits", "power")
    for space in spaces:
        table.do({"do": "mark", "seat": "s1", "at": space})
    assert table.next.who == ()
    assert "finish" in table.next.may
    assert not {"automa_turn", "move", "mark", "count"} & set(table.next.may)
    table.do({"do": "mark", "seat": "s1", "at": "power", "n": -1})
    assert table.state.tonight.ended is None
    assert table.next.who == due
    assert "mark" in table.next.may


def test_the_last_human_does_not_leave() -> None:
    scene = Evening(human("nordic"), automa("saxony"))
    assert scene.refuses("seat", seat="s1", state="left") == "fenris-no-human"
    scene.do("seat", seat="s2", state="left")


def test_stars_that_lie_there_count_whoever_plays_on() -> None:
    scene = Second("2a", human("saxony"), human("crimea")).begins()
    for _ in range(2):
        scene.do("mark", seat="s1", at="objective")
    scene.do("seat", seat="s1", played_by="automa")
    facts = {"mechs": {"s1": 0, "s2": 0}}
    scene.do("episode_result", coins={"s1": 10, "s2": 5}, facts=facts)
    assert scene.state.columns["s1"].stars == ["objective", "objective"]


def test_what_a_column_does_not_say_is_as_the_tray_has_it_in_the_end() -> None:
    scene = third(*THREE).begun()
    scene.do("count", seat="s1", what="found")
    scene.do("episode_result", seat="s1", coins=20)
    scene.do("count", seat="s1", what="found", n=-1)
    scene.do("count", seat="s2", what="found")
    scene.do("episode_result", coins={"s2": 10, "s3": 5})
    found = {seat: one.facts["found"] for seat, one in scene.state.columns.items()}
    assert found == {"s1": 0, "s2": 1, "s3": 0}
    assert scene.refuses("read", seat="s1") != ""


def test_a_box_of_somebody_who_has_left_can_be_opened_by_the_others(store: Store) -> None:
    scene, _ = four()
    scene.do("close")
    scene.do("seat", seat="s1", state="left")
    assert scene.state.to_open == {"a": "s1"}
    assert "open" in next_after(scene).may
    assert only(scene.do("open", box="a", seat="s2"), "opened")["box"] == "a"


def test_an_evening_can_be_closed_while_everybody_has_cards(store: Store) -> None:
    table = evening(
        {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
        {
            "do": "episode_result",
            "coins": {"s1": 70, "s2": 60, "s3": 50},
            "stars": {seat: ["combat"] for seat in ("s1", "s2", "s3")},
        },
        {"do": "read"},
        {"do": "decide", "branch": "war"},
        seats=THREE,
    )

    async def script(found: Phones) -> None:
        bo = found["s2"]
        page = Reading((await bo.get("/tables/*")).text)
        assert "log-name" in page.ids
        way = page.attributes["to-close"]["href"]
        assert way is not None
        form = Reading((await bo.get(way)).text).form_with("act", "close")
        answer = await bo.client.post(form.action, data={**form.fields, "act": "close"})
        assert answer.status_code == 303
        assert "Bo" in Reading((await bo.get("/tables/*")).text).text

    run(store, table, script, "s2")


def test_what_was_left_open_is_within_reach_on_the_next_evening(store: Store) -> None:
    table = evening(
        {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
        {
            "do": "episode_result",
            "coins": {"s1": 70, "s2": 60, "s3": 50},
            "stars": {"s2": ["combat"]},
        },
        {"do": "read"},
        {"do": "decide", "branch": "war"},
        {"do": "close"},
        {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
        seats=THREE,
    )

    async def script(found: Phones) -> None:
        for part in ("board", "prepare"):
            page = await found["s2"].get(f"/tables/*?see={part}")
            if "prologue" in Reading(page.text).ids:
                form = Reading(page.text).form_with("act", "read")
                await found["s2"].client.post(form.action, data={**form.fields, "act": "read"})
                page = await found["s2"].get(f"/tables/*?see={part}")
            way = Reading(page.text).attributes["open-s2"]["href"]
            assert way is not None
            assert "log-name" in Reading((await found["s2"].get(way)).text).ids

    run(store, table, script, "s2")


def test_cards_that_people_draw_for_a_set_up_are_no_combat(store: Store) -> None:
    seats = (human("crimea", "Ana"), automa("togawa"))
    paper = {"episode": "2", "branch": "war"}
    table = evening({"do": "setup"}, seats=seats, chance="table", **{"from": paper})
    table.answer("mechanical")
    for card in (19, 8):
        table.answer(card)
    assert table.question is not None

    async def script(found: Phones) -> None:
        assert (await found["s1"].get("/tables/*")).status_code == 200

    run(store, table, script, "s1")


def test_after_the_scoring_sheet_the_tray_is_put_away() -> None:
    table = evening({"do": "setup"}, {"do": "finish"}, seats=THREE)
    while isinstance(question := table.question, Number):
        table.answer(question.min)
    assert table.state.tonight.over
    assert not {"mark", "count", "pair"} & set(table.next.may)
    assert "episode_result" in table.next.may


def test_the_only_voter_who_has_sealed_can_open_it(store: Store) -> None:
    table = evening(
        {"do": "setup", "present": ["s1"], "mats": {"s1": "industrial"}},
        {"do": "episode_result", "coins": {"s1": 70}},
        {"do": "read"},
        {"do": "vote", "seat": "s1", "war": 1, "peace": 0},
        seats=THREE,
    )

    async def script(found: Phones) -> None:
        for seat in ("s1", "s2"):
            assert "reveal" in Reading((await found[seat].get("/tables/*")).text).ids

    run(store, table, script, "s1", "s2")
