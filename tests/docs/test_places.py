"""Every rule that the app carries out names the line that decides it."""

import ast
from pathlib import Path

import pytest

from thirdchair.cli.places import Place, places_in
from thirdchair.cli.rules import folder_of, lacking, placed_rules, proven_by, rules_by_game, show
from thirdchair.games import GAMES
from thirdchair.kit.rules import decides

ROOT = Path(__file__).parents[2]


class _Everything:
    def __contains__(self, _: object) -> bool:
        return True


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_and_a_place(game: str) -> None:
    ledger = {game: rules_by_game()[game]}
    assert list(lacking(ledger, proven_by(ROOT / "tests"), placed_rules())) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_place_names_is_in_the_ledger_of_its_game(game: str) -> None:
    ledger = rules_by_game()[game]
    named = [
        place
        for place in places_in(folder_of(game), _Everything())
        if place.marked or place.file.suffix == ".toml"
    ]
    assert [place for place in named if place.rule not in ledger] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_people_carry_out_has_no_line_that_decides_it(game: str) -> None:
    """What the app refuses, lays out or asks is no reminder: the command line would say of it that
    the app decides nothing there."""
    ledger = rules_by_game()[game]
    said = [one for one in ledger if not ledger[one].has_place]
    assert [place for place in places_in(folder_of(game), said) if place.marked] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_place_only_hands_on_what_it_was_asked(game: str) -> None:
    """Whoever breaks such a line breaks nothing: the line that decides is further below."""
    idle = [
        f"{file.name}:{node.lineno} {node.name}"
        for file in folder_of(game).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if any("decides(" in ast.unparse(one) for one in node.decorator_list) and _hands_on(node)
    ]
    assert idle == []


def _hands_on(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Does it only call what it overrides, with what it was given?"""
    body = [one for one in node.body if not isinstance(getattr(one, "value", None), ast.Constant)]
    names = [one.arg for one in node.args.args if one.arg != "self"]
    given = ", ".join([*names, *(f"{one.arg}={one.arg}" for one in node.args.kwonlyargs)])
    call = f"super().{node.name}({given})"
    return [ast.unparse(one) for one in body] in ([call], [f"return {call}"], [f"await {call}"])


CODE = '''
"""t.docstring is none, and neither is this: t.keep"""
RULES = ("t.listed",)
THEIR_REMINDERS = ("t.said",)

@decides("t.method", "t.unknown")
def alone(): ...

class Chapter:
    @property
    @decides(
        "t.marked",
    )
    def chosen(self):
        self.remind("t.said")
        return self.choice.keep("t.keep", [1])

    async def told(self):
        def inner():
            self.tell(Event(rule="t.event"))
'''
ROWS = """
[[row]]
rule = "t.row"
decides = [
    "t.many", # "t.said"
    "t.lines",
]
different = ["t.said"]
cells = [{ n = 1, rule = "t.cell" }, { rules = "t.said" }]
"""
IDS = {"t.listed", "t.said", "t.method", "t.marked", "t.keep", "t.event"}
IDS |= {"t.row", "t.many", "t.lines", "t.cell"}


def test_places_are_found_wherever_they_stand(tmp_path: Path) -> None:
    code, rows = tmp_path / "chapter.py", tmp_path / "content" / "rows.toml"
    rows.parent.mkdir()
    code.write_text(CODE)
    rows.write_text(ROWS)
    for ledger in (tmp_path / "rules.toml", tmp_path / "rules" / "all.toml"):
        ledger.parent.mkdir(exist_ok=True)
        ledger.write_text('[[rule]]\nid = "t.said"\nrule = "t.said"\n')
    assert list(places_in(tmp_path, IDS)) == [
        Place("t.listed", code, 3),
        Place("t.method", code, 7, "alone", marked=True),
        Place("t.marked", code, 14, "Chapter.chosen", marked=True),
        Place("t.keep", code, 16, "Chapter.chosen"),
        Place("t.event", code, 20, "Chapter.told.inner"),
        Place("t.row", rows, 3),
        Place("t.many", rows, 5, marked=True),
        Place("t.lines", rows, 6, marked=True),
        Place("t.cell", rows, 9),
    ]
    assert [place.line for place in places_in(tmp_path, ("t.cell",), "t.cell")] == [9]


def test_decides_changes_nothing() -> None:
    def rule() -> int:
        return 3

    assert decides("tap.shadow2p.turn.4")(rule) is rule


def test_an_id_tells_all_about_its_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    show("tap.shadow2p.turn.4")
    rule, source, place, test = capsys.readouterr().out.splitlines()
    assert rule.startswith("tap.shadow2p.turn.4: After the advance both cards go")
    assert source == "  Source: Shadow Empire sheet, A Shadow Empire turn"
    _, _, line, inside = place.split()
    assert (place.split()[:2], inside) == (["Decided", "in"], "Duel.bots_turn")
    assert "async def bots_turn" in line_at(line)
    assert "  Proven in tests/tapestry/test_duel_turn.py:" in test
    assert "tap.shadow2p.turn.4" in line_at(test.split()[-1])


def test_a_row_of_the_content_is_a_place_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    show("tap.income.mat.hard.row2")
    place = capsys.readouterr().out.splitlines()[2]
    file = "src/thirdchair/tapestry/content/income.toml"
    assert place.startswith(f"  Decided in {file}:")
    assert "tap.income.mat.hard.row2" in line_at(place.split()[-1])


def test_places_are_said_in_full_and_are_no_places_on_a_board(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scythe has words for places of its own, and long values in a sentence are cut."""
    monkeypatch.chdir(ROOT)
    show("scy.automa.move.impossible")
    _, _, *places, _, _, test = capsys.readouterr().out.splitlines()
    inside = {place.split()[-1] for place in places}
    assert {"Attacking.worker_attack", "Moving.move_combat_unit"} <= inside
    for place in places:
        assert "scy.automa.move.impossible" in line_at(place.split()[2])
    assert "scy.automa.move.impossible" in line_at(test.split()[-1])


def line_at(place: str) -> str:
    """The line of a file, by `file:line`."""
    file, _, number = place.partition(":")
    return (ROOT / file).read_text(encoding="utf-8").splitlines()[int(number) - 1]


@pytest.mark.parametrize(
    ("language", "said", "missing"),
    [
        ("en", "The app decides nothing here", "An installed package has no tests"),
        ("de", "Hier entscheidet die App nichts", "Ein installiertes Paket hat keine Tests"),
        ("cs", "Tady aplikace nic nerozhoduje", "Nainstalovaný balíček testy nemá"),
    ],
)
def test_an_installed_package_has_places_but_no_tests(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    said: str,
    missing: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    show("tap.solo.comp.mat", language=language)
    _, _, only, tests = capsys.readouterr().out.splitlines()
    assert (said in only, missing in tests) == (True, True)
    show("tap.hex.start", language=language)
    _, _, place, tests = capsys.readouterr().out.splitlines()
    assert (str(folder_of("tapestry") / "maps.py") in place, missing in tests) == (True, True)
