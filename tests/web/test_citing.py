"""Rules are cited by the headings of the printing that people own, never by an unsure page."""

import re

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.owning import box, owner, started
from tests.web.played import DUEL, made
from thirdchair.kit.printings import printings_of
from thirdchair.kit.rules import rules_of
from thirdchair.scythe.content import PACKAGE
from thirdchair.scythe.fenris.game import ScytheWithFenris

__all__ = ["owner"]

SOURCE = re.compile(r'<cite class="rule-source" lang="(\w+)">([^<]*)</cite>')
PAGE = re.compile(r"\b(first page|page \d+)\b")


def test_without_a_confirmed_printing_no_page_is_cited(owner: Alone) -> None:
    assert any(PAGE.search(rule.source) for rule in rules_of(PACKAGE).values())
    for printing in (None, "de", "en"):
        if printing:
            box(owner, "scythe", printing=printing)
        text = owner.open("/rules?whole=yes").text
        assert not PAGE.search(text), PAGE.findall(text)


def test_the_printed_rules_cite_the_printing_that_the_table_took_along(owner: Alone) -> None:
    box(owner, "tapestry", printing="de")
    german = started(owner, "duel")
    box(owner, "tapestry", printing="en")
    english = started(owner, "duel")
    owner.open(f"{german}/rulebook")
    assert ("de", "Schattenreich-Variante, Aufbau") in SOURCE.findall(owner.answer.text)
    owner.open(f"{english}/rulebook")
    found = SOURCE.findall(owner.answer.text)
    assert ("en", "Shadow Empire sheet, Setup") in found
    assert {language for language, _ in found} == {"en"}


def test_why_cites_it_too(owner: Alone) -> None:
    bare = started(owner, "duel")
    box(owner, "tapestry", printing="de")
    for path in (bare, started(owner, "duel"), started(owner, "solo", first="bots")):
        owner.path = path
        for _ in range(2):
            owner.say(do="bots_turn")
        owner.open(path)
        found = SOURCE.findall(owner.answer.text)
        assert bool(found) == (path != bare)
        assert {language for language, _ in found} <= {"de"}
        owner.open(f"{path}/history")
        assert bool(SOURCE.findall(owner.answer.text)) == (path != bare)


def test_until_people_say_what_they_have_the_headings_are_in_their_language(house: House) -> None:
    """No English part of a book on a German page."""
    with house.client(language="de") as client:
        path = made(client, DUEL)
        found = SOURCE.findall(client.get(f"{path}/rulebook").text)
        assert ("de", "Schattenreich-Variante, Aufbau") in found
        assert not [source for _, source in found if re.search(r"rulebook|sheet", source)]
        searched = client.get("/rules?q=aufbau").text
        assert "Regeln für das Solospiel, Aufbau" in searched
        assert not re.search(r"(Solo|Automa|Scythe) rulebook|Shadow Empire sheet", searched)


def test_every_part_of_the_books_of_scythe_has_its_german_name() -> None:
    alike = re.compile(r"Episode \d[ab]?|Mad Tesla|first page|page \d+")
    german = printings_of(PACKAGE)["de"]
    parts = {
        part
        for rule in ScytheWithFenris().ledger.values()
        for book in rule.source.split("; ")
        for part in book.split(", ")
    }
    assert {one for one in parts - german.headings.keys() if not alike.fullmatch(one)} == set()
