"""A new campaign: who is in it, with which faction. How an evening is played is asked that evening.

A faction that nobody chose is dealt here: a campaign has its factions from the start.
"""

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.fenris.content import sheet
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.setup.setups import LONGEST_NAME
from thirdchair.web import forms
from thirdchair.web.games.scythe.box import face
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.words import Words

GAME, MODE = "scythe", "fenris"
KINDS = ("human", "automa", "none")
DEALT = ""
YES = "yes"
PAPER, NUMBER = "paper", "paper-evening"
"""The button of a group that has begun without us, and the field of the evening before it."""
BOOKS = ("unsure", "de", "en")
"""Which rulebook lies on the table: it decides what the campaign does not ask."""


class FenrisNew:
    """The form of a new campaign. It knows what nobody has to be spared: the first evening."""

    NEW = "scythe/fenris/new.html"

    def __init__(self, game: Scythe) -> None:
        self._material = game.material()
        self._places = range(1, sheet().most_seats + 1)
        self.PASSING = (NUMBER, *(f"faction-{place}" for place in self._places))

    def _kinds(self, form: Mapping[str, Any]) -> dict[int, str]:
        """Who sits where, by place; places that nobody takes are left out."""
        kinds = {place: str(form.get(f"kind-{place}") or _usual(place)) for place in self._places}
        for place, kind in kinds.items():
            if kind not in KINDS:
                raise bad_input("unknown-value", where=f"kind-{place}", value=kind)
        return {place: kind for place, kind in kinds.items() if kind != "none"}

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """The set-up of the contract, with a faction for everybody."""
        kinds = self._kinds(form)
        chosen = {place: forms.text(form, f"faction-{place}", DEALT) for place in kinds}
        dealt = self._dealt(chosen, owned, secrets.SystemRandom())
        return {
            **_from_paper(form),
            "game": GAME,
            "mode": MODE,
            "seats": [_seat(form, place, kind, dealt[place]) for place, kind in kinds.items()],
            "adjusts": form.get("adjusts") == YES,
            "book": _book(form),
        }

    def _dealt(self, chosen: dict[int, str], owned: Owned, rng: Random) -> dict[int, str]:
        """The factions that were chosen, and for the others some of those that are left."""
        factions = face.factions(self._material, owned)
        left = [one for one in factions if one not in chosen.values()]
        rng.shuffle(left)
        if sum(one == DEALT for one in chosen.values()) > len(left):
            raise bad_input("fenris-few-factions", where="faction", n=len(factions))
        return {place: one or left.pop() for place, one in chosen.items()}

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """The factions have their colors."""
        return {}

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """What the campaign is called when nobody names it."""
        people = [one["name"] for one in setup["seats"] if one["name"]]
        return words.text("page-fenris-name", part=", ".join(people), count=len(people))

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults. What the books leave open is asked when a
        campaign comes to it: their number would tell something."""
        defaults = {f"kind-{place}": _usual(place) for place in self._places}
        for place in self._places:
            defaults |= {f"name-{place}": "", f"faction-{place}": DEALT}
            defaults |= {f"level-{place}": "automa"}
        return {
            "given": {**defaults, "adjusts": "", "book": BOOKS[0], NUMBER: "", **given},
            "evenings": range(1, sheet().evenings + 1),
            "books": BOOKS,
            "places": list(self._places),
            "factions": face.factions(self._material, owned),
            "levels": list(self._material.trackers),
            "longest_name": LONGEST_NAME,
            "rulings": [],
        }

    def summary(self, given: Mapping[str, Any], words: Words) -> str:
        """Who plays, in a line."""
        return ", ".join(_who(given, place, words) for place in self._kinds(given))

    def lines(self, given: Mapping[str, Any], words: Words) -> list[str]:
        """One line for each seat."""
        found = []
        for place in self._kinds(given):
            faction = given.get(f"faction-{place}")
            named = f"scythe-faction-{faction}" if faction else "page-scythe-drawn"
            found.append(f"{_who(given, place, words)}: {words.text(named)}")
        return found

    def surprise(self, given: Mapping[str, Any], owned: Owned, rng: Random) -> dict[str, str]:
        """Factions by lot."""
        dealt = self._dealt(dict.fromkeys(self._kinds(given), DEALT), owned, rng)
        return {f"faction-{place}": faction for place, faction in dealt.items()}


def _usual(place: int) -> str:
    """One human against one Automa."""
    return {1: "human", 2: "automa"}.get(place, "none")


def _seat(form: dict[str, Any], place: int, kind: str, faction: str) -> dict[str, Any]:
    if kind == "automa":
        level = forms.text(form, f"level-{place}", "automa")
        return {"kind": kind, "name": "", "faction": faction, "level": level}
    return {"kind": kind, "name": forms.text(form, f"name-{place}", ""), "faction": faction}


def _from_paper(form: dict[str, Any]) -> dict[str, Any]:
    """What lies behind is told on the pages of the campaign: here it would be told to everybody."""
    if form.get("act") != PAPER:
        return {}
    number = forms.text(form, NUMBER, "")
    if not number:
        raise bad_input("fenris-paper-number", where=NUMBER)
    return {"from": {"episode": number}}


def _book(form: dict[str, Any]) -> str:
    book = forms.text(form, "book", BOOKS[0])
    if book not in BOOKS:
        raise bad_input("unknown-value", where="book", value=book)
    return book


def _who(given: Mapping[str, Any], place: int, words: Words) -> str:
    if str(given.get(f"kind-{place}") or _usual(place)) == "automa":
        return words.text(f"scythe-level-{given.get(f'level-{place}') or 'automa'}")
    return str(given.get(f"name-{place}") or words.text("scythe-human", number=place))
