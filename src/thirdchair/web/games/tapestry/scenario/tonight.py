"""Tonight's scenario: its title, what is different, and what the table shows of it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry import content
from thirdchair.tapestry.commands import Advance
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.pieces import STANDING, TOPPLED
from thirdchair.tapestry.scenarios.capital import TOKEN
from thirdchair.tapestry.scenarios.focus import Focus
from thirdchair.tapestry.scenarios.kaiju_map import KaijuMap
from thirdchair.tapestry.scenarios.sheets import different
from thirdchair.tapestry.scenarios.tables import (
    CapitalTable,
    FallTable,
    FocusTable,
    MapTable,
    PremonitionTable,
    ScenarioState,
    sheet_of,
)
from thirdchair.tapestry.scenarios.the_fall import TheFall
from thirdchair.tapestry.scenarios.utopia import Utopia
from thirdchair.tapestry.scenarios.world_war import WorldWar
from thirdchair.web.games.tapestry.boards import rules_of
from thirdchair.words import Words


class Tonight(msgspec.Struct, frozen=True, kw_only=True):
    """What the table page says about the scenario.

    `held`: the tracks on which you cannot advance now, each with the reason. `extra`: what else an
    advance costs. `phase`: do the Kaiju take the place of the bots? `only`: the one action on the
    map, where exploring and conquering are the same. `cards`: tapestry cards that are noted, where
    the scenario does so.
    """

    sheet: str
    title: str
    facts: list[str]
    held: dict[str, str]
    extra: dict[str, str]
    phase: bool
    only: str | None = None
    cards: list[str | None] | None = None
    proposal: int | str | None = None
    """What we propose where a printed value is asked for, and how sure we are of it."""
    confidence: str | None = None


def sheet_id(state: ScenarioState) -> str:
    """The scenario of a table, as in `atlantis-3`."""
    return sheet_of(state)


def without_bots(state: ScenarioState) -> bool:
    """Is this the game in which the Kaiju stand where the bots would?"""
    return isinstance(state.scenario, MapTable)


def tonight(table: Table, words: Words) -> Tonight:
    """The scenario as it stands."""
    state: ScenarioState = table.state
    proposal, confidence = _proposed(table)
    return Tonight(
        sheet=sheet_id(state),
        title=words.text(f"scenario-{sheet_id(state)}"),
        facts=list(facts(state, words)) if state.ready else [],
        held=_held(state, words) if state.ready else {},
        extra=_extra(state, words) if state.ready else {},
        phase=without_bots(state),
        only=_only_action(state),
        cards=getattr(state.scenario, "cards", None),
        proposal=proposal,
        confidence=confidence,
    )


def rules_tonight(state: ScenarioState, words: Words) -> list[dict[str, str]]:
    """What is different tonight, in the words of the rules."""
    return [{"id": rule, "text": words.rule(rule)} for rule in different(sheet_id(state))]


def facts(state: ScenarioState, words: Words) -> Iterator[str]:
    """What the scenario keeps, in a few words."""
    rules: Any = rules_of(state)
    match state.scenario:
        case FocusTable(favorite=None):
            yield words.text("page-fact-no-focus")
        case FocusTable(favorite=track, blockers=blockers):
            yield words.text("page-fact-focus", track=track)
            yield words.text("page-fact-blockers", space=max(blockers.values(), default=0))
        case FallTable(cards=cards):
            yield words.text("page-fact-noted", count=sum(card is not None for card in cards))
        case PremonitionTable(face_down=left):
            yield words.text("page-fact-face-down", count=left)
        case CapitalTable(district=district, plots=plots):
            yield words.text(
                "page-fact-kaiju-at", place=words.text("district-name", district=district)
            )
            lost = sum(piece == TOKEN for piece in plots.values())
            yield words.text("page-fact-destroyed", count=lost)
        case MapTable(target=target, kaiju=kaiju, supply=supply):
            mine = (STANDING[YOU], TOPPLED[YOU])
            held = sum(piece in mine for on in state.hexes.values() for piece in on)
            yield words.text("page-fact-target", points=target)
            yield words.text("page-fact-outposts", count=held)
            yield words.text("page-fact-kaiju-left", count=supply - len(kaiju))
    if isinstance(rules, WorldWar):
        yours, theirs = (len(rules.territories(seat)) for seat in (YOU, AUTOMA))
        yield words.text("page-fact-territories", you=yours, automa=theirs)
    if isinstance(rules, Utopia):
        yours, theirs = rules.track_landmarks(YOU), rules.track_landmarks(AUTOMA, SHADOW)
        yield words.text("page-fact-landmarks", you=yours, automa=theirs)


def _only_action(state: ScenarioState) -> str | None:
    """What both actions on the map come to, where that is one."""
    rules: Any = rules_of(state)
    does = {rules.printed_action(action) for action in ("explore", "conquer")}
    return str(does.pop()) if len(does) == 1 else None


def _held(state: ScenarioState, words: Words) -> dict[str, str]:
    """The engine's own refusal of one step, where there would be one."""
    rules, found = rules_of(state), {}
    if isinstance(rules, Focus):
        for track in filter(rules.is_held, rules.track_ids):
            try:
                rules.check_way(Advance(who=YOU, track=track))
            except Refusal as refusal:
                found[track] = words.refusal(refusal)
    return found


def _extra(state: ScenarioState, words: Words) -> dict[str, str]:
    """What an advance costs here beyond what the board shows."""
    rules = rules_of(state)
    if isinstance(rules, TheFall):
        return {track: _cost(track, cost, words) for track, cost in rules.costs().items()}
    if isinstance(rules, KaijuMap):
        blockers = rules.horde.blockers
        each = rules.ruling("kaiju2.extra_per_blocker") is True
        return {
            track: words.text("page-extra-blocker", count=blockers.count(track) if each else 1)
            for track in blockers
        }
    return {}


def _cost(track: str, cost: dict[str, int], words: Words) -> str:
    own = cost[content.tracks()[track].resource]
    return words.text("page-extra-cost", own=own, more=cost.get("any", 0))


def _proposed(table: Table) -> tuple[int | str | None, str | None]:
    """Our proposal for a printed value that is being asked for, and how sure we are."""
    question = table.question
    about, proposal = getattr(question, "about", None), getattr(question, "proposal", None)
    for ruling in content.rulings(sheet_id(table.state)).values():
        if ruling.ask and ruling.key.replace(".", "_") == about:
            return proposal, ruling.confidence
    return None, None
