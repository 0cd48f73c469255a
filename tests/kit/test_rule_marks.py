"""The markers by which tests name the rules that they prove."""

import ast
from pathlib import Path

import pytest
import typer

from thirdchair.cli.places import marks_in
from thirdchair.cli.rules import all_rules, coverage, lacking, proven_by, show
from thirdchair.kit.rules import Rule, rules_of

TESTS = Path(__file__).parents[1]
FEW = 6
TAPESTRY = rules_of("thirdchair.tapestry")


def test_every_marked_id_is_in_the_ledger() -> None:
    ledger = all_rules()
    unknown = {
        f"{mark.file.name}:{mark.line}: {rule}"
        for mark in marks_in(TESTS)
        for rule in mark.ids
        if rule not in ledger
    }
    assert unknown == set()


def test_every_marker_names_its_rules_in_plain_text() -> None:
    """An id that is computed could not be counted without running the tests."""
    empty = [f"{mark.file.name}:{mark.line}" for mark in marks_in(TESTS) if not mark.ids]
    assert empty == []


def test_no_test_claims_more_than_a_few_rules() -> None:
    too_many = [
        f"{file.name}: {node.name}"
        for file in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and _claims(node.decorator_list) > FEW
    ]
    assert too_many == []


def _claims(decorators: list[ast.expr]) -> int:
    """How many ids the decorators carry themselves; those of single parameters are apart."""
    return sum(
        len(one.args)
        for one in decorators
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute)
        if one.func.attr == "rule"
    )


SAMPLE = """
import pytest
NEARBY = pytest.mark.rule("t.listed")
@pytest.mark.rule("t.one", "t.two")
def test_a(): ...
@pytest.mark.parametrize("id", [pytest.param("t.three", marks=pytest.mark.rule("t.three"))])
def test_b(id): ...
@pytest.mark.slow("t.none")
@other.rule("t.none")
def test_c(): ...
"""


def test_markers_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_sample.py").write_text(SAMPLE)
    (tmp_path / "test_nothing.py").write_text("def test(): ...\n")
    assert proven_by(tmp_path) == {"t.listed", "t.one", "t.two", "t.three"}


def rules_in(scopes: dict[str, str]) -> dict[str, Rule]:
    """Rules with their scopes; one that begins with `say` is only said."""
    return {
        name: Rule(
            id=name,
            kind="turn",
            actor="table",
            source="",
            scope=scope,
            app="reminds" if name.startswith("say") else "decides",
        )
        for name, scope in scopes.items()
    }


ONE = rules_in({"t.a": "first", "t.b": "campaign", "t.c": "first", "say.d": "first"})
OTHER = rules_in({"o.a": "campaign"})


def test_coverage_has_a_line_for_each_scope_of_each_game() -> None:
    """Both games have a scope of the same name; what is only said needs no place."""
    found = coverage({"one": ONE, "other": OTHER}, ["t.c", "t.b", "t.x", "say.d"], ["t.a", "t.c"])
    assert found == [
        "one/first: covered 2 of 3, placed 2 of 2",
        "one/campaign: covered 1 of 1, placed 0 of 1",
        "other/campaign: covered 0 of 1, placed 0 of 1",
    ]


def test_what_lacks_a_test_or_a_place_is_listed() -> None:
    assert list(lacking({"one": ONE}, ["t.a", "t.b"], ["t.a", "t.c"])) == [
        "t.b: no place",
        "t.c: no test",
        "say.d: no test",
    ]


@pytest.fixture(autouse=True)
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An English one, with a cache of its own."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_what_a_campaign_reveals_late_is_counted_without_a_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show(None, uncovered=True)
    lines = capsys.readouterr().out.splitlines()
    locked = {rule.scope for rule in all_rules().values() if rule.lock is not None}
    open_ones = {rule.scope for rule in all_rules().values() if rule.lock is None}
    told = {line.partition(":")[0].rpartition("/")[2] for line in lines}
    assert locked - open_ones
    assert not told & (locked - open_ones)
    assert [line for line in lines if line.startswith("later: covered ")]


@pytest.mark.parametrize(
    ("language", "query"), [("en", "HEART tiebreaker"), ("de", "HERZ steht"), ("cs", "srdce")]
)
def test_a_query_finds_rules_by_their_words_in_each_language(
    capsys: pytest.CaptureFixture[str], language: str, query: str
) -> None:
    show(query, language=language)
    found = capsys.readouterr().out.splitlines()
    assert any(line.startswith("tap.shadow2p.adv.tie.heart: ") for line in found)
    assert len(found) < 120


def test_a_query_finds_rules_by_their_ids(capsys: pytest.CaptureFixture[str]) -> None:
    show("shadow2p.turn.1.order")
    found = capsys.readouterr().out.splitlines()
    assert sorted(line.partition(":")[0] for line in found) == [
        f"tap.shadow2p.turn.1.order.{version}" for version in ("cz", "de", "en", "ruling")
    ]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like a checkout, with one marked test."""
    (tmp_path / "src" / "thirdchair").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    marked = 'import pytest\n@pytest.mark.rule("tap.shadow2p.turn.4")\ndef test_it(): ...\n'
    (tmp_path / "tests" / "test_one.py").write_text(marked)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("checkout")
def test_in_a_checkout_the_uncovered_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        show(None, uncovered=True)
    assert ended.value.exit_code == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "tapestry/shadow2p: covered 1 of 64, placed 57 of 57"
    uncovered = [line.strip() for line in lines if line.endswith(": no test")]
    assert "tap.shadow2p.turn.3: no test" in uncovered
    assert "tap.shadow2p.turn.4: no test" not in uncovered
    known = [rule for rule in all_rules().values() if rule.lock is None]
    assert len(uncovered) == len(known) - 1
    later = len(all_rules()) - len(known)
    assert lines[-1].strip() == f"later: {later} without a test or a place"


@pytest.mark.usefixtures("checkout")
def test_in_a_checkout_all_rules_come_before_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    show(None)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("tap.shadow2p.intro.players: ")
    assert "tapestry/shadow2p: covered 1 of 64, placed 57 of 57" in lines


@pytest.mark.parametrize("uncovered", [False, True])
def test_elsewhere_rules_are_only_listed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    uncovered: bool,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    show(None, uncovered=uncovered)
    lines = capsys.readouterr().out.splitlines()
    listed = [line.partition(":")[0] for line in lines]
    assert listed == [one.id for one in all_rules().values() if one.lock is None]
    assert "fen.e1.vote.secret" not in listed, "what comes later is not named"


def test_a_query_without_a_match_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        show("nothing has these words xyzzy", language="de")
    assert ended.value.exit_code == 1
    assert capsys.readouterr().out.strip() == "Keine Regel enthält alle diese Wörter."


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        show("heart", language="fr")
    assert ended.value.exit_code == 2
    assert "en, de, cs" in capsys.readouterr().err
