"""Every finding names the command that it comes from, and that command works."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from thirdchair.cli.main import app

FINDINGS = (Path(__file__).parents[2] / "docs" / "findings.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (thirdchair study .*)$", FINDINGS, re.MULTILINE)


def test_every_finding_has_its_command() -> None:
    chapters = FINDINGS.split("\n## ")[1:]
    assert len(chapters) >= 4
    for chapter in chapters:
        assert "    thirdchair study " in chapter, chapter.splitlines()[0]
        assert "±" in chapter, chapter.splitlines()[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_command_of_a_finding_works(command: str, tmp_path: Path) -> None:
    _, _, folder, *words = shlex.split(command)
    assert "--games" in words
    words[words.index("--games") + 1] = "1"
    told = CliRunner().invoke(app, ["study", str(tmp_path / folder), *words, "--workers", "1"])
    assert told.exit_code == 0, told.output
    assert (tmp_path / folder / "report.html").is_file()
