"""The seventh evening as a saved table and on the pages: words, undo, the held box, the tray."""

from typing import Any

import pytest

from tests.fenris.pages import evening, fenris
from tests.fenris.phones import Phones, run
from tests.fenris.test_card_pages import state_of, tapped
from tests.web.reading import Reading
from thirdchair.kit.flow import frozen
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.table.store import Store
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

SEATS = [
    {"kind": "human", "name": "Ana", "faction": "crimea"},
    {"kind": "human", "name": "Bo", "faction": "polania"},
    {"kind": "automa", "faction": "nordic"},
]
STEP = {"unit": "character", "from": "base:crimea", "to": "r7c4"}
COMMANDS: list[dict[str, Any]] = [
    {"do": "move", "seat": "s1", "moves": [STEP]},
    *({"do": "automa_turn", "seat": "s3"} for _ in range(8)),
    {"do": "count", "seat": "s1", "what": "encounter_tokens", "n": 4},
]
REWARDS: list[dict[str, Any]] = [
    {"do": "episode_result", "coins": {"s1": 50, "s2": 40, "s3": 30}},
    {"do": "read"},
]


def played(*commands: dict[str, Any], branch: str = "peace", board: Any = True) -> Table:
    """The evening up to there; whatever is asked gets its first answer."""
    paper = {"from": {"episode": "7", "branch": branch, "sheets": {"s1": {"wealth": 70}}}}
    table = evening(seats=SEATS, **paper)
    for command in ({"do": "setup", "board": board}, *commands):
        table.do(command)
        while (question := table.question) is not None and question.key != "choice:open_e:s1":
            options = getattr(question, "options", None)
            table.answer({} if question.key.startswith("places") else options[0] if options else 0)
    return table


def opened(branch: str = "peace") -> Table:
    table = played(*COMMANDS, branch=branch)
    table.answer("open")
    for command in REWARDS:
        table.do(command)
    return table


@pytest.mark.parametrize("branch", ["war", "peace"])
def test_all_of_it_has_words_and_is_undone_and_done_again(branch: str) -> None:
    table = opened(branch)
    whole = frozen(table.state)
    for language in LANGUAGES:
        reader = Reader(language, keys=frozenset(table.state.keys))
        words = voice(game=fenris)(reader, table.journal.setup, table.state)
        for entry in table.journal.entries:
            assert all(words.event(event) for event in entry.events)
            assert words.command(entry.command)
    steps = len(table.journal.entries) - 1
    for _ in range(steps):
        table.undo()
    for _ in range(steps):
        table.redo()
    assert frozen(table.state) == whole


def test_the_box_is_held_on_the_page_and_ends_the_evening(store: Store) -> None:
    async def script(phones: Phones) -> None:
        ana = phones["s1"]
        page = (await ana.get("/tables/*")).text
        assert "data-hold" in Reading(page).attributes["key-open"]
        assert "has found Tesla" in page
        assert (await tapped(ana, "/tables/*", ("act", "answer open"))).status_code == 303
        assert state_of(store, ana).tonight.ended == "s1"
        assert "Box E is open." in Reading((await ana.get("/tables/*")).text).text

    run(store, played(*COMMANDS), script, "s1", "s2")


@pytest.mark.parametrize("board", ["ask", False])
def test_where_no_moves_are_told_a_lasting_button_opens_the_box(store: Store, board: Any) -> None:
    async def script(phones: Phones) -> None:
        bo = phones["s2"]
        page = Reading((await bo.get("/tables/*")).text)
        assert "data-hold" in page.attributes["open-e"]
        assert (await tapped(bo, "/tables/*", ("act", "open e"))).status_code == 303
        assert state_of(store, bo).tonight.ended == "s2"

    gain = {"do": "gain", "seat": "s1", "what": "coins", "n": 1}
    run(store, played(gain, board=board), script, "s2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_are_there_in_every_language(store: Store, language: str) -> None:
    async def script(phones: Phones) -> None:
        for path in ("", "?see=tray", "?see=result", "/correct", "/checklist", "/history"):
            assert (await phones["s1"].get(f"/tables/*{path}", language)).status_code == 200, path

    run(store, played(*COMMANDS[:4]), script, "s1")


def test_the_rewards_of_both_ends_have_pages(store: Store) -> None:
    async def script(phones: Phones) -> None:
        page = Reading((await phones["s2"].get("/tables/*")).text)
        assert "data-hold" in page.attributes["open-e"], "nobody has found him"

    run(store, played(*COMMANDS[:4], *REWARDS), script, "s1", "s2")
