"""Tables of scenarios, built by hand or set up by the contract, and what happens at them."""

from collections.abc import Mapping
from typing import Any

from tests.tapestry.builders import TRACKS
from tests.tapestry.solo_builders import solo
from thirdchair.kit import flow
from thirdchair.kit.flow import Answer, Done, Event, Pending, Rule
from thirdchair.table.journal import plain
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.focus.blocking import FocusState, FocusTable
from thirdchair.tapestry.scenarios.kaiju_capital import CapitalState, CapitalTable
from thirdchair.tapestry.scenarios.kaiju_map.horde import MapState, MapTable
from thirdchair.tapestry.scenarios.premonition import PremonitionState, PremonitionTable
from thirdchair.tapestry.scenarios.the_fall import FallState, FallTable
from thirdchair.tapestry.scenarios.utopia import Utopia, UtopiaState, UtopiaTable
from thirdchair.tapestry.scenarios.world_war import WorldWarState, WorldWarTable
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()
SHEETS = game.scenarios.sheets
"""Every scenario that is found."""
FOUND = [(sheet.mode, sheet.number) for sheet in SHEETS.values()]

HEXES = list(range(34))
COMPASS = {"military": "up", "science": "right", "exploration": "down", "technology": "left"}
RULINGS: dict[str, Any] = {
    "scenario.tie_counts_as_win": False,
    "atlantis.replay": False,
    "atlantis3.all_end_vp": 5,
    "atlantis3.landmark_vp": 5,
    "atlantis4.cost_any": {"IV": 1, "III": 2, "I": 1},
    "atlantis4.progress": "mirrored",
    "atlantis4.level1_free_advances": True,
    "kaiju1.compass": COMPASS,
    "kaiju2.check_target_before_phase": True,
    "kaiju2.extra_per_blocker": False,
}


def _fields(rulings: Mapping[str, Any] | None, fields: dict[str, Any]) -> dict[str, Any]:
    table = solo(**fields, rulings=RULINGS | dict(rulings or {}))
    return {field: getattr(table, field) for field in table.__struct_fields__}


def focus(
    *,
    favorite: str | None = "technology",
    blockers: Mapping[str, int] | None = None,
    former: tuple[str, ...] = (),
    rulings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> FocusState:
    """Atlantis 1 in the middle of a game; the bots prefer military and exploration."""
    fields = {"favorites": ("military", "exploration"), **fields}
    return FocusState(
        **_fields(rulings, fields) | {"expansions": ["PP"]},
        scenario=FocusTable(favorite=favorite, former=list(former), blockers=dict(blockers or {})),
    )


def world_war(*, rulings: Mapping[str, Any] | None = None, **fields: Any) -> WorldWarState:
    """Atlantis 2 in the middle of a game: a tile on every hex."""
    fixed = {"civs": ("equalizers",), "favorites": ("military", "science"), "tiles": HEXES}
    return WorldWarState(
        **_fields(rulings, fixed | fields) | {"expansions": ["PP"]}, scenario=WorldWarTable()
    )


def utopia(*, rulings: Mapping[str, Any] | None = None, **fields: Any) -> UtopiaState:
    """Atlantis 3 in the middle of a game: no military track."""
    table = {"civs": ("explorers",), "favorites": ("exploration", "science"), **fields}
    state = UtopiaState(**_fields(rulings, table) | {"expansions": ["PP"]}, scenario=UtopiaTable())
    Utopia.lay_out(state)
    return state


def the_fall(
    *,
    automa: Mapping[str, int] | None = None,
    shadow: Mapping[str, int] | None = None,
    you: Mapping[str, int] | None = None,
    rulings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> FallState:
    """Atlantis 4 in the middle of a game: who does not say otherwise stands at the start."""
    start = dict.fromkeys(TRACKS, 12) | {"military": 11}
    table = {"civs": ("iconoclasts",), "favorites": ("technology", "science"), **fields}
    state = FallState(
        **_fields(rulings, table) | {"expansions": ["PP"]}, scenario=FallTable(cards=[None] * 3)
    )
    for seat, at in (("automa", automa), ("shadow", shadow), ("you", you)):
        state.tracks[seat] = start | dict(at or {})
    return state


def premonition(
    *,
    noted: tuple[str, ...] = (),
    cards: tuple[str | None, ...] = (None, None, None),
    face_down: int = 0,
    rulings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> PremonitionState:
    """Atlantis 5 in the middle of a game."""
    table = {"civs": ("hucksters",), **fields}
    return PremonitionState(
        **_fields(rulings, table) | {"expansions": ["PP"]},
        scenario=PremonitionTable(cards=list(cards), noted=list(noted), face_down=face_down),
    )


def kaiju_capital(
    *,
    district: int = 3,
    last: int | None = None,
    tracked: bool = False,
    plots: Mapping[str, str] | None = None,
    rulings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> CapitalState:
    """Kaiju 1 in the middle of a game."""
    table = {"civs": (), **fields}
    return CapitalState(
        **_fields(rulings, table),
        scenario=CapitalTable(
            district=district, last=last, tracked=tracked, plots=dict(plots or {})
        ),
    )


def kaiju_map(
    *,
    target: int = 70,
    kaiju: tuple[int, ...] = (),
    blockers: tuple[str, ...] = (),
    deck: tuple[int, ...] | None = None,
    discard: tuple[int, ...] = (),
    on: Mapping[int, str] | None = None,
    points: int = 0,
    era: int = 1,
    rulings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> MapState:
    """Kaiju 2 in the middle of a game: only you are there."""
    state = MapState(
        **_fields(rulings, {"on": {22: "", **(on or {})}, "pair": None, "civs": (), **fields}),
        scenario=MapTable(target=target, supply=40, kaiju=list(kaiju), blockers=list(blockers)),
    )
    state.tracks = {"you": state.tracks["you"]}
    state.favorites = {}
    state.vp, state.era, state.topples = {"you": points}, {"you": era}, {"you": 0}
    state.outposts = {"you": state.outposts["you"]}
    state.landmarks = {one: owner for one, owner in state.landmarks.items() if ":7" not in one}
    left = [card for card in range(1, 23) if card not in discard]
    state.decision.deck = left if deck is None else list(deck)
    state.decision.discard, state.decision.progress = list(discard), []
    return state


def setup(mode: str, scenario: int, **fields: Any) -> dict[str, Any]:
    """A set-up as it is sent."""
    return {"game": "tapestry", "mode": mode, "scenario": scenario, **fields}


def begun(mode: str, scenario: int, **fields: Any) -> Any:
    """The table of a set-up before its first question."""
    _, state = game.set_up(setup(mode, scenario, **fields))
    return state


def answer(key: str, value: Any) -> Answer:
    """An answer to the question with this key."""
    return Answer(key, value, "you")


def picked(about: str, value: Any) -> Answer:
    return answer(f"choice:{about}:you", value)


def told(about: str, number: int) -> Answer:
    return answer(f"number:{about}:you", number)


def rule_of(state: Any, name: str, *answers: Answer, **arguments: Any) -> Done[Any]:
    """Carry out one named rule of this table with exactly these answers."""
    result = _run(state, name, answers, arguments)
    assert isinstance(result, Done), f"still asking {result.question}"
    assert result.answers == list(answers), "answers are left over"
    return result


def asked_by(state: Any, name: str, *answers: Answer, **arguments: Any) -> list[Any]:
    """The options of the question at which one named rule stops."""
    result = _run(state, name, answers, arguments)
    assert isinstance(result, Pending)
    return list(result.question.options)  # type: ignore[attr-defined]


def _run(
    state: Any, name: str, answers: tuple[Answer, ...], arguments: dict[str, Any]
) -> Done[Any] | Pending[Any]:
    def rules(state: Any, command: None, events: list[Event]) -> Rule:
        rule: Rule = getattr(game.mode_of(state)(state, events), name)(**arguments)
        return rule

    return flow.play(rules, state, None, answers)


def seen(state: Any) -> dict[str, Any]:
    """The scenario's part of the view."""
    shown: dict[str, Any] = game.view(state)["scenario"]
    return shown


def reminded(result: Done[Any] | Pending[Any]) -> list[str]:
    """What the table was reminded of, by the rules."""
    return [event["rule"] for event in plain(result.events) if event["type"] == "reminder"]


def types(result: Done[Any] | Pending[Any]) -> list[str]:
    """What happened, by the types of the events."""
    return [event["type"] for event in plain(result.events)]


def happened(result: Done[Any] | Pending[Any], kind: str) -> list[dict[str, Any]]:
    """The events of a type, without their reasons."""
    return [
        {key: value for key, value in event.items() if key not in ("type", "why")}
        for event in plain(result.events)
        if event["type"] == kind
    ]


def why(result: Done[Any] | Pending[Any], kind: str) -> list[tuple[str, list[Any], list[Any]]]:
    """The reasons of the one event of this type: rule, what it left, what counted."""
    (event,) = [event for event in plain(result.events) if event["type"] == kind]
    return [(one["rule"], list(one["to"]), list(one["by"])) for one in event["why"]]


def sentences(message: str, **fields: Any) -> list[str]:
    """A message in each language."""
    return [
        TapestryWords(language, mode="atlantis").text(message, **fields) for language in LANGUAGES
    ]
