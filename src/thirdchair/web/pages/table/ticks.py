"""What pages with ticks call their rows: by the rules that they follow, if the reader may know."""

from collections.abc import Iterable
from typing import Any

from thirdchair.kit.rules import LATER
from thirdchair.words import Words


def shown_ids(rows: Iterable[dict[str, Any]], words: Words) -> dict[str, str]:
    """Give neutral ids to the rows of locked rules; returns the own id of each row by its new one.

    The own id stays where the ticks are kept: it is the same when the rule is revealed.
    """
    own: dict[str, str] = {}
    for row in rows:
        name = row["id"]
        if any(name == rule or name.startswith(f"{rule}.") for rule in words.later):
            hidden = sum(one.startswith(LATER) for one in own)
            row["id"] = f"{LATER}-{hidden + 1}" if hidden else LATER
        own[row["id"]] = name
    return own
