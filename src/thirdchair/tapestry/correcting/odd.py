"""What is odd about a correction: possible with this material, but hardly what lies there.

Nobody is stopped. The event says what is odd, so that people look at the table once more.
"""

from collections.abc import Callable, Iterator
from typing import Any

from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.events import Odd
from thirdchair.tapestry.hexmap import YOU, Hexmap
from thirdchair.tapestry.pieces import BUILDING, STANDING
from thirdchair.tapestry.yourside import SECOND

Look = Callable[[list[str], Any], Iterator[Odd]]
"""Looks at the part below its heading, given what stood there before."""

CARD = "card"
"""A landmark of a card stands on no track."""


class Oddities(Chapter):
    """What every table of Tapestry can look at."""

    def looks(self) -> dict[str, Look]:
        """A mode with more on the table looks at more."""
        return {
            "tracks": self._odd_track,
            "landmarks": self._odd_landmark,
            "era": self._odd_era,
            "achievements": self._odd_achievement,
        }

    def odd(self, path: str, was: Any) -> tuple[Odd, ...]:
        """What is odd about a part that was just set."""
        head, *rest = path.split(".")
        look = self.looks().get(head)
        return tuple(look(rest, was)) if look else ()

    def _odd_track(self, rest: list[str], was: int | None) -> Iterator[Odd]:
        """A landmark that its owner has not reached any more; one that was passed and is free."""
        seat, track = rest
        there, course = self.state.tracks.get(seat, {}).get(track), self.course(track)
        if there is None or there == was:
            return
        for mark in course.marks:
            landmark = f"{track}:{mark}"
            owner = self.state.landmarks.get(landmark)
            back = was is not None and not course.ahead(mark, was) and course.ahead(mark, there)
            if owner == _owner(seat) and back and not self._reached(owner, track, mark):
                yield Odd(odd="landmark_ahead", who=owner, landmark=landmark)
            came = was is None or course.ahead(mark, was)
            if owner is None and came and not course.ahead(mark, there):
                yield Odd(odd="landmark_free", landmark=landmark)

    def _odd_landmark(self, rest: list[str], was: str | None) -> Iterator[Odd]:
        """Somebody owns it who never came so far; or nobody, though a token has passed."""
        landmark = rest[0]
        track, _, space = landmark.partition(":")
        owner = self.state.landmarks[landmark]
        if track == CARD or owner == was:
            return
        mark = int(space)
        if owner is not None and owner in self.seats and not self._reached(owner, track, mark):
            yield Odd(odd="landmark_ahead", who=owner, landmark=landmark)
        if owner is None and any(self._reached(seat, track, mark) for seat in self.seats):
            yield Odd(odd="landmark_free", landmark=landmark)

    def _reached(self, seat: str, track: str, mark: int) -> bool:
        """Has a token of this seat come as far as the mark?"""
        tokens = [at for name, at in self.state.tracks.items() if _owner(name) == seat]
        course = self.course(track)
        return any(track in at and not course.ahead(mark, at[track]) for at in tokens)

    def _odd_era(self, rest: list[str], was: int) -> Iterator[Odd]:
        if self.state.era[rest[0]] < was:
            yield Odd(odd="era_back", who=rest[0])

    def _odd_achievement(self, rest: list[str], was: list[str]) -> Iterator[Odd]:
        """Somebody new has it without what it is given for."""
        which = rest[0]
        for seat in self.state.achievements[which]:
            if seat not in was and not self.deserves(seat, which):
                yield Odd(odd="achievement", who=seat, which=which)

    def deserves(self, seat: str, which: str) -> bool:
        """Does the table show what this achievement is given for?"""
        if which != "end_of_track":
            return True
        tokens = [at for name, at in self.state.tracks.items() if _owner(name) == seat]
        return any(self.course(track).done(space) for at in tokens for track, space in at.items())


class SoloOddities(Oddities, Hexmap):
    """What a solo table can look at besides: points, the map, the supply of outposts."""

    def looks(self) -> dict[str, Look]:
        return super().looks() | {
            "vp": self._odd_points,
            "hexes": self._odd_hex,
            "outposts": self._odd_outposts,
        }

    def deserves(self, seat: str, which: str) -> bool:
        match which:
            case "two_topples":
                return self.state.topples.get(seat, 0) >= numbers().topples
            case "middle_island":
                pieces = self.state.hexes.get(str(self.board.island), "")
                return seat in STANDING and STANDING[seat] in pieces.upper()
        return super().deserves(seat, which)

    def _odd_points(self, rest: list[str], was: int) -> Iterator[Odd]:
        if self.state.vp[rest[0]] < was:
            yield Odd(odd="points_down", who=rest[0])

    def _odd_hex(self, rest: list[str], was: Any) -> Iterator[Odd]:
        """Two outposts of one seat; two that stand; more than the supply leaves."""
        pieces = self.state.hexes.get(rest[0], "")
        outposts = pieces.replace(BUILDING, "")
        at = int(rest[0])
        if len(outposts) > len(set(outposts.upper())):
            who = next(seat for seat, mark in STANDING.items() if outposts.upper().count(mark) > 1)
            if self.board.capitals.get(who) != at:  # where each has two from the start
                yield Odd(odd="own_twice", who=who, hex=at)
        elif sum(mark.isupper() for mark in outposts) > 1:
            yield Odd(odd="two_standing", hex=at)
        before = [piece["who"] for piece in was["tokens"] if piece.get("piece") != "building"]
        for seat, mark in STANDING.items():
            if outposts.upper().count(mark) > before.count(seat):
                yield from self._odd_outposts([seat], None)

    def _odd_outposts(self, rest: list[str], was: Any) -> Iterator[Odd]:
        """On the map and in supply together there are more than the seat has."""
        seat = rest[0]
        there, most = self.on_map(seat) + self.state.outposts.get(seat, 0), self.most_outposts(seat)
        if there > most:
            yield Odd(odd="outposts", who=seat, n=there, most=most)

    def on_map(self, seat: str) -> int:
        """How many outposts of a seat stand or lie on the map."""
        mark = STANDING.get(seat, "-")
        return sum(pieces.upper().count(mark) for pieces in self.state.hexes.values())


def _owner(seat: str) -> str:
    """What a second token earns is its owner's."""
    return YOU if seat == SECOND else seat
