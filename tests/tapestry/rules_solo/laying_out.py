"""A table against the Automa as its set-up lays it out, with its checklist."""

from typing import Any

from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.setup.checklists import Step, checklist
from thirdchair.tapestry.state import SoloState
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()


def begun(**fields: Any) -> SoloState:
    """A solo table before the first question of its set-up."""
    _, state = game.set_up({"game": "tapestry", "mode": "solo", **fields})
    assert isinstance(state, SoloState)
    return state


def laid_out(**fields: Any) -> tuple[list[Step], dict[str, Any]]:
    """The checklist and the table of Engineers; the Shadow Empire's favorite is science."""
    given = {"civs": ["engineers"], "favorites": {"shadow": "science"}, "seed": 5, **fields}
    table = Table.new(GAMES, {"game": "tapestry", "mode": "solo", **given})
    if table.question is not None:
        table.answer(8)
    view = table.view()
    assert view is not None
    return checklist(table.setup, view), view


def step(rule: str, **fields: Any) -> Step:
    """The one step of the checklist with this rule."""
    (found,) = [one for one in laid_out(**fields)[0] if one.rule == rule]
    return found


def sentences(one: Step) -> list[str]:
    """The step as it is read in English, German and Czech."""
    spoken = [
        TapestryWords(language, mode="solo").text(one.message, **one.args) for language in LANGUAGES
    ]
    assert len(set(spoken)) == 3
    return spoken
