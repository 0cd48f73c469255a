"""Set-up as a list of steps for the hands at the table. Words are `step-…` in the locales."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.rules import decides
from thirdchair.tapestry.charts import levels, removals
from thirdchair.tapestry.expansions import checklist as more
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.scenarios.removals import left_unsaid
from thirdchair.tapestry.scenarios.removals import removals as removals_of
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.setup.steps import Step

__all__ = ["Step", "checklist"]

TRAPS = 7
TRAPS_OUT = 2
DUEL_CARDS = (
    "tap.shadow2p.setup.4a",
    "tap.shadow2p.setup.4b",
    "tap.shadow2p.setup.4c",
    "tap.shadow2p.setup.4d",
)
"""How two humans prepare printed decision cards."""
DUEL_REMINDERS = (
    "tap.shadow2p.intro.only-advance",
    "tap.shadow2p.intro.no-benefit",
    "tap.shadow2p.intro.no-bonus",
    "tap.shadow2p.intro.landmark",
    "tap.shadow2p.turn.order",
    "tap.shadow2p.turn.look",
    "tap.shadow2p.end.when",
    "tap.shadow2p.end.winner",
)
"""What two humans should keep in mind, as rule ids."""


def checklist(
    setup: BaseSetup, view: Mapping[str, Any], scenario: Scenario | None = None
) -> list[Step]:
    """All steps for this table in the order of its book."""
    if setup.mode == "duel":
        return list(_duel(setup, view))
    removals = [*_removals(view), *more.replacements(setup, view)]
    steps = [*_board(), *more.board_steps(setup, view)]
    if scenario is None or scenario.has_bots:
        steps += [
            *_automa(setup, view),
            *_shadow(view),
            *more.strike_steps(view),
            *_decks(setup, view),
        ]
    if scenario is None:
        return removals + steps
    return [
        *(step for step in removals if step.rule not in left_unsaid(scenario.sheet)),
        *removals_of(scenario.sheet, TRAPS if more.keeps_all_traps(view) else TRAPS - TRAPS_OUT),
        *scenario.removed_steps(),
        *scenario.first_steps(),
        *(scenario.step_instead(step) for step in steps),
        *scenario.steps(setup),
    ]


def _duel(setup: BaseSetup, view: Mapping[str, Any]) -> Iterator[Step]:
    favorite = _track(view, "shadow")
    known = "step-duel-favorite" if favorite["track"] else ""
    yield Step("tap.shadow2p.setup.1", "step-duel-color")
    yield Step("tap.shadow2p.setup.2a")
    yield Step("tap.shadow2p.setup.2b")
    yield Step("tap.shadow2p.setup.3a", known, favorite)
    yield Step("tap.shadow2p.setup.3b", known, favorite)
    if setup.chance == "app":
        yield Step(DUEL_CARDS[0], "step-app-cards")
    else:
        yield from map(Step, DUEL_CARDS)


@decides("tap.solo.remove.star", "tap.solo.remove.ours")
def _removals(view: Mapping[str, Any]) -> Iterator[Step]:
    for removal in (*removals(), *more.more_removals(view)):
        yield Step(
            removal.rule,
            f"step-remove-{removal.kind}" + ("-ours" if removal.ours else ""),
            {removal.kind: removal.id},
            starred=removal.starred,
            standing=True,
            ours=removal.ours,
        )
    if not more.keeps_all_traps(view):
        yield Step("tap.solo.remove.traps", "step-remove-traps", {"n": TRAPS_OUT}, standing=True)


def _board() -> Iterator[Step]:
    yield Step("tap.solo.setup.as3p", "step-three-players")
    yield Step("tap.solo.setup.start", "step-your-start", {"n": board().outposts_at_start})


@decides("tap.solo.setup.automa.fav.token")
def _automa(setup: BaseSetup, view: Mapping[str, Any]) -> Iterator[Step]:
    level = levels()[view["level"]]
    yield Step("tap.solo.setup.automa.color", "step-automa-color")
    if level.mat == "hard":
        yield Step("tap.level.hard56", "step-mat-hard")
    else:
        yield Step("tap.solo.setup.automa.mat", "step-mat-normal")
    income_card = more.income_card(view)
    if income_card is not None:
        yield income_card
    elif level.chart not in (level.mat, "2"):
        yield Step("tap.level.card134", "step-income-card", {"level": level.number})
    yield from more.mat_steps(view)
    yield Step(
        "tap.solo.setup.automa.outposts.start",
        "step-automa-outposts",
        {
            "n": board().outposts_at_start,
        },
    )
    yield Step("tap.solo.setup.automa.tokens.vp", "step-automa-points")
    yield Step("tap.solo.setup.automa.tokens.tracks", "step-automa-tokens")
    rules = ("tap.solo.setup.automa.civ.place", "tap.level.6.civ2")
    for place, (rule, civ) in enumerate(zip(rules, view["civs"], strict=False), start=1):
        yield Step(rule, f"step-civilization-{place}", {"civ": civ})
    yield Step("tap.solo.setup.automa.fav.token", "step-automa-favorite", _track(view, "automa"))
    yield from more.civilization_steps(setup, view)


@decides("tap.solo.setup.shadow.fav.token")
def _shadow(view: Mapping[str, Any]) -> Iterator[Step]:
    yield Step("tap.solo.setup.shadow.color", "step-shadow-color")
    yield Step("tap.solo.setup.shadow.outposts", "step-shadow-outposts")
    yield Step("tap.solo.setup.shadow.tokens.tracks", "step-shadow-tokens")
    yield Step("tap.solo.setup.shadow.fav.token", "step-shadow-favorite", _track(view, "shadow"))


def _decks(setup: BaseSetup, view: Mapping[str, Any]) -> Iterator[Step]:
    if setup.chance == "table":
        yield Step("tap.solo.setup.deck.dev", "step-progress-deck")
        yield Step("tap.solo.setup.deck.decision", "step-decision-deck")
    else:
        yield Step("tap.solo.setup.deck.use", "step-app-cards")
    yield from more.landmark_card_steps(view)
    start = levels()[view["level"]].start
    if start is not None and "you" in start.who:
        yield Step("tap.level.1.start", "step-your-free-advances")
    yield Step("tap.bots.turn.order", f"step-first-{view['first']}")


def _track(view: Mapping[str, Any], seat: str) -> dict[str, Any]:
    return {"track": view["favorites"][seat]}
