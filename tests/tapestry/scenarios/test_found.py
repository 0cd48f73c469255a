"""Scenarios are found in folders. What one of them lacks is an error that names the file."""

import shutil
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.golden.games import file_of, lacking
from tests.long_winter.test_long_winter import FOLDER, HANDED_IN, SPEAKING, WINTER
from thirdchair.kit.content import ContentError
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.expansions import PARTS
from thirdchair.tapestry.scenarios.finding import OWN
from thirdchair.tapestry.scenarios.parts import Hexes, Marks, Part, Track
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.solo import Solo, compose
from thirdchair.words import LANGUAGES
from thirdchair.words.catalog import MissingWords
from thirdchair.words.games.tapestry import voice

FOLLOWING = ("seat", "page-due", "page-none-yet", "page-open", "page-turn-of", "page-target")
"""How pages call what comes after your turn."""
SHEETS = WINTER.scenarios.sheets
"""Those of the books, and the one that is handed in."""


def ready(name: str) -> Table:
    """A table of a scenario; what its set-up asks is answered as proposed."""
    sheet = SHEETS[name]
    kept = {"capital": "track"} if "capital" in sheet.asks else {}
    setup = {"game": "tapestry", "mode": sheet.mode, "scenario": sheet.number, "seed": 2, **kept}
    table = Table.new(HANDED_IN, setup)
    while table.question is not None:
        question = table.question
        options = getattr(question, "options", (0,))
        table.answer(options[0] if question.proposal is None else question.proposal)
    return table


@pytest.mark.parametrize("name", SHEETS)
def test_a_scenario_hides_nothing_of_an_expansion_behind_the_base_game(name: str) -> None:
    composed = compose(tuple(PARTS), WINTER.scenarios.rules(name))
    places = {kind: place for place, kind in enumerate(composed.__mro__)}
    expansions = {kind for part in PARTS.values() for kind in part.__mro__} - set(Solo.__mro__)
    for kind in expansions:
        for method in vars(kind):
            hiding = [one for one in Solo.__mro__ if method in vars(one) and one is not object]
            assert all(places[one] > places[kind] for one in hiding if callable(vars(one)[method]))


def needed(name: str) -> Iterator[str]:
    """The messages without which a scenario cannot be told."""
    sheet, table = SHEETS[name], ready(name)
    scenario = WINTER.scenario(table.state)
    assert scenario is not None
    yield from (f"scenario-{name}", f"page-scope-{name}", f"page-scenario-lead-{sheet.mode}")
    yield from (f"page-mode-tapestry-{sheet.mode}", f"page-mode-short-{sheet.mode}")
    yield from (rule.message for rule in WINTER.ledger.values() if rule.scope == name)
    yield from (step.message for step in WINTER.steps(table.setup, table.state))
    yield from (f"page-fact-{fact.id}" for fact in scenario.facts())
    yield from (f"page-extra-{fact.id}" for fact in scenario.extra_costs().values())
    yield from (f"back-{back.what}" for back in WINTER.put_back(table.setup, table.state))
    yield from chain.from_iterable(map(of_part, scenario.parts()))
    yield from (f"page-why-{one}" for one in scenario.measures.values())
    yield from (f"{one}-{scenario.follows}" for one in FOLLOWING)
    shown: dict[str, Any] = scenario.view()
    changing = [field for field, value in shown.items() if not isinstance(value, bool)]
    yield from (f"part-scenario-{field}" for field in changing if field != "number")
    goal = scenario.goal()
    if goal and goal.asks:
        yield f"question-{goal.asks}"


def of_part(part: Part) -> Iterator[str]:
    """How the correction form and the history call a part."""
    yield f"part-scenario-{part.name}"
    match part:
        case Track() | Hexes():
            yield f"page-correct-{part.name}"
        case Marks():
            yield f"page-correct-{part.name}-n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHEETS)
def test_every_scenario_has_its_words(name: str, language: str) -> None:
    speak = SPEAKING["tapestry"]()
    words = speak(Reader(language), {"mode": SHEETS[name].mode}, None)
    missing = [f"{language}.ftl: {one}" for one in needed(name) if not words.has(one)]
    assert missing == []


@pytest.mark.parametrize("name", SHEETS)
def test_every_scenario_has_rows_of_its_own_in_the_ledger(name: str) -> None:
    sheet = SHEETS[name]
    rows = [rule for rule in WINTER.ledger.values() if rule.scope == name]
    assert rows
    assert {rule.id.startswith(f"{sheet.rules}.") for rule in rows} == {True}
    assert set(sheet.different) <= {rule.id for rule in rows}


@pytest.mark.parametrize("name", SHEETS)
def test_every_scenario_is_loaded_with_all_its_parts(name: str) -> None:
    rules = WINTER.scenarios.rules(name)
    assert issubclass(rules, Scenario)
    assert rules.sheet == SHEETS[name]
    assert WINTER.scenarios.rules(name) is rules


def test_a_golden_game_that_is_missing_is_named() -> None:
    assert lacking(["duel", "scenario-thaw-1"]) == [str(file_of("scenario-thaw-1"))]


# A folder that lacks something


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The Long Winter, to be taken apart."""
    copy = tmp_path / "thaw"
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("__pycache__", "test_*", "golden*"))
    return copy


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def opened(folder: Path) -> None:
    game = Tapestry(scenarios=[OWN, folder])
    game.set_up({"game": "tapestry", "mode": "winter", "scenario": 1})


def test_a_copy_of_the_folder_opens(folder: Path) -> None:
    opened(folder)


@pytest.mark.parametrize("part", ["steps", "facts", "goal", "parts", "put_back", "fresh"])
def test_a_part_that_the_class_does_not_say_is_an_error_of_its_file(
    folder: Path, part: str
) -> None:
    changed(folder / "__init__.py", f"def {part}(", f"def not_{part}(")
    with pytest.raises(ContentError, match=rf"^thaw/__init__\.py: LongWinter .*{part}"):
        opened(folder)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("class LongWinter(Scenario)", "class LongWinter", r"must define one class"),
        ("    table = WinterState\n", "", r"does not say what its table keeps"),
        ('tag="winter"', 'tag="summer"', r"is tagged \('summer', 1\), unlike sheet\.toml"),
    ],
)
def test_a_class_that_does_not_fit_is_an_error_of_its_file(
    folder: Path, old: str, new: str, error: str
) -> None:
    changed(folder / "__init__.py", old, new)
    with pytest.raises(ContentError, match=rf"^thaw/__init__\.py: .*{error}"):
        opened(folder)


@pytest.mark.parametrize("file", ["__init__.py", "rules.toml", "locales/en.ftl"])
def test_a_file_that_is_missing_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(ContentError, match=rf"^thaw/{file}: missing"):
        opened(folder)


def test_without_any_words_the_english_ones_are_named(folder: Path) -> None:
    shutil.rmtree(folder / "locales")
    with pytest.raises(ContentError, match=r"^thaw/locales/en\.ftl: missing"):
        opened(folder)


def test_a_scenario_without_the_words_of_a_language_speaks_english_there(folder: Path) -> None:
    (folder / "locales" / "cs.ftl").unlink()
    words = voice(Tapestry(scenarios=[OWN, folder]).locales)(Reader("cs"), {"mode": "winter"}, None)
    assert words.text("scenario-winter-1") == "The Long Winter"


def test_a_single_message_that_a_language_lacks_is_english_too(folder: Path) -> None:
    changed(folder / "locales" / "de.ftl", "scenario-winter-1 =", "scenario-winter-2 =")
    words = voice(Tapestry(scenarios=[OWN, folder]).locales)(Reader("de"), {"mode": "winter"}, None)
    assert words.text("scenario-winter-1") == "The Long Winter"
    assert words.text("scenario-winter-2") == "Der lange Winter"


def test_a_message_that_is_missing_is_named_with_its_file(folder: Path) -> None:
    file = folder / "locales" / "en.ftl"
    changed(file, "scenario-winter-1 =", "scenario-winter-2 =")
    words = voice(Tapestry(scenarios=[OWN, folder]).locales)(Reader("en"), {"mode": "winter"}, None)
    with pytest.raises(MissingWords) as error:
        words.text("scenario-winter-1")
    assert str(error.value) == f"scenario-winter-1: not in {file}"


def test_a_rule_that_the_ledger_lacks_is_named_with_the_file(folder: Path) -> None:
    changed(folder / "rules.toml", '"tap.winter.s1.even"', '"tap.winter.s1.odd"')
    with pytest.raises(ContentError, match=r"^thaw/rules\.toml: lacks tap\.winter\.s1\.even,"):
        opened(folder)


def test_a_mistake_in_the_ledger_names_the_file(folder: Path) -> None:
    changed(folder / "rules.toml", 'actor = "automa"\n', "")
    with pytest.raises(ContentError, match=r"^thaw/rules\.toml: .*actor"):
        opened(folder)


def test_a_mistake_in_the_sheet_names_file_and_field(folder: Path) -> None:
    changed(folder / "sheet.toml", 'like = "solo"', 'like = "nothing"')
    with pytest.raises(ContentError, match=r"^thaw/sheet\.toml: .*like"):
        opened(folder)


def test_a_mode_may_be_named_with_its_first_scenario_or_one_without_a_lock(
    folder: Path, tmp_path: Path
) -> None:
    changed(folder / "sheet.toml", "number = 1", 'number = 1\nlock = "frost:1"')
    locked = Tapestry(scenarios=[OWN, folder]).contents.modes["winter"]
    assert locked.lock == "frost:1"
    later = shutil.copytree(folder, tmp_path / "later")
    changed(later / "sheet.toml", 'number = 1\nlock = "frost:1"', 'number = 2\nlock = "frost:2"')
    assert Tapestry(scenarios=[OWN, folder, later]).contents.modes["winter"].lock == "frost:1"
    changed(later / "sheet.toml", 'lock = "frost:2"', "")
    assert Tapestry(scenarios=[OWN, folder, later]).contents.modes["winter"].lock is None


def test_two_folders_cannot_be_the_same_scenario(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"^thaw/sheet\.toml: winter-1 is already long_winter"):
        assert Tapestry(scenarios=[FOLDER, folder]).modes
