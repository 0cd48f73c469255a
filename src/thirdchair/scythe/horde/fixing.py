"""Corrections at a table against the Horde: its clock, stars, cards and figures."""

from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.events import Corrected
from thirdchair.scythe.horde.moving import Moving
from thirdchair.scythe.horde.state import FIGURES, HORDE

MOST_CARDS = 6
"""One at the start, and one for each figure but the last."""


class Fixing(Moving):
    """What lies there, and nothing that the material forbids."""

    def correctable(self) -> dict[str, Corrector]:
        usual = super().correctable()
        return {
            **usual,
            "actors": self._correct_figure,
            "board": self._correct_way,
            HORDE: self._correct_horde,
        }

    def _correct_figure(self, rest: list[str], value: Any) -> Any:
        """Where a figure stands; no two of them on one territory, so one that is put where another
        stands changes places with it."""
        if len(rest) != 2 or rest[0] not in FIGURES or rest[1] != "at":
            options = [f"{one}.at" for one in FIGURES]
            raise bad_input("unknown-part", where="do.path", options=options)
        one = self.state.actors[rest[0]]
        place = one_of(value, (*self.board.territories, None))
        was = one.at
        for other in self.figures_at(place) if place not in (None, was) else ():
            if was is None:
                raise not_now("horde-stands-there", where="do.value", at=place)
            self.state.actors[other].at = was
            self.tell(Corrected(path=f"actors.{other}.at", from_=place, to=was))
        one.at = place
        self.mark_figures()
        return was

    def _correct_way(self, rest: list[str], value: Any) -> bool | str:
        if rest:
            raise bad_input("unknown-part", where="do.path", options=["board"])
        was = self.state.board
        self.state.board = one_of(value, (True, "ask"))
        return was

    def _correct_horde(self, rest: list[str], value: Any) -> Any:
        band = self.state.band
        match rest:
            case ["popularity"]:
                was: Any = band.popularity
                band.popularity = whole_number(value, 1, self.number("horde.popularity"))
            case ["stars"]:
                was = band.stars
                band.stars = whole_number(value, 0, self.number("horde.stars") - 1)
            case ["cards"]:
                was, band.cards = band.cards, self._cards(value)
                self.mark_figures()
            case _:
                options = ["popularity", "stars", "cards"]
                raise bad_input("unknown-part", where="do.path", options=options)
        return was

    def _cards(self, value: Any) -> list[int]:
        lowest, highest = self.numbers.card_range
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_CARDS:
            raise bad_input("horde-cards", where="do.value", most=MOST_CARDS)
        return [whole_number(one, lowest, highest) for one in value]
