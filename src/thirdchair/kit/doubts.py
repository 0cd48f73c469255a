"""What a table would rather ask about before it is done: possible, but it looks like a slip."""

from typing import Any

import msgspec


class Doubt(msgspec.Struct, frozen=True):
    """A sentence for people, `doubt-<about>` in the locales, and what fills it.

    A doubt refuses nothing: it is asked by a page, and "it is right anyway" is an answer.
    """

    about: str
    args: dict[str, Any] = {}
