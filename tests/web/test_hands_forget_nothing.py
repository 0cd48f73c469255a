"""Whatever was played: who does all that the list says has the table as the app has it."""

import re
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.alone import SETUP as SOLO
from tests.web.at_the_board import SETUP as BOARD
from thirdchair.contract import words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.questions import Number, Places
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.web.games import FACES
from thirdchair.web.pages.history.hands import changes, moved, picture_of
from thirdchair.words import LANGUAGES

PATIENCE = 400
DUEL: dict[str, Any] = {
    "game": "tapestry",
    "mode": "duel",
    "players": ["A", "B"],
    "favorite": "science",
    "seed": 1,
}
FULL = {**SOLO, "level": 6, "civs": ["hucksters", "trailblazers"], "expansions": ["PP", "AA"]}
TWO = {
    **BOARD,
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "togawa", "mat": "engineering"},
        {"kind": "automa", "faction": "crimea"},
        {"kind": "automa", "faction": "albion"},
    ],
}
ASKED = {**BOARD, "board": "ask"}


def answered(table: Table, data: st.DataObject) -> None:
    """Any answers to whatever the last command asks."""
    for _ in range(PATIENCE):
        match table.question:
            case None:
                return
            case Number() as number:
                high = min(number.highest, number.min + 20)
                table.answer(data.draw(st.integers(number.min, high)))
            case Places():
                table.answer({})
            case question:
                options = msgspec.to_builtins(question)["options"]
                table.answer(data.draw(st.sampled_from(list(options))))


def commanded(table: Table, data: st.DataObject) -> None:
    """Any command that can be done now, its blanks filled in with anything."""
    mode = FACES[table.game.name]().mode(table)
    words = words_for(VOICES, table, Reader("en"))
    groups = mode.instead.commands(table)
    kind = data.draw(st.sampled_from([name for name, some in groups.items() if some]))
    command = dict(data.draw(st.sampled_from(groups[kind])))
    if command["do"] == "finish":
        return
    for _ in range(30):
        blank = mode.instead.blank(table, command, words, table.journal.at)
        if blank is None:
            break
        if blank.text:
            value: Any = "Guilds"
        elif blank.options is None:
            value = data.draw(st.integers(0, 12))
        else:
            value = data.draw(st.sampled_from(blank.options))
        command[blank.field] = value
    before = table.journal.at
    try:
        table.do(command)
        answered(table, data)
    except Refusal:
        if table.journal.at != before or table.journal.waiting:
            table.undo()


def told_whole(table: Table, position: int, language: str) -> None:
    """From here to an earlier step and forth again, by the list alone."""
    hands = FACES[table.game.name]().mode(table).hands
    words = words_for(VOICES, table, Reader(language))
    here, lies = table.journal.at, picture_of(table, hands)
    for step in (position, here):
        table.jump(step)
        then = picture_of(table, hands)
        after = lies
        moves = hands.moves(lies, then)
        for move in moves:
            after = moved(after, move)
            line = hands.said(move, words)
            assert line
            assert not re.search(r"[{}]|page-|None", line), line
        assert changes(after, then) == {}
        assert bool(moves) == bool(changes(lies, then))
        lies = then


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    setup=st.sampled_from([SOLO, DUEL, FULL, BOARD, TWO, ASKED]),
    language=st.sampled_from(list(LANGUAGES)),
    data=st.data(),
)
def test_a_list_for_the_hand_forgets_nothing(
    setup: dict[str, Any], language: str, data: st.DataObject
) -> None:
    table = Table.new(GAMES, setup)
    answered(table, data)
    for _ in range(data.draw(st.integers(1, 8))):
        commanded(table, data)
    if table.journal.at > 1:
        told_whole(table, data.draw(st.integers(1, table.journal.at - 1)), language)
