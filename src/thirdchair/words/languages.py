"""The languages: a folder of the locales that says what it is called is one."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from thirdchair.words.entries import CORE, entries_of

LOCALES = files("thirdchair.words").joinpath("locales")
FALLBACK = "en"
"""What a reader gets whose language we do not have."""


def found_in(locales: Traversable) -> dict[str, str]:
    """What each language calls itself, by its code, in the order that they give themselves."""
    found: dict[str, tuple[int, str]] = {}
    for folder in locales.iterdir():
        file = folder.joinpath(CORE, "language.ftl")
        if file.is_file():
            name, order = (
                entries_of(file)[f"language-{what}"].partition("=")[2] for what in ("name", "order")
            )
            found[folder.name] = (int(order), name.strip())
    return {code: found[code][1] for code in sorted(found, key=lambda code: (found[code][0], code))}


LANGUAGES = found_in(LOCALES)
"""What each language calls itself, by its code."""
