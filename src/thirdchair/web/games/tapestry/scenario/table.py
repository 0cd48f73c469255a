"""The pages of a scenario: those of the solo game, and what is different tonight."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.questions import Number
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.ending import MOST_POINTS, MOST_RESOURCES, YourPoints
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.scenarios.capital import PIECES
from thirdchair.tapestry.scenarios.parts import Goal
from thirdchair.web import forms
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.common import (
    CARDS,
    FOLLOW,
    OWN_SETTINGS,
    chapter,
    facts,
    foresee,
    foreseen,
    further,
    hands,
    in_force,
    instead,
    piles,
    put_back,
    said,
    scopes,
    seating,
    stands,
    words_then,
)
from thirdchair.web.games.tapestry.scenario import tonight as scenario_tonight
from thirdchair.web.games.tapestry.scenario.asking import asked
from thirdchair.web.games.tapestry.scenario.capital import CAPITAL, capital_of, district_seen
from thirdchair.web.games.tapestry.scenario.checklist import checklist
from thirdchair.web.games.tapestry.scenario.lying import lying_of
from thirdchair.web.games.tapestry.scenario.parts import corrections, fix_commands
from thirdchair.web.games.tapestry.scenario.tonight import played
from thirdchair.web.games.tapestry.solo import table as solo
from thirdchair.web.games.tapestry.solo.table import (
    ALONE,
    CHECKLIST,
    HABITS,
    MORE,
    OWNERS,
    SETTINGS,
    colors_from,
    ending,
    measure,
    next_seat,
    role,
    seats,
    tokens,
)
from thirdchair.web.games.tapestry.solo.turns import points_entered
from thirdchair.web.games.tapestry.typed import begin_finish
from thirdchair.web.lately import last_entry
from thirdchair.web.pages.table.lying import Lying
from thirdchair.words import Words

__all__ = [  # the names of `TapestryMode`
    "ALONE",
    "CARDS",
    "CHECKLIST",
    "COLORS",
    "CORRECT",
    "FINISH",
    "FOLLOW",
    "HABITS",
    "HUMANS",
    "MORE",
    "OWNERS",
    "OWN_SETTINGS",
    "SETTINGS",
    "TABLE",
    "chapter",
    "checklist",
    "colors_from",
    "corrections",
    "ending",
    "facts",
    "finish",
    "foresee",
    "foreseen",
    "further",
    "hands",
    "in_force",
    "instead",
    "lying",
    "measure",
    "names",
    "next_seat",
    "perform",
    "piles",
    "put_back",
    "role",
    "said",
    "scopes",
    "seating",
    "seats",
    "sheet",
    "show",
    "stands",
    "tokens",
    "turns",
    "words_then",
]

TABLE = "tapestry/scenario.html"
CORRECT = "tapestry/scenario-correct.html"
FINISH = "tapestry/scenario-finish.html"
HUMANS = (YOU,)
GOAL = ".goal"
"""How the rule is called that says what a scenario wants."""


def names(saved: Saved, words: Words) -> dict[str, str]:
    """What the seats are called; where no bots play, something else takes their place."""
    follows = played(saved.table.state).follows
    return {**solo.names(saved, words), **_instead_of_bots(follows, words)}


def _instead_of_bots(follows: str, words: Words) -> dict[str, str]:
    return {} if follows == BOTS_SEAT else {BOTS_SEAT: words.text(f"seat-{follows}")}


def turns(table: Table) -> Iterator[dict[str, Any]]:
    """What may have happened instead of a step of the history."""
    yield from solo.turns(table)
    yield from fix_commands(table.state)


# What a button does


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> None:
    """A tap on the table page: what a scenario adds, else a turn of the solo game."""
    kind, _, rest = act.partition(" ")
    match kind:
        case "build":
            piece = forms.text(form, "piece", PIECES[0])
            table.do({"do": "build", "piece": piece, "plots": rest.split()}, by)
        case "note":
            space = forms.number({"space": rest}, "space")
            card = forms.text(form, f"card-{rest}")
            table.do({"do": "note", "space": space, "card": card}, by)
        case _:
            solo.perform(table, act, form, by)


def finish(table: Table, form: dict[str, Any], by: str) -> bool:
    """The result from one sheet. False, and nothing done, while it must ask for more."""
    begin_finish(table, by)
    while isinstance(question := table.question, Number):
        field = f"{question.about}-{YOU}"
        if not form.get(field):
            return False
        table.answer(forms.number(form, field), by)
    return True


# What the pages show


def show(saved: Saved, words: Words, base: str, who: str | None, see: str | None) -> dict[str, Any]:
    """What the template needs: all of the solo table, and tonight's part of it."""
    table = saved.table
    district = district_seen(see)
    shown = solo.show(saved, words, base, who, see)
    capital = capital_of(table, words, district)
    if capital is not None and (
        district is not None or see == CAPITAL or (see is None and _at_home(table))
    ):
        shown["see"] = CAPITAL
    return shown | {
        "tonight": scenario_tonight.tonight(table, words),
        "capital": capital,
        "question": asked(table, words),
    }


def _at_home(table: Table) -> bool:
    """Is the capital what matters now: a question about it, or something just built?"""
    question, last = table.question, last_entry(table).command["do"]
    return last == "build" or getattr(question, "about", None) == "first_building"


def lying(saved: Saved, words: Words) -> Lying:
    """Where every piece lies, the scenario's too."""
    return lying_of(saved, tokens(saved, words), words)


def sheet(saved: Saved) -> dict[str, Any]:
    """What the sheet for the result needs: limits, and what is known of the points."""
    state, counted = saved.table.state, points_entered(saved.table)
    scenario = played(state)
    goal, more = scenario.goal() or Goal(), scenario.end_points()
    to_come = {} if state.over or isinstance(saved.table.question, YourPoints) else more
    return {
        "most_points": MOST_POINTS,
        "most_resources": MOST_RESOURCES,
        "known": state.vp[YOU] + to_come.get(YOU, 0) if counted else "",
        "included": more.get(YOU, 0),
        "automa": state.vp[AUTOMA] + to_come.get(AUTOMA, 0) if AUTOMA in state.vp else None,
        "automa_included": more.get(AUTOMA, 0),
        "target": goal.points,
        "follows": scenario.follows,
        "has_goal": scenario.goal() is not None,
        "goal_rules": [rule for rule in scenario.sheet.different if rule.endswith(GOAL)],
        "stands": [fact for fact in scenario.facts() if fact.brief],
        "goal": goal.asks,
        "goal_most": goal.most,
    }
