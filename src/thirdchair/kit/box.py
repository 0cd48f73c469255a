"""My box: what the owner's printed components say where our data is unconfirmed or silent.

A game lists the entries that it knows, each with its type. A box is checked when a table is set
up and frozen into it; a running table never looks at the installation again. It describes what
somebody owns, not one table: an entry that tonight's table has no use for is no mistake.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input


def checked(box: Mapping[str, Any], entries: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The box as plain data, defaults written down; an unknown entry or a wrong value is refused.

    `entries` are the types by key.
    """
    for key in box:
        if key not in entries:
            raise bad_input(
                "unknown-box-entry", where=f"{where}.{key}", value=key, options=sorted(entries)
            )
    return {
        key: msgspec.to_builtins(decode(value, entries[key], f"{where}.{key}"))
        for key, value in sorted(box.items())
    }
