"""How long until an Automa's marker comes to its next stars: exact, over its deck.

Cards are drawn one by one without putting them back, the deck is shuffled when it is empty and when
the second scheme begins. Only cards of its turns are counted: one that a combat draws in between
moves nothing, but leaves the deck a little other than here. Modules change neither cards nor
marker; where one keeps an Automa in its first scheme, it is supposed that nobody changes that.
"""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.content import AutomaCard
from thirdchair.scythe.modules.late_scheme import LateScheme
from thirdchair.scythe.setup.setups import TRACKER

SPREAD = (Fraction(1, 10), Fraction(1, 2), Fraction(9, 10))
LONGEST = 60
"""Turns that are looked at; the slowest marker needs fewer in all but a millionth of the games."""


class Wait(NamedTuple):
    """The chance that it has come by the first turn from now, the second, and so on."""

    by: tuple[Fraction, ...]

    def within(self, part: Fraction) -> int | None:
        """The first turn by which it has come with at least this chance."""
        return next((turn for turn, chance in enumerate(self.by, 1) if chance >= part), None)


class Waits(NamedTuple):
    """What the tracker of one Automa still brings: its second scheme, and star after star."""

    scheme: Wait | None
    stars: tuple[Wait, ...]


class Coming(NamedTuple):
    """Something that the marker brings: the second scheme, or a star by its number (else 0).

    Of ten games it comes in one before the turn `low` from now, and in one after `high`.
    """

    star: int
    low: int
    middle: int
    high: int


class _Deck(NamedTuple):
    """The cards that move the marker and the others, and whether the last one moved it."""

    moving: int
    idle: int
    last: bool | None


def countable(rules: Automa) -> bool:
    """Not where several Automas draw from one deck, for nobody knows whose turn takes which card;
    nor on an evening of a campaign, which has its own stars and its own end."""
    alone = not rules.state.shared_deck or len(rules.automas) == 1
    return alone and rules.state.episode is None


def held_back(rules: Automa, automa: str) -> bool:
    """Does a module keep it from its second scheme, whatever its marker says?"""
    late = isinstance(rules, LateScheme) and rules.held_back(automa) is not None
    return late and rules.state.seats[automa].scheme == 1


def coming(rules: Automa, automa: str) -> list[Coming]:
    """The second scheme and each star of the marker, if nothing else brings one in between.

    Stars that lie ready for something else are none of them. Empty where nobody knows.
    """
    if not countable(rules):
        return []
    found, there = waits(rules, automa), rules.star_count(automa)
    stars = dict(enumerate(found.stars, start=there + 1))
    awaited = ({0: found.scheme} if found.scheme else {}) | stars
    return [
        Coming(star, *turns)
        for star, wait in awaited.items()
        if star <= there + rules.stars_for(automa, TRACKER) and None not in (turns := _spread(wait))
    ]


def _spread(wait: Wait) -> list[Any]:
    return [wait.within(part) for part in SPREAD]


def waits(rules: Automa, automa: str) -> Waits:
    """At a table that is `countable`."""
    at, card = rules.state.seats[automa].tracker, rules.tracker_card(automa)
    places = _places(rules, automa)

    def until(space: int) -> Wait:
        return Wait(tuple(_beyond(chances, space) for chances in places))

    return Waits(_scheme(rules, automa, until), tuple(until(s) for s in card.stars if s > at))


def _scheme(rules: Automa, automa: str, until: Callable[[int], Wait]) -> Wait | None:
    """Where it was held back and nothing holds it any more, it comes with the next turn."""
    at, card = rules.state.seats[automa].tracker, rules.tracker_card(automa)
    if held_back(rules, automa):
        return None
    if at < card.scheme:
        return until(card.scheme)
    return Wait((Fraction(1),)) if _follows(rules, automa) else None


def _follows(rules: Automa, automa: str) -> bool:
    """Its scheme changes as its next turn begins: its marker is there, and it was held back."""
    me, card = rules.state.seats[automa], rules.tracker_card(automa)
    late = isinstance(rules, LateScheme) and not held_back(rules, automa)
    return late and me.scheme == 1 and me.tracker >= card.scheme


def _beyond(chances: dict[int, Fraction], space: int) -> Fraction:
    return sum((part for at, part in chances.items() if at >= space), Fraction(0))


def _places(rules: Automa, automa: str) -> list[dict[int, Fraction]]:
    """Where the marker stands after each turn from now, with its chances."""
    sheet, deck = rules.tracker_card(automa), rules.deck_of(automa)
    full = _counted(rules, automa, [*deck.cards, *deck.discard], None)
    last = None if deck.last is None else _moves(rules, automa, rules.cards[deck.last])
    cards = _counted(rules, automa, deck.cards, last)
    first = full._replace(last=last) if _follows(rules, automa) else cards
    shuffles = not held_back(rules, automa)
    now = {(rules.state.seats[automa].tracker, first): Fraction(1)}
    found: list[dict[int, Fraction]] = []
    others = rules.ruling("p17") == "others"
    while len(found) < LONGEST and any(at < sheet.last for at, _ in now):
        after: dict[tuple[int, _Deck], Fraction] = defaultdict(Fraction)
        for (at, cards), chance in now.items():
            left = cards if cards.moving + cards.idle else _renewed(full, cards.last, others)
            size = left.moving + left.idle
            for moves in (True, False):
                part = Fraction(left.moving if moves else left.idle, size)
                if not part:
                    continue
                there = min(at + moves, sheet.last)
                rest = _Deck(left.moving - moves, left.idle - (not moves), moves)
                if shuffles and there == sheet.scheme != at:
                    rest = full._replace(last=moves)
                after[there, rest] += chance * part
        now = after
        places: dict[int, Fraction] = defaultdict(Fraction)
        for (at, _), chance in now.items():
            places[at] += chance
        found.append(dict(places))
    return found


def _renewed(full: _Deck, last: bool | None, others: bool) -> _Deck:
    """The deck is empty: all cards are a deck again, or all but the one that lies open."""
    if last is None or not others:
        return full
    return _Deck(full.moving - last, full.idle - (not last), last)


def _counted(rules: Automa, automa: str, cards: list[int], last: bool | None) -> _Deck:
    moving = sum(_moves(rules, automa, rules.cards[number]) for number in cards)
    return _Deck(moving, len(cards) - moving, last)


def _moves(rules: Automa, automa: str, card: AutomaCard) -> bool:
    """Does its turn move the marker? Not if the whole turn is left out."""
    return card.advances and not (card.skips and rules.tracker_card(automa).skips)
