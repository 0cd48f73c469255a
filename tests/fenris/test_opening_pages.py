"""Boxes and punchboards on the pages: held by whom they are for, told to all; colors found late."""

from typing import Any

import pytest

from tests.fenris.pages import evening, games
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE
from tests.fenris.test_card_pages import state_of, tapped
from tests.fenris.test_third_table import EVENING, SETUP
from tests.web.reading import Reading
from thirdchair.table.journal import Table
from thirdchair.table.store import Store
from thirdchair.web.games.scythe.fenris.rewards.opening import RECENT

LOOK = "/tables/*/files/vesna.css"
FOUND = EVENING[: [one["do"] for one in EVENING].index("open")]
"""The third evening up to its outcome: the card was found by the first seat."""


def third(commands: list[dict[str, Any]]) -> Table:
    table = Table.new(games(), SETUP)
    for command in commands:
        table.do(command)
    return table


def second() -> Table:
    """The second evening has been read: everybody's first mods lie on a punchboard."""
    paper = {"episode": "2", "branch": "war", "sheets": {}}
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    result = {"do": "episode_result", "coins": {"s1": 70, "s2": 60, "s3": 12}}
    told = {"mechs": {"s1": 1, "s2": 1, "s3": 1}}
    return evening(
        {"do": "setup", "mats": mats}, {**result, "facts": told}, {"do": "read"}, seats=THREE,
        **{"from": paper},
    )  # fmt: skip


def test_a_box_is_held_on_the_phone_of_its_seat_and_told_on_all(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        page = Reading((await ana.get("/tables/*")).text)
        assert "Box A is yours" in page.text
        assert "data-hold" in page.attributes["open-a"]
        other = (await bo.get("/tables/*")).text
        assert "open-a" not in other, "it is not for this phone"
        answer = await tapped(ana, "/tables/*", ("act", "open a"))
        assert answer.status_code == 303
        assert "fenris:box-a" in state_of(store, ana).keys
        for phone in (ana, bo, found[""]):
            page = Reading((await phone.get("/tables/*")).text)
            assert "Box A is open. It belongs to Ana." in page.text
            assert "data-say" in page.attributes["just-opened"], "and it is said aloud"
            assert "open-a" not in page.ids

    run(store, third(FOUND), script, "s1", "s2")


def test_what_was_opened_many_steps_ago_is_no_news(store: Store) -> None:
    """A page does not look through the steps of months for it."""
    opened: list[dict[str, Any]] = [*FOUND, {"do": "open", "box": "a", "seat": "s1"}]
    mended = [{"do": "book", "seat": "s2", "amount": 1, "note": str(n)} for n in range(RECENT)]

    async def script(found: Phones) -> None:
        assert "just-opened" not in Reading((await found["s2"].get("/tables/*")).text).ids

    run(store, third([*opened, *mended]), script, "s2")


def test_without_script_it_takes_two_steps(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = (await found["s1"].get("/tables/*")).text
        unfolded = page.partition('id="open-a"')[2].partition("</details>")[0]
        assert unfolded.index("</summary>") < unfolded.index('value="open a"')
        assert " open>" not in unfolded.partition(">")[0] + ">", "the second step is folded away"

    run(store, third(FOUND), script, "s1")


def test_an_opened_box_takes_nobodys_choice_away(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        form = Reading((await bo.get("/tables/*")).text).form_with("act", "bonus power")
        assert (await tapped(ana, "/tables/*", ("act", "open a"))).status_code == 303
        path = f"/tables/{bo.table}"
        answer = await bo.client.post(path, data={**form.fields, "act": "bonus power"})
        assert answer.status_code == 303
        assert state_of(store, bo).sheets["s2"].bonuses == {"power": 1}

    run(store, third(FOUND), script, "s1", "s2")


def test_whoever_likes_opens_the_punchboard_of_all_and_then_the_shop_is_there(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo, cy = found["s2"], found["s3"]
        page = (await cy.get("/tables/*")).text
        assert "Punchboard 2 may be opened now." in page
        assert "shop-name" not in page
        assert (await tapped(bo, "/tables/*", ("act", "open p2"))).status_code == 303
        page = (await cy.get("/tables/*")).text
        assert "Punchboard 2 is open." in page
        assert "shop-name" in page

    run(store, second(), script, "s2", "s3")


def test_nobody_is_told_to_open_what_is_open(store: Store) -> None:
    paper = {"episode": "4", "branch": "war", "sheets": {}}
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    table = evening({"do": "setup", "mats": mats}, seats=THREE, **{"from": paper})

    table.do({"do": "open", "box": "b", "seat": "s1"})

    async def script(found: Phones) -> None:
        page = (await found["s1"].get("/tables/*?see=board")).text
        told = page.partition('id="just-opened"')[2].partition("</section>")[0]
        assert "Box B is open." in told
        assert "Open box B" not in told

    run(store, table, script, "s1")


def test_what_nobody_opened_can_still_be_opened_before_the_next_evening(store: Store) -> None:
    table = second()
    for seat in ("s1", "s2", "s3"):
        table.do({"do": "done", "seat": seat})
    table.do({"do": "close"})

    async def script(found: Phones) -> None:
        bo = found["s2"]
        assert "Still closed: Punchboard 2" in (await bo.get("/tables/*")).text
        assert (await tapped(bo, "/tables/*?see=cards", ("act", "open p2"))).status_code == 303
        assert "Still closed" not in (await bo.get("/tables/*")).text

    run(store, table, script, "s2")


def test_a_box_that_is_not_there_is_a_button_that_nobody_knows(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        form = Reading((await bo.get("/tables/*")).text).form_with("act", "bonus power")
        told = []
        for act in ("open b", "open xyzzy"):
            answer = await bo.client.post(f"/tables/{bo.table}", data={**form.fields, "act": act})
            assert answer.status_code == 422
            told.append(Reading(answer.text).text)
        assert told[0] == told[1]

    run(store, third(FOUND), script, "s2")


# Colors that a campaign finds


@pytest.mark.parametrize("page", ["/tables/*", "/tables/*/sheets", "/tables/*/history"])
def test_a_color_that_was_found_is_on_every_page_of_the_table(store: Store, page: str) -> None:
    async def script(found: Phones) -> None:
        told = (await found["s2"].get(page)).text
        assert LOOK.replace("*", found["s2"].table) in told
        style = await found["s2"].get(LOOK)
        assert style.status_code == 200
        assert "seat-cyan" in style.text
        assert 'data-theme="dark"' in style.text

    run(store, third(FOUND), script, "s2")


def test_its_token_is_cut_in_a_way_of_its_own(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = (await found["s2"].get("/tables/*")).text
        token = page.partition('class="token seat-cyan ')[2]
        assert token.startswith('"><rect')
        assert ">V</text>" in token[:200]

    run(store, third(FOUND), script, "s2")


@pytest.mark.parametrize("begun", [False, True])
def test_before_that_there_is_no_such_file_and_no_page_names_it(store: Store, begun: bool) -> None:
    async def script(found: Phones) -> None:
        phone = found["s2"]
        for page in ("/tables/*", "/tables/*/sheets", "/tables/*/history"):
            told = (await phone.get(page)).text
            assert "vesna.css" not in told
            assert begun or "Vesna" not in told, "that evening itself names a card"
            assert "cyan" not in told
        there = await phone.get(LOOK)
        nowhere = await phone.get(LOOK.replace("vesna", "xyzzy"))
        assert (there.status_code, there.text) == (nowhere.status_code, nowhere.text)
        assert (await phone.get("/static/scythe/vesna.css")).status_code == 404

    run(store, third(EVENING[:begun]), script, "s2")


# Packing away


def test_what_tonight_puts_away_stands_first_among_what_goes_back(store: Store) -> None:
    table = second()
    table.do({"do": "open", "box": "p2", "seat": "s1"})
    table.do({"do": "draw_mods", "seat": "s2", "way": "noted"})
    table.do({"do": "buy_mods", "seat": "s1", "mods": ["armor"], "done": True})
    table.do({"do": "buy_mods", "seat": "s2", "mods": ["feint"], "done": True})
    table.do({"do": "done", "seat": "s3"})

    async def script(found: Phones) -> None:
        page = Reading((await found["s3"].get("/tables/*")).text).text
        packing = page.partition("Pack away")[2]
        assert "Ana: into the bag" in packing
        assert "one mod" in packing.partition("Bo: into the bag")[0], "Ana keeps her tile"
        assert "Into the common pile Bo has only noted: Feint" in packing
        back = packing.partition("Back to the game")[2]
        assert "The objective cards go back into their deck." in back

    run(store, table, script, "s3")


def test_a_box_of_the_set_up_is_held_on_the_page_of_the_set_up(store: Store) -> None:
    paper = {"from": {"episode": "4", "branch": "war"}}
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    table = evening({"do": "setup", "mats": mats}, seats=THREE, **paper)

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await ana.send("/tables/*/marks", act="read")
        where = "/tables/*?see=prepare"
        assert "data-hold" in Reading((await ana.get(where)).text).attributes["open-b"]
        assert (await tapped(ana, where, ("act", "open b"))).status_code == 303
        page = Reading((await found["s2"].get(where)).text)
        assert "Box B is open." in page.text
        assert "open-b" not in page.ids

    run(store, table, script, "s1", "s2")
