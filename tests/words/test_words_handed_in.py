"""Words of something that is handed in to a game: a folder with a file for each language."""

from pathlib import Path

import pytest

from thirdchair.kit.readers import Reader
from thirdchair.words.catalog import MissingWords
from thirdchair.words.games import scythe, tapestry

ENGLISH = """
scenario-atlantis-9 = The Long Winter
event-snow = { $who }: take the token off { $track }. { $n ->
        [one] One flake falls.
       *[other] { $n } flakes fall.
    }
"""
SNOW = {"type": "snow", "who": "automa", "track": "science", "n": 2}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    german = ENGLISH.replace("The Long Winter", "Der lange Winter")
    (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
    return tmp_path


def test_they_stand_beside_those_of_the_game(folder: Path) -> None:
    speak = tapestry.voice((folder,))
    english, german = (speak(Reader(language), {"mode": "solo"}, None) for language in ("en", "de"))
    assert english.text("scenario-atlantis-9") == "The Long Winter"
    assert german.text("scenario-atlantis-9") == "Der lange Winter"
    assert english.event(SNOW) == "Automa: take the token off Science. 2 flakes fall."
    assert english.text("scenario-atlantis-1") == "Focus"


def test_a_language_that_they_lack_is_english(folder: Path) -> None:
    czech = tapestry.voice((folder,))(Reader("cs"), {}, None)
    assert czech.text("scenario-atlantis-9") == "The Long Winter"
    assert czech.text("track-science") == "Věda"


def test_several_folders_are_read(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    second = tmp_path_factory.mktemp("second")
    (second / "en.ftl").write_text("scenario-kaiju-9 = Thaw\n", encoding="utf-8")
    words = tapestry.voice((folder, second))(Reader("en"), {}, None)
    assert words.text("scenario-atlantis-9") == "The Long Winter"
    assert words.text("scenario-kaiju-9") == "Thaw"


def test_a_game_without_them_does_not_say_them(folder: Path) -> None:
    handed_in = scythe.voice((folder,))(Reader("en"), {}, None)
    assert handed_in.text("scenario-atlantis-9") == "The Long Winter"
    for speak in (tapestry.voice(), scythe.voice()):
        with pytest.raises(MissingWords, match="scenario-atlantis-9"):
            speak(Reader("en"), {}, None).text("scenario-atlantis-9")


def test_a_game_does_not_say_what_another_says() -> None:
    assert tapestry.voice()(Reader("en"), {}, None).has("track-science")
    assert not scythe.voice()(Reader("en"), {}, None).has("track-science")
    assert not tapestry.voice()(Reader("en"), {}, None).has("scythe-unit-mech")
