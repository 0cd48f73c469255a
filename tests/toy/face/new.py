"""The form of a new game: who keeps the light."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.toy.game import Toy
from tests.toy.setups import LONGEST_NAME, MOST_KEEPERS
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.words import Words

PLACES = range(1, MOST_KEEPERS + 1)


class Sheet:
    """The same for both modes."""

    NEW = "toy/new.html"
    PASSING: tuple[str, ...] = ()

    def __init__(self, game: Toy, mode: str) -> None:
        self._rulings = game.rulings({"mode": mode})
        self._mode = mode
        self.REMEMBERED = f"toy.{mode}.last"

    def set_up_from(self, form: dict[str, Any], owned: Owned, /) -> dict[str, Any]:
        names = [forms.text(form, f"name-{place}", "").strip() for place in PLACES]
        known = owned.reader.told(self._rulings.values())
        return {
            "game": "toy",
            "mode": self._mode,
            "keepers": [name for name in names if name],
            "rulings": rulings_from(form, known),
        }

    def colors_from(self, form: dict[str, Any], /) -> dict[str, str]:
        return {}

    def table_name(self, setup: dict[str, Any], words: Words, /) -> str:
        return ", ".join(setup["keepers"])

    def new_form(self, given: dict[str, Any], owned: Owned, /) -> dict[str, Any]:
        known = owned.reader.told(self._rulings.values())
        defaults = {f"name-{place}": "" for place in PLACES}
        defaults |= {f"ruling-{one.key}": str(one.default) for one in known}
        return {
            "given": {**defaults, **given},
            "places": list(PLACES),
            "longest_name": LONGEST_NAME,
            "rulings": known,
        }

    def summary(self, given: Mapping[str, Any], words: Words, /) -> str:
        return ", ".join(self.lines(given, words))

    def lines(self, given: Mapping[str, Any], words: Words, /) -> list[str]:
        return [str(name) for place in PLACES if (name := given.get(f"name-{place}"))]

    def surprise(self, given: Mapping[str, Any], owned: Owned, rng: Random, /) -> dict[str, str]:
        return {}
