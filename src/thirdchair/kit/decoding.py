"""Strict decoding of what people and programs send, with refusals instead of tracebacks."""

import re
from typing import Any, TypeVar

import msgspec

from thirdchair.kit.refusals import Refusal, bad_input

T = TypeVar("T")

_PATTERNS = (
    ("missing-field", re.compile(r"Object missing required field `(?P<field>[^`]+)`")),
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<field>[^`]+)`")),
    ("wrong-type", re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`")),
    ("unknown-value", re.compile(r"Invalid (?:enum )?value (?P<value>.+)")),
    ("out-of-range", re.compile(r"Expected `?(?P<expected>.+)")),
)
_PATH = re.compile(r" - at `(?P<path>[^`]*)`$")


def decode(data: object, kind: Any, where: str) -> Any:
    """`data` as a `kind`, or a refusal that names the field below `where`."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise refusal(str(error), where) from None


def refusal(message: str, where: str) -> Refusal:
    """What msgspec says in English, as a sentence id with arguments."""
    path = _PATH.search(message)
    spot = where
    if path:
        spot += path["path"].removeprefix("$").replace("[...]", "")
        message = message[: path.start()]
    for text, pattern in _PATTERNS:
        if found := pattern.match(message):
            args = found.groupdict()
            if "field" in args:
                spot = f"{spot}.{args['field']}"
            return bad_input(text, where=_request_key(spot, where), **args)
    return bad_input("malformed", where=spot)


def _request_key(spot: str, where: str) -> str:
    """The field that names a command is the key of the request itself: `do`, not `do.do`."""
    return where if spot == f"{where}.{where}" else spot
