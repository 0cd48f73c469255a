"""One step of the set-up, in ids and values: the words are made at the edge."""

from collections.abc import Mapping
from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One thing to do: the text of its rule, unless `says` has events that tell it better.

    `lead` and `more` are messages before and after that, `here` is one beside it about this table;
    `args` fill them. `key` tells it from others of the same rule. `with_cards`: only where the
    Automa cards lie on the table.
    """

    rule: str
    key: str = ""
    lead: str = ""
    says: tuple[Mapping[str, Any], ...] = ()
    more: str = ""
    here: str = ""
    args: dict[str, Any] = {}
    with_cards: bool = False

    @property
    def id(self) -> str:
        """What a tick of it is called."""
        return self.key or self.rule
