"""Set-ups: what is asked for a new table, checked, and the table before its first question."""

from collections.abc import Mapping, Sequence

from tests.toy.content import Material
from tests.toy.state import Keeper, NightState, SeasonState
from thirdchair.kit.game import BaseSetup, Ruled
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling, checked

MOST_KEEPERS = 5
LONGEST_NAME = 40


class ToySetup(BaseSetup, frozen=True, kw_only=True):
    """The names of the keepers, in their order."""

    keepers: tuple[str, ...]


def begin_night(setup: ToySetup, material: Material) -> NightState:
    """A race that is no part of a season."""
    rulings = checked(_rulings(setup, material), setup.rulings)
    return race(_seats(setup), material.stairs, rulings)


def begin_season(setup: ToySetup, material: Material) -> SeasonState:
    """A season before its first evening. Whoever sets it up, it begins with no keys."""
    seats = _seats(setup)
    return SeasonState(
        seats=seats,
        rulings=checked(_rulings(setup, material), setup.rulings),
        evening=material.first.id,
        keepers={seat: Keeper() for seat in seats},
    )


def race(seats: Sequence[str], stairs: int, rulings: Mapping[str, Ruled]) -> NightState:
    """Everybody stands before the first stair."""
    return NightState(
        seats=list(seats),
        rulings=dict(rulings),
        stairs=stairs,
        at=dict.fromkeys(seats, 0),
        oil=dict.fromkeys(seats, 0),
        turns=dict.fromkeys(seats, 0),
    )


def _rulings(setup: ToySetup, material: Material) -> dict[str, Ruling]:
    return {key: one for key, one in material.rulings.items() if setup.mode in one.modes}


def _seats(setup: ToySetup) -> list[str]:
    names = [name.strip() for name in setup.keepers]
    if not 1 <= len(names) <= MOST_KEEPERS:
        where = "new.keepers"
        raise bad_input("not-in-range", where=where, answer=len(names), min=1, max=MOST_KEEPERS)
    if not all(0 < len(name) <= LONGEST_NAME for name in names):
        raise bad_input("bad-name", where="new.keepers", longest=LONGEST_NAME)
    if len({name.casefold() for name in names}) < len(names):
        raise bad_input("same-names", where="new.keepers")
    return [f"s{place}" for place, _ in enumerate(names, start=1)]
