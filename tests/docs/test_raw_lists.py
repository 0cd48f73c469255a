"""No page and no word is made from a raw list of content that may have locks."""

import importlib.util
import sys
from pathlib import Path

import pytest

from tests.docs.raw_lists import ROOMS, raw_lists, raw_lists_in
from tests.docs.raw_templates import TEMPLATES, reached_for

HEAD = """
from typing import TYPE_CHECKING, Any
from thirdchair.kit.game import Game
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import content
from thirdchair.scythe.content import factions
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.scenarios.sheets import Sheet
from thirdchair.words import Words
if TYPE_CHECKING:
    from thirdchair.web.visit import Visit

"""

RAW = {
    "def f(): return [one for one in factions()]": "factions()",
    "def f(): return sorted(content.mats())": "content.mats()",
    "def f(): return len(factions())": "factions()",
    "def f(name): return name in factions()": "factions()",
    "def f(): return [*factions()]": "factions()",
    "def f(): return {**factions()}": "factions()",
    "def f(): return factions()": "factions()",
    "def f(): return {'all': factions()}": "factions()",
    "def f():\n    for key, one in content.all_rulings().items(): print(key)": (
        "content.all_rulings().items()"
    ),
    "def f():\n    known = factions()\n    return list(known.values())": "known.values()",
    "def f():\n    a, b = 1, factions()\n    return max(b)": "b",
    "def f(game: Game): return len(game.ledger)": "game.ledger",
    "def f(game: Game): return [one.id for one in game.contents.promo]": "game.contents.promo",
    "def f(game: Game): return tuple(game.rulings({}))": "game.rulings({})",
    "def f(sheet: Sheet): return [one.ask for one in sheet.rulings.values()]": (
        "sheet.rulings.values()"
    ),
    "def f(): return [civ for pack in packs_of(['AA']) for civ in pack.civilization]": (
        "pack.civilization"
    ),
    "def f(visit: 'Visit'): return visit.page('x', all=visit.room.face('x').game.ledger)": (
        "visit.room.face('x').game.ledger"
    ),
    "class A:\n    game: Game\n    def f(self): return len(self.game.ledger)": "self.game.ledger",
}

FINE = [
    "def f(reader: Reader): return [one.id for one in reader.told(factions().values())]",
    "def f(words: Words): return words.reader.shown(factions())",
    "def f(visit: 'Visit', game: Game): return visit.reader.shown(game.contents.modes)",
    "def f(): return NOBODY.shown(factions())",
    "def f(name: str): return factions()[name].color",
    "def f(name: str): return factions().get(name)",
    "def f(reader: Reader):\n    known = factions()\n    return reader.told(known.values())",
    "def f(told: list[Ruling]): return [one.key for one in told]",
]


def found_in(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    file = tmp_path / "pages_of_ours.py"
    file.write_text(HEAD + code, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(f"pages_of_ours_{abs(hash(code))}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    spec.loader.exec_module(module)
    return [one.code for one in raw_lists(module)]


@pytest.mark.parametrize("code", RAW)
def test_a_raw_list_is_found(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_in(code, tmp_path, monkeypatch) == [RAW[code]]


@pytest.mark.parametrize("code", FINE)
def test_what_a_reader_was_asked_about_is_not(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_in(code, tmp_path, monkeypatch) == []


@pytest.mark.parametrize("room", ROOMS)
def test_pages_and_words_ask_their_reader_before_they_list_anything(room: str) -> None:
    found = raw_lists_in(room)
    assert found == [], "\n".join(f"{one.file}:{one.line}: {one.code}" for one in found)


# Templates

REACHING = {
    "{{ saved.table.game.ledger|length }}": "game.ledger",
    "{% for one in material.factions.values() %}{{ one.id }}{% endfor %}": "material.factions",
    "{{ one.face.game.contents['modes'] }}": "contents.modes",
    "{{ game.rulings({})|length }}": "game.rulings",
}


@pytest.mark.parametrize("template", REACHING)
def test_a_template_that_reaches_for_a_raw_list_is_found(template: str) -> None:
    assert reached_for(template) == [REACHING[template]]


def test_what_a_template_was_handed_is_checked_before() -> None:
    handed = "{{ game.name }}{% for one in factions %}{{ one.id }}{% endfor %}{{ one.rulings }}"
    assert reached_for(handed) == []


def test_no_template_reaches_for_a_raw_list() -> None:
    files = list(TEMPLATES.rglob("*.html"))
    assert len(files) > 50
    found = {file.name: reached_for(file.read_text(encoding="utf-8")) for file in files}
    assert {name: raw for name, raw in found.items() if raw} == {}
