"""The languages: every folder of the locales with a `language.ftl` is one."""

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
            found[folder.name] = _place_and_name(file)
    return {code: found[code][1] for code in sorted(found, key=lambda code: (found[code][0], code))}


def _place_and_name(file: Traversable) -> tuple[int, str]:
    entries = entries_of(file)
    try:
        order, name = (entries[f"language-{what}"].partition("=")[2] for what in ("order", "name"))
        return int(order), name.strip()
    except (KeyError, ValueError):
        text = f"{file}: a language needs a language-name, and a whole number as language-order"
        raise ValueError(text) from None


LANGUAGES = found_in(LOCALES)
"""What each language calls itself, by its code."""
