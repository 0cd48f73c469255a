"""Corrections of a solo table: points, the map, supplies, tapestry and decision cards.

Beyond what every table can correct:

- `vp.<seat>`, `outposts.<seat>`, `topples.<seat>`: numbers. `tapestry.automa_hand` and
  `tapestry.mat`: numbers. `tiles`: is a territory tile left to draw, `true` or `false`?
- `hexes.<n>`: `{"tile": true, "tokens": [{"who": "you"}, …]}` with at most two pieces. A piece is
  an outpost unless it says `"piece": "building"`, for what some civilizations put on the map: it
  holds a place and blocks paths like an outpost but gives no control.
- `tracks.you2.<track>`: your second token on a track (a number, `null` takes it off). `advance`
  moves it with `"who": "you2"`; what it earns is yours. A token that has left its track for good
  is corrected to 0 there: it is ahead of nobody.
- `your_civ`: what you say of your civilization, `null` for nothing.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.correcting.cards import CardCorrecting
from thirdchair.tapestry.correcting.odd import SoloOddities
from thirdchair.tapestry.correcting.parts import part_of, space_on, whole
from thirdchair.tapestry.correcting.table import Correcting, Corrector
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.pieces import FULL, STANDING, letter, shown
from thirdchair.tapestry.your_civilization import YOUR_CIVS
from thirdchair.tapestry.yourside import MOST_POINTS, SECOND

MOST_CARDS = 99


class _Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: str
    toppled: bool = False
    piece: Literal["outpost", "building"] = "outpost"


class _Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: bool
    tokens: tuple[_Piece, ...] = ()


class SoloCorrecting(Correcting, SoloOddities, CardCorrecting):
    """The correctable parts of a solo table."""

    def correctable(self) -> dict[str, Corrector]:
        state = self.state
        tapestry = {"automa_hand": MOST_CARDS, "mat": 3}
        return super().correctable() | {
            "vp": lambda rest, value: _number(state.vp, rest, value, MOST_POINTS),
            "outposts": lambda rest, value: self._correct_outposts(state.outposts, rest, value),
            "topples": lambda rest, value: self._correct_outposts(state.topples, rest, value),
            "tapestry": lambda rest, value: self._correct_tapestry(rest, value, tapestry),
            "tiles": self._correct_tiles,
            "hexes": self._correct_hex,
            "decision": self.correct_cards,
            "your_civ": self._correct_your_civ,
        }

    def _correct_your_civ(self, rest: list[str], value: Any) -> str | None:
        whole(rest, "your_civ")
        was = self.state.your_civ
        self.state.your_civ = one_of(value, (*YOUR_CIVS, None))
        return was

    def _correct_track(self, rest: list[str], value: Any) -> int | None:
        if rest[:1] != [SECOND] or len(rest) != 2:
            return super()._correct_track(rest, value)
        track = self.known_track(rest[1], "do.path")
        tokens = dict(self.state.tracks.pop(SECOND, {}))
        was = tokens.pop(track, None)
        if value is not None:
            tokens[track] = space_on(self.course(track), value)
        if tokens:
            self.state.tracks[SECOND] = tokens
        return was

    def _correct_outposts(self, parts: dict[str, int], rest: list[str], value: Any) -> int:
        part_of(parts, rest, 1)
        return _number(parts, rest, value, self.most_outposts(rest[0]))

    def _correct_tapestry(self, rest: list[str], value: Any, most: dict[str, int]) -> int:
        high = part_of(most, rest, 1)
        was: int = getattr(self.state.tapestry, rest[0])
        setattr(self.state.tapestry, rest[0], whole_number(value, 0, high))
        return was

    def _correct_tiles(self, rest: list[str], value: Any) -> bool:
        whole(rest, "tiles")
        was, self.state.tiles = self.state.tiles, one_of(value, (True, False))
        return was

    def _correct_hex(self, rest: list[str], value: Any) -> dict[str, Any]:
        known = dict.fromkeys(map(str, self.board.hexes))
        part_of(known, rest, 1)
        at, place = rest[0], decode(value, _Place, "do.value")
        if len(place.tokens) > FULL:
            raise bad_input("too-many-pieces", where="do.value.tokens", most=FULL)
        with_outposts = tuple(seat for seat in self.seats if seat in STANDING)
        for piece in place.tokens:
            one_of(piece.who, (YOU,) if piece.piece == "building" else with_outposts)
        if not place.tile and (place.tokens or int(at) in self.board.printed):
            raise bad_input("hex-needs-tile", where="do.value.tile", hex=int(at))
        was = self.state.hexes.pop(at, None)
        if place.tile:
            self.state.hexes[at] = "".join(
                letter(piece.who, lies=piece.toppled, piece=piece.piece) for piece in place.tokens
            )
        self._check_outposts(piece.who for piece in place.tokens if piece.piece == "outpost")
        return {"tile": was is not None, "tokens": shown(was or "")}

    def _check_outposts(self, seats: Iterable[str]) -> None:
        """Nobody has more outposts on the map than there are in the box."""
        for seat in seats:
            most = self.most_outposts(seat)
            if self.on_map(seat) > most:
                raise bad_input("too-many-outposts", where="do.value", who=seat, most=most)


def _number(parts: dict[str, int], rest: list[str], value: Any, high: int) -> int:
    was: int = part_of(parts, rest, 1)
    parts[rest[0]] = whole_number(value, 0, high)
    return was
