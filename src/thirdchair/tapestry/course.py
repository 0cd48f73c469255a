"""All arithmetic on a track, in one place."""

from collections.abc import Callable

import msgspec


class Limit(msgspec.Struct, frozen=True, gc=False):
    """The last space that a token may come to; `rule` says so if it is not the end of the track."""

    space: int
    rule: str | None = None


class Course(msgspec.Struct, frozen=True):
    """A track as a token walks it: from `start` to `end`, past the `marks` of its landmarks.

    A scenario that walks a track the other way, or not at all, hands out another course.
    """

    start: int
    end: int
    marks: tuple[int, ...]

    def next(self, space: int) -> int:
        """The space after this one; the end has none."""
        return space + 1

    def back(self, space: int) -> int:
        """The space before this one; the start stays where it is."""
        return max(self.start, space - 1)

    def done(self, space: int) -> bool:
        """Has the token reached the end?"""
        return space >= self.end

    def progress(self, space: int) -> int:
        """How many spaces count as advanced."""
        return space - self.start

    def ahead(self, one: int, other: int) -> bool:
        """Is the first token strictly further than the second?"""
        return one > other

    def to_end(self, space: int) -> int:
        """Steps to the final space."""
        return self.end - space

    def to_first(self, space: int, counts: Callable[[int], bool]) -> int:
        """Steps forward to the nearest mark that counts or to the end; none behind does."""
        for mark in self.marks:
            if mark > space and counts(mark):
                return mark - space
        return self.end - space
