"""What the proofs of all moves share: where a unit starts, and which candidate comes first."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from thirdchair.scythe.asked.evidence import Look, Spot
from thirdchair.scythe.moves.attacking import Attacking
from thirdchair.scythe.pieces import Counts

Key = Callable[[str], Any]
Spots = Callable[[str], list[Spot]]


class Proof(Attacking):
    """Ties are settled by the recruit marker, and how often it is asked is part of the outcome."""

    def starts_from(self, automa: str, places: Counts, look: Look) -> str:
        """Where the unit closest to home stands; a tie moves the marker on."""
        tied = self.nearest(automa, places)
        order = self.tie_order(look.marker)
        first = min(tied, key=order)
        look.marker = self.marker_after(look.marker, self.rounds(order, first, tied))
        return first

    def nearest(self, automa: str, places: Counts) -> list[str]:
        """Of these the places closest to home."""
        far = self.board.far[self.base(automa)]
        nearest = min(far[place] for place in places)
        return [place for place in places if far[place] == nearest]

    def rounds(self, order: Key, first: str, tied: Iterable[str]) -> int:
        """How often the marker is asked until only the first of these places is left."""
        return max([parted(order(first), order(one)) for one in tied if one != first], default=0)

    def prove_order(
        self, look: Look, candidates: Iterable[str], key: Key, closed: Spots, proof: Spots
    ) -> str | None:
        """The first open one of candidates whose order is known. `closed` are the spots that keep
        a candidate out, as we believe; `proof` are those that keep it open."""
        order, marker = self.tie_order(look.marker), look.marker
        ranked = sorted(candidates, key=lambda one: (key(one), order(one)))
        open_ones = [one for one in ranked if not closed(one)]
        if not open_ones:
            for one in ranked:
                look.one_of(closed(one))
            return None
        first = open_ones[0]
        tied = [one for one in open_ones if key(one) == key(first)]
        rounds = self.rounds(order, first, tied)
        look.at(*proof(first))
        if marker is not None:
            look.at(*proof(self.last_parted(order, first, tied)))
        for one in ranked:
            better = (key(one), order(one)) < (key(first), order(first))
            walks = marker is not None and key(one) == key(first)
            if better or (walks and parted(order(first), order(one)) > rounds):
                look.one_of(closed(one))
        look.marker = self.marker_after(marker, rounds)
        return first

    def goes(self, start: str, end: str | None) -> bool:
        """Is the move carried out? Staying counts, unless p1 says no."""
        return end is not None and (end != start or bool(self.ruling("p1")))

    def last_parted(self, order: Key, first: str, tied: Sequence[str]) -> str:
        """Of the tied places the one that keeps the tie open longest."""
        return max(tied, key=lambda one: parted(order(first), order(one)))


def parted(first: tuple[int, ...], other: tuple[int, ...]) -> int:
    """After how many questions two places are told apart; 0 for the same place."""
    return next((n for n, (a, b) in enumerate(zip(first, other, strict=True), 1) if a != b), 0)
