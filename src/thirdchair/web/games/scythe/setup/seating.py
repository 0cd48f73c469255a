"""Who sits where: what the forms of all new games of Scythe ask for each place."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.material import Material
from thirdchair.scythe.setup.dealing import Place, Pool
from thirdchair.scythe.setup.setups import MOST_SEATS
from thirdchair.web import forms
from thirdchair.words import Words

GAME = "scythe"
PLACES = range(1, MOST_SEATS + 1)
PASSING = tuple(f"{field}-{place}" for field in ("faction", "mat") for place in PLACES)
"""What the form of a new game does not remember: other factions the next time."""
WAYS: dict[str, bool | str] = {"tracked": True, "asked": "ask", "cards": False}
"""How the board is kept, and what the set-up says then."""
DRAWN, HUMAN, NOBODY = "", "human", "none"


class Seating(ABC):
    """The places of a form, each with its kind, name, faction and mat."""

    PASSING = PASSING
    KINDS: ClassVar[tuple[str, ...]]

    @abstractmethod
    def usual(self, place: int) -> str:
        """Who sits there at first."""

    def who(self, given: Mapping[str, Any], place: int, words: Words) -> str:
        """What somebody is called before the game."""
        return str(given.get(f"name-{place}") or words.text("scythe-human", number=place))

    def kind(self, given: Mapping[str, Any], place: int) -> str:
        """Who sits there, as far as the form has said."""
        return str(given.get(f"kind-{place}") or self.usual(place))

    def taken(self, given: Mapping[str, Any]) -> list[int]:
        """The places where somebody sits."""
        return [place for place in PLACES if self.kind(given, place) != NOBODY]

    def seats_from(self, form: dict[str, Any]) -> dict[int, str]:
        """The places where somebody sits, and who; refuses a kind that there is not."""
        kinds = {
            place: one_of(form, f"kind-{place}", self.KINDS, self.usual(place)) for place in PLACES
        }
        return {place: kind for place, kind in kinds.items() if kind != NOBODY}

    def empty_places(self) -> dict[str, str]:
        """What the form says before anybody has filled it in."""
        given = {f"kind-{place}": self.usual(place) for place in PLACES}
        for place in PLACES:
            given |= {f"name-{place}": "", f"faction-{place}": DRAWN, f"mat-{place}": DRAWN}
        return given

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """The factions have their colors."""
        return {}

    def summary(self, given: Mapping[str, Any], words: Words) -> str:
        """Who plays, in a line."""
        return ", ".join(self.who(given, place, words) for place in self.taken(given))

    def lines(self, given: Mapping[str, Any], words: Words) -> list[str]:
        """One line for each seat."""
        found = []
        for place in self.taken(given):
            faction = given.get(f"faction-{place}")
            named = f"scythe-faction-{faction}" if faction else "page-scythe-drawn"
            found.append(f"{self.who(given, place, words)}: {words.text(named)}")
        return found

    def by_lot(
        self,
        given: Mapping[str, Any],
        material: Material,
        factions: Sequence[str],
        mats: Sequence[str],
        rng: Random,
    ) -> dict[str, str]:
        """A faction for everybody, and a mat for each human, as the rules deal them. What does
        not go round is left to the set-up."""
        taken = self.taken(given)
        places = [Place(human=self.kind(given, place) == HUMAN) for place in taken]
        chosen: dict[str, str] = {}
        for n, place in enumerate(taken):
            pool = Pool(factions, mats, material.mats)
            if not (able := pool.factions_for(n, places)):
                return chosen
            faction = chosen[f"faction-{place}"] = rng.choice(able)
            places[n] = places[n]._replace(faction=faction)
            factions = [one for one in factions if one != faction]
            if places[n].lacks_mat:
                pool = Pool(factions, mats, material.mats)
                mat = chosen[f"mat-{place}"] = rng.choice(pool.mats_for(n, places))
                places[n] = places[n]._replace(mat=mat)
                mats = [one for one in mats if one != mat]
        return chosen


def human_from(form: dict[str, Any], place: int) -> dict[str, Any]:
    """A human of the set-up: what was not chosen is drawn."""
    seat: dict[str, Any] = {"kind": HUMAN, "name": forms.text(form, f"name-{place}", "")}
    for field in ("faction", "mat"):
        if value := forms.text(form, f"{field}-{place}", DRAWN):
            seat[field] = value
    return seat


def one_of(form: dict[str, Any], field: str, values: tuple[str, ...], usual: str = "") -> str:
    """What a field chooses; the first of the values if it says nothing."""
    sent = forms.text(form, field, usual or values[0])
    if sent not in values:
        raise bad_input("unknown-value", where=field, value=sent)
    return sent
