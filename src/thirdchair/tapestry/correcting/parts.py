"""What corrections check the values that people send against."""

from typing import Any

from thirdchair.kit.checks import whole_number
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.course import Course


def space_on(course: Course, value: Any) -> int:
    """A space of this track; a token cannot stand anywhere else."""
    low, high = sorted((course.start, course.end))
    if type(value) is int and not low <= value <= high:
        raise bad_input("off-track", where="do.value", answer=value, min=low, max=high)
    return whole_number(value, low, high)


def whole(rest: list[str], part: str) -> None:
    """Refuse a path that goes on below a part that has no parts of its own."""
    if rest:
        raise bad_input("unknown-part", where="do.path", options=[part])


def part_of(parts: dict[str, Any], rest: list[str], length: int) -> Any:
    """The part that a path names, or a refusal that lists those there are."""
    if len(rest) != length or rest[0] not in parts:
        raise bad_input("unknown-part", where="do.path", options=list(parts))
    return parts[rest[0]]
