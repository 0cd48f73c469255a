"""Text as it is compared: without case and accents. SQLite's trigrams may keep them, we do not."""

import unicodedata

SHORTEST_STEM = 4
"""Shorter ones are in half of all words."""


def folded(text: str) -> str:
    """`Oblíbená Größe` is `oblibena grosse`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def stem(word: str, endings: tuple[str, ...]) -> str:
    """A folded word without the longest ending that leaves enough of it.

    Parts of words are found anyway, so it need not be what a grammar calls the stem: only what
    `dominanta`, `dominantu` and `dominant` have in common.
    """
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return word[: -len(ending)]
    return word
