"""The games that there are, and how each of them speaks; imported when the first table needs them.

Only the command line, the composition of the pages and the tests name them; every other room gets
them handed in.
"""

from collections.abc import Callable

from thirdchair.words.speaking import Voice


def _tapestry_voice() -> Voice:
    from thirdchair.words.games.tapestry import voice

    return voice()


def _scythe_voice() -> Voice:
    from thirdchair.words.games.scythe import voice

    return voice()


VOICES: dict[str, Callable[[], Voice]] = {"tapestry": _tapestry_voice, "scythe": _scythe_voice}
