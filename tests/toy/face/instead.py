"""What may have happened instead of a step of the history."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.toy.face.known import Known, known_at
from tests.toy.state import NightState, SeasonState
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.web.choices import rulings_of
from thirdchair.web.pages.history.blanks import Blank, written
from thirdchair.web.pages.history.instead import Differs, Drawn, Moment, Steps
from thirdchair.words import Words

Command = dict[str, Any]
DIFFERS = Differs(whole={"played": 1, "result": 1, "keys": 1, "sold": 1, "votes": 2})
STEPS: Steps | None = None
MOST = 99_999


def kind(command: Mapping[str, Any]) -> tuple[str, str]:
    """What is done, and by whom."""
    return command["do"], str(command.get("seat", ""))


def name(command: Mapping[str, Any], words: Words) -> str:
    """What the list calls a command; of a correction its part."""
    if command["do"] == "correct":
        return words.part(command["path"])
    return words.command({"stakes": {}, **command})


def role(table: Table, question: Mapping[str, Any], asking: Entry, words: Words) -> str:
    """Its cards have none."""
    return ""


def told(command: Mapping[str, Any], words: Words) -> str:
    """A command in a sentence."""
    return words.command({"stakes": {}, **command})


def option(command: Mapping[str, Any]) -> str:
    """A command as the value of an option of the list."""
    return written({key: one for key, one in command.items() if key not in ("stakes", "value")})


def commands(table: Table) -> dict[str, list[Command]]:
    """All commands that this table knows; stakes and values are asked next."""
    state, known = table.state, known_at(table)
    climbs = [{"do": "climb", "seat": seat} for seat in state.seats]
    season = isinstance(state, SeasonState)
    return {
        "turns": [*climbs, *(_season(known) if season else [])],
        "choices": list(_choices(state, known)) if season else [],
        "corrections": [{"do": "correct", "path": path} for path in _paths(table)],
    }


def _season(known: Known) -> Iterator[Command]:
    yield from ({"do": one} for one in ("begin", "result", "reveal", "close"))
    yield from ({"do": "decide", "way": way} for way in known.ways)
    yield from ({"do": "open", "thing": thing} for thing in known.things)


def _choices(state: SeasonState, known: Known) -> Iterator[Command]:
    for seat in state.seats:
        if known.ways:
            yield {"do": "vote", "seat": seat}
        yield from ({"do": "buy", "seat": seat, "ware": ware} for ware in (*known.wares, None))
        yield from (
            {"do": "tick", "seat": seat, "chore": chore, "on": on}
            for chore in known.chores
            for on in (True, False)
        )


def _paths(table: Table) -> Iterator[str]:
    state = table.state
    parts = ("at", "oil") if isinstance(state, NightState) else ("coins", "influence")
    yield from (f"{part}.{seat}" for part in parts for seat in state.seats)
    yield from (f"rulings.{key}" for key in rulings_of(table))


def blank(table: Table, command: Mapping[str, Any], words: Words, position: int) -> Blank | None:
    """Stakes and values; what a step needs, it had at that step of the history."""
    match command:
        case {"do": "vote", "seat": seat} if "stakes" not in command:
            return _stakes(table, str(seat), words, position)
        case {"do": "correct", "path": path} if "value" not in command:
            key = str(path).removeprefix("rulings.")
            ruling = rulings_of(table).get(key)
            options = None if ruling is None else list(ruling.values)
            return Blank("value", words.part(str(path)), options, str(path), high=MOST)
    return None


def _stakes(table: Table, seat: str, words: Words, position: int) -> Blank:
    """All on one way: more than that is said at the vote itself."""
    before, known = table.state_before(position), known_at(table)
    has = before.keepers[seat].influence if isinstance(before, SeasonState) else 0
    options = [{one: has if one == way else 0 for one in known.ways} for way in known.ways]
    return Blank("stakes", words.text("toy-stakes", seat=seat), options, "stakes")


def drawn(moment: Moment, words: Words) -> Drawn | None:
    """A tower is told in words."""
    return None
