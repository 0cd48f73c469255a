"""Whatever can be corrected at a table of Scythe can be said: the part, and what it was set to."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.talking import Talk
from thirdchair.contract import words_for
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.fenris.sheet.written import Written
from thirdchair.scythe.horde.state import FIGURES, HORDE
from thirdchair.web.games.scythe.instead import DIFFERS
from thirdchair.web.pages.history.differences import shown
from thirdchair.words import LANGUAGES

PEOPLE = [
    {"name": "Ana", "kind": "human", "faction": "togawa", "mat": "industrial"},
    {"name": "Bo", "kind": "human", "faction": "albion", "mat": "engineering"},
]
AUTOMA = {"kind": "automa", "faction": "saxony", "level": "automa"}
MODULES = [
    *("mech_mods", "infrastructure_mods", "rivals", "alliances"),
    *("tesla", "triumph_tiles", "mad_tesla"),
]
TABLES: dict[str, dict[str, Any]] = {
    "alone": {"mode": "automa", "seats": [*PEOPLE, AUTOMA]},
    "with modules": {"mode": "automa", "seats": [*PEOPLE, AUTOMA], "modules": MODULES},
    "horde": {"mode": "horde", "seats": PEOPLE, "faction": "fenris"},
    "horde with modules": {
        "mode": "horde",
        "seats": PEOPLE,
        "faction": "nordic",
        "modules": ["mech_mods", "infrastructure_mods", "vesna"],
    },
}


def begun(name: str, language: str = "en") -> Talk:
    """A table whose set-up is answered with what comes first."""
    talk = Talk()
    told = talk.ok(new={"game": "scythe", "language": language, "seed": 3, **TABLES[name]})
    while asked := told["pending"]:
        told = talk.ok(answer=asked["options"][0] if "options" in asked else asked["min"])
    if "alliances" in TABLES[name].get("modules", ()):
        talk.ok(do="pair", seat="s1", **{"with": "s2"})
        told = talk.ok(do="pair", seat="s2", **{"with": "s1"})
        while told["pending"]:
            told = talk.ok(answer=3)
    return talk


def rules_of(talk: Talk) -> Any:
    table = talk.session.table
    assert table is not None
    return ScytheWithFenris().rules_at(table.state)


def values(rules: Any) -> Iterator[tuple[str, Any]]:
    """A value that fits for each part that these rules let people correct."""
    state = rules.state
    for seat, one in state.seats.items():
        for field, (low, _) in rules._ranges(seat).items():
            yield f"seats.{seat}.{field}", low
        yield f"seats.{seat}.factory_card", True
        for triumph in one.stars:
            if rules.star_limit(seat, triumph):
                yield f"seats.{seat}.stars.{triumph}", 1
                yield f"seats.{seat}.stars.{triumph}", 0
    for kind in ("encounter", "flag", "trap", "sprung"):
        yield from ((f"tokens.{kind}", lying) for lying in (["r2c4"], []))
    yield from (("board", way) for way in ("ask", True))
    if state.marker is not None:
        yield "marker", rules.board.bases[0]
    yield from (("abilities", one) for one in ("ask", "off"))
    for key, now in state.rulings.items():
        yield f"rulings.{key}", now
    parts = rules.correctable()
    if "actors" in parts:
        for figure in (one for one in state.actors if one != HORDE):
            yield f"actors.{figure}.at", rules.board.factory
            if figure != FIGURES[-1]:  # without any figure the game would be over
                yield f"actors.{figure}.at", None
            if figure not in FIGURES:
                yield f"actors.{figure}.marker", 3
    if "tile" in parts:
        yield from (("tile.1", side) for side in ("E", None, "W"))
        yield "tile.2", "W"
    if "track" in parts:
        yield "track", list(reversed(state.track))
    if "alliance_coins" in parts:
        yield from ((f"alliance_coins.{one}", 5) for one in state.laid["alliance_coins"])
    if "rivals" in parts:
        one, other, *_ = state.seats
        yield from ((f"rivals.{one}", lying) for lying in ({other: 1}, {}))
    if "horde" in parts:
        yield from (("horde.popularity", 9), ("horde.stars", 2), ("horde.cards", [5, 4]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_correction_is_said(name: str, language: str) -> None:
    talk = begun(name, language)
    rules = rules_of(talk)
    told = list(values(rules))
    heads = {path.partition(".")[0] for path, _ in told}
    assert heads >= rules.correctable().keys() - {"marker"}
    for path, value in told:
        events = talk.ok(do="correct", path=path, value=value, note="")["events"]
        for one in events:
            assert one["type"] == "corrected"
            assert len(one["say"]) > 10
            assert "." not in path or path not in one["say"], one["say"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_correction_of_a_campaign_is_said(language: str) -> None:
    talk = Talk()
    people = [{**one, "mat": None} for one in PEOPLE]
    seats = [{key: one[key] for key in ("name", "kind", "faction")} for one in people]
    new = {"game": "scythe", "mode": "fenris", "language": language, "seats": [*seats, AUTOMA]}
    talk.ok(new=new)
    parts: dict[str, Any] = {
        "sheets.s1.wealth": 7,
        "sheets.s1.wins": [],
        "sheets.s1.bonuses": {"power": 1},
        "sheets.s1.log": {"combat_1": 1},
        "sheets.s1.perks": [],
        "sheets.s3.level": "ultimaszyna",
        "factions": {"s1": "togawa"},
        "rows": 7,
        "most_coins": 5,
        "names.faction-nordic": "Nordreich",
        "book": "de",
    }
    assert {path.partition(".")[0] for path in parts} == set(Written.parts)
    for path, value in parts.items():
        (said,) = talk.ok(do="correct", path=path, value=value)["events"]
        assert len(said["say"]) > 10
    told = talk.ok(do="setup")
    while asked := told["pending"]:
        told = talk.ok(answer=asked["options"][0])
    state: Any = talk.session.table and talk.session.table.state
    for path, value in values(ScytheWithFenris().rules_at(state.tonight)):
        for said in talk.ok(do="correct", path=path, value=value)["events"]:
            assert len(said["say"]) > 10


def test_the_words_name_tiles_cards_and_whose_tile_it_is() -> None:
    talk = begun("horde")
    now = talk.table()["view"]["track"]
    (said,) = talk.ok(do="correct", path="track", value=now[::-1])["events"]
    assert "somewhere" not in said["say"]
    assert "where" not in said["say"]
    (said,) = talk.ok(do="correct", path="horde.cards", value=[5, 4])["events"]
    assert "5 + 4" in said["say"]
    (said,) = talk.ok(do="correct", path="tile.1", value="E")["events"]
    assert "Horde tile, arrow of 1" in said["say"]
    talk = begun("with modules")
    (said,) = talk.ok(do="correct", path="tile.1", value="E")["events"]
    assert "Mad Tesla tile, arrow of 1" in said["say"]


AS_SET_UP = ("game", "mode", "kind", "name")
"""What no fix of the record changes."""
ONLY_WITH_SOMETHING = ("holds", "worn", "turned")
"""Groups that a seat may not have at all: all of it may be new."""


def leaves(view: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The parts of a view as a fix of the record may change them."""
    for key, below in view.items():
        here = f"{path}{key}"
        whole = DIFFERS.whole.get(here.partition(".")[0]) == here.count(".") + 1
        if not isinstance(below, dict) or whole or key in ONLY_WITH_SOMETHING:
            yield here, below
        if isinstance(below, dict) and not whole:
            yield from leaves(below, f"{here}.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_whatever_a_fix_of_the_record_may_change_has_a_name(name: str, language: str) -> None:
    table = begun(name, language).session.table
    assert table is not None
    words = words_for(VOICES, table, Reader(language, free=True))
    told = [one for one in leaves(table.view() or {}) if one[0].split(".")[-1] not in AS_SET_UP]
    if "with modules" in name:
        kinds = {path.split(".")[2] for path, _ in told if path.startswith("seats.s1.")}
        assert {"worn", "turned"} <= kinds
    for path, value in told:
        assert words.part(path)
        assert shown(words, path, value, DIFFERS)


def test_a_refused_correction_names_values_as_they_are_sent() -> None:
    error = begun("horde").no(do="correct", path="board", value=False, note="")
    assert error["message"].endswith("options: true, ask.")
    error = begun("with modules").no(do="correct", path="tile.1", value="up")
    assert error["message"].endswith("NE, E, SE, SW, W, NW, null.")
