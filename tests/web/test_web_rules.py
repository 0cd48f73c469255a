"""The page of all rules: searchable, linked, in three languages."""

import re
from urllib.parse import urlencode

import pytest

from tests.web.house import House
from tests.web.reading import Person


def shown(person: Person) -> list[str]:
    """The ids of the rules on the page."""
    return re.findall(r'<article class="panel rule" id="(tap\.[^"]+)"', person.answer.text)


@pytest.mark.parametrize(
    ("language", "query", "rule"),
    [
        ("en", "starting bottom first valid", "tap.shadow2p.adv.tie"),
        ("de", "Herz Leiste", "tap.shadow2p.adv.tie.heart"),
        ("cs", "srdce", "tap.shadow2p.adv.tie.heart"),
        ("en", "tap.shadow2p.setup.4a", "tap.shadow2p.setup.4a"),
        ("en", "SHUFFLE", "tap.shadow2p.turn.1.reshuffle"),
    ],
)
def test_a_search_finds_rules_with_all_its_words(
    house: House, language: str, query: str, rule: str
) -> None:
    with house.client(language=language) as client:
        person = Person(client)
        person.open("/rules")
        everything = len(shown(person))
        person.open(f"/rules?{urlencode({'q': query})}")
        found = shown(person)
    assert rule in found
    assert len(found) < everything / 4


def test_chapters_are_folded_and_what_is_found_is_not(ana: Person) -> None:
    ana.open("/rules")
    assert '<details class="chapter">' in ana.answer.text
    ana.open("/rules?q=heart")
    assert "tap.shadow2p.adv.tie.heart" in shown(ana)
    assert '<details class="chapter"' not in ana.answer.text


@pytest.mark.parametrize(
    ("language", "here", "elsewhere"),
    [
        ("de", "Regeln an diesem Tisch", "Sonst in Tapestry"),
        ("cs", "Pravidla u tohoto stolu", "Jinde ve hře Tapestry"),
    ],
)
def test_at_a_table_what_holds_there_comes_first(
    house: House, language: str, here: str, elsewhere: str
) -> None:
    """The word stands in the rules of the duel, of the solo game and of the scenarios."""
    with house.client(language=language) as client:
        person = Person(client)
        path = person.new_game(chance="table", favorite="science")
        person.open(f"{path}/rules?q=Automa")
        automa = shown(person)
        page = person.open(f"{path}/rules?{urlencode({'q': 'landmark'})}")
        assert here in page.text
        assert page.text.index(here) < page.text.index(elsewhere)
        first = [one.startswith("tap.shadow2p") for one in shown(person)]
        assert any(first)
        assert not all(first)
        assert first == sorted(first, reverse=True), "what holds here comes first"
        assert automa, "the bots of other modes are found from here, too"
        person.open("/rules?q=landmark")
        anywhere = shown(person)
        assert [one.startswith("tap.shadow2p") for one in anywhere] != first


def test_a_search_without_a_result_says_so(ana: Person) -> None:
    page = ana.open("/rules?q=xyzzy%3Cb%3E")
    assert "No rule has all these words." in page.text
    assert "<b>" not in ana.answer.text
    assert shown(ana) == []


def test_a_rule_has_its_id_kind_source_and_anchor(ana: Person) -> None:
    page = ana.open("/rules")
    source = "Shadow Empire sheet, Advance on a track"
    assert f"tap.shadow2p.adv.tie · tiebreaker · {source}" in page.text
    assert "tap.shadow2p.adv.tie" in page.ids
    assert "#tap.shadow2p.adv.tie" in page.links
    assert "scope-tapestry-shadow2p" in page.ids


def test_rulings_stand_there_with_their_options(ana: Person) -> None:
    page = ana.open("/rules")
    assert "shadow2p.empty_deck_order" in page.ids
    assert "check the favorite" in page.text.lower()
    assert "#tap.shadow2p.turn.1.order.ruling" in page.links


def test_every_link_to_a_rule_has_its_anchor(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="science")
    ids = {page: ana.open(page).ids for page in ("/rules", f"{path}/rules")}
    ana.open(path)
    for act in ("income", "income", "answer 2", "answer 1"):
        ana.tap(act)
    met = set()
    for page in (path, f"{path}/checklist", f"{path}/history", f"{path}/rulings", "/new"):
        for link in ana.open(page).links:
            where, _, rule = link.partition("#")
            if rule and where in ids:
                assert rule in ids[where], link
                met.add(where)
    assert met == set(ids)
