"""Special moments of people on their pages: rivals, alliances, a search; each in two taps."""

from typing import Any

import pytest

from tests.fenris.pages import evening, games
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, automa, human
from tests.fenris.test_card_pages import state_of, tapped
from tests.web.reading import Reading
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.box import checked_box
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.pages.box.mybox import box_of

MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
TRAY = "/tables/*?see=tray"


def begun(number: str, branch: str, *seats: dict[str, Any], **begin: Any) -> Table:
    """An evening that has begun, of a campaign from paper."""
    mats = {
        seat: MATS[seat] for seat, one in zip(MATS, seats, strict=False) if one["kind"] == "human"
    }
    paper = {"from": {"episode": number, "branch": branch}}
    return evening({"do": "setup", "mats": mats, **begin}, seats=seats, **paper)


# Rivals


def test_stars_before_rivals_are_laid_in_the_set_up_and_taken_back(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        prepare = "/tables/*?see=prepare"
        await ana.send("/tables/*/marks", act="read")
        for _ in range(4):
            await tapped(ana, prepare, ("act", "pair s2"))
        page = Reading((await ana.get(prepare)).text)
        assert "0 of 4 stars left" in page.text
        assert "disabled" in page.attributes["rival-s3"], "four are all that there are"
        await tapped(ana, prepare, ("act", "unpair s2"))
        await tapped(ana, prepare, ("act", "pair s3"))
        laid = state_of(store, ana).tonight.laid["rivals.s1"]
        assert laid == {"base:crimea": 3, "base:polania": 1}
        board = Reading((await ana.get("/tables/*?see=board")).text)
        assert "Ana → Bo: ★3" in board.text

    run(store, begun("2", "war", *THREE), script, "s1")


# Alliances


def test_an_alliance_is_proposed_on_one_phone_and_agreed_to_on_the_other(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        await tapped(ana, TRAY, ("act", "pair s2"))
        assert "proposed to Bo" in Reading((await ana.get(TRAY)).text).text
        page = Reading((await bo.get("/tables/*?see=board")).text)
        assert "Ana proposes an alliance to Bo." in page.text
        await tapped(bo, "/tables/*?see=board", ("act", "pair s1"))
        await tapped(ana, TRAY, ("act", "answer"), value="3")
        await tapped(ana, TRAY, ("act", "answer"), value="4")
        page = Reading((await ana.get(TRAY)).text)
        assert "break-s2" in page.ids
        assert "Ana holds the token of Bo." in page.text
        await tapped(ana, TRAY, ("act", "unpair s2"))
        page = Reading((await bo.get(TRAY)).text)
        assert "Ana has broken the alliance with Bo." in page.text
        assert "break-s1" in page.ids, "the other one keeps it"

    run(store, begun("2", "peace", *THREE), script, "s1", "s2")


def test_a_proposal_is_taken_back(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        await tapped(ana, TRAY, ("act", "pair s2"))
        await tapped(ana, TRAY, ("act", "unpair s2"))
        assert "agree-s1" not in (await bo.get("/tables/*?see=board")).text

    run(store, begun("2", "peace", *THREE), script, "s1", "s2")


def test_on_one_phone_for_all_one_tap_is_the_alliance(store: Store) -> None:
    async def script(found: Phones) -> None:
        phone = found[""]
        await tapped(phone, f"{TRAY}&who=s1", ("act", "pair s2"))
        assert "How many coins" in (await phone.get("/tables/*")).text

    run(store, begun("2", "peace", *THREE), script)


def test_coins_of_an_alliance_token_are_asked_once_and_live_in_my_box(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        await tapped(ana, TRAY, ("act", "pair s2"))
        await tapped(bo, "/tables/*?see=board", ("act", "pair s1"))
        await tapped(ana, TRAY, ("act", "answer"), value="3")
        await tapped(ana, TRAY, ("act", "answer"), value="4")
        box = box_of(store.of(HOME), "scythe")
        assert {key: n for key, n in box.items() if key.startswith("alliance.")} == {
            "alliance.nordic": 3,
            "alliance.crimea": 4,
        }

    async def again(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        await tapped(ana, TRAY, ("act", "pair s2"))
        await tapped(bo, "/tables/*?see=board", ("act", "pair s1"))
        form = Reading((await ana.get(TRAY)).text).form_with("act", "answer")
        assert form.fields["value"] == "3", "proposed from the box"

    run(store, begun("2", "peace", *THREE), script, "s1", "s2")
    run(store, begun("2", "peace", *THREE), again, "s1", "s2")


def test_to_a_set_up_these_entries_of_the_box_do_not_exist() -> None:
    told = []
    for key in ("alliance.nordic", "alliance.xyzzy"):
        with pytest.raises(Refusal) as refused:
            checked_box({key: 3}, "new.box")
        told.append((refused.value.text, refused.value.args[1]["options"]))
    assert told[0] == told[1]
    assert not any("alliance" in option for option in told[0][1])


# The search


@pytest.mark.parametrize(
    ("seats", "board"), [(THREE, True), ((human("nordic", "Ana"), automa("saxony")), False)]
)
def test_a_search_is_two_taps_on_one_card(
    store: Store, seats: tuple[dict[str, Any], ...], board: bool
) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        where = "/tables/*?see=board&who=s1"
        await tapped(ana, where, ("act", "count s1 influence 1"))
        page = Reading((await ana.get(where)).text)
        assert "Ana searches" in page.text, "what the hands do stands on the same card"
        assert {"key-found", "key-card", "key-nothing"} <= page.ids
        await tapped(ana, where, ("act", "answer found"))
        assert state_of(store, ana).tonight.seats["s1"].holds == {"influence": 1, "found": 1}
        called = Reading((await ana.get(TRAY)).text).text
        assert "people may go on searching" in called

    run(store, begun("3", "war", *seats, board=board), script, "s1")


def test_where_the_app_follows_the_board_the_move_is_the_search(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = await found["s1"].get("/tables/*?see=board")
        assert "moment-influence" not in page.text

    table = begun("3", "war", human("nordic", "Ana"), automa("saxony"), board=True)
    run(store, table, script, "s1")


def test_other_evenings_have_no_such_button(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = (await found["s1"].get("/tables/*?see=board")).text
        assert "moment-" not in page
        for id_ in ('id="alliance"', 'id="rivals"'):
            assert id_ not in page

    table = Table.new(games(), {"game": "scythe", "mode": "fenris", "seats": list(THREE)})
    table.do({"do": "setup", "mats": MATS})
    run(store, table, script, "s1")
