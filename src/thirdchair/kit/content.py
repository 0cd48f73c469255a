"""Loading content: TOML inside the package, checked against a type when it is read."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

from thirdchair.kit.learned import converted

T = TypeVar("T")


class ContentError(Exception):
    """A content file is wrong: the message names the file and the entry."""


def load(package: str, name: str, kind: type[T]) -> T:
    """Read `name` (as `content/tracks.toml`) of `package` as a `kind`."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return parse(text, kind, f"{package}/{name}")


def parse(text: str, kind: type[T], name: str) -> T:
    """Read TOML text as a `kind`; `name` is what an error calls the file."""
    try:
        return converted(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise ContentError(f"{name}: {error}") from error
