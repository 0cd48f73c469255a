"""What a box of the toy says to the pages."""

from collections.abc import Mapping
from typing import Any

from tests.toy.box import checked_box
from tests.toy.game import Toy
from thirdchair.kit.box import Promo
from thirdchair.kit.readers import ITSELF, Reader
from thirdchair.kit.rules import Rule
from thirdchair.kit.rulings import Ruling
from thirdchair.web.pages.box.face import Drawer
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.words import Words


class Box:
    """There is not much in it."""

    FIELDS = ""

    def __init__(self, game: Toy) -> None:
        self._game = game

    def fields(self, owned: Owned) -> dict[str, Any]:
        return {}

    def entries_from(self, form: dict[str, Any]) -> dict[str, Any]:
        return {}

    def promo_hint(self, promo: Promo, words: Words) -> str:
        return ""

    def drawers(self, owned: Owned, words: Words) -> list[Drawer]:
        return []

    def checked(self, box: Mapping[str, Any]) -> dict[str, Any]:
        return checked_box(box, "box", self._game.package, ITSELF)

    def packed(self, owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
        return {**setup, "box": {**owned.box, **setup.get("box", {})}}

    def presets(self, owned: Owned) -> dict[str, str]:
        return {}

    def printed_names(self, owned: Owned) -> dict[str, str]:
        return {}

    def expansions(self, owned: Owned) -> tuple[str, ...]:
        known = owned.reader.shown(self._game.contents.expansions)
        return tuple(owned.box.get("expansions", known))

    def all_rulings(self, reader: Reader) -> Mapping[str, Ruling]:
        rulings = self._game.material.rulings
        return {key: rulings[key] for key in reader.shown(rulings)}

    def in_box(self, rule: Rule, owned: Owned) -> bool:
        return rule.expansion in ("base", *self.expansions(owned))
