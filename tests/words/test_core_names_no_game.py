"""What all games share speaks of none of them: no game, mode, scenario, expansion or bot."""

import re
from functools import cache

import pytest

from tests.words.fluent_files import CORE, GAMES, LOCALES, messages
from thirdchair.contract import words_of
from thirdchair.games import GAMES as PLAYED
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.words import LANGUAGES

TITLES = ("page-box-game-", "page-box-expansion-", "campaign-", "scenario-")
"""How messages begin that hold the printed name of a game or of a part of one."""
BOTS = ("seat-automa", "seat-kaiju", "seat-shadow")
"""Seats with a printed name; the others are called by everyday words (“the bots”)."""


@cache
def names(language: str) -> frozenset[str]:
    """What set-ups and this reader call the games and their parts, in small letters."""
    found = set(GAMES)
    for game in GAMES:
        found.update(PLAYED[game]().modes)
        words = words_of(VOICES, game, Reader(language))
        own = set(messages(language, game)) - set(messages(language))
        found.update(
            words.text(name).casefold().removeprefix("the ")
            for name in own
            if name.startswith(TITLES) or name in BOTS
        )
    return frozenset(found)


def named_in(line: str, language: str) -> list[str]:
    """The names in a line: in a sentence, a variant, the name of a message or a heading."""
    return [
        name
        for name in sorted(names(language))
        if re.search(rf"(?<!\w){re.escape(name)}s?(?!\w)", line.casefold())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_what_all_games_share_names_a_game_or_a_part_of_one(language: str) -> None:
    found = [
        (file.name, line, named)
        for file in sorted((LOCALES / language / CORE).glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if (named := named_in(line, language))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("page-lead = Set up Tapestry for two as usual, then:", ["tapestry"]),
        ("## The table page of Scythe", ["scythe"]),
        ("        [kaiju-2] Level { $level }", ["kaiju"]),
        ("       *[atlantis] You lost", ["atlantis"]),
        ("        [duel] Turns", ["duel"]),
        ("page-scythe-deck = Cards", ["scythe"]),
        ("page-warning = It spoils the Rise of Fenris.", ["fenris", "rise of fenris"]),
        ("page-follow = The Shadow Empire's turn", ["shadow empire"]),
        ("page-theme-auto = Automatic", []),
    ],
)
def test_names_are_found_wherever_they_stand(line: str, named: list[str]) -> None:
    assert named_in(line, "en") == named
