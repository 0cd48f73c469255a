"""What all modes of Tapestry share of their pages: paper, history, odds, the box."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.rules import Rule
from thirdchair.table.chance import people_draw
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.modes import scenario_at
from thirdchair.tapestry.state import Decision, SoloState, State
from thirdchair.web.games.tapestry import hands, instead
from thirdchair.web.games.tapestry.boards import at_end, rules_of, seats
from thirdchair.web.games.tapestry.ending import level_told
from thirdchair.web.games.tapestry.odds import foresee, foreseen, further
from thirdchair.web.games.tapestry.put_back import put_back
from thirdchair.web.games.tapestry.solo.expansions import played_with
from thirdchair.web.pages.record.numbers import signed
from thirdchair.words import Words

__all__ = ["foresee", "foreseen", "further", "hands", "instead", "put_back"]

CARDS = "page-hand-cards"
FOLLOW = ""
"""Bots that move for themselves wait for a tap; only the Shadow Empire of a duel may follow."""
OWN_SETTINGS = ""
KEPT = ("reshuffled", "joined")
"""Events that ask the table to shuffle its decision cards."""
SCOPES = {"duel": "shadow2p", "solo": "solo"}
"""The part of the ledger that holds for a mode."""
OF_BOTS = ("automa", "bots", "civ", "income", "level", "nocard", "pair", "shadow")
"""Parts of the ledger that are about bots; a scenario without any ignores them."""


def said(event: Mapping[str, Any], table: Table, words: Words) -> str:
    """What happened; cards that only the app keeps are nothing for the hand to shuffle."""
    if event["type"] in KEPT and not people_draw(table.journal.chance):
        return words.text("page-app-shuffled")
    return words.event(event)


def chapter(state: State, words: Words) -> str:
    """An era begins with an income turn; where two play, with the first of them."""
    people = rules_of(state).humans
    return words.text("page-history-era", era=max(1, *(state.era.get(one, 0) for one in people), 1))


def words_then(words: Words, table: Table, position: int) -> Words:
    """Rules are told alike under every ruling."""
    return words


def piles(saved: Saved) -> dict[str, list[int]]:
    """How to sort real cards so that they lie as here. A deck is a set: it gets shuffled."""
    decision: Decision = saved.table.state.decision
    if not people_draw(saved.table.journal.chance):
        return {}
    pair = [card for card in (decision.track, decision.tie) if card is not None]
    piles = {
        "deck": decision.deck,
        "progress": decision.progress,
        "pair": pair,
        "discard": decision.discard,
    }
    return {name: cards for name, cards in piles.items() if cards}


# On paper


def seating(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """The mode says who plays."""
    return ()


def scopes(saved: Saved) -> list[str]:
    """The parts of the ledger that hold at a table: a scenario's own come before the solo rules."""
    setup = saved.table.journal.setup
    strike = ["double-strike"] if setup.get("double_strike") else []
    if "scenario" in setup:
        return [f"{setup['mode']}-{setup['scenario']}", "solo", *strike]
    return [SCOPES[setup["mode"]], *strike]


def in_force(rule: Rule, saved: Saved) -> bool:
    """Leaves out other levels, and civilizations and expansions that are not on the table."""
    state: State = saved.table.state
    if not isinstance(state, SoloState):
        return True
    if rule.scope == "solo" and rule.expansion in NAMES and rule.expansion not in state.expansions:
        return False
    part, _, rest = rule.id.removeprefix("tap.").partition(".")
    about = rest.partition(".")[0]
    scenario = scenario_at(state)
    if part in OF_BOTS and scenario is not None and not scenario.has_bots:
        return False
    if part == "level" and (digits := "".join(one for one in about if one.isdigit())):
        return str(state.level) in digits
    if part == "civ":
        return about in state.civs
    return True


def stands(saved: Saved, words: Words) -> list[str]:
    """How far the bots and everybody's eras are, and the points of who has some."""
    state: State = saved.table.state
    turn = [words.text("page-stands-turn", turn=state.turn)]
    eras = [
        words.text("page-stands-era", who=seat, era=era, last=numbers().last_income)
        for seat, era in state.era.items()
        if era
    ] or [words.text("page-stands-no-era", last=numbers().last_income)]
    points = state.vp if isinstance(state, SoloState) else {}
    told = [
        words.text("page-stands-points", who=seat, count=count)
        for seat, count in points.items()
        if count
    ]
    if points and not told:
        told = [words.text("page-stands-no-points")]
    return turn + eras + told


def facts(saved: Saved, words: Words) -> list[str]:
    """What one tells of a game: result, margin, level, landmarks, finished tracks."""
    state: State = saved.table.state
    lines = [words.text(f"page-mode-tapestry-{saved.table.journal.setup['mode']}")]
    if isinstance(state, SoloState):
        lines.append(level_told(state, words))
        lines += played_with(state, words)
    if state.result is not None:
        result = {"type": "result", "winner": state.result.winner, "vp": state.result.vp}
        lines.append(words.event(result))
        if (margin := _margin(state.result.vp)) is not None:
            lines.append(words.text("page-recap-margin", part=signed(margin, words.language)))
    else:
        lines.append(words.text("page-recap-unfinished"))
    for seat in seats(saved.table):
        lines.append(
            words.text(
                "page-recap-seat",
                who=seat,
                landmarks=sum(owner == seat for owner in state.landmarks.values()),
                tracks=at_end(state, state.tracks[seat]),
            )
        )
    lines.append(words.text("page-recap-turns", count=state.turn))
    return lines


def _margin(points: Mapping[str, int]) -> int | None:
    """Your points over the Automa's, as the record counts; between people, the winner's."""
    if len(points) < 2:
        return None
    if {YOU, AUTOMA} <= set(points):
        return points[YOU] - points[AUTOMA]
    second, first = sorted(points.values())[-2:]
    return first - second
