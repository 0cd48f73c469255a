"""The command as people type it: languages, exit codes, pipes."""

import subprocess
import sys
from pathlib import Path

import pytest

from thirdchair.words import LANGUAGES, Words

WORDS = {"en": "Usage:", "de": "Aufruf:", "cs": "Použití:"}
COMMANDS = (
    *((), ("serve",), ("script",), ("rules",), ("tables",), ("tables", "list")),
    *(("tables", one) for one in ("export", "import", "delete", "restore")),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def environment(folder: Path, language: str) -> dict[str, str]:
    return {
        "LC_ALL": f"{language}_XX.UTF-8",
        "THIRDCHAIR_DATA": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "HOME": str(folder),
        "PYTHONWARNINGS": "error",
        "COLUMNS": "100",
    }


def typed(
    folder: Path, *words: str, language: str = "en", stdin: str = ""
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", "from thirdchair.cli import main; main()", *words],
        cwd=folder,
        env=environment(folder, language),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_readers_language(folder: Path, language: str) -> None:
    for command in COMMANDS:
        shown = typed(folder, *command, "--help", language=language)
        assert (shown.returncode, shown.stderr) == (0, "")
        assert shown.stdout.startswith(WORDS[language])
        said = " ".join(shown.stdout.split())
        assert Words(language).text("cli-help") in said
        assert Words(language).text("cli-exit-codes") in said
        assert "cli-" not in said
        assert command != ("serve",) or "THIRDCHAIR_DATA" in said
        others = [one for name, one in WORDS.items() if name != language]
        assert not any(one in said for one in (*others, "[OPTIONS]", "Show this message"))


@pytest.mark.parametrize(
    ("language", "words", "sentence"),
    [
        ("de", ["tables", "export"], "Es fehlt: TISCH."),
        ("de", ["--foo"], "Die Option --foo gibt es nicht."),
        ("cs", ["serve", "--port", "x"], "Tato hodnota pro --port není možná."),
        ("en", ["rulez"], "Third Chair does not understand “thirdchair rulez”."),
    ],
)
def test_what_is_typed_wrong_is_told_in_a_sentence(
    folder: Path, language: str, words: list[str], sentence: str
) -> None:
    done = typed(folder, *words, language=language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert "--help" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_search_says_by_its_exit_code_whether_there_is_something(folder: Path) -> None:
    found = typed(folder, "rules", "oblibena", language="cs")
    assert (found.returncode, found.stderr) == (0, "")
    assert "oblíbená stupnice" in found.stdout
    assert typed(folder, "rules", "oblíbená", "--language", "cs").stdout == found.stdout
    nothing = typed(folder, "rules", "zzzz", language="cs")
    assert (nothing.returncode, len(nothing.stdout.splitlines())) == (1, 1)
    assert typed(folder, "rules", "zzzz", "--language", "xx").returncode == 2


def test_several_words_need_no_quotes(folder: Path) -> None:
    assert typed(folder, "rules", "heart", "tiebreaker").stdout.splitlines()[0].startswith("tap.")


def test_the_tables_are_listed_without_a_further_word(folder: Path) -> None:
    for words in (["tables"], ["tables", "list"]):
        none = typed(folder, *words, language="de")
        assert (none.returncode, none.stderr) == (1, "")
        assert none.stdout == "Es gibt noch keine gespeicherten Tische.\n"


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_whoever_reads_only_the_first_line_sees_no_failure(folder: Path, unbuffered: str) -> None:
    """`thirdchair rules | head -1`, with a shell that fails if any part of it does."""
    with subprocess.Popen(
        [sys.executable, "-c", "from thirdchair.cli import main; main()", "rules"],
        cwd=folder,
        env={**environment(folder, "de"), "PYTHONUNBUFFERED": unbuffered},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith(b"tap.")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


def test_rules_that_a_campaign_reveals_late_are_shown_after_a_yes(folder: Path) -> None:
    late = "fen.vesna.tokens.draw6"
    for asked in (("rules", late), ("rules", "fen.xyzzy")):
        said = typed(folder, *asked)
        assert (said.returncode, said.stdout.strip()) == (1, "No rule has all these words.")
    for answer in ("n\n", ""):
        said = typed(folder, "rules", late, "--everything", stdin=answer)
        assert said.returncode == 1
        assert "reveals late" in said.stdout
        assert late not in said.stdout
    said = typed(folder, "rules", late, "--everything", stdin="y\n")
    assert said.returncode == 0
    assert f"{late}: " in said.stdout
    said = typed(folder, "rules", late, "--everything", "--yes", stdin="")
    assert (said.returncode, "reveals late" in said.stdout) == (0, False)
    assert f"{late}: " in said.stdout
