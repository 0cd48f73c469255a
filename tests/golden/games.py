"""The golden games: each is played anew and compared with the text that was reviewed."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.golden import scythe
from tests.golden.played import FOLDER, PLAYED
from tests.long_winter import test_long_winter as long_winter
from tests.toy import golden as toy

BEGUN = re.compile(r"> new game=(\w+) mode=(\w+)")

HANDED_IN: dict[str, tuple[Callable[[], str], Path]] = {
    "long-winter": (long_winter.play, long_winter.GOLDEN),
    "toy-night": (toy.play_night, toy.NIGHT),
    "toy-season": (toy.play_season, toy.SEASON),
}
GAMES: dict[str, Callable[[], str]] = {
    **PLAYED,
    **{name: play for name, (play, _) in HANDED_IN.items()},
}


def shown() -> set[tuple[str, str]]:
    """The games and modes that the reviewed texts show."""
    begun = [text.read_text(encoding="utf-8").partition("\n")[0] for text in FOLDER.glob("*.txt")]
    told = {(one[1], one[2]) for line in begun if (one := BEGUN.match(line))}
    return told | {(setup["game"], setup["mode"]) for setup in scythe.SETUPS.values()}


def lacking(names: Iterable[str]) -> list[str]:
    """The files of reviewed texts that are missing."""
    return [str(file_of(name)) for name in names if not file_of(name).is_file()]


def file_of(name: str) -> Path:
    """Where the reviewed text of a game lies; that of a folder that is handed in, in the folder."""
    return HANDED_IN[name][1] if name in HANDED_IN else FOLDER / f"{name}.txt"
