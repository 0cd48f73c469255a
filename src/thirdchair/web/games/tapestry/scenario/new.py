"""A new game of a scenario: the form of its mode, with what its scenarios ask."""

import secrets
from random import Random
from typing import Any

from thirdchair.kit.readers import Reader
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.charts import levels
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.sheets import NO_CIVILIZATION, Sheet
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.solo import expansions as solo_expansions
from thirdchair.web.games.tapestry.solo.expansions import expansions_from
from thirdchair.web.games.tapestry.solo.new import DEFAULT_COLORS, FIRST, YOUR_CIV, colors_from
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

CARD_FIELDS = ("card-1", "card-2", "card-3")
TIE, TIES = "ruling-scenario.tie_counts_as_win", "ties"
"""How a tie ends; and a field by which a form tells that it knows what is usual there."""
SEATS = tuple(seat for seat in DEFAULT_COLORS if seat != STRIKE)
"""Who has a color where the form has no double strike."""


class ScenarioNew:
    """The form of one mode. What none of its scenarios asks is not on it."""

    NEW = "tapestry/scenario-new.html"
    PASSING = ("scenario", "campaign", *CARD_FIELDS, YOUR_CIV)
    """What the form of a new game does not remember."""

    def __init__(self, game: Tapestry, mode: str) -> None:
        self.game = game
        self.mode = mode

    def sheets(self, reader: Reader) -> list[Sheet]:
        """The scenarios that this reader may know of."""
        return reader.told(self.game.scenarios.of_mode(self.mode))

    def asking(self, field: str, reader: Reader) -> list[int]:
        """Those that ask for this field, by their numbers."""
        return [sheet.number for sheet in self.sheets(reader) if field in sheet.asks]

    # From the form to the set-up

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """The set-up of the contract; the engine checks it."""
        sheet = self.game.scenarios.known(self.mode, forms.number(form, "scenario"), owned.reader)
        setup = {
            "game": self.game.name,
            "mode": self.mode,
            "scenario": sheet.number,
            "level": forms.number(form, "level"),
            "first": _first(form) if "first" in sheet.asks else YOU,
            "chance": forms.text(form, "chance", "app"),
            "rulings": rulings_from(form, open_rulings(sheet, owned.reader)),
            **expansions_from(form, owned.reader),
        }
        if "double_strike" not in sheet.asks:
            setup.pop("double_strike", None)
        if "your_civ" in sheet.asks and (yours := forms.text(form, YOUR_CIV, "")):
            setup["your_civ"] = yours
        if "capital" in sheet.asks:
            setup["capital"] = forms.text(form, "capital", "ask")
        cards = [forms.text(form, field, "") for field in CARD_FIELDS]
        if "cards" in sheet.asks and any(cards):
            setup["cards"] = [card for card in cards if card]
        return setup

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        return colors_from(form)

    # What the pages show

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults; and which scenario asks for what."""
        reader = owned.reader
        sheets = self.sheets(reader)
        first = sheets[0]
        chosen = next((one for one in sheets if str(one.number) == given.get("scenario")), first)
        rulings, more = open_rulings(chosen, reader), self._more(reader)
        defaults = {f"color-{seat}": color for seat, color in DEFAULT_COLORS.items()}
        defaults |= {f"ruling-{ruling.key}": str(ruling.proposed) for ruling in rulings}
        usual = {
            "scenario": str(first.number),
            "level": "2",
            "first": "lot",
            "chance": "app",
            "campaign": "",
            TIES: "usual",
        }
        fields = ("first", "expansions", "double_strike", "your_civ", "capital", "cards")
        return {
            "given": {**usual, **defaults, **more, **_as_of_today(given)},
            "scenarios": [(one.number, one.id) for one in sheets],
            "asking": {field: self.asking(field, reader) for field in fields},
            "campaigns": self.game.series(self.mode) is not None,
            "levels": list(levels()),
            "targets": {sheet.number: sheet.targets for sheet in sheets if sheet.targets},
            "seats": list(DEFAULT_COLORS) if "double_strike" in more else list(SEATS),
            "colors": COLORS,
            "first": FIRST,
            "rulings": rulings,
            "with_civs": [one.number for one in sheets if one.automa != NO_CIVILIZATION],
            **(solo_expansions.fields(owned) if self.asking("expansions", reader) else {}),
        }

    def _more(self, reader: Reader) -> dict[str, str]:
        """Fields of what some scenario asks, as nobody has filled them in."""
        fields = dict.fromkeys(CARD_FIELDS, "") if self.asking("cards", reader) else {}
        if self.asking("your_civ", reader):
            fields[YOUR_CIV] = ""
        if self.asking("capital", reader):
            fields["capital"] = "ask"
        if self.asking("expansions", reader):
            fields |= solo_expansions.defaults(reader)
        return fields

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """The campaign, the number and the title."""
        mode, number = setup["mode"], setup["scenario"]
        name, short = words.text(f"scenario-{mode}-{number}"), words.text(f"page-mode-short-{mode}")
        return words.text("page-scenario-name", campaign=short, number=number, title=name)

    def summary(self, given: Form, words: Words) -> str:
        """The scenario, the level and the expansions."""
        known, reader = f"{self.mode}-{given['scenario']}", words.reader
        there = reader.knows(known, self.game.scenarios.sheets)
        name = words.text(f"scenario-{known}") if there else ""
        short = words.text("page-scenario-sum", title=name, level=given["level"])
        with_ = solo_expansions.in_words(given, words) if self.asking("expansions", reader) else []
        return ", ".join([short, *with_])

    def lines(self, given: Form, words: Words) -> list[str]:
        """The same."""
        return [self.summary(given, words)]

    def surprise(self, given: Form, owned: Owned, rng: Random) -> dict[str, str]:
        """Any scenario, any level, and who begins."""
        return {
            "scenario": str(rng.choice([one.number for one in self.sheets(owned.reader)])),
            "level": str(rng.choice(list(levels()))),
            "first": rng.choice(("you", "bots")),
        }


def open_rulings(sheet: Sheet, reader: Reader) -> list[Ruling]:
    """What people may decide for this scenario before it begins."""
    return [ruling for ruling in reader.told(sheet.rulings.values()) if not ruling.ask]


def _as_of_today(given: dict[str, Any]) -> dict[str, Any]:
    """A form remembered from before says that a tie is lost only because we had it so."""
    return given if TIES in given else {name: given[name] for name in given if name != TIE}


def _first(form: dict[str, Any]) -> str:
    first = forms.text(form, "first", "lot")
    return secrets.choice(("you", "bots")) if first == "lot" else first
