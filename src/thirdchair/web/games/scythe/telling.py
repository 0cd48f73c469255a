"""What an Automa did: a list for the hand, its card, and the walk through its reasons."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from thirdchair.kit.questions import Places
from thirdchair.kit.readers import Reader
from thirdchair.scythe import content
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.field import Field
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.table.rerunning import questions
from thirdchair.web.games.scythe.drawing.board import Way
from thirdchair.web.games.scythe.drawing.card import Reading
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.turns import rules_before, turns_begun
from thirdchair.web.lately import lately
from thirdchair.words.games.scythe import ScytheWords

Event = Mapping[str, Any]

MEASURES = {
    "scy.automa.worker.unit": "far",
    "scy.automa.peaceful.unit.mech": "far",
    "scy.automa.peaceful.unit.character": "far",
    "scy.automa.worker.most": "units",
    "scy.automa.worker.factory": "far",
    "scy.automa.peaceful.toward": "far",
    "scy.automa.peaceful.factory": "far",
    "scy.automa.encounter.factory": "far",
    "scy.automa.attack.unit": "far",
    "scy.automa.attack.fewest": "there",
    "scy.automa.attack.factory": "far",
    "scy.automa.worker-attack.most": "there",
    "scy.automa.worker-attack.factory": "far",
    "scy.automa.reading-order": "place",
    "scy.automa.combat.winner": "strength",
    "fen.multi.reading-order.2": "far",
    "fen.multi.reading-order.3": "far",
}
FEW_LINES = 6
QUIET = ("skipped",)
"""Nothing for the hand, but worth a line."""
TOLD_FIRST = ("turn", "combat", "trap")
"""What is skipped and still tells the hand what to do: nothing at all, or without the app."""


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do at the table. `frame` is the first step of its reasons on the board."""

    number: int
    """Its place in the turn."""
    text: str
    seat: str | None = None
    rule: str | None = None
    rule_text: str = ""
    mark: str = ""
    also: list[tuple[str, str, str]] = []
    """More rules that it follows from, each with its text and its mark."""
    frame: int | None = None
    quiet: bool = False
    refused: bool = False
    """Something on the card that could not be done: told after the rest."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a reason, on the board: who was in question, who was left, what counted."""

    about: str
    text: str
    rule: str | None = None
    mark: str = ""
    """How sure it is that the books say so; empty when they do."""
    from_: list[str]
    to: list[str]
    values: dict[str, object] = {}
    measure: str = ""
    kept: str = ""
    ruled: bool = False
    """May the table decide this point otherwise?"""
    way: tuple[str, str] | None = None


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One turn of an Automa, or what a human's move led to."""

    seat: str
    position: int
    """Where the turn stands in the journal."""
    turn: int
    """Which turn of this Automa it was."""
    items: list[Item]
    frames: list[Frame]
    ways: list[Way]
    places: list[str]
    card: int | None
    reading: Reading | None
    before: AutomaState
    """The table as it stood when the turn began."""

    @property
    def say(self) -> str:
        """All of it in one breath, for those who listen."""
        return " ".join(item.text for item in self.items if not item.quiet)


def measure(rule: str) -> str | None:
    """What the values of a rule count."""
    kind = MEASURES.get(rule)
    return f"scythe-{kind}" if kind else None


def told(
    table: Table, position: int, tokens: Mapping[str, FactionToken], words: ScytheWords
) -> Told:
    """A turn as instructions, in the order in which the hand does them."""
    entry = table.journal.entries[position]
    seat = str(entry.command["seat"])
    rules = _as_seen(table, position)
    before = rules.state
    words = words.under(before.rulings)
    items: list[Item] = []
    frames: list[Frame] = []
    for event in entry.events:
        if not _for_the_hand(event, table):
            continue
        own = list(_frames(event, rules, words))
        frame = len(frames) if own else None
        items.append(_item(len(items) + 1, event, seat, words, frame))
        frames += own
    drawn = next((one["card"] for one in entry.events if _is_turn_card(one)), None)
    return Told(
        seat=seat,
        position=position,
        turn=turns_begun(table, position, seat),
        items=items,
        frames=frames,
        ways=ways(entry.events, tokens),
        places=places_in(entry.events),
        card=drawn,
        reading=None if drawn is None else reading(rules, seat, drawn, entry.events),
        before=before,
    )


def since(table: Table, words: ScytheWords) -> list[Item]:
    """What happened since the last turn of an Automa in a few lines, but all of the last turn."""
    entries = lately(table)
    position = table.journal.at + table.journal.waiting - len(entries)
    found = [
        [_item(0, event, "", then, None) for event in entry.events]
        for number, entry in enumerate(entries, start=position)
        for then in [words.under(table.state_before(number).rulings)]
    ]
    most = max(FEW_LINES, sum(len(items) for items in found[-table.taps :]))
    last = [item for items in found for item in items][-most:]
    return [msgspec.structs.replace(item, number=n) for n, item in enumerate(last, start=1)]


def _as_seen(table: Table, position: int) -> Automa:
    """The table before the turn, with people where they were said to stand when the card asked."""
    before = rules_before(table, position)
    entry = table.journal.entries[position]
    if not any(isinstance(answer.a, dict) for answer in entry.answers):
        return before
    asked = questions(table.game, before.state, entry.command, entry.answers)
    for question, answer in zip(asked, entry.answers, strict=False):
        if isinstance(question, Places) and isinstance(answer.a, dict):
            before.believe(answer.a, question)
    return before


def _is_turn_card(event: Event) -> bool:
    return event["type"] == "drew" and event["deck"] == "automa" and "purpose" not in event


def _for_the_hand(event: Event, table: Table) -> bool:
    """The card is drawn beside the list; a shuffle is something to do only with real cards."""
    if event["type"] == "reshuffled":
        return table.journal.chance == "table"
    return not _is_turn_card(event)


def _short(event: Event, seat: str, words: ScytheWords) -> str:
    """The sentence without the name in front, which stands above the list."""
    text = words.event(event)
    if not seat:
        return text
    rest = text.removeprefix(f"{words.seat(seat)}: ")
    return text if rest == text else rest[:1].upper() + rest[1:]


def _item(number: int, event: Event, seat: str, words: ScytheWords, frame: int | None) -> Item:
    rule = event.get("rule") or next((one["rule"] for one in event.get("why", ())), None)
    return Item(
        number=number,
        text=_short(event, seat, words),
        seat=event.get("seat"),
        rule=rule,
        rule_text=words.rule(rule) if rule else "",
        mark=words.sure(rule) if rule else "",
        also=[(one, words.rule(one), words.sure(one)) for one in words.also(event)],
        frame=frame,
        quiet=event["type"] in QUIET,
        refused=event["type"] in QUIET and event["what"] not in TOLD_FIRST,
    )


# Arrows and what lies under them


def ways(events: list[dict[str, Any]], tokens: Mapping[str, FactionToken]) -> list[Way]:
    """Every way that a piece took on the board."""
    return [
        Way(one["from"], one["to"], tokens[one["seat"]].color)
        for one in events
        if one["type"] in ("moved", "went", "retreated")
    ]


def places_in(events: list[dict[str, Any]]) -> list[str]:
    """All places that events name, where something happened: the recruit marker only measures."""
    telling = [one for one in events if one["type"] != "marker"]
    named = [one[field] for one in telling for field in ("from", "to", "at") if field in one]
    return list(dict.fromkeys(place for place in named if isinstance(place, str)))


# Reasons, step by step


def _frames(event: Event, before: Automa, words: ScytheWords) -> Iterator[Frame]:
    why = event.get("why") or []
    if event["type"] not in ("moved", "skipped") or not why:
        return
    about = _short(event, event["seat"], words)
    chooses_unit = _about_unit(why)
    yield from (_frame(about, one, words) for one in chooses_unit)
    area = _area(before, event)
    yield Frame(
        about=about,
        text=words.text("page-scythe-why-area"),
        from_=area,
        to=area,
        kept=words.text("page-scythe-why-left", count=len(area)),
    )
    decided = [one for one in why[len(chooses_unit) :] if one["by"] or one["from"] != one["to"]]
    yield from (_frame(about, one, words) for one in decided)
    if event["type"] == "moved":
        way = (event["from"], event["to"])
        yield Frame(
            about=about,
            text=words.text("page-scythe-why-chosen", to=event["to"]),
            from_=[event["to"]],
            to=[event["to"]],
            way=way,
        )
    elif why[-1]["rule"] != event["rule"]:
        yield Frame(
            about=about,
            text=words.rule(event["rule"]),
            rule=event["rule"],
            ruled=_ruled(event["rule"], words.reader),
            mark=words.sure(event["rule"]),
            from_=list(why[-1]["to"]),
            to=[],
            kept=words.text("page-scythe-why-left", count=0),
        )


def _about_unit(why: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The reasons in front that are about which unit goes, ties among them included."""
    count = 0
    while count < len(why) and (".unit" in why[count]["rule"] or (count and _tie(why[count]))):
        count += 1
    return why[:count]


def _tie(reason: Mapping[str, Any]) -> bool:
    return "reading-order" in reason["rule"]


def _area(rules: Automa, event: Event) -> list[str]:
    """The neighborhood, as the rules see it before anything is ruled out."""
    seat, action = str(event["seat"]), str(event.get("action") or event.get("what"))
    choice = rules.targets(seat, action, Field(rules, seat))
    return [str(place) for place in (choice.why[0].from_ if choice.why else choice.left)]


def _ruled(rule: str, reader: Reader) -> bool:
    """Is a ruling about this rule?"""
    rulings = reader.told(content.rulings("automa").values())
    return any(rule in ruling.rules for ruling in rulings)


def _frame(about: str, reason: Mapping[str, Any], words: ScytheWords) -> Frame:
    rule, by = reason["rule"], reason["by"]
    kind = measure(rule)
    return Frame(
        about=about,
        text=words.rule(rule),
        rule=rule,
        ruled=_ruled(rule, words.reader),
        mark=words.sure(rule),
        from_=list(reason["from"]),
        to=list(reason["to"]),
        values=dict(zip(reason["from"], by, strict=True)) if by else {},
        measure=words.text(f"page-why-{kind}-name") if kind and by else "",
        kept=words.text("page-scythe-why-left", count=len(reason["to"])),
    )


# The card


def reading(before: Automa, seat: str, number: int, events: list[dict[str, Any]]) -> Reading:
    """Which half of the card counted, and which entries of its move line were tried."""
    me = before.state.seats[seat]
    tried = [one["what"] for one in events if one["type"] == "skipped" and one["seat"] == seat]
    done = next((one["action"] for one in events if one["type"] == "moved"), None)
    if done is None and any(one["type"] == "combat" for one in events):
        done = "attack"
    return Reading(
        card=before.cards[number],
        scheme=me.scheme,
        faction=me.faction,
        tried=tried,
        done=done,
        skipped="turn" in tried,
    )
