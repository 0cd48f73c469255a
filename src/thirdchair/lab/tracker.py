"""How long until an Automa has its next stars: exact, over its deck.

Cards are drawn one by one without putting them back, the deck is shuffled when it is empty and when
the second scheme begins. A card may move the marker, and may bring power, whose top brings a star.
Only cards of its turns are counted: one that a combat draws in between moves nothing, but leaves
the deck a little other than here, and costs power. Modules change neither cards nor marker; where
one keeps an Automa in its first scheme, it is supposed that nobody changes that.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.modules.late_scheme import LateScheme
from thirdchair.scythe.setup.setups import TRACKER

SPREAD = (0.1, 0.5, 0.9)
LONGEST = 60
"""Turns that are looked at; the slowest marker needs fewer in all but a millionth of the games."""
ROUNDING = 1e-9
"""Chances are sums of many parts: what falls short of a bound by less than this has reached it."""
POWER = "power"


class Wait(NamedTuple):
    """The chance that it has come by the first turn from now, the second, and so on."""

    by: tuple[float, ...]

    def within(self, part: float) -> int | None:
        """The first turn by which it has come with at least this chance."""
        return next(
            (turn for turn, chance in enumerate(self.by, 1) if chance >= part - ROUNDING), None
        )


class Waits(NamedTuple):
    """What one Automa's turns still bring: its second scheme, and star after star."""

    scheme: Wait | None
    stars: tuple[Wait, ...]


class Coming(NamedTuple):
    """Something that its turns bring: the second scheme, or a star by its number (else 0).

    Of ten games it comes in one before the turn `low` from now, and in one after `high`.
    """

    star: int
    low: int
    middle: int
    high: int


class _Kind(NamedTuple):
    """What a card does in a turn of one scheme: does the marker go on, and how much power comes?"""

    moves: bool
    power: int


class _Place(NamedTuple):
    """Where an Automa may be after a turn. `power` is None if it brings no star any more."""

    marker: int
    scheme: int
    power: int | None
    left: tuple[int, ...]
    """Cards in the deck, by kind."""
    last: int | None
    """The kind of the card that lies open beside an empty deck: it may stay out of the next one."""


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
    """The second scheme and each star, if no combat and no module brings or costs one in between.

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
    turns = _Turns(rules, automa)
    places = turns.places()

    def until(has_come: Callable[[_Place], bool]) -> Wait:
        return Wait(tuple(sum(part for at, part in one.items() if has_come(at)) for one in places))

    scheme = None
    if _follows(rules, automa):
        scheme = Wait((1.0,))  # it was held back and nothing holds it: with the next turn
    elif not turns.held and rules.state.seats[automa].scheme == 1:
        scheme = until(lambda at: at.scheme == 2)
    stars = [
        until(lambda at, count=count: turns.stars(at) >= count)  # type: ignore[misc]
        for count in range(1, turns.most_stars + 1)
    ]
    return Waits(scheme, tuple(stars))


def _follows(rules: Automa, automa: str) -> bool:
    """Its scheme changes as its next turn begins: its marker is there, and it was held back."""
    me, card = rules.state.seats[automa], rules.tracker_card(automa)
    late = isinstance(rules, LateScheme) and not held_back(rules, automa)
    return late and me.scheme == 1 and me.tracker >= card.scheme


class _Turns:
    """The turns of one Automa from now on, each card with its chance."""

    def __init__(self, rules: Automa, automa: str) -> None:
        self.rules, self.automa = rules, automa
        self.me, self.deck = rules.state.seats[automa], rules.deck_of(automa)
        self.sheet, self.top = rules.tracker_card(automa), rules.numbers.most_power
        self.held = held_back(rules, automa)
        self.others = rules.ruling("p17") == "others"
        wants = rules.may_star(automa, POWER) and self.me.power < self.top
        self.power = self.me.power if wants else None
        every = [*self.deck.cards, *self.deck.discard]
        self.kinds = {
            scheme: sorted({self._kind(card, scheme) for card in every}) for scheme in (1, 2)
        }
        self.full = {scheme: self._counted(every, scheme) for scheme in (1, 2)}
        self.ahead = [space for space in self.sheet.stars if space > self.me.tracker]
        self.most_stars = len(self.ahead) + (self.power is not None)

    def stars(self, at: _Place) -> int:
        """How many have come since now."""
        by_power = self.power is not None and at.power is None
        return sum(space <= at.marker for space in self.ahead) + by_power

    def places(self) -> list[dict[_Place, float]]:
        """Where it may be after each turn from now, with the chances, until nothing comes."""
        now, found = {self._first(): 1.0}, list[dict[_Place, float]]()
        while len(found) < LONGEST and any(self.stars(at) < self.most_stars for at in now):
            after: dict[_Place, float] = defaultdict(float)
            for at, chance in now.items():
                left = at.left if any(at.left) else self._renewed(at)
                size = sum(left)
                for kind, count in enumerate(left):
                    if count:
                        after[self._after(at, left, kind)] += chance * count / size
            found.append(after)
            now = after
        return found

    def _first(self) -> _Place:
        scheme = 2 if _follows(self.rules, self.automa) else self.me.scheme
        left = self.full[2] if scheme != self.me.scheme else self._counted(self.deck.cards, scheme)
        last = None
        if self.deck.last is not None and not any(left):
            last = self.kinds[scheme].index(self._kind(self.deck.last, scheme))
        return _Place(self.me.tracker, scheme, self.power, left, last)

    def _after(self, at: _Place, left: tuple[int, ...], kind: int) -> _Place:
        """A card of this kind was drawn. With the second scheme all cards are a deck again."""
        moves, gained = self.kinds[at.scheme][kind]
        marker = min(at.marker + moves, self.sheet.last)
        power = None if at.power is None or at.power + gained >= self.top else at.power + gained
        if not self.held and marker == self.sheet.scheme != at.marker:
            return _Place(marker, 2, power, self.full[2], None)
        rest = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
        return _Place(marker, at.scheme, power, rest, None if any(rest) else kind)

    def _renewed(self, at: _Place) -> tuple[int, ...]:
        """The deck is empty: all cards are a deck again, or all but the one that lies open."""
        full = self.full[at.scheme]
        if at.last is None or not self.others:
            return full
        return (*full[: at.last], full[at.last] - 1, *full[at.last + 1 :])

    def _counted(self, cards: Iterable[int], scheme: int) -> tuple[int, ...]:
        counts = Counter(self._kind(card, scheme) for card in cards)
        return tuple(counts[kind] for kind in self.kinds[scheme])

    def _kind(self, number: int, scheme: int) -> _Kind:
        """Nothing of a turn that is left out. Power counts only while it brings a star."""
        card = self.rules.cards[number]
        if card.skips and self.sheet.skips:
            return _Kind(False, 0)
        gains = [one for one in card.half(scheme).gains if one.gain == POWER]
        gained = sum(one.n for one in gains if self.rules.is_for(self.automa, one))
        return _Kind(card.advances, gained if self.power is not None else 0)
