"""The index in a file, which a command opens at once."""

import os
from pathlib import Path

import pytest

from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Game
from thirdchair.kit.readers import NOBODY
from thirdchair.search import kept_index
from thirdchair.search.synonyms import Thesaurus

KNOWN = Thesaurus("cs", tuple(GAMES), NOBODY)


def never() -> Game:
    raise AssertionError("the file has it all")


def test_a_kept_index_needs_no_game(tmp_path: Path) -> None:
    made = kept_index(GAMES, VOICES, "cs", tmp_path).find("oblibena", KNOWN)
    closed = dict.fromkeys(GAMES, never)
    assert kept_index(closed, VOICES, "cs", tmp_path).find("oblibena", KNOWN) == made
    assert made


def test_an_older_file_goes_and_a_broken_one_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "rules-cs-0000.db").write_text("old")
    (tmp_path / "rules-de-0000.db").write_text("of another language")
    kept_index(GAMES, VOICES, "cs", tmp_path)
    new, other = sorted(tmp_path.glob("*.db"))
    assert (new.name[:8], other.name) == ("rules-cs", "rules-de-0000.db")
    new.write_bytes(b"broken" * 1000)
    assert kept_index(GAMES, VOICES, "cs", tmp_path).find("oblibena", KNOWN)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing stops this user")
def test_where_nothing_can_be_written_it_is_made_in_memory(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert kept_index(GAMES, VOICES, "cs", tmp_path / "deep").find("oblibena", KNOWN)
    tmp_path.chmod(0o700)
