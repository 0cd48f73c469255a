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
- `decision.discard`, `.deck`, `.progress`: a list of cards, which move there from wherever they
  were; `decision.pair`: `{"track": 3, "tie": 5}` or `null`. A card that this displaces goes to the
  decision deck, out of the decision deck to the discard pile: no card is ever lost or doubled.
"""

from typing import Any, Literal

import msgspec

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.content import decision_cards
from thirdchair.tapestry.correcting import Correcting, Corrector, part_of
from thirdchair.tapestry.hexmap import YOU, Hexmap
from thirdchair.tapestry.pieces import FULL, STANDING, letter, shown
from thirdchair.tapestry.yourside import MOST_POINTS, SECOND

MOST_CARDS = 99


class _Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: str
    toppled: bool = False
    piece: Literal["outpost", "building"] = "outpost"


class _Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: bool
    tokens: tuple[_Piece, ...] = ()


class _Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: int
    tie: int


class SoloCorrecting(Correcting, Hexmap):
    """The correctable parts of a solo table."""

    def correctable(self) -> dict[str, Corrector]:
        state, supply = self.state, self.most_outposts
        tapestry = {"automa_hand": MOST_CARDS, "mat": 3}
        return super().correctable() | {
            "vp": lambda rest, value: _number(state.vp, rest, value, MOST_POINTS),
            "outposts": lambda rest, value: _number(state.outposts, rest, value, supply),
            "topples": lambda rest, value: _number(state.topples, rest, value, supply),
            "tapestry": lambda rest, value: self._correct_tapestry(rest, value, tapestry),
            "tiles": self._correct_tiles,
            "hexes": self._correct_hex,
            "decision": self._correct_cards,
        }

    def _correct_track(self, rest: list[str], value: Any) -> int | None:
        if rest[:1] != [SECOND] or len(rest) != 2:
            return super()._correct_track(rest, value)
        track = self.known_track(rest[1], "do.path")
        tokens = dict(self.state.tracks.pop(SECOND, {}))
        was = tokens.pop(track, None)
        if value is not None:
            course = self.course(track)
            low, high = sorted((course.start, course.end))
            tokens[track] = whole_number(value, low, high)
        if tokens:
            self.state.tracks[SECOND] = tokens
        return was

    def _correct_tapestry(self, rest: list[str], value: Any, most: dict[str, int]) -> int:
        high = part_of(most, rest, 1)
        was: int = getattr(self.state.tapestry, rest[0])
        setattr(self.state.tapestry, rest[0], whole_number(value, 0, high))
        return was

    def _correct_tiles(self, rest: list[str], value: Any) -> bool:
        if rest:
            raise bad_input("unknown-part", where="do.path", options=["tiles"])
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
        return {"tile": was is not None, "tokens": shown(was or "")}

    def _correct_cards(self, rest: list[str], value: Any) -> Any:
        decision = self.state.decision
        pair = [card for card in (decision.track, decision.tie) if card is not None]
        piles = {
            "deck": decision.deck,
            "discard": decision.discard,
            "progress": decision.progress,
            "pair": pair,
        }
        was, name = part_of(piles, rest, 1), rest[0]
        self._lay_cards(piles, name, _cards(value, pair=name == "pair"))
        match name:
            case "pair":
                return dict(zip(("track", "tie"), was, strict=True)) if was else None
            case "discard":
                return was
        return len(was)

    def _lay_cards(self, piles: dict[str, list[int]], name: str, cards: list[int]) -> None:
        """Just these cards lie there now; what they displace goes to a deck or discard pile."""
        displaced = [card for card in piles[name] if card not in cards]
        if any(card in cards for card in piles["pair"]):
            displaced += [card for card in piles["pair"] if card not in (*cards, *displaced)]
        moved = {*cards, *displaced}
        rest = {key: [card for card in pile if card not in moved] for key, pile in piles.items()}
        rest[name] = cards
        rest["discard" if name == "deck" else "deck"] += displaced
        decision = self.state.decision
        decision.deck, decision.progress = sorted(rest["deck"]), sorted(rest["progress"])
        decision.discard = rest["discard"]
        decision.track, decision.tie = rest["pair"] or (None, None)


def _cards(value: Any, *, pair: bool) -> list[int]:
    """The cards that a correction names, each once."""
    if pair:
        laid = None if value is None else decode(value, _Pair, "do.value")
        cards = [] if laid is None else [laid.track, laid.tie]
    else:
        cards = decode(value, list[int], "do.value")
    for card in cards:
        one_of(card, tuple(decision_cards()))
    if len(set(cards)) != len(cards):
        raise bad_input("card-twice", where="do.value")
    return cards


def _number(parts: dict[str, int], rest: list[str], value: Any, high: int) -> int:
    was: int = part_of(parts, rest, 1)
    parts[rest[0]] = whole_number(value, 0, high)
    return was
