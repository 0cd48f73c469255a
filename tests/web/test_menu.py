"""The menu of a table: four groups, and one entry for its rules, which have three sides."""

import re
from collections.abc import Iterator

import pytest

from tests.web.alone import Alone
from tests.web.at_the_board import AtTheBoard
from tests.web.house import House

GROUPS = {
    "en": ["Game", "Record", "Rules", "Table"],
    "de": ["Spiel", "Aufzeichnung", "Regeln", "Tisch"],
    "cs": ["Hra", "Záznam", "Pravidla", "Stůl"],
}
SIDES = ("rulebook", "rulings", "rules")


@pytest.fixture(params=[(kind, language) for kind in (Alone, AtTheBoard) for language in GROUPS])
def reader(house: House, request: pytest.FixtureRequest) -> Iterator[Alone]:
    """Somebody at a table of one of the games, who reads one of the languages."""
    kind, language = request.param
    with house.client(language=language) as client:
        yield kind(client)


def menu(person: Alone) -> dict[str, list[str]]:
    """Where the entries of each group lead, by the name of the group."""
    found = re.search(r'<details class="menu">.*?</details>', person.answer.text, re.DOTALL)
    assert found
    groups = re.split(r"<section ", found[0])[1:]
    return {
        re.findall(r"<h2[^>]*>([^<]+)</h2>", group)[0]: re.findall(r'href="([^"]+)"', group)
        for group in groups
    }


def test_the_menu_has_four_groups(reader: Alone) -> None:
    path = reader.table()
    reader.open(path)
    groups = menu(reader)
    language = reader.client.headers["accept-language"]
    assert list(groups) == GROUPS[language]
    game, record, rules, table = groups.values()
    assert f"{path}/where" in game
    assert {f"{path}/history", f"{path}/correct", f"{path}/sheet"} == set(record)
    assert [one for one in rules if one.removeprefix(path)[1:] in SIDES] == [f"{path}/rulebook"]
    assert {f"{path}/checklist", f"{path}/settings", "/phone"} <= set(table)
    everywhere = [one for group in groups.values() for one in group]
    assert len(everywhere) == len(set(everywhere)) < 14
    assert "/rules" not in everywhere


def test_the_rules_of_a_table_are_one_page_with_three_sides(me: Alone) -> None:
    path = me.table()
    for side in SIDES:
        page = me.open(f"{path}/{side}")
        assert me.answer.status_code == 200
        assert page.current >= {f"tab-{side}"}
        assert {f"{path}/{one}" for one in SIDES} <= set(page.links)
        assert "<title>Rules ·" in me.answer.text
        assert path in page.links  # back to the table


def test_all_rules_at_a_table_are_those_of_its_game(me: Alone) -> None:
    page = me.open(f"{me.table()}/rules")
    assert any(one.startswith("tap.automa.") for one in page.ids)
    assert not any(one.startswith("scy.") for one in page.ids)
    found = me.open(f"{me.path}/rules?q=heart")
    assert f'action="{me.path}/rules"' in me.answer.text
    assert 0 < len(found.ids) < len(page.ids)


def test_cards_and_dice_are_among_the_settings(me: Alone) -> None:
    me.open(me.table())
    assert f"{me.path}/settings" in me.page.links
    assert me.open(f"{me.path}/settings").form_with("act", "chance").options["dice"]
