"""Rulings: points that the books leave open, decided by a default that a table may change."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from thirdchair.kit.refusals import bad_input

Chosen = str | bool


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A point that the books leave open. The first value is the default."""

    key: str
    values: tuple[Chosen, ...]
    modes: tuple[str, ...]
    rules: tuple[str, ...]
    confidence: Literal["high", "medium", "low"]

    @property
    def default(self) -> Chosen:
        """How it is decided when nobody chooses."""
        return self.values[0]

    def value(self, chosen: object, where: str) -> Chosen:
        """The value that somebody chose; "yes" and "no" may stand for true and false."""
        said: object = {"yes": True, "no": False}.get(str(chosen), chosen)
        for value in self.values:
            for one in (chosen, said):
                if type(one) is type(value) and one == value:
                    return value
        raise bad_input("not-an-option", where=where, answer=chosen, options=list(self.values))


def checked(known: Mapping[str, Ruling], chosen: Mapping[str, object]) -> dict[str, Chosen]:
    """All rulings of a new table; a key or value that it does not have is refused.

    Defaults are written down too, so that a running table keeps its rulings when a default moves.
    """
    values = {key: ruling.default for key, ruling in known.items()}
    for key, value in chosen.items():
        where = f"new.rulings.{key}"
        if key not in known:
            raise bad_input("unknown-ruling", where=where, value=key, options=list(known))
        values[key] = known[key].value(value, where)
    return values
