"""Corrections: set a part of the table to what lies there. Nothing follows from one."""

from collections.abc import Callable
from typing import Any

from thirdchair.kit.checks import one_of, part_of_table, whole_number
from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rulings import corrected
from thirdchair.scythe import content
from thirdchair.scythe.commands import Correct
from thirdchair.scythe.events import Corrected
from thirdchair.scythe.faction_tokens import FLAG, SPRUNG, TRAP, FactionTokens
from thirdchair.scythe.moves.masters import Masters
from thirdchair.scythe.setup.setups import MOST_HEAD_START
from thirdchair.scythe.stars import Stars

Corrector = Callable[[list[str], Any], Any]
"""Sets the part below its heading to a value and returns what stood there."""

MOST_HELD = 999
ENCOUNTER = "encounter"


class Correcting(FactionTokens, Masters, Stars):
    """The correctable parts of the view, by their first word."""

    def correctable(self) -> dict[str, Corrector]:
        """A mode with more on the table adds more."""
        figures = {"actors": self._correct_actor} if self.state.actors else {}
        return {
            **figures,
            "seats": self._correct_seat,
            "tokens": self._correct_tokens,
            "board": self._correct_board,
            "marker": self._correct_marker,
            "abilities": self._correct_abilities,
            "rulings": self._correct_ruling,
        }

    async def do_correct(self, command: Correct) -> None:
        """Set one part and say what stood there."""
        correctors = self.correctable()
        head, rest = part_of_table(command.path, correctors)
        was = correctors[head](rest, command.value)
        self.tell(Corrected(path=command.path, from_=was, to=command.value, note=command.note))
        if head == "board" and self.state.board is True:
            await self.settle_masters()

    def _correct_seat(self, rest: list[str], value: Any) -> Any:
        if len(rest) < 2 or rest[0] not in self.state.seats:
            raise bad_input("unknown-part", where="do.path", options=list(self.state.seats))
        seat, field, *below = rest
        one = self.state.seats[seat]
        if field == "stars":
            return self._correct_stars(seat, below, value)
        if field == "worn" and not below and self.wearable(seat):
            return self.correct_worn(seat, value)
        ranges = self._ranges(seat)
        if below or (field not in ranges and field != "factory_card"):
            raise bad_input(
                "unknown-part", where="do.path", options=[*ranges, "stars", "factory_card"]
            )
        was = getattr(one, field)
        setattr(
            one,
            field,
            one_of(value, (True, False))
            if field == "factory_card"
            else whole_number(value, *ranges[field]),
        )
        return was

    def wearable(self, seat: str) -> list[str]:
        """Point: the tiles that may lie on a seat's faction mat and can be set right."""
        return []

    def correct_worn(self, seat: str, value: Any) -> dict[str, str]:
        """Point: a seat has these tiles on these abilities. Nobody has any without modules."""
        raise NotImplementedError

    def _ranges(self, seat: str) -> dict[str, tuple[int, int]]:
        one = self.state.seats[seat]
        ranges = {
            "power": (0, self.numbers.most_power),
            "cards": (0, MOST_HELD),
            "coins": (0, MOST_HELD),
            "popularity": (0, self.numbers.most_popularity),
        }
        if one.level is not None:
            ranges["tracker"] = (-MOST_HEAD_START, self.material.trackers[one.level].last)
            ranges["scheme"] = (1, 2)
        if kind := self.faction(seat).token:
            ranges["tokens"] = (0, self.all_tokens(kind) - len(self.lying(kind)))
        return ranges

    def _correct_stars(self, seat: str, below: list[str], value: Any) -> int:
        stars = self.state.seats[seat].stars
        if len(below) != 1 or below[0] not in stars:
            raise bad_input("unknown-part", where="do.path", options=list(stars))
        triumph = below[0]
        was = stars[triumph]
        room = self.numbers.stars - self.star_count(seat) + was
        stars[triumph] = whole_number(value, 0, min(room, self.star_limit(seat, triumph)))
        ended = self.state.ended
        if ended is None or self.star_count(ended) < self.numbers.stars:
            end = self.ends()
            self.state.ended = end.seat if end else None
        return was

    def _correct_tokens(self, rest: list[str], value: Any) -> list[str]:
        tokens = self.state.tokens
        kinds = list(tokens.__struct_fields__)
        if len(rest) != 1 or rest[0] not in kinds:
            raise bad_input("unknown-part", where="do.path", options=kinds)
        fits = (
            isinstance(value, list)
            and all(isinstance(place, str) and self.board.is_territory(place) for place in value)
            and len(set(value)) == len(value)
        )
        if not fits:
            raise bad_input("not-territories", where="do.value")
        kind = rest[0]
        was: list[str] = getattr(tokens, kind)
        if kind in (loose := self.loose_tokens()):
            self._enough(kind, value, loose[kind])
            setattr(tokens, kind, self.board.in_order(value))
        else:
            self._lay_faction_tokens(kind, value)
        return was

    def encounter_places(self) -> list[str]:
        """Point: where an encounter token can lie."""
        return list(self.board.encounters)

    def loose_tokens(self) -> dict[str, int]:
        """Point: the tokens on the board that are nobody's, and how many there are."""
        return {ENCOUNTER: len(self.encounter_places())}

    def _lay_faction_tokens(self, kind: str, places: list[str]) -> None:
        """A token lies on the board or with its owner: what comes to one leaves the other."""
        tokens, owned = self.state.tokens, TRAP if kind == SPRUNG else kind
        owner = self.owner_of(owned)
        if owner is None and places:
            raise not_now("nobodys-tokens", where="do.path", kind=kind)
        others = self.lying(TRAP if owned == FLAG else FLAG)
        for place in places:
            if place in others:
                raise not_now("no-second-token", where="do.value", at=place)
        before = len(self.lying(owned))
        setattr(tokens, kind, self.board.in_order(places))
        other = {TRAP: SPRUNG, SPRUNG: TRAP}.get(kind)
        if other is not None:  # a trap is armed or sprung, never both
            setattr(tokens, other, [one for one in getattr(tokens, other) if one not in places])
        now, most = self.lying(owned), self.all_tokens(owned)
        self._enough(owned, now, most)
        if owner is not None:
            one = self.state.seats[owner]
            one.tokens = min(most - len(now), max(0, one.tokens + before - len(now)))

    def _enough(self, kind: str, lying: list[str], most: int) -> None:
        if len(lying) > most:
            raise bad_input("too-many-tokens", where="do.value", kind=kind, most=most)

    def _correct_actor(self, rest: list[str], value: Any) -> Any:
        """Where a figure stands, and what its marker says. One that has left is put back so."""
        if len(rest) != 2 or rest[0] not in self.state.actors:
            raise bad_input("unknown-part", where="do.path", options=list(self.state.actors))
        one, field = self.state.actors[rest[0]], rest[1]
        if field == "marker":
            was: Any = one.marker
            one.marker = whole_number(value, 0, self.numbers.most_power)
        elif field == "at":
            was, one.at = one.at, one_of(value, (*self.board.territories, None))
        else:
            raise bad_input("unknown-part", where="do.path", options=["at", "marker"])
        return was

    def _correct_board(self, rest: list[str], value: Any) -> bool | str:
        if rest:
            raise bad_input("unknown-part", where="do.path", options=["board"])
        was = self.state.board
        self.state.board = one_of(value, (True, "ask", False))
        return was

    def _correct_marker(self, rest: list[str], value: Any) -> str | None:
        if rest or self.state.marker is None:
            raise bad_input("unknown-part", where="do.path", options=["marker"])
        was = self.state.marker
        self.state.marker = one_of(value, self.board.bases)
        return was

    def _correct_abilities(self, rest: list[str], value: Any) -> str:
        if rest:
            raise bad_input("unknown-part", where="do.path", options=["abilities"])
        was = self.state.abilities
        self.state.abilities = one_of(value, ("off", "ask"))
        return was

    def _correct_ruling(self, rest: list[str], value: Any) -> Ruled:
        return corrected(content.rulings(self.mode), self.state.rulings, ".".join(rest), value)
