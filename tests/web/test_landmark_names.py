"""Landmarks go by their place where no printed name is confirmed, never by an English one."""

import re
from itertools import chain

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.test_solo5_table import seated
from thirdchair.tapestry.content import tracks
from thirdchair.tapestry.packs import pack
from thirdchair.words import LANGUAGES

ENGLISH = {
    *(one.name for track in tracks().values() for one in track.landmark),
    *(card.name for card in chain(pack("PP").landmark_card, pack("AA").landmark_card)),
} - {"Villa"}  # that is German, too


def named(text: str) -> set[str]:
    return {name for name in ENGLISH if re.search(rf"\b{name}\b", text)}


def test_the_names_are_english_indeed(house: House) -> None:
    assert {"Lighthouse", "Barracks", "Windmill", "Skyscraper"} <= ENGLISH
    assert shown(house, "en") >= {"Skyscraper", "Bridge", "Fusion Reactor"}


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_no_page_of_another_language_shows_one(house: House, language: str) -> None:
    assert shown(house, language) == set()


def shown(house: House, language: str) -> set[str]:
    """The English names on the pages of a table where the Automa has just taken landmarks."""
    with house.client(language=language) as client:
        me = Alone(client)
        seated(me, language=language)
        found = set()
        for page in ("", "/checklist", "/correct", "/history", "/put-back"):
            found |= named(me.open(f"{me.path}{page}").text)
        me.table(chance="table", language=language)
        me.say(answer=9)
        for path, value in (("era.bots", 1), ("tracks.automa.military", 9)):
            me.correct(path, value)
        me.open(me.path)
        for act in ("advance science", "bots_turn", "answer 1", "answer 2"):
            found |= named(me.tap(act).text)
        for page in ("/history", "/correct", "/sheet", "/more"):
            found |= named(me.open(f"{me.path}{page}").text)
        return found | named(me.open("/box/tapestry/values").text)
