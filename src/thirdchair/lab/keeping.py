"""Where the machine code of the kernel is kept: found without loading the compiler, nor a game.

Each state of the sources has a folder of its own, so that nothing stale can be found. A note in it
says that all of it has been loaded on this machine: whoever finds the note waits for no compiler.
"""

from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from platform import node

from platformdirs import user_cache_path


def is_installed() -> bool:
    """Is the extra `lab` here? Looking for it loads nothing."""
    return all(find_spec(part) is not None for part in ("numba", "numpy"))


@cache
def kept_in() -> Path:
    """The folder for what these sources, and this compiler, make."""
    digest = blake2b(version("numba").encode(), digest_size=8)
    for source in sorted((Path(__file__).parent / "kernel").glob("*.py")):
        digest.update(source.read_bytes())
    return user_cache_path("thirdchair", appauthor=False) / "kernel" / digest.hexdigest()


def is_kept() -> bool:
    """Was all of it compiled here before, and kept?"""
    return _note().exists() and any(kept_in().rglob("*.nbc"))


def can_keep() -> bool:
    """May anything be written there?"""
    try:
        kept_in().mkdir(parents=True, exist_ok=True)
        probe = kept_in() / "probe"
        probe.touch()
    except OSError:
        return False
    with suppress(OSError):
        probe.unlink()
    return True


def note_it() -> None:
    """All of it is there; where nothing can be written, nothing is there."""
    with suppress(OSError):
        _note().touch()


def _note() -> Path:
    """Another machine with the same home may need other code."""
    return kept_in() / f"whole-{blake2b(node().encode(), digest_size=6).hexdigest()}"
