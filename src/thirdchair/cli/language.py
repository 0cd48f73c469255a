"""The language of the terminal."""

import os


def terminal_language() -> str:
    """As the usual variables name it."""
    names = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((name for name in names if name), "en")[:2]
