"""Values that somebody sent for a correction, checked."""

from collections.abc import Iterable
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
