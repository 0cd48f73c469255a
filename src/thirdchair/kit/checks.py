"""Values that somebody sent for a correction, checked."""

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

from thirdchair.kit.refusals import bad_input

T = TypeVar("T")


def whole_number(value: Any, low: int, high: int, where: str = "do.value") -> int:
    """The value, if it is a whole number in this range."""
    if type(value) is not int or not low <= value <= high:
        raise bad_input("not-in-range", where=where, answer=value, min=low, max=high)
    return value


def one_of(value: Any, choices: Iterable[T], where: str = "do.value") -> T:
    """The value, if it is one of these, equal in type too."""
    options = list(choices)
    for choice in options:
        if type(value) is type(choice) and value == choice:
            return choice
    raise bad_input("not-an-option", where=where, answer=value, options=options)


def part_of_table(path: str, parts: Collection[str]) -> tuple[str, list[str]]:
    """The part of a table that a path names, if it is one of these, and what stands behind it."""
    head, *rest = path.split(".")
    if head not in parts:
        raise bad_input("not-correctable", where="do.path", path=path, options=list(parts))
    return head, rest
