"""Every card and every form of a campaign has a way on, on the page of every seat."""

from typing import Any

import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, automa
from tests.fenris.test_card_pages import bonus, lay, mods_known, played, state_of, tapped
from tests.web.reading import Reading
from thirdchair.table.journal import Table
from thirdchair.table.store import Store

ALL_FOUR = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}


def after_three(seed: int) -> Table:
    """Ana has won the third evening; Bo, Cy and an Automa, the poorest, may change factions."""
    paper = {"episode": "3", "branch": "war", "sheets": {"s2": {"wealth": 50}, "s3": {"wealth": 9}}}
    table = evening(seats=(*THREE, automa("saxony")), seed=seed, **{"from": paper})
    table.do({"do": "setup", "mats": ALL_FOUR})
    table.do({"do": "episode_result", "coins": {"s1": 70, "s2": 40, "s3": 60, "s4": 10}})
    table.do({"do": "read"})
    return table


def automa_gives_up() -> Table:
    """A table whose Automa has rolled high."""
    tables = (after_three(seed) for seed in range(20))
    return next(one for one in tables if one.state.change.gives_up.get("s4"))


def test_an_automa_that_is_first_to_choose_draws_with_one_tap(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        await tapped(bo, "/tables/*", ("act", "give_up"))
        assert "automa-draws" not in Reading((await bo.get("/tables/*")).text).ids
        await tapped(found["s3"], "/tables/*", ("act", "keep"))
        assert state_of(store, bo).change.waiting == ["s4", "s2"]
        for one in (ana, bo, found["s3"]):
            page = Reading((await one.get("/tables/*")).text)
            assert "automa-draws" in page.ids, "whoever is quickest taps"
            assert "it draws one of the mats that nobody uses" in page.text
        answer = await tapped(bo, "/tables/*", ("act", "draws s4"))
        assert answer.status_code == 303
        assert state_of(store, bo).change.waiting == ["s2"]
        page = Reading((await bo.get("/tables/*")).text)
        assert "automa-draws" not in page.ids
        assert [one for one in page.ids if one.startswith("choose-")]

    run(store, automa_gives_up(), script, "s1", "s2", "s3")


def test_whoever_unticks_all_tiles_has_none(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, mods_known, lambda one: one.open_shop())

    async def script(found: Phones) -> None:
        bo = found["s2"]
        await bo.post("/api/tables/*", do="buy_mods", seat="s2", mods=["armor"])
        page = Reading((await bo.get("/tables/*")).text)
        form = page.form_with("act", "buy")
        assert form.fields["mod-armor"] == "yes", "what is kept is ticked"
        fields = {key: one for key, one in form.fields.items() if key != "mod-armor"}
        path = f"/tables/{bo.table}"
        answer = await bo.client.post(path, data={**fields, "act": "buy"})
        assert answer.status_code == 303
        sheet = state_of(store, bo).sheets["s2"]
        assert (sheet.mech_mods, sheet.balance) == ([], 60)
        assert "s2" not in state_of(store, bo).agenda

    run(store, played(), script, "s2")


def test_the_winner_may_pass_without_naming_a_kind(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, mods_known, lambda one: one.open_shop(extra=1))

    async def script(found: Phones) -> None:
        assert (await tapped(found["s1"], "/tables/*", ("act", "buy"))).status_code == 303
        assert "s1" not in state_of(store, found["s1"]).agenda

    run(store, played(), script, "s1")


def test_a_bonus_card_without_a_free_box_is_put_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, bonus, mods_known, lambda one: one.open_shop())

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await ana.post("/api/tables/*", do="correct", path="most_coins", value=1)
        full = {"coins": 1, "power": 3, "popularity": 3}
        await ana.post("/api/tables/*", do="correct", path="sheets.s1.bonuses", value=full)
        page = Reading((await ana.get("/tables/*")).text)
        assert "bonus-coins" in page.ids
        assert ("act", "bonus coins") not in page.form_with("act", "no-more").buttons
        assert (await tapped(ana, "/tables/*", ("act", "no-more"))).status_code == 303
        assert "shop-name" in (await ana.get("/tables/*")).text

    run(store, played(), script, "s1")


def test_a_star_without_a_free_box_is_no_card(store: Store) -> None:
    table = evening(
        {"do": "setup", "mats": ALL_FOUR},
        {"do": "correct", "path": "rows", "value": 1},
        {"do": "correct", "path": "sheets.s1.log", "value": {"combat_1": 1, "combat_2": 1}},
        {
            "do": "episode_result",
            "coins": {"s1": 70, "s2": 60, "s3": 50},
            "stars": {"s1": ["combat"]},
        },
        {"do": "read"},
        {"do": "decide", "branch": "war"},
        seats=THREE,
    )

    async def script(found: Phones) -> None:
        page = Reading((await found["s1"].get("/tables/*")).text)
        assert "log-name" not in page.ids
        assert "close-evening" in page.ids

    run(store, table, script, "s1")


def test_whoever_has_broken_an_alliance_may_have_less_than_nothing(store: Store) -> None:
    paper = {"episode": "2", "branch": "peace"}
    table = evening({"do": "setup", "mats": ALL_FOUR}, seats=THREE, **{"from": paper})

    async def script(found: Phones) -> None:
        bo = found["s2"]
        page = Reading((await bo.get("/tables/*?see=result")).text)
        least = int(str(page.attributes["coins"]["min"]))
        assert least < 0
        button = ("act", "column s2")
        answer = await tapped(bo, "/tables/*?see=result", button, coins=str(least))
        assert answer.status_code == 303
        assert state_of(store, bo).columns["s2"].coins == least

    run(store, table, script, "s2")


@pytest.mark.parametrize("evening_of", ["1", "3"])
def test_nobody_else_has_less_than_nothing(store: Store, evening_of: str) -> None:
    branch = {} if evening_of == "1" else {"branch": "war"}
    paper = {"episode": evening_of, **branch}
    table = evening({"do": "setup", "mats": ALL_FOUR}, seats=THREE, **{"from": paper})

    async def script(found: Phones) -> None:
        page = Reading((await found["s2"].get("/tables/*?see=result")).text)
        assert page.attributes["coins"]["min"] == "0"

    run(store, table, script, "s2")


# The tray


def test_taps_on_the_tray_count_from_older_pages_and_for_every_seat(store: Store) -> None:
    table = evening({"do": "setup", "mats": ALL_FOUR}, seats=THREE)

    async def pressed(phone: Any, page: Reading, act: str) -> int:
        form = page.form_with("act", act)
        data = {**form.fields, "act": act}
        answer = await phone.client.post(f"/tables/{phone.table}", data=data)
        return int(answer.status_code)

    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        pages = [Reading((await one.get("/tables/*?see=tray")).text) for one in (ana, bo)]
        assert await pressed(ana, pages[0], "mark mechs") == 303
        assert await pressed(bo, pages[1], "mark workers") == 303, "never stale by another's tap"
        page = Reading((await ana.get("/tables/*?see=tray")).text)
        assert await pressed(ana, page, "count s3 influence 1") == 303, "it lies in the middle"
        page = Reading((await ana.get("/tables/*?see=tray")).text)
        assert await pressed(ana, page, "unmark mechs") == 303
        tonight = state_of(store, ana).tonight
        assert tonight.seats["s1"].stars["mechs"] == 0
        assert tonight.seats["s1"].holds.get("influence", 0) == 0, "with the token that it took"
        assert tonight.seats["s2"].stars["workers"] == 1
        assert tonight.seats["s3"].holds["influence"] == 1
        page = Reading((await bo.get("/tables/*")).text)
        assert "prologue" not in page.ids, "who plays is not sent back to the set-up"
        assert "prepare-s3" in page.ids or "prepare-s1" in page.ids

    run(store, table, script, "s1", "s2")


# People


def test_somebody_who_left_comes_back_with_another_faction(store: Store) -> None:
    table = evening(
        {"do": "seat", "seat": "s2", "state": "left"},
        {"do": "seat", "seat": "s4", "name": "Di", "faction": "crimea"},
        seats=THREE,
    )

    async def script(found: Phones) -> None:
        ana = found["s1"]
        page = Reading((await ana.get("/tables/*")).text)
        form = page.form_with("act", "return s2")
        assert "crimea" not in form.options["faction-s2"]
        button = ("act", "return s2")
        answer = await tapped(ana, "/tables/*", button, **{"faction-s2": "togawa"})
        assert answer.status_code == 303
        sheet = state_of(store, ana).sheets["s2"]
        assert (sheet.presence, sheet.faction) == ("present", "togawa")

    run(store, table, script, "s1")
