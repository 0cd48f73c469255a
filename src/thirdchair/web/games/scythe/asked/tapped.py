"""What was tapped on the screen of an asked board, as it stands in an address.

It needs no script: `told.r4c4.s1m1_r5c3~_r1c3.e0` says that a mech of s1 stands on r4c4 and, as far
as combat units count, nobody on r5c3, and that nobody stands on r1c3 and its encounter token is
gone; `at-r2c2` at the end is the territory whose chips are looked at.
"""

import re
from collections.abc import Mapping

import msgspec

from thirdchair.scythe.asked.asking import ENCOUNTER
from thirdchair.scythe.asked.looking import Pieces

HEAD = "told."
LETTERS = {"w": "worker", "m": "mech", "c": "character"}
LETTER_OF = {unit: letter for letter, unit in LETTERS.items()}
TOKEN_LETTER = "e"
_ENTRY = re.compile(r"(r[1-9]c[1-9]|base:[a-z]{3,12})(~?)((?:\.(?:s[1-7][wmc][1-9]|e[01]))*)")
_CHOSEN = re.compile(r"at-(r[1-9]c[1-9]|base:[a-z]{3,12})")


class Told(msgspec.Struct, frozen=True):
    """What was tapped so far. On the places of `fighters` only combat units were looked at."""

    pieces: dict[str, Pieces] = {}
    fighters: tuple[str, ...] = ()
    chosen: str = ""
    """The territory that was tapped on the board last."""

    def with_place(self, place: str, pieces: Pieces, *, only_fighters: bool) -> "Told":
        others = tuple(one for one in self.fighters if one != place)
        fighters = (*others, place) if only_fighters else others
        return Told({**self.pieces, place: pieces}, fighters, self.chosen)

    def without(self, place: str) -> "Told":
        return Told(
            {one: pieces for one, pieces in self.pieces.items() if one != place},
            tuple(one for one in self.fighters if one != place),
            self.chosen,
        )

    def at_most(self, place: str, most: Mapping[str, int]) -> "Told":
        """The pieces of a place are right: what leaves too many of a kind was told before."""
        left = dict(self.pieces)
        units = [(piece, n) for piece, n in self.pieces[place].items() if piece != ENCOUNTER]
        for piece, n in units:
            room = most[piece.partition(".")[2]] - n
            for other in [one for one in reversed(left) if one != place and piece in left[one]]:
                stays = min(left[other][piece], room)
                room -= stays
                left[other] = {one: k for one, k in left[other].items() if one != piece}
                if stays:
                    left[other][piece] = stays
        return Told(left, self.fighters, self.chosen)

    def choosing(self, place: str) -> "Told":
        """The same, with another territory looked at."""
        return Told(self.pieces, self.fighters, place)

    @property
    def address(self) -> str:
        """As it stands in an address."""
        entries = [
            place
            + ("~" if place in self.fighters else "")
            + "".join(f".{_short(piece)}{n}" for piece, n in here.items())
            for place, here in self.pieces.items()
        ]
        return HEAD + "_".join([*entries, *([f"at-{self.chosen}"] if self.chosen else [])])


def _short(piece: str) -> str:
    seat, _, unit = piece.partition(".")
    return f"{seat}{LETTER_OF[unit]}" if unit else TOKEN_LETTER


def _long(piece: str) -> str:
    return ENCOUNTER if piece == TOKEN_LETTER else f"{piece[:2]}.{LETTERS[piece[2]]}"


def told_in(see: str | None) -> Told:
    """Read an address; what is no such address says nothing."""
    told = Told()
    if not see or not see.startswith(HEAD):
        return told
    for entry in see[len(HEAD) :].split("_"):
        if chosen := _CHOSEN.fullmatch(entry):
            told = told.choosing(chosen[1])
            continue
        found = _ENTRY.fullmatch(entry)
        if not found:
            return Told()
        place, only_fighters, rest = found.groups()
        pieces = {_long(one[:-1]): int(one[-1]) for one in rest.split(".")[1:]}
        told = told.with_place(place, pieces, only_fighters=bool(only_fighters))
    return told
