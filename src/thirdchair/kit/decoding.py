"""Strict decoding of what people and programs send, with refusals instead of tracebacks."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from thirdchair.kit.learned import converted
from thirdchair.kit.refusals import Refusal, bad_input

T = TypeVar("T")

_PATTERNS = (
    ("missing-field", re.compile(r"Object missing required field `(?P<field>[^`]+)`")),
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<field>[^`]+)`")),
    ("wrong-type", re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`")),
    ("unknown-value", re.compile(r"Invalid (?:enum )?value (?P<value>.+)")),
    ("number-too-large", re.compile(r"Expected `int` <= (?P<most>-?\d+)")),
    ("number-too-small", re.compile(r"Expected `int` >= (?P<least>-?\d+)")),
    ("text-too-long", re.compile(r"Expected `str` of length <= (?P<most>\d+)")),
    ("out-of-range", re.compile(r"Expected `?(?P<expected>.+)")),
)
_PATH = re.compile(r" - at `(?P<path>[^`]*)`$")


def decode(data: object, kind: Any, where: str) -> Any:
    """`data` as a `kind`, or a refusal that names the field below `where`."""
    try:
        return converted(data, kind)
    except msgspec.ValidationError as error:
        raise refusal(str(error), where, kind, data) from None


def refusal(message: str, where: str, kind: Any, data: object = None) -> Refusal:
    """What msgspec says in English, as a sentence id with arguments."""
    path = _PATH.search(message)
    spot, steps = where, list[str]()
    if path:
        steps = re.findall(r"\w+", path["path"])
        spot += path["path"].removeprefix("$").replace("[...]", "")
        message = message[: path.start()]
    for text, pattern in _PATTERNS:
        if found := pattern.match(message):
            args: dict[str, Any] = found.groupdict()
            if "field" in args:
                spot = f"{spot}.{args['field']}"
            if "value" in args and (options := _options(kind, steps, data)):
                answer = args["value"].strip("'\"")
                where = _request_key(spot, where)
                return bad_input("not-an-option", where=where, answer=answer, options=options)
            return bad_input(text, where=_request_key(spot, where), **args)
    return bad_input("malformed", where=spot)


def _options(kind: Any, steps: Sequence[str], data: object) -> list[str]:
    """What the field at the end of these steps may say."""
    types = [_known(kind)]
    for step in steps:
        types = [one for each in types for one in _below(each, step, data)]
    values = [value for one in types for value in _values(one)]
    return list(dict.fromkeys(map(str, values)))


@cache
def _known(kind: Any) -> Any:
    """What msgspec knows of a type. There are few, and looking takes as long as all the rest."""
    return inspect.type_info(kind)


def _below(kind: Any, step: str, data: object) -> Iterator[Any]:
    """The types of a field, or of what is in a list; of a union of commands, of the one sent."""
    match kind:
        case inspect.UnionType(types=types):
            for one in types:
                yield from _below(one, step, data)
        case inspect.StructType(tag_field=field, tag=tag) if field == step:
            yield inspect.LiteralType((str(tag),))
        case inspect.StructType(tag_field=field, tag=tag, fields=fields):
            sent = data.get(field) if isinstance(data, dict) else None
            if field is None or sent in (None, tag):
                yield from (one.type for one in fields if one.encode_name == step)
        case inspect.VarTupleType(item_type=one) | inspect.ListType(item_type=one):
            yield from [one] if step.isdecimal() else _below(one, step, data)
        case inspect.DictType(value_type=one):
            yield one


def _values(kind: Any) -> Iterator[object]:
    match kind:
        case inspect.UnionType(types=types):
            for one in types:
                yield from _values(one)
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.BoolType():
            yield from ("true", "false")


def _request_key(spot: str, where: str) -> str:
    """The field that names a command is the key of the request itself: `do`, not `do.do`."""
    return where if spot == f"{where}.{where}" else spot
