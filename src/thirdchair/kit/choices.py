"""Narrowing candidates while writing down why."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Self, TypeVar

import msgspec

T = TypeVar("T", int, str)
Measure = int | None
"""What counted for a candidate; None is out of reach."""


class Reason(msgspec.Struct, frozen=True, gc=False, rename={"from_": "from"}):
    """One rule that was consulted: the candidates before and after it, and what counted."""

    rule: str
    from_: tuple[int | str, ...]
    to: tuple[int | str, ...]
    by: tuple[int | str | None, ...] = ()


class Choice(Generic[T]):
    """Candidates that rules narrow down, one after the other.

    A rule that is consulted while two or more candidates are left is written down, even if it
    keeps all of them; once a single one is left nothing more is consulted.

    >>> steps = {"ana": 3, "bo": 5, "cy": 3}
    >>> who = Choice(steps).keep_nearest("fewest", steps.get).keep_first("order", ["cy", "ana"])
    >>> who.left
    ('cy',)
    >>> [(one.rule, one.to, one.by) for one in who.why]
    [('fewest', ('ana', 'cy'), (3, 5, 3)), ('order', ('cy',), (2, 1))]
    """

    __slots__ = ("left", "why")

    def __init__(self, candidates: Iterable[T]) -> None:
        self.left: tuple[T, ...] = tuple(candidates)
        self.why: list[Reason] = []

    @property
    def open(self) -> bool:
        """Is there still something to decide?"""
        return len(self.left) > 1

    def keep(self, rule: str, kept: Iterable[T], by: Sequence[int | str | None] = ()) -> Self:
        """Keep these candidates because of `rule`; `by` are the values in their order."""
        before, self.left = self.left, tuple(kept)
        if len(before) > 1:
            self.why.append(Reason(rule, before, self.left, tuple(by)))
        return self

    def keep_nearest(self, rule: str, distance: Callable[[T], Measure]) -> Self:
        """Keep the candidates with the shortest distance; if none has one, keep them all."""
        if len(self.left) < 2:
            return self
        by = [distance(candidate) for candidate in self.left]
        reached = [one for one in by if one is not None]
        return self.keep(rule, _where(self.left, by, min(reached) if reached else None), by)

    def keep_farthest(self, rule: str, distance: Callable[[T], Measure]) -> Self:
        """Keep the candidates with the longest distance; out of reach is farther than anything."""
        if len(self.left) < 2:
            return self
        by = [distance(candidate) for candidate in self.left]
        best = None if None in by else max(by)  # type: ignore[type-var]
        return self.keep(rule, _where(self.left, by, best), by)

    def keep_most(self, rule: str, count: Callable[[T], int]) -> Self:
        """Keep the candidates with the highest count."""
        if len(self.left) < 2:
            return self
        by = [count(candidate) for candidate in self.left]
        return self.keep(rule, _where(self.left, by, max(by)), by)

    def keep_first(self, rule: str, order: Sequence[T]) -> Self:
        """Keep the candidate that comes first in `order`; `by` is the place in it, from 1.

        A candidate that `order` does not name ranks behind all others.
        """
        if len(self.left) < 2:
            return self
        by = [order.index(one) + 1 if one in order else len(order) + 1 for one in self.left]
        return self.keep(rule, (self.left[by.index(min(by))],), by)


def _where(candidates: tuple[T, ...], by: Sequence[Measure], best: Measure) -> tuple[T, ...]:
    return tuple([candidates[place] for place, measure in enumerate(by) if measure == best])
