"""Strict decoding of what people and programs send, with refusals instead of tracebacks."""

import re
from typing import Any, TypeVar

import msgspec
import msgspec.inspect

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
        raise refusal(str(error), where, kind) from None


def refusal(message: str, where: str, kind: Any) -> Refusal:
    """What msgspec says in English, as a sentence id with arguments."""
    path = _PATH.search(message)
    spot = where
    if path:
        spot += path["path"].removeprefix("$").replace("[...]", "")
        message = message[: path.start()]
    for text, pattern in _PATTERNS:
        if found := pattern.match(message):
            args: dict[str, Any] = found.groupdict()
            if "field" in args:
                spot = f"{spot}.{args['field']}"
            if "value" in args and (options := _options(kind, spot.rpartition(".")[2])):
                answer = args["value"].strip("'\"")
                where = _request_key(spot, where)
                return bad_input("not-an-option", where=where, answer=answer, options=options)
            return bad_input(text, where=_request_key(spot, where), **args)
    return bad_input("malformed", where=spot)


def _options(kind: Any, field: str) -> list[str]:
    """What a field may say: the tags of a union of commands, or the values of a literal."""
    info = msgspec.inspect.type_info(kind)
    structs = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    found: list[str] = []
    for struct in structs:
        if not isinstance(struct, msgspec.inspect.StructType):
            continue
        if struct.tag_field == field:
            found.append(str(struct.tag))
        for one in struct.fields:
            if one.encode_name == field and isinstance(one.type, msgspec.inspect.LiteralType):
                found += [str(value) for value in one.type.values]
    return found


def _request_key(spot: str, where: str) -> str:
    """The field that names a command is the key of the request itself: `do`, not `do.do`."""
    return where if spot == f"{where}.{where}" else spot
