"""The first run: what this is, one turn to look at, nothing stored, nothing "as usual"."""

import re

import pytest

from tests.web.house import House
from tests.web.reading import Person

LANGUAGES = {
    "en": ("How it works", "Skip", "As usual", "Why?"),
    "de": ("So geht es", "Überspringen", "Wie üblich", "Warum?"),
    "cs": ("Jak to funguje", "Přeskočit", "Jako obvykle", "Proč?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_screens_that_can_be_skipped(own_house: House, language: str) -> None:
    name, skip, usual, why = LANGUAGES[language]
    with own_house.client(language=language) as client:
        new = Person(client)
        page = new.open("/")
        assert "first-run" in page.ids
        assert name in page.text
        for step in (1, 2, 3):
            page = new.open(f"/welcome?step={step}")
            assert new.answer.status_code == 200
            assert str(page.attributes["skip-all"]["href"]) == "/"
            assert (f">{skip}</a>" in new.answer.text) == (step < 3)
        assert "/play" in page.links
        assert usual not in new.open("/play").text
        for game in ("tapestry", "scythe"):
            page = new.open(f"/welcome?step=2&game={game}")
            assert why in page.text
            assert 'class="did"' in new.answer.text  # ticks, as on a table
        assert "/welcome" in new.open("/").links


def test_the_turn_to_look_at_is_kept_nowhere(own_house: House) -> None:
    with own_house.client() as client:
        new = Person(client)
        before = client.get("/record").text
        for game in ("tapestry", "scythe"):
            first = new.open(f"/welcome?step=2&game={game}")
            told = told_lines(new)
            assert told
            assert not [one for one in first.links if one.startswith("/tables")]
            assert not [one for one in first.forms if one.action.startswith("/tables")]
            assert new.open(f"/welcome?step=2&game={game}")
            assert told_lines(new) == told  # the same turn each time
        page = new.open("/")
        assert "There is no table yet" in page.text
        assert "first-run" in page.ids
        assert csrf_free(client.get("/record").text) == csrf_free(before)


def told_lines(person: Person) -> list[str]:
    return re.findall(r'aria-label="Done: ([^"]+)"', person.answer.text)


def csrf_free(page: str) -> str:
    return re.sub(r'value="[^"]*"', "", page)


@pytest.mark.parametrize("asked", ["step=0", "step=9", "step=-4", "step=2&game=chess"])
def test_screens_that_do_not_exist_are_the_nearest(ana: Person, asked: str) -> None:
    ana.open(f"/welcome?{asked}")
    assert ana.answer.status_code == 200


def test_who_has_played_is_a_newcomer_no_more(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        ana.new_game()
        assert "first-run" not in ana.open("/").ids
        assert "how" in ana.page.ids


def test_a_campaign_stands_with_its_game(ana: Person) -> None:
    ana.open("/play")
    ids = re.findall(r'id="((?:game|campaign)-[^"]+)"', ana.answer.text)
    assert ids.index("campaign-tapestry") < ids.index("game-scythe-automa")
    assert "campaign-scythe" not in ids
    ana.open("/campaigns/new?game=tapestry")
    assert ana.answer.status_code == 200
