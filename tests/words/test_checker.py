"""What the checker of the locales finds, in made-up ones."""

from pathlib import Path

import pytest

from tools import check_locales

ENGLISH = """
gone = { $what ->
    [track] The track is gone.
    [landmark] The landmark is gone.
   *[other] It is gone.
}
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
"""


def faults(folder: Path, other: str) -> list[str]:
    for language, text in (("en", ENGLISH), ("eo", other)):
        file = folder / language / "core" / "told.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    return [fault.replace(f"{folder}/", "") for fault in check_locales.faults_in(folder)]


def test_a_language_counts_in_its_own_way(tmp_path: Path) -> None:
    other = ENGLISH.replace("    [one] one card\n", "    [few] { $n } kartoj\n")
    assert faults(tmp_path, other) == []


def test_a_value_that_english_tells_apart_is_told_apart(tmp_path: Path) -> None:
    other = ENGLISH.replace("    [track] The track is gone.\n", "")
    found = "eo/core/told.ftl:2: gone: $what lacks [track] (see en/core/told.ftl:2)"
    assert faults(tmp_path, other) == [found]


def test_a_language_need_not_select_at_all(tmp_path: Path) -> None:
    assert faults(tmp_path, "gone = For: { $what }.\ncount = { $n }\n") == []


def test_a_variable_that_is_not_given_is_noticed(tmp_path: Path) -> None:
    lacking, extra = faults(tmp_path, ENGLISH.replace("$n", "$m"))
    assert lacking == "eo/core/told.ftl:7: count: lacks $n (see en/core/told.ftl:7)"
    assert extra == "eo/core/told.ftl:7: count: $m not in en/core/told.ftl:7"


@pytest.mark.parametrize(("beside", "known"), [("core", True), ("scythe", True), ("other", False)])
def test_a_name_stands_once_in_a_game_and_what_all_games_share(
    tmp_path: Path, beside: str, known: bool
) -> None:
    for scope, name in (("core", "nobody"), ("scythe", "unit"), (beside, "unit")):
        file = tmp_path / "en" / scope / f"{name}-{beside}.ftl"
        file = file.with_stem(file.stem + "-more") if file.exists() else file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{name} = …\n", encoding="utf-8")
    found = check_locales.faults_in(tmp_path)
    assert [fault.partition(": ")[2][:21] for fault in found] == ["unit: is already at /"] * known


def test_what_cannot_be_read_is_named_by_its_line(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, ENGLISH + "no equals sign\n")
    assert fault.startswith("eo/core/told.ftl:11: cannot be read:")
