"""Situations at a solo table with expansions, built by hand."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.tapestry.solo_builders import do, drew, rule, solo
from thirdchair.games import GAMES
from thirdchair.kit.flow import Answer, Done, Rule
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.setup.checklists import Step, checklist
from thirdchair.tapestry.solo import Solo, compose
from thirdchair.tapestry.state import SoloState
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()

TRACKS = ["exploration", "science", "military", "technology"]
FIVE = [*TRACKS, "arts"]
ARTS_LANDMARKS = ("arts:4", "arts:7", "arts:10")

Spaces = Mapping[str, int]


def expanded(
    *expansions: str,
    arts: str | None = None,
    strike: Spaces | None = None,
    automa: Spaces | None = None,
    shadow: Spaces | None = None,
    you: Spaces | None = None,
    taken: Mapping[str, str] | None = None,
    cards: Mapping[str, str | None] | None = None,
    pool: Iterable[str] = (),
    markers: Mapping[str, list[int]] | None = None,
    box: Mapping[str, Any] | None = None,
    rulings: Mapping[str, str | bool] | None = None,
    **fields: Any,
) -> SoloState:
    """A solo table with these expansions in the middle of a game.

    `strike` are the double strike tokens, `cards` the landmarks of landmark cards with their
    owners; all else is as `solo` has it.
    """
    state = solo(rulings={"double_strike.counts_for_favorite": True, **(rulings or {})}, **fields)
    tracks = FIVE if arts else TRACKS
    seats = {"automa": automa, "shadow": shadow}
    if strike is not None:
        seats["strike"] = strike
    seats["you"] = you
    state.tracks = {
        seat: {track: (spaces or {}).get(track, 0) for track in tracks}
        for seat, spaces in seats.items()
    }
    if arts:
        state.landmarks |= dict.fromkeys(ARTS_LANDMARKS)
    state.landmarks |= {f"card:{card}": owner for card, owner in (cards or {}).items()}
    state.landmarks |= taken or {}
    variant = ["double_strike"] if strike is not None else []
    state.expansions = [name for name in ("PP", "AA", "FF") if name in expansions] + variant
    state.arts = arts
    state.pool = list(pool)
    state.markers = dict(markers or {})
    state.box = dict(box or {})
    return state


def carried_out(state: SoloState, named: Callable[[Solo], Rule], *answers: Answer) -> Done[Any]:
    """One rule of the game that this table plays, with exactly these answers."""
    return rule(state, named, *answers, mode=compose(tuple(state.expansions)))


def rules_of_table(state: SoloState) -> Any:
    """The rules at work on this table, to ask them something."""
    return compose(tuple(state.expansions))(state, [])


def begun(*expansions: str, **fields: Any) -> SoloState:
    """A table with these expansions before the first question of its set-up."""
    request = {"game": "tapestry", "mode": "solo", "expansions": list(expansions), **fields}
    _, state = game.set_up(request)
    assert isinstance(state, SoloState)
    return state


def set_up(state: SoloState, *answers: Answer) -> Done[Any]:
    """The whole set-up with exactly these answers."""
    return do(state, {"do": "new"}, *answers)


def picked(about: str, answer: int | str) -> Answer:
    """What a person says."""
    return Answer(f"choice:{about}:you", answer, "you")


def number(about: str, answer: int) -> Answer:
    return Answer(f"number:{about}:you", answer, "you")


def kept(card: str = "skyscraper", other: str = "tv_station", *more: str) -> list[Answer]:
    """The landmark cards of a set-up: yours, the one that you turned down, more for the Automa."""
    extra = [picked("extra_landmark_card", card) for card in more]
    return [picked("landmark_card", card), picked("automa_landmark_card", other), *extra]


def joins() -> Answer:
    """Card 8 joins the decision deck."""
    return drew("progress", 8)


def laid_out(*expansions: str, **fields: Any) -> tuple[list[Step], dict[str, Any]]:
    """The checklist and the table of Engineers; the Shadow Empire's favorite is science.

    Open questions about landmark cards are answered in the order of the options.
    """
    given = {"civs": ["engineers"], "favorites": {"shadow": "science"}, "seed": 5, **fields}
    table = Table.new(
        GAMES, {"game": "tapestry", "mode": "solo", "expansions": expansions, **given}
    )
    while table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    view = table.view()
    assert view is not None
    return checklist(table.setup, view), view


def step(found: str, *expansions: str, **fields: Any) -> Step:
    """The one step of the checklist with this rule."""
    (one,) = [one for one in laid_out(*expansions, **fields)[0] if one.rule == found]
    return one


def rules_in(*expansions: str, **fields: Any) -> list[str]:
    """The rules of all steps of the checklist, in their order."""
    return [one.rule for one in laid_out(*expansions, **fields)[0]]


def sentences(one: Step) -> list[str]:
    """The step as it is read in English, German and Czech."""
    spoken = [
        TapestryWords(language, mode="solo").text(one.message, **one.args) for language in LANGUAGES
    ]
    assert len(set(spoken)) == 3
    return spoken
