"""Corrections in words: why a part of the table was corrected, and what is odd about that."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from thirdchair.words.speaking import Words


def remarks(words: "Words", event: Mapping[str, Any]) -> list[str]:
    """Why a part was corrected, as far as people said it, and what is odd about that."""
    said = []
    if reason := note(words, event.get("note", "")):
        said.append(words.text("reason-note", note=reason))
    return said + odd(words, event)


def odd(words: "Words", event: Mapping[str, Any]) -> list[str]:
    """What is odd about a correction."""
    return [
        words.text("odd-note", part=words.text(f"odd-{one['odd']}", **one))
        for one in event.get("odd") or ()
    ]


def note(words: "Words", note: str) -> str:
    """A reason: words with a # may be chips of our pages, the rest is what people wrote."""
    parts = note.strip().rstrip(".").split()
    chips = [part for part in parts if part.startswith("#") and words.has(f"chip-{part[1:]}")]
    named = [words.text(f"chip-{chip[1:]}") for chip in chips]
    own = " ".join(part for part in parts if part not in chips)
    return ", ".join([*named, own] if own else named)
