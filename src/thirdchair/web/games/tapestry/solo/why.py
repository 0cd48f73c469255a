"""Why? and why not here?: the reasons of the bots, with small maps where hexes were chosen."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.table.journal import Table
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.pieces import STANDING, TOPPLED, toppled
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.solo import Solo
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.boards import rules_of
from thirdchair.web.games.tapestry.drawing.candidates import Narrowing, narrowing_map
from thirdchair.web.games.tapestry.drawing.cards import Reading, pair
from thirdchair.web.games.tapestry.drawing.hexmap import Layout
from thirdchair.web.reasons import Measure, Reasons, Step, reasons
from thirdchair.words import Words

TIES = {"automa": "tap.bots.adv.tie.automa", "shadow": "tap.bots.adv.tie.shadow"}
SCANS = (
    "tap.automa.conquer.opp.tie.2",
    "tap.automa.conquer.neutral.tie.4",
    "tap.automa.explore.tie.2",
    "tap.automa.reaction.pp.retreat",
    "tap.hex.pick",
)
MEASURES = {
    "tap.bots.adv.icon.landmark": "steps",
    "tap.bots.adv.icon.end": "steps",
    "tap.income.fav.choose": "steps",
    TIES["automa"]: "top",
    TIES["shadow"]: "place",
    "tap.automa.conquer.opp.tie.1": "far",
    "tap.automa.conquer.neutral.tie.1": "far",
    "tap.automa.conquer.neutral.tie.2": "far",
    "tap.automa.conquer.neutral.tie.3": "far",
    "tap.automa.explore.tie.1": "far",
    "tap.ds.adv.track": "clockwise",
    "tap.civ.equalizers.income": "lead",
    "tap.civ.equalizers.tie": "top",
    "tap.civ.trailblazers.tie": "top",
    **dict.fromkeys(SCANS, "scan"),
}


def measures(rules: Duel | Solo) -> Measure:
    """What the values of each rule count at a table; a scenario says it of its own."""
    known = {**MEASURES, **rules.measures} if isinstance(rules, Scenario) else MEASURES
    return known.get


class Moment(msgspec.Struct):
    """The table just before an event, as far as explanations need it."""

    rules: Duel | Solo
    hexes: dict[str, str]
    favorites: dict[str, str | None]
    track: int | None
    tie: int | None
    look: int | None = None
    """A card that only settles a tie."""
    entered: str | None = None
    """The track whose space gives the Automa a benefit right now."""
    step: str | None = None
    """The step of the income chart."""
    rolled: Mapping[str, Any] | None = None
    """The die that has just been rolled."""

    @property
    def card(self) -> int | None:
        """The tiebreaker card that counts."""
        return self.look if self.tie is None else self.tie


def moments(table: Table, position: int) -> Iterator[tuple[dict[str, Any], Moment]]:
    """The events of an entry, each with the table as it stood just before."""
    state = table.state_before(position)
    decision = state.decision
    now = Moment(
        rules_of(state), dict(state.hexes), dict(state.favorites), decision.track, decision.tie
    )
    for event in table.journal.entries[position].events:
        seen = msgspec.structs.replace(now, hexes=dict(now.hexes), favorites=dict(now.favorites))
        yield event, seen
        _happen(now, event)


def _happen(now: Moment, event: Mapping[str, Any]) -> None:
    at = str(event.get("hex"))
    now.rolled = event if event["type"] == "rolled" else None
    match event["type"]:
        case "drew" if event.get("role") == "track":
            now.track, now.tie = event["card"], None
        case "drew" if event.get("role") == "tie":
            now.tie = event["card"]
        case "drew" if event.get("goes") is None or _piled_card_decides(now.rules):
            now.look = event["card"]
        case "reshuffled":
            now.track = now.tie = None
        case "explored" | "tile_laid":
            now.hexes[at] = ""
        case "conquered":
            now.hexes[at] += STANDING[event["who"]]
        case "toppled":
            now.hexes[at] = toppled(now.hexes[at], event["who"])
        case "protected":
            now.hexes[at] += TOPPLED[event["who"]]
        case "moved":
            now.hexes[str(event["from"])] = now.hexes[str(event["from"])].replace(
                STANDING[event["who"]], "", 1
            )
            if event["to"] is not None:
                now.hexes[str(event["to"])] += STANDING[event["who"]]
        case "favorite":
            now.favorites[event["who"]] = event["track"]
        case "advanced" | "regressed" if event["benefit"]:
            now.entered = event["track"]
        case "income_step":
            now.step, now.entered = event["step"], None


def _piled_card_decides(rules: Duel | Solo) -> bool:
    return isinstance(rules, Scenario) and rules.piled_card_decides


class Eye(msgspec.Struct, frozen=True):
    """How this reader looks at the table."""

    words: Words
    tokens: Mapping[str, Token]
    layout: Layout


def why(event: Mapping[str, Any], moment: Moment, eye: Eye) -> Reasons | None:
    """The reasons of an event; a rule about hexes comes with its map."""
    found = reasons(event, eye.words, measures(moment.rules))
    if found is None or not found.steps or "hex" not in event:
        return found
    steps = [
        msgspec.structs.replace(step, drawing=step_map(reason, moment, eye, step.text))
        if reason["from"] != reason["to"]
        else step
        for step, reason in zip(found.steps, event["why"], strict=True)
    ]
    return msgspec.structs.replace(found, steps=steps)


CAUSES = {
    "landmark": "tap.bots.landmark.box",
    "achievement": "tap.automa.achievement",
    "drew": "tap.income.addcards",
    "reshuffled": "tap.income.reshuffle",
}
STEP_CAUSES = {
    "tapestry_onto_mat": "tap.income.mat-tapestry",
    "gain_tapestry": "tap.income.gain-tapestry",
    "civ_ability": "tap.income.civ",
}
BENEFITS = ("tapestry", "refreshed", "explored", "tile_laid", "conquered", "skipped")


def cause(event: Mapping[str, Any], moment: Moment, words: Words) -> Reasons | None:
    """The rule that made it happen at all: the space that was entered, or a step of income."""
    kind = event["type"]
    rule = CAUSES.get(kind)
    if kind in BENEFITS or (kind in ("advanced", "regressed") and moment.rolled):
        if moment.entered:
            rule = f"tap.automa.benefit.spaces.{moment.entered}"
        else:
            rule = STEP_CAUSES.get(moment.step or "")
    elif kind == "advanced" and not event["why"]:
        rule = STEP_CAUSES.get(moment.step or "")
    return Reasons([], [], Step(rule, words.rule(rule), [])) if rule else None


def step_map(
    reason: Mapping[str, Any], moment: Moment, eye: Eye, label: str, marked: int | None = None
) -> Markup:
    """One rule about hexes on a map."""
    what = Narrowing(
        from_=reason["from"],
        to=reason["to"],
        by=reason["by"],
        card=moment.card if reason["rule"] in SCANS else None,
        marked=marked,
    )
    return narrowing_map(eye.layout, what, moment.hexes, eye.tokens, label)


def cards(event: Mapping[str, Any], moment: Moment, words: Words) -> Markup | None:
    """The pair that chose a track, as this bot reads it."""
    bot, rules = event["who"], [reason["rule"] for reason in event.get("why", ())]
    if moment.track is None or moment.tie is None:
        return None
    if not any(rule.startswith("tap.bots.adv.") for rule in rules):
        return None
    left, right = (moment.rules.card(card) for card in (moment.track, moment.tie))
    reading = Reading(
        chosen=event["track"],
        favorite=moment.favorites[bot],
        upwards=bot != "automa",
        tie=TIES[bot] in rules,
        bot=bot,
    )
    return pair(left, right, reading, words.text("page-cards-pair", left=left.id, right=right.id))


class Refused(msgspec.Struct, frozen=True):
    """Why a hex was not taken: what the bot did instead, and the rule by which this one fell."""

    did: str
    chosen: bool
    text: str = ""
    rule: str = ""
    counted: str | None = None
    drawing: Markup | None = None


def why_not(table: Table, position: int, at: int, eye: Eye) -> list[Refused]:
    """For each hex that the bots chose in a turn: why it was not this one."""
    found = []
    for event, moment in moments(table, position):
        if "hex" not in event or not event.get("why"):
            continue
        did = eye.words.event(event)
        if event["hex"] == at:
            found.append(Refused(did, chosen=True))
            continue
        for reason in event["why"]:
            if at in reason["from"] and at not in reason["to"]:
                found.append(_refused(did, reason, moment, at, eye))
    return found


def _refused(did: str, reason: Mapping[str, Any], moment: Moment, at: int, eye: Eye) -> Refused:
    rule, words = reason["rule"], eye.words
    text, kind = words.rule(rule), measures(moment.rules)(rule)
    counted = None
    if kind and reason["by"]:
        count = reason["by"][reason["from"].index(at)]
        counted = words.text("page-why-cut") if count is None else None
        counted = counted or words.text(f"page-why-{kind}", count=count)
    return Refused(did, False, text, rule, counted, step_map(reason, moment, eye, text, marked=at))
