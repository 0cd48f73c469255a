"""Which rules played a game: the sources and the content of all that decides in it, as one name.

A version says what was meant to change; a study that goes on after an afternoon of changes has to
know what did. Words and pages are left out: they change no figure.
"""

from functools import cache
from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
LAB = ("kit", "lab/futures.py", "lab/kernel", "lab/study")
KINDS = (".py", ".toml")


@cache
def rules_of(game: str) -> str:
    """The name of the rules of this game as they are now; read once, when a study begins."""
    return named(PACKAGE, (game, *LAB))


def named(package: Path, parts: tuple[str, ...]) -> str:
    """Where a file lies counts as what is in it; in which order they are found does not."""
    digest = blake2b(digest_size=12)
    for file in sorted(one for part in parts for one in _files(package / part)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    return [one for one in place.rglob("*") if one.suffix in KINDS and one.is_file()]
