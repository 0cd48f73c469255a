"""What can happen anywhere in a campaign; each station has its own `events` beside these.

Field names are part of the contract.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from thirdchair.kit.flow import Event


class StepToDo(Event, frozen=True, tag="step", omit_defaults=True):
    """Something that the hands do before the first turn; with `seat` only there."""

    rule: str
    seat: str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)


class Received(Event, frozen=True, tag="received"):
    """A seat gets something that it keeps for a while; `n` is what it has now."""

    seat: str
    what: str
    n: int
    rule: str
