"""The cards that wait for a seat, on its page: a set-up bonus, the shop, mods that are worn."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, automa
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.one import TheEvening
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store

PLAYED: tuple[dict[str, Any], ...] = (
    {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
    {"do": "episode_result", "coins": {"s1": 70, "s2": 60, "s3": 12}},
    {"do": "read"},
    {"do": "decide", "branch": "war"},
)
Lays = Callable[[Campaign], Any]


def lay(monkeypatch: pytest.MonkeyPatch, *cards: Lays) -> None:
    """The first evening lays these cards before its seats, as a later one will."""
    before = TheEvening.rewards

    async def rewards(self: TheEvening) -> None:
        await before(self)
        for card in cards:
            if (waits := card(self)) is not None:
                await waits

    monkeypatch.setattr(TheEvening, "rewards", rewards)


def mods_known(campaign: Campaign) -> None:
    for kind in ("mech", "infrastructure"):
        campaign.unlock_mods(kind)


def bonus(campaign: Campaign) -> None:
    campaign.grant_bonuses("s1", 1, "fen.sheet.setup.source")


async def tapped(phone: Asked, page: str, button: tuple[str, str], **more: str) -> httpx.Response:
    """Press a button of a page with what its form holds, and more."""
    read = Reading((await phone.get(page)).text)
    form = read.form_with(*button)
    path = f"/tables/{phone.table}"
    return await phone.client.post(path, data={**form.fields, button[0]: button[1], **more})


def state_of(store: Store, phone: Asked) -> Any:
    return store.of(HOME).load(phone.table).table.state


def played(seats: tuple[dict[str, Any], ...] = THREE) -> Table:
    return evening(*PLAYED, seats=seats)


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, mods_known, lambda one: one.open_shop(free=1, extra=1))


def test_a_bonus_is_one_tap_and_then_the_next_card_lies_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, bonus, mods_known, lambda one: one.open_shop())

    async def script(found: Phones) -> None:
        ana = found["s1"]
        page = (await ana.get("/tables/*")).text
        assert "Tick one setup bonus" in page
        assert "shop-name" not in page, "only the next card"
        answer = await tapped(ana, "/tables/*", ("act", "bonus power"))
        assert answer.status_code == 303
        assert state_of(store, ana).sheets["s1"].bonuses == {"power": 1}
        assert "shop-name" in (await ana.get("/tables/*")).text

    run(store, played(), script, "s1")


@pytest.mark.usefixtures("shop")
def test_what_was_bought_is_named_where_the_wealth_stands(store: Store) -> None:
    """Bo keeps two tiles, the first one free: the other stands beside the wealth, on the sheet,
    and among what depended on the coins of the evening."""

    async def script(found: Phones) -> None:
        bo = found["s2"]
        kept = {"mod-armor": "yes", "mod-machinery": "yes"}
        await tapped(bo, "/tables/*", ("act", "buy"), **kept)
        [paid] = [one for one in state_of(store, bo).sheets["s2"].wealth if one.amount < 0]
        assert len(paid.mods) == 1, "one of two is free"
        name = {"armor": "Armor", "machinery": "Machinery"}[paid.mods[0]]
        pages = ("/tables/*?see=rest", "/tables/*/sheets?seat=s2")
        for page in (*pages, "/tables/*/sheets?seat=s2&entry=0&more=-1"):
            assert f"Bought: {name}" in Reading((await bo.get(page)).text).text, page

    run(store, played(), script, "s2")


@pytest.mark.usefixtures("shop")
def test_the_button_of_the_shop_has_every_sum_that_may_be_paid(store: Store) -> None:
    """Two of each kind, the first one free: three at most are paid for; script shows which."""

    async def script(found: Phones) -> None:
        page = (await found["s2"].get("/tables/*")).text
        assert [n for n in range(10) if f'data-paid="{n}"' in page] == [0, 1, 2, 3]
        prices = [f"pay ${n * 50}" in page for n in range(1, 5)]
        assert prices == [True, True, True, False]

    run(store, played(), script, "s2")


@pytest.mark.usefixtures("shop")
def test_real_tiles_say_what_to_draw_and_what_to_put_back_and_only_kept_ones_are_sent(
    store: Store,
) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        page = Reading((await bo.get("/tables/*")).text)
        assert "Draw 2 tiles. Tap only what you keep." in page.text
        assert "Scout" in page.text.partition("Put back")[2][:80], "Crimea's mat prints it"
        assert "mod-scout" not in page.form_with("act", "buy").options
        kept = {"mod-armor": "yes", "mod-machinery": "yes"}
        assert (await tapped(bo, "/tables/*", ("act", "buy"), **kept)).status_code == 303
        sheet = state_of(store, bo).sheets["s2"]
        assert (sheet.mech_mods, sheet.infrastructure_mods) == (["armor"], ["machinery"])
        assert sheet.balance < 60, "one was free, one was paid"
        assert "shop-name" not in (await bo.get("/tables/*")).text

    run(store, played(), script, "s2")


@pytest.mark.usefixtures("shop")
def test_passing_is_one_tap(store: Store) -> None:
    async def script(found: Phones) -> None:
        await tapped(found["s2"], "/tables/*", ("act", "buy"))
        state = state_of(store, found["s2"])
        assert "s2" not in state.agenda
        assert state.sheets["s2"].balance == 60

    run(store, played(), script, "s2")


@pytest.mark.usefixtures("shop")
def test_the_winner_names_the_kind_before_anything_is_drawn(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        page = Reading((await ana.get("/tables/*")).text)
        assert {"extra-mech", "extra-infrastructure"} <= page.ids
        assert "shop-done" not in page.ids
        await tapped(ana, "/tables/*", ("act", "extra mech"))
        assert "Draw 3 tiles" in (await ana.get("/tables/*")).text

    run(store, played(), script, "s1")


@pytest.mark.usefixtures("shop")
def test_the_app_draws_and_shows_nothing_else(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        await tapped(bo, "/tables/*", ("act", "draw app"))
        drawn = state_of(store, bo).offers["s2"].drawn
        assert len(drawn) == 4
        offered = Reading((await bo.get("/tables/*")).text).form_with("act", "buy").options
        assert sorted(offered) == sorted(f"mod-{one}" for one in drawn)

    run(store, played(), script, "s2")


@pytest.mark.usefixtures("shop")
def test_what_is_too_dear_is_refused_with_a_sentence(store: Store) -> None:
    async def script(found: Phones) -> None:
        cy = found["s3"]
        kept = {"mod-armor": "yes", "mod-machinery": "yes", "mod-feint": "yes"}
        answer = await tapped(cy, "/tables/*", ("act", "buy"), **kept)
        assert answer.status_code == 409
        assert state_of(store, cy).sheets["s3"].mech_mods == []

    run(store, played(), script, "s3")


@pytest.mark.usefixtures("shop")
def test_an_evening_closes_while_a_shop_is_open_and_it_waits(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        await bo.post("/api/tables/*", do="close")
        page = (await bo.get("/tables/*")).text
        assert "Bo: the shop" in Reading(page).text
        offered = Reading((await bo.get("/tables/*?see=cards&who=s2")).text)
        assert "the first one is free" in offered.text
        assert "Done, without the free one" in offered.text
        kept = {"mod-armor": "yes"}
        answer = await tapped(bo, "/tables/*?see=cards&who=s2", ("act", "buy"), **kept)
        assert answer.status_code == 303
        assert state_of(store, bo).sheets["s2"].mech_mods == ["armor"]

    run(store, played(), script, "s2")


@pytest.mark.parametrize("language", ["en", "de", "cs"])
@pytest.mark.usefixtures("shop")
def test_sheet_and_bag_name_the_mods(store: Store, language: str) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        await tapped(bo, "/tables/*", ("act", "buy"), **{"mod-armor": "yes"})
        sheet = (await bo.get("/tables/*/sheets?seat=s2", language)).text
        name = {"en": "Armor", "de": "Panzerung", "cs": "Pancíř"}[language]
        assert f"<li>{name}</li>" in sheet
        rest = Reading((await bo.get("/tables/*", language)).text).text
        assert {"en": "one mod", "de": "eine Modifikation", "cs": "jedna modifikace"}[
            language
        ] in rest

    run(store, played(), script, "s2")


# A change of factions, on the evening that has one

THIRD: tuple[dict[str, Any], ...] = (
    {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
    {"do": "episode_result", "coins": {"s1": 70, "s2": 40, "s3": 60}},
    {"do": "read"},
)
WEALTH = {"s2": {"wealth": 50}, "s3": {"wealth": 10}}


def changing() -> Table:
    """Ana has won the third evening and gets a faction; Bo and Cy may change theirs."""
    paper = {"episode": "3", "branch": "war", "sheets": WEALTH}
    return evening(*THIRD, seats=THREE, **{"from": paper})


def test_keeping_a_faction_is_one_tap(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        page = Reading((await bo.get("/tables/*")).text)
        assert "Keep Crimea?" in page.text
        assert (await tapped(bo, "/tables/*", ("act", "keep"))).status_code == 303
        assert state_of(store, bo).change.gives_up == {"s2": False}
        assert "faction-name" not in (await bo.get("/tables/*")).text

    run(store, changing(), script, "s2")


def test_who_gave_up_chooses_in_order_with_its_arithmetic(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo, cy = found["s2"], found["s3"]
        await tapped(bo, "/tables/*", ("act", "give_up"))
        page = Reading((await bo.get("/tables/*")).text)
        assert "Still missing: Cy" in page.text
        assert "keep" in page.ids, "it may be changed until all have answered"
        await tapped(cy, "/tables/*", ("act", "give_up"))
        page = Reading((await bo.get("/tables/*")).text)
        assert "Cy: $70" in page.text
        assert "Bo: $90" in page.text
        assert "Cy chooses first" in page.text
        assert not [one for one in page.ids if one.startswith("choose-")]
        chosen = await tapped(cy, "/tables/*", ("act", "choose saxony"))
        assert chosen.status_code == 303
        assert state_of(store, bo).sheets["s3"].faction == "saxony"
        offered = Reading((await bo.get("/tables/*")).text)
        assert "choose-saxony" not in offered.ids
        assert "choose-crimea" in offered.ids, "given up by now"

    run(store, changing(), script, "s2", "s3")


def test_before_the_gate_a_change_is_no_act_at_all(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        said = []
        for act in ("keep", "give_up", "choose saxony", "bonus power", "draw app", "xyzzy"):
            form = Reading((await ana.get("/tables/*")).text).forms[-1].fields
            data = {**form, "act": act, "who": "s1", "once": act}
            answer = await ana.client.post(f"/tables/{ana.table}", data=data)
            assert answer.status_code == 422
            said.append(Reading(answer.text).text.replace(act, "?"))
        assert len(set(said)) == 1, "locked is unknown"

    run(store, evening(PLAYED[0], seats=THREE), script, "s1")


def test_a_set_up_that_still_asks_something_has_its_pages(store: Store) -> None:
    """The second evening may ask a seat before anybody has sat down."""
    paper = {"episode": "2", "branch": "peace"}
    seats = (*THREE, automa("saxony"))
    table = evening({"do": "setup"}, seats=seats, **{"from": paper})
    assert table.question is not None

    async def script(found: Phones) -> None:
        for page in ("", "/checklist", "/sheets", "?see=prepare"):
            assert (await found["s1"].get(f"/tables/*{page}")).status_code == 200, page
        await found["s1"].send("/tables/*/marks", act="read")
        assert "asked" in Reading((await found["s1"].get("/tables/*")).text).ids

    run(store, table, script, "s1")
