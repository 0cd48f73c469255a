"""The colors of the tokens in the box, and how people share them out."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.web import forms

COLORS = ("red", "yellow", "green", "blue", "gray")


def colors_from(form: dict[str, Any], usual: Mapping[str, str]) -> dict[str, str]:
    """A different color for each seat."""
    chosen = {seat: forms.text(form, f"color-{seat}", color) for seat, color in usual.items()}
    if any(color not in COLORS for color in chosen.values()):
        raise bad_input("unknown-value", where="color", value=", ".join(chosen.values()))
    if len(set(chosen.values())) < len(chosen):
        raise bad_input("same-colors", where="color")
    return chosen
