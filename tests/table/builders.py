"""Tables for tests, made in one line."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from thirdchair.games import GAMES
from thirdchair.kit.flow import Done, frozen, play
from thirdchair.kit.questions import Number
from thirdchair.table.journal import KEPT, Journal, Table

BOTS = {"do": "bots_turn"}
CARDS = list(range(1, 13))
TRACKS = ("exploration", "science", "military", "technology")


def duel(**fields: Any) -> Table:
    """A duel of Ana and Bo; the favorite track is technology unless `favorite` says otherwise."""
    setup = {
        "game": "tapestry",
        "mode": "duel",
        "players": ["Ana", "Bo"],
        "seed": 7,
        "favorite": "technology",
    }
    return Table.new(GAMES, {**setup, **fields})


def advance(who: str, track: str, steps: int = 1) -> dict[str, Any]:
    return {"do": "advance", "who": who, "track": track, "steps": steps}


def income(who: str) -> dict[str, Any]:
    return {"do": "income", "who": who}


def correct(path: str, value: object) -> dict[str, Any]:
    return {"do": "correct", "path": path, "value": value}


def bots_turn(table: Table, *cards: int) -> None:
    """A turn of the Shadow Empire; with real cards, these two are drawn."""
    table.do(BOTS)
    for card in cards:
        table.answer(card)


def answer_open(table: Table, pick: int) -> None:
    """Answer the open question with one of its options, whatever it is."""
    question = table.question
    if isinstance(question, Number):
        table.answer(question.min + pick % (question.max - question.min + 1))
    else:
        options = question.options  # type: ignore[union-attr]
        table.answer(options[pick % len(options)])


def lying(table: Table) -> bytes:
    """The bytes of the state that people have before them."""
    return frozen(table.state)


def recorded(journal: Journal) -> dict[str, Any]:
    """All of a journal but the seed and the revision, and whether it came out of a file."""
    fields = ("setup", "chance", "rules_version", "start", "at", "waiting")
    entries = [msgspec.structs.replace(entry, brought=False) for entry in journal.entries]
    return {**{field: getattr(journal, field) for field in fields}, "entries": entries}


def replayed(table: Table) -> list[bytes]:
    """The states after each command that stands, run again with nothing but recorded answers."""
    state = table.game.thawed(table.journal.start)
    states = []
    for entry in table.journal.entries[: table.journal.at]:
        if entry.command == KEPT:
            assert entry.state is not None
            state = table.game.thawed(entry.state)
        else:
            command = table.game.command(state, entry.command)
            result = play(table.game.rules, state, command, entry.answers)
            assert isinstance(result, Done)
            assert result.answers == entry.answers
            state = result.state
        states.append(frozen(state))
    return states


def cards_somewhere(table: Table) -> list[int]:
    """Every decision card, wherever it is."""
    decision = table.state.decision
    pair = [card for card in (decision.track, decision.tie) if card is not None]
    return sorted([*decision.deck, *decision.discard, *pair])


def drawn(table: Table) -> list[int]:
    """The cards that were drawn by the commands that stand, in order."""
    entries = table.journal.entries[: table.journal.at]
    return [one["card"] for entry in entries for one in entry.events if one["type"] == "drew"]


def text_of(path: Path, query: str) -> list[object]:
    """The first column of what a query finds in a database."""
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(query)]
