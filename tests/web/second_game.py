"""A second game that has modes of the same names as the first: handed in, never installed.

The Loom plays like Tapestry, alone or as the same campaigns; only its name differs, and what its
table of a game alone is called.
"""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from tests.web.house import House
from thirdchair.kit.game import Game
from thirdchair.tapestry import Tapestry
from thirdchair.web.face import Face
from thirdchair.web.games.tapestry.face import face as tapestry_face
from thirdchair.web.games.tapestry.solo import new as alone
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words
from thirdchair.words.games.tapestry import TapestryWords
from thirdchair.words.speaking import Voice

NAME = "loom"
CALLED = {
    "page-game-loom": "The Loom",
    "page-box-game-loom": "The Loom",
    "page-mode-loom-solo": "The Loom, alone",
    "page-mode-loom-atlantis": "The Loom under the sea",
}


class Loom(Tapestry):
    """The same rules under another name."""

    name = NAME


class LoomAlone:
    """The form of a game alone."""

    NEW = alone.NEW
    PASSING = alone.PASSING

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        return {**alone.set_up_from(form, owned), "game": NAME}

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        return alone.colors_from(form)

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        return f"At the loom, level {setup['level']}"

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        return alone.new_form(given, owned)

    def summary(self, given: Form, words: Words) -> str:
        return alone.summary(given, words)

    def lines(self, given: Form, words: Words) -> list[str]:
        return alone.lines(given, words)

    def surprise(self, given: Form, owned: Owned, rng: Random) -> dict[str, str]:
        return alone.surprise(given, owned, rng)


@cache
def loom() -> Game:
    return Loom()


@cache
def loom_face() -> Face:
    made = tapestry_face(loom())
    return replace(made, new={"solo": LoomAlone(), "atlantis": made.new["atlantis"]})


def loom_voice() -> Voice:
    return lambda language, setup, state: TapestryWords(language, CALLED)


def hand_in() -> None:
    """From now on this process knows the second game, too."""
    from thirdchair.games import GAMES, VOICES
    from thirdchair.web.games import FACES

    GAMES[NAME], VOICES[NAME], FACES[NAME] = loom, loom_voice, loom_face


class HouseOfTwo(House):
    """An installation with both games."""

    MAIN = "from tests.web.second_game import hand_in; hand_in(); " + House.MAIN
