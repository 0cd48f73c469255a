"""What strangers run: the examples, and the workflows, whose commands and actions are there."""

import ast
import re
import runpy
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import thirdchair

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))


def test_a_bot_of_ones_own_plays_a_duel_to_the_end_of_all_tracks() -> None:
    assert example("own_bot")["play"](1) == {"shadow": 48, "p1": 48, "p2": 48}


def test_a_duel_by_lines_draws_the_same_cards_again_after_undo() -> None:
    said = example("duel_by_lines")["play"]()
    assert said[2] == "Ana: move the token on Science from the starting space to space 1."
    assert said[4:7] == said[7:10]
    assert "track card" in said[4]


def test_a_small_study_finds_the_third_level_further_ahead_than_the_first() -> None:
    found = example("small_study")["study"](10)
    assert list(found) == [1, 2, 3]
    assert found[3] > found[1]


def test_there_are_three_examples_and_each_is_short() -> None:
    assert [one.stem for one in EXAMPLES] == ["duel_by_lines", "own_bot", "small_study"]
    for one in EXAMPLES:
        assert len(one.read_text("utf-8").splitlines()) <= 45


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda one: one.stem)
def test_a_workflow_calls_what_is_there_and_names_exact_versions(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for step in steps(workflow):
        if "uses" in step:
            assert re.fullmatch(r"[\w./-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})", step["uses"]), step
            continue
        command = step["run"].split()
        match command:
            case ["make", target, *_]:
                assert target in targets, target
            case ["bash", script]:
                assert (ROOT / script).is_file(), script
            case ["python", "-m", "pytest", *folders]:
                assert all((ROOT / one).exists() for one in folders), folders
            case ["python", "-m", "pip" | "thirdchair", *rest]:
                files = [one for one in rest if one.endswith(".txt")]
                assert all((ROOT / one).is_file() for one in files), files
            case _:
                raise AssertionError(f"nobody knows what {step['run']!r} does")


def test_the_licence_is_named_where_packages_are_read() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (project["license"], project["license-files"]) == ("MIT", ["LICENSE"])
    assert "MIT License" in (ROOT / "LICENSE").read_text("utf-8")
    assert "urls" not in project, "an address that nobody has given is invented"


def test_the_changelog_has_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(thirdchair.__version__)}\b", text, re.MULTILINE)


def test_everything_that_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [one for those in project["optional-dependencies"].values() for one in those]
    declared = {name_of(one) for one in (*project["dependencies"], *extras)}
    found = {name for path in (ROOT / "src").rglob("*.py") for name in imported(path)}
    inside = {"thirdchair", "js", "pyodide", "pyodide_js"}  # the last three are the browser's
    assert "fluent_runtime" in declared
    assert found - set(sys.stdlib_module_names) - inside - {"fluent"} - declared == set()


def name_of(requirement: str) -> str:
    return re.split(r"[<>=\[]", requirement)[0].strip().lower().replace(".", "_")


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name.partition(".")[0] for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
