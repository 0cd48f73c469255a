"""Changes that change nothing: docs/mutants.md lists them, each with the reason why."""

import re

from tools.mutants.sample import ROOT

EXPLAINED = ROOT / "docs" / "mutants.md"
ENTRY = re.compile(r"^- ``(?P<name>.+?)``$\n(?P<why>(?:^  .+$\n?)+)", re.MULTILINE)


def explained(text: str) -> dict[str, str]:
    """The reasons by the name of the mutant."""
    return {entry["name"]: " ".join(entry["why"].split()) for entry in ENTRY.finditer(text)}
