"""An evening that asks something before its set-up: the prologue comes first on every phone."""

import re

import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import ANA_AND_AUTOMA, automa, human
from thirdchair.table.journal import Table
from thirdchair.table.store import Store

BEGIN = {"do": "setup", "board": False}
THREE = (human("nordic", "Ana"), human("crimea", "Bo"), automa("saxony"))
WEALTH = {"s1": {"wealth": 20}, "s2": {"wealth": 70}, "s3": {"wealth": 50}}


def asks(number: str, branch: str, about: str, **paper: object) -> Table:
    """An evening that has begun, and asks this of somebody."""
    begun = {"episode": number, "branch": branch, "sheets": WEALTH, **paper}
    table = evening(seats=THREE, **{"from": begun})
    table.do(BEGIN)
    assert getattr(table.question, "about", None) == about
    return table


EVENINGS = {
    "2": lambda: asks("2", "peace", "ally_automa"),
    "7": lambda: asks("7", "war", "ally_automa"),
    "8": lambda: asks("8", "war", "own_mat", box_e=""),
}


@pytest.mark.parametrize("number", EVENINGS)
def test_the_prologue_comes_before_a_question(store: Store, number: str) -> None:
    """Title and prologue on every phone, then the question; a program is asked at once."""

    async def script(found: Phones) -> None:
        for phone in found.values():
            page = (await phone.get("/tables/*", "de")).text
            assert 'id="prologue"' in page
            assert 'value="read"' in page
            assert 'id="asked"' not in page
            assert "Wer ist da?" not in page
        await found["s1"].send("/tables/*/marks", act="read")
        for phone in found.values():
            page = (await phone.get("/tables/*", "de")).text
            assert 'id="asked"' in page
            assert 'id="beginning"' in page
            assert 'id="prologue"' not in page

    run(store, EVENINGS[number](), script, "s1", "s2")


def test_who_chooses_a_mat_sees_the_order_and_why(store: Store) -> None:
    async def script(found: Phones) -> None:
        await found["s2"].send("/tables/*/marks", act="read")
        page = (await found["s2"].get("/tables/*", "de")).text
        order = page[page.index('id="mat-order"') :]
        names = re.findall(r"<li>.*?<span>(.*?)</span> <small>(.*?)</small>", order, re.S)
        assert [coins.split()[0].strip("$") for _, coins in names[:3]] == ["70", "50", "20"]
        assert "größten Vermögen" in page

    run(store, EVENINGS["8"](), script, "s1", "s2")


def test_a_token_of_which_nobody_knows_the_coins_is_drawn(store: Store) -> None:
    table = evening(seats=ANA_AND_AUTOMA, **{"from": {"episode": "2", "branch": "peace"}})
    table.do(BEGIN)
    table.answer("s2")
    assert getattr(table.question, "about", None) == "alliance_coins"

    async def script(found: Phones) -> None:
        await found["s1"].send("/tables/*/marks", act="read")
        assert 'class="asked-disc"' in (await found["s1"].get("/tables/*", "de")).text

    run(store, table, script, "s1")
