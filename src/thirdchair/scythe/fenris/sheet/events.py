"""What happens to a seat's sheet, its mods and its open cards.

Field names are part of the contract.
"""

from thirdchair.kit.flow import Event


class PerkChosen(Event, frozen=True, tag="perk"):
    """A seat will use a perk tonight, or none."""

    seat: str
    perk: str | None
    price: int


class PerkUsed(Event, frozen=True, tag="perk_used"):
    """A perk counts: it is ticked on the sheet, and the hands take what it gives."""

    seat: str
    perk: str
    n: int
    rule: str


class Booked(Event, frozen=True, tag="booked", omit_defaults=True):
    """An entry of a seat's wealth; `balance` is what it has now."""

    seat: str
    amount: int
    balance: int
    rule: str
    note: str = ""


class Won(Event, frozen=True, tag="won"):
    """A victory is marked on a sheet."""

    seat: str
    rule: str


class Ticked(Event, frozen=True, tag="ticked"):
    """A box of the triumph log is ticked, the `box`-th of its column from the top."""

    seat: str
    star: str
    column: str
    box: int
    rule: str


class NotTicked(Event, frozen=True, tag="not_ticked"):
    """A star that brings no tick, and why."""

    seat: str
    star: str
    rule: str


class ToLog(Event, frozen=True, tag="to_log"):
    """A star may be ticked in any of several columns: its seat says where."""

    seat: str
    star: str
    rule: str


class NewFaction(Event, frozen=True, tag="new_faction"):
    """A seat plays another faction from now on."""

    seat: str
    faction: str
    rule: str


class CardDone(Event, frozen=True, tag="card_done"):
    """A seat has settled a card that waited for it."""

    seat: str
    card: str


class AutomaMod(Event, frozen=True, tag="automa_mod"):
    """An Automa has a mod; `slot` is what is written into that place of its sheet."""

    seat: str
    kind: str
    box: int
    slot: str
    rule: str


class ModRemoved(Event, frozen=True, tag="mod_removed"):
    """A tile leaves the campaign for good."""

    seat: str
    mod: str
    rule: str
