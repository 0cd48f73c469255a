"""A new game of a scenario: the form of its mode, with what its scenarios ask.

On the highest level the Automa may have a second civilization, which you may choose; the first is
the scenario's, or the lot's where the scenario names none.
"""

import secrets
from random import Random
from typing import Any

from thirdchair.kit.rulings import Ruling
from thirdchair.kit.spoilers import shown
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.charts import Civilization, civilizations, levels
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.sheets import Sheet
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.solo import expansions as solo_expansions
from thirdchair.web.games.tapestry.solo.expansions import expansions_from
from thirdchair.web.games.tapestry.solo.new import DEFAULT_COLORS, FIRST, colors_from
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

CARD_FIELDS = ("card-1", "card-2", "card-3")
SECOND_CIV = "civ-2"
SEATS = tuple(seat for seat in DEFAULT_COLORS if seat != STRIKE)
"""Who has a color where the form has no double strike."""


class ScenarioNew:
    """The form of one mode. What none of its scenarios asks is not on it."""

    NEW = "tapestry/scenario-new.html"
    PASSING = ("scenario", "campaign", *CARD_FIELDS, SECOND_CIV)
    """What the form of a new game does not remember."""

    def __init__(self, game: Tapestry, mode: str) -> None:
        self.game = game
        self.mode = mode

    @property
    def sheets(self) -> list[Sheet]:
        return self.game.scenarios.of_mode(self.mode)

    def asking(self, field: str) -> list[int]:
        """The scenarios that ask for this field, by their numbers."""
        return [sheet.number for sheet in self.sheets if field in sheet.asks]

    # From the form to the set-up

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """The set-up of the contract; the engine checks it."""
        sheet = self.game.scenarios.known(self.mode, forms.number(form, "scenario"))
        setup = {
            "game": self.game.name,
            "mode": self.mode,
            "scenario": sheet.number,
            "level": forms.number(form, "level"),
            "first": _first(form) if "first" in sheet.asks else YOU,
            "chance": forms.text(form, "chance", "app"),
            "rulings": rulings_from(form, open_rulings(sheet)),
            **expansions_from(form),
        }
        if "capital" in sheet.asks:
            setup["capital"] = forms.text(form, "capital", "ask")
        cards = [forms.text(form, field, "") for field in CARD_FIELDS]
        if "cards" in sheet.asks and any(cards):
            setup["cards"] = [card for card in cards if card]
        level, second = levels().get(setup["level"]), forms.text(form, SECOND_CIV, "")
        if second and "second_civ" in sheet.asks and level and level.civs > 1:
            setup["civs"] = [_first_civ(sheet, second), second]
        return setup

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        return colors_from(form)

    # What the pages show

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults; and which scenario asks for what."""
        first = self.sheets[0]
        chosen = next(
            (one for one in self.sheets if str(one.number) == given.get("scenario")), first
        )
        rulings, more = open_rulings(chosen), self._more()
        defaults = {f"color-{seat}": color for seat, color in DEFAULT_COLORS.items()}
        defaults |= {f"ruling-{ruling.key}": str(ruling.default) for ruling in rulings}
        usual = {
            "scenario": str(first.number),
            "level": "2",
            "first": "lot",
            "chance": "app",
            "campaign": "",
        }
        fields = ("first", "second_civ", "expansions", "capital", "cards")
        return {
            "given": {**usual, **defaults, **more, **given},
            "scenarios": self._scenarios(owned.unlocked),
            "asking": {field: self.asking(field) for field in fields},
            "campaigns": self.game.series(self.mode) is not None,
            "levels": list(levels()),
            "targets": {sheet.number: sheet.targets for sheet in self.sheets if sheet.targets},
            "seats": list(DEFAULT_COLORS) if "double_strike" in more else list(SEATS),
            "colors": COLORS,
            "first": FIRST,
            "rulings": rulings,
            "second_civs": shown(self._civs(), owned.unlocked),
            **(solo_expansions.fields(owned) if self.asking("expansions") else {}),
        }

    def _more(self) -> dict[str, str]:
        """Fields of what some scenario asks, as nobody has filled them in."""
        fields = dict.fromkeys(CARD_FIELDS, "") if self.asking("cards") else {}
        if self.asking("second_civ"):
            fields[SECOND_CIV] = ""
        if self.asking("capital"):
            fields["capital"] = "ask"
        return fields | (solo_expansions.defaults() if self.asking("expansions") else {})

    def _scenarios(self, unlocked: str) -> list[tuple[int, str]]:
        """The scenarios that may be shown: their numbers and ids."""
        told = self.game.scenarios.told_numbers(self.mode, unlocked)
        return [(number, f"{self.mode}-{number}") for number in told]

    def _civs(self) -> dict[str, Civilization]:
        """Those of the base game and of the expansions that are always with these scenarios."""
        return _civs(self.sheets[0])

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """The campaign, the number and the title."""
        mode, number = setup["mode"], setup["scenario"]
        name, short = words.text(f"scenario-{mode}-{number}"), words.text(f"page-mode-short-{mode}")
        return words.text("page-scenario-name", campaign=short, number=number, title=name)

    def summary(self, given: Form, words: Words) -> str:
        """The scenario, the level and the expansions."""
        known = f"scenario-{self.mode}-{given['scenario']}"
        name = words.text(known) if words.has(known) else ""
        short = words.text("page-scenario-sum", title=name, level=given["level"])
        with_ = solo_expansions.in_words(given, words) if self.asking("expansions") else []
        return ", ".join([short, *with_])

    def lines(self, given: Form, words: Words) -> list[str]:
        """The same."""
        return [self.summary(given, words)]

    def surprise(self, given: Form, owned: Owned, rng: Random) -> dict[str, str]:
        """Any scenario, any level, and who begins."""
        return {
            "scenario": str(
                rng.choice(self.game.scenarios.told_numbers(self.mode, owned.unlocked))
            ),
            "level": str(rng.choice(list(levels()))),
            "first": rng.choice(("you", "bots")),
        }


def open_rulings(sheet: Sheet) -> list[Ruling]:
    """What people may decide for this scenario before it begins."""
    return [ruling for ruling in sheet.rulings.values() if not ruling.ask]


def _first(form: dict[str, Any]) -> str:
    first = forms.text(form, "first", "lot")
    return secrets.choice(("you", "bots")) if first == "lot" else first


def _first_civ(sheet: Sheet, second: str) -> str:
    """The scenario's; else any that it leaves in the box, but not the same card as the second."""
    known = _civs(sheet)
    if sheet.automa:
        return sheet.automa
    gone = {*sheet.removed("automaciv"), second, known[second].back if second in known else ""}
    return secrets.choice([civ for civ in shown(known) if civ not in gone])


def _civs(sheet: Sheet) -> dict[str, Civilization]:
    packs = packs_of(sheet.implies)
    return civilizations() | {civ.id: civ for pack in packs for civ in pack.civilization}
