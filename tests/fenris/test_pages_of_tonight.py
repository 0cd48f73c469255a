"""The pages of a campaign's table: every phase of an evening, and all three ways to play."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import ANA_AND_AUTOMA, THREE
from tests.toy.asking import LANGUAGES
from tests.web.reading import Reading
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.visit import DEVICE

BEGIN: dict[str, Any] = {"do": "setup", "mats": {"s1": "industrial"}}
BEGIN_PLAIN = {"do": "setup", "board": False}
TURN = {"do": "automa_turn", "seat": "s2"}
WAYS = {"tracked": True, "asked": "ask", "cards": False}


def before() -> Table:
    return evening()


def begun() -> Table:
    return evening(BEGIN)


def tracked() -> Table:
    return evening(BEGIN, TURN, {"do": "star", "seat": "s1", "triumph": "workers"}, TURN)


def asked() -> Table:
    table = evening({**BEGIN, "board": "ask"}, TURN)
    if not table.question:
        table.do(TURN)
    return table


def cards_only() -> Table:
    return evening({**BEGIN, "board": False}, TURN, TURN)


def people() -> Table:
    stars = [{"do": "mark", "seat": "s2", "at": "combat"}] * 2
    return evening({"do": "setup", "board": False}, *stars, seats=THREE)


def told() -> Table:
    table = tracked()
    table.do({"do": "episode_result", "coins": {"s1": 70, "s2": 60}})
    return table


def rewarded() -> Table:
    table = told()
    table.do({"do": "read"})
    return table


def later(number: str, branch: str, *seats: dict[str, Any]) -> Table:
    """An evening before which the campaign was on paper."""
    return evening(BEGIN_PLAIN, seats=seats, **{"from": {"episode": number, "branch": branch}})


def war() -> Table:
    table = later("2", "war", *ANA_AND_AUTOMA)
    table.do(TURN)
    return table


def peace() -> Table:
    return later("2", "peace", *THREE)


def third() -> Table:
    table = later("3", "war", *ANA_AND_AUTOMA)
    table.do(TURN)
    return table


def fourth() -> Table:
    table = later("4", "peace", *ANA_AND_AUTOMA)
    table.do({"do": "count", "seat": "s1", "what": "agents"})
    table.answer("r3c5")
    table.answer(3)  # how it is paid is asked
    return table


def sixth() -> Table:
    seats = ({**ANA_AND_AUTOMA[0], "faction": "nordic"}, ANA_AND_AUTOMA[1])
    table = later("6", "war", *seats)
    for _ in range(2):
        table.do(TURN)
    coins = {"s1": 50, "s2": 40}
    table.do({"do": "episode_result", "coins": coins})
    table.do({"do": "read"})
    table.do({"do": "give_up", "seat": "s1"})
    return table


PHASES = [
    *(before, begun, tracked, asked, cards_only, people, told, rewarded),
    *(war, peace, third, fourth, sixth),
]


@pytest.mark.parametrize("table", PHASES)
def test_every_link_of_a_campaign_leads_somewhere(store: Store, table: Callable[[], Table]) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        for language in LANGUAGES:
            await one.crawl("/tables/*", language)
        assert len(one.heard) > 40
        forms = b"405"  # the address of a form that is only sent
        wrong = [asked for asked, told in one.heard if told[:3] >= b"400" and told[:3] != forms]
        assert wrong == []

    run(store, table(), script)


@pytest.mark.parametrize(("table", "there"), [(people, False), (tracked, True)])
def test_the_page_about_automas_is_there_where_one_plays(
    store: Store, table: Callable[[], Table], *, there: bool
) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        shown = await one.get("/tables/*")
        assert (f"{one.table}/others" in shown.text) is there
        assert (await one.get("/tables/*/others")).status_code == (200 if there else 404)

    run(store, table(), script)


def test_nobody_is_told_that_it_is_their_turn_while_an_automa_plays_for_them(store: Store) -> None:
    table = people()
    due = table.turn.who[0]
    table.do({"do": "seat", "seat": due, "state": "present", "played_by": "automa"})
    assert table.turn.who == (due,)

    async def script(found: Phones) -> None:
        name = table.state.sheets[due].name
        for phone in ("", due):
            shown = Reading((await found[phone].get("/tables/*?see=play")).text).text
            assert f"Your turn, {name}" not in shown
            assert f"Now: {name}" in shown

    run(store, table, script, due)


def test_a_star_on_the_track_is_no_turn_and_is_taken_back_alone() -> None:
    """The last turn of the Automa is still told, and undo leaves the steps before the star."""
    table = evening(BEGIN, TURN, {"do": "gain", "seat": "s1", "what": "coins", "n": 2})
    told = table.bots_turn_at
    table.do({"do": "mark", "seat": "s1", "at": "workers"})
    table.do({"do": "count", "seat": "s1", "what": "influence"})
    assert table.bots_turn_at == told == 2
    assert table.turn.who == ("s1",)
    assert table.taps == 1
    table.undo(table.taps)
    table.undo(table.taps)
    assert table.state.tonight.seats["s1"].stars["workers"] == 0
    assert table.journal.entries[table.journal.at - 1].command["do"] == "gain"


def test_a_step_of_tonight_is_undone_done_again_and_mended(store: Store) -> None:
    """As at any table: the history tells it, and another past leads to another table."""

    async def script(found: Phones) -> None:
        one = found["s1"]

        async def press(address: str, act: str, **fields: str) -> Reading:
            shown = Reading((await one.get(address)).text)
            form = shown.form_with("act", act)
            sent = {**form.fields, "act": act, **fields}
            done = await one.client.post(form.action or address, data=sent, follow_redirects=True)
            assert done.status_code == 200
            return Reading(done.text)

        async def turns() -> int:
            told = await one.post("/api/tables/*", view=True)
            return int(told["view"]["game_now"]["turn"])

        before = await turns()
        await press("/tables/*", "undo")
        assert await turns() == before - 1
        await press("/tables/*", "redo")
        assert await turns() == before
        assert "Evening 1" in Reading((await one.get("/tables/*/history")).text).text
        star = f"/tables/{one.table}/fix/3"
        assert len(Reading((await one.get(star)).text).form_with("command").options["command"]) > 20
        preview = await press(star, "delete")
        assert "8 workers" in preview.text.lower()
        assert (await one.get("/tables/*/export")).status_code == 200

    run(store, tracked(), script, "s1")


def test_a_spectator_sees_the_tray_and_taps_nothing(store: Store) -> None:
    async def script(found: Phones) -> None:
        house, looks = store.of(HOME), found["s1"]
        token = looks.client.cookies[DEVICE]
        house.claim_seat(token, looks.table, "watching")
        shown = Reading((await looks.get("/tables/*?see=tray")).text)
        assert "tray-name" in shown.ids
        form = shown.form_with("act", "mark mechs")
        sent = {**form.fields, "act": "mark mechs"}
        assert (await looks.client.post(form.action, data=sent)).status_code >= 400

    run(store, people(), script, "s1")
