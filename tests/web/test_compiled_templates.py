"""Compiled templates outlive the process, so that a start need not compile them again."""

from pathlib import Path

from thirdchair.web.addresses import Addresses
from thirdchair.web.games import FACES
from thirdchair.web.rendering import Rendering
from thirdchair.words import Words

REFUSED = {
    "t": Words("en").text,
    "language": "en",
    "theme": "auto",
    "message": "page-error-not-open",
}


def rendered(kept_in: Path | None) -> str:
    """A page by a server that has just been started."""
    rendering = Rendering(FACES, Addresses())
    rendering.kept_in = kept_in
    return rendering.render("refused.html", REFUSED)


def written(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mtime_ns for file in folder.iterdir()}


def test_the_next_start_finds_what_was_compiled(tmp_path: Path) -> None:
    page, first = rendered(tmp_path / "cache"), written(tmp_path / "cache")
    assert first
    assert rendered(tmp_path / "cache") == page == rendered(None)
    assert written(tmp_path / "cache") == first


def test_a_damaged_file_is_compiled_again(tmp_path: Path) -> None:
    page = rendered(tmp_path)
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes()[:-40])
    damaged = written(tmp_path)
    assert rendered(tmp_path) == page
    assert written(tmp_path) != damaged


def test_where_nothing_can_be_kept_there_are_pages_all_the_same(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    assert rendered(in_the_way) == rendered(None)
    assert rendered(in_the_way / "below") == rendered(None)
