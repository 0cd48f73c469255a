"""Set-up as a list of steps for the hands at the table. Words are `step-…` in the locales."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from thirdchair.kit.game import BaseSetup
from thirdchair.tapestry.charts import levels, removals
from thirdchair.tapestry.maps import board

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


class Step(msgspec.Struct, frozen=True):
    """One thing to do. A duel shows the rule itself; `message` adds what is known at the table.

    `starred`: the book leaves it to you. `standing`: it stays done from game to game, so a box
    that is sorted for solo can do without it.
    """

    rule: str
    message: str = ""
    args: dict[str, Any] = {}
    starred: bool = False
    standing: bool = False


def checklist(setup: BaseSetup, view: Mapping[str, Any]) -> list[Step]:
    """All steps for this table in the order of its book."""
    if setup.mode == "duel":
        return list(_duel(setup, view))
    return [*_removals(view), *_board(), *_automa(view), *_shadow(view), *_decks(setup, view)]


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


def _removals(view: Mapping[str, Any]) -> Iterator[Step]:
    for removal in removals():
        yield Step(
            removal.rule,
            f"step-remove-{removal.kind}",
            {removal.kind: removal.id},
            starred=removal.starred,
            standing=True,
        )
    if view["rulings"]["solo.keep_all_traps"] is not True:
        yield Step("tap.solo.remove.traps", "step-remove-traps", {"n": TRAPS_OUT}, standing=True)


def _board() -> Iterator[Step]:
    yield Step("tap.solo.setup.as3p", "step-three-players")
    yield Step("tap.solo.setup.start", "step-your-start", {"n": board().outposts_at_start})


def _automa(view: Mapping[str, Any]) -> Iterator[Step]:
    level = levels()[view["level"]]
    yield Step("tap.solo.setup.automa.color", "step-automa-color")
    if level.mat == "hard":
        yield Step("tap.level.hard56", "step-mat-hard")
    else:
        yield Step("tap.solo.setup.automa.mat", "step-mat-normal")
    if level.chart not in (level.mat, "2"):
        yield Step("tap.level.card134", "step-income-card", {"level": level.number})
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
    start = levels()[view["level"]].start
    if start is not None and "you" in start.who:
        yield Step("tap.level.1.start", "step-your-free-advances")
    yield Step("tap.bots.turn.order", f"step-first-{view['first']}")


def _track(view: Mapping[str, Any], seat: str) -> dict[str, Any]:
    return {"track": view["favorites"][seat]}
