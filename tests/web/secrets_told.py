"""A house in which some of the content is a secret of a campaign: each entry behind one lock.

The process reads our own content files, with a lock written into a few entries.
"""

import re
from collections.abc import Callable
from typing import Any

from tests.web.house import House
from thirdchair.kit import content, folders, rules

LOCK = "saga:4"
SECRETS = {
    "thirdchair.tapestry/content/rulings.toml": [
        'key = "shadow2p.counts_as_neighbor"',
        'key = "automa.regress_benefit"',
        'key = "atlantis.replay"',
    ],
    "thirdchair.tapestry/content/printings.toml": ['id = "en-2020"'],
    "thirdchair.tapestry/content/box.toml": [
        'id = "AA"',
        'key = "atlantis4.progress"',
        'thing = "landmark-bridge"',
    ],
    "thirdchair.tapestry/content/civilizations.toml": ['id = "scientists"'],
    "thirdchair.tapestry/content/expansions/plans_and_ploys.toml": ['id = "game_store"'],
    "premonition/sheet.toml": ['mode = "atlantis"'],
    "kaiju_capital/sheet.toml": ['mode = "kaiju"'],
    "kaiju_map/sheet.toml": ['mode = "kaiju"'],
    "thirdchair.tapestry/rules/shadow2p.toml": ['id = "tap.shadow2p.neighbour"'],
    "thirdchair.scythe/content/rulings.toml": ['key = "scythe.p9"'],
    "thirdchair.scythe/content/box.toml": [
        'id = "rise"',
        'id = "pack-3"',
        'thing = "mat-engineering"',
    ],
    "thirdchair.scythe/content/factions.toml": ['id = "togawa"'],
    "thirdchair.scythe/content/mats.toml": ['id = "innovative"'],
}


def with_locks(text: str, entries: list[str], lock: str = LOCK) -> str:
    """A content file in which the entries with these lines have a lock."""
    for line in entries:
        assert text.count(f"\n{line}") == 1, line
        text = text.replace(f"\n{line}", f'\nlock = "{lock}"\n{line}')
    return text


def keep_secrets() -> None:
    """From now on whatever is read in this process has its secrets."""
    parse: Callable[..., Any] = content.parse

    def locking(text: str, kind: type[Any], name: str) -> Any:
        return parse(with_locks(text, SECRETS.get(name, [])), kind, name)

    for module in (content, folders, rules):
        module.parse = locking  # type: ignore[attr-defined]
    rules._LOCK = re.compile("")  # a file without the word may have one here


class HouseWithSecrets(House):
    """An installation in the middle of a campaign."""

    MAIN = "from tests.web.secrets_told import keep_secrets; keep_secrets(); " + House.MAIN
