"""Steps of the set-up, in ids and values: the words are made at the edge."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

STARTS, STAR = "starts", "star_laid"
BEGIN = ("automa_buys", "mods_offered", "tokens_drawn", STAR)
"""With each of these begins something else that a seat has."""
OPEN = (*BEGIN, "tracker")
"""What can come first; a head start moves a tracker."""
SHOWN = ("shown_card", "benefit")
"""What only says where the next event comes from."""


class Step(msgspec.Struct, frozen=True):
    """One thing to do: the text of its rule, unless `says` has events that tell it better, or
    `instead` is a message that does.

    `lead` and `more` are messages before and after that, `here` is one beside it about this table;
    `args` fill them. `key` tells it from others of the same rule. `with_cards`: only where the
    Automa cards lie on the table.
    """

    rule: str
    key: str = ""
    lead: str = ""
    says: tuple[Mapping[str, Any], ...] = ()
    instead: str = ""
    more: str = ""
    here: str = ""
    args: dict[str, Any] = {}
    with_cards: bool = False

    @property
    def id(self) -> str:
        """What a tick of it is called."""
        return self.key or self.rule


def begun(told: Sequence[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """What seats begin with beside the usual, one run of events for each thing. Of several stars
    on one home base the last event counts: it says how many lie there."""
    types = [event["type"] for event in told]
    after = told[types.index(STARTS) + 1 :] if STARTS in types else ()
    run: list[Mapping[str, Any]] = []
    for event in after:
        if "seat" not in event or event["type"] in SHOWN:
            continue
        if not run and event["type"] not in OPEN:
            continue
        last = run[-1] if run else event
        new = event["type"] in BEGIN and event["type"] != last["type"]
        if run and (new or event["seat"] != last["seat"]):
            yield run
            run = []
            if event["type"] not in OPEN:
                continue
        if run and event["type"] == STAR and event["other"] == last.get("other"):
            run.pop()
        run.append(event)
    if run:
        yield run
