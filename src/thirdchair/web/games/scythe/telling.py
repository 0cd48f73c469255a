"""What an Automa did: a list for the hand, and its card; its reasons are in `frames`."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.questions import Places
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.table.rerunning import questions
from thirdchair.web.games.scythe.card_lines import Turn, grouped, hand
from thirdchair.web.games.scythe.drawing.board import Way
from thirdchair.web.games.scythe.drawing.card import Reading
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.frames import Event, Frame, frames
from thirdchair.web.games.scythe.turns import (
    lately,
    rules_before,
    state_of,
    state_then,
    turns_begun,
)
from thirdchair.web.turn_card import Hand, spoken
from thirdchair.words.games.scythe import ScytheWords

FEW_LINES = 6


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do at the table. `frame` is the first step of its reasons on the board."""

    number: int
    """Its place in the turn."""
    hand: Hand
    seat: str | None = None
    rule: str | None = None
    rule_text: str = ""
    mark: str = ""
    also: list[tuple[str, str, str]] = []
    """More rules that it follows from, each with its text and its mark."""
    frame: int | None = None

    @property
    def text(self) -> str:
        """The whole sentence."""
        return self.hand.text


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
    def doing(self) -> list[Item]:
        """What the hand does."""
        return [item for item in self.items if not item.hand.quiet]

    @property
    def rest(self) -> list[Item]:
        """What is nothing for the hand: it stands behind the details."""
        return [item for item in self.items if item.hand.quiet]

    @property
    def say(self) -> str:
        """All of it in one breath, for those who listen."""
        return spoken(item.text for item in self.doing)


def told(
    table: Table, position: int, tokens: Mapping[str, FactionToken], words: ScytheWords
) -> Told:
    """A turn as instructions, in the order in which the hand does them."""
    entry = table.journal.entries[position]
    seat = str(entry.command.get("seat") or entry.command["actor"])
    rules = _as_seen(table, position)
    before = rules.state
    words = words.under(before.rulings)
    items: list[Item] = []
    walk: list[Frame] = []
    turn = Turn(seat, rules, _after(table, position), tokens, words, entry.events)
    for group in grouped(event for event in entry.events if _for_the_hand(event, table)):
        own = [frame for event in group for frame in frames(event, rules, words)]
        frame = len(walk) if own else None
        items.append(_item(len(items) + 1, group, hand(group, turn), words, frame))
        walk += own
    drawn = next((one["card"] for one in entry.events if _is_turn_card(one)), None)
    return Told(
        seat=seat,
        position=position,
        turn=turns_begun(table, position, seat),
        items=items,
        frames=walk,
        ways=ways(entry.events, tokens),
        places=places_in(entry.events, rules),
        card=drawn,
        reading=None if drawn is None else reading(rules, seat, drawn, entry.events),
        before=before,
    )


def in_words(turn: Told) -> Told:
    """The same turn with its rules as text, without the walk along the board."""
    items = [msgspec.structs.replace(item, frame=None) for item in turn.items]
    return msgspec.structs.replace(turn, items=items, frames=[])


def fought(
    table: Table, tokens: Mapping[str, FactionToken], words: ScytheWords
) -> tuple[int, list[Item]]:
    """Where the last combat stands that people began since an Automa's turn, and what the hand does
    after it; then what is nothing for the hand. Their own way they have gone already."""
    entries = lately(table)
    first = table.journal.at + table.journal.waiting - len(entries)
    combats = [
        first + n
        for n, entry in enumerate(entries)
        if any(event["type"] == "combat" for event in entry.events)
    ]
    if not combats:
        return 0, []
    number = combats[-1]
    entry = table.journal.entries[number]
    before = rules_before(table, number)
    own = words.under(before.state.rulings)
    turn = Turn("", before, _after(table, number), tokens, own, entry.events)
    groups = grouped(event for event in entry.events if event["type"] != "went")
    items = [_item(n, group, hand(group, turn), own, None) for n, group in enumerate(groups, 1)]
    return number, sorted(items, key=lambda item: item.hand.quiet)


def since(table: Table, words: ScytheWords, without: int = 0) -> list[Item]:
    """What happened since the last turn of an Automa in a few lines, but all of the last turn.

    The entry at `without` is told by itself: a combat.
    """
    entries = lately(table)
    position = table.journal.at + table.journal.waiting - len(entries)
    found = [
        [_item(0, [event], Hand(text=then.event(event)), then, None) for event in entry.events]
        for number, entry in enumerate(entries, start=position)
        if number != without or not without
        for then in [words.under(state_then(table, number).rulings)]
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
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    for question, answer in zip(asked, entry.answers, strict=False):
        if isinstance(question, Places) and isinstance(answer.a, dict):
            before.believe(answer.a, question)
    return before


def _after(table: Table, position: int) -> AutomaState:
    """The table after the turn; while it asks something, as it is now."""
    last = position + 1 >= table.journal.at + table.journal.waiting
    return state_of(table) if last else state_then(table, position + 1)


def _is_turn_card(event: Event) -> bool:
    return event["type"] == "drew" and event["deck"] == "automa" and "purpose" not in event


def _for_the_hand(event: Event, table: Table) -> bool:
    """The card is drawn beside the list; a shuffle is something to do only with real cards."""
    if event["type"] == "reshuffled":
        return table.journal.chance == "table"
    return not _is_turn_card(event)


def _item(
    number: int, group: Sequence[Event], hand: Hand, words: ScytheWords, frame: int | None
) -> Item:
    found = [_rule(event) for event in group]
    rules = list(dict.fromkeys(rule for rule in found if rule))
    also = [*rules[1:], *(one for event in group for one in words.also(event))]
    rule = rules[0] if rules else None
    return Item(
        number=number,
        hand=hand,
        seat=group[-1].get("seat"),
        rule=rule,
        rule_text=words.rule(rule) if rule else "",
        mark=words.sure(rule) if rule else "",
        also=[(one, words.rule(one), words.sure(one)) for one in dict.fromkeys(also)],
        frame=frame,
    )


def _rule(event: Event) -> str | None:
    return event.get("rule") or next((one["rule"] for one in event.get("why", ())), None)


# Arrows and what lies under them


def ways(events: list[dict[str, Any]], tokens: Mapping[str, FactionToken]) -> list[Way]:
    """Every way that a piece took on the board."""
    return [
        Way(one["from"], one["to"], tokens[one.get("seat") or one["actor"]].color)
        for one in events
        if one["type"] in ("moved", "went", "retreated", "actor_moved")
    ]


def places_in(events: list[dict[str, Any]], rules: Automa) -> list[str]:
    """All places where something happened: the recruit marker only measures.

    What comes from the mat of an Automa stands on its home base, which no event names.
    """
    telling = [one for one in events if one["type"] != "marker"]
    named = [one[field] for one in telling for field in ("from", "to", "at") if field in one]
    fresh = [one for one in telling if one["type"] == "gained" and one["what"] in UNITS]
    named += [rules.base(one["seat"]) for one in fresh]
    return list(dict.fromkeys(place for place in named if isinstance(place, str)))


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
