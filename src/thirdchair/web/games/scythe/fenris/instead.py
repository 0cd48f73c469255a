"""What may have happened in a campaign instead of a step of its history: what its game had then.

The steps of the campaign itself are sheets and forms: they are taken back and done again.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.table.journal import Table
from thirdchair.web.games.scythe import instead
from thirdchair.web.games.scythe.fenris.screen import campaign_of
from thirdchair.web.games.scythe.instead import STEPS, Command, kind, name, option, role, told
from thirdchair.web.pages.history.blanks import Blank
from thirdchair.web.pages.history.instead import Differs, Drawn, Moment
from thirdchair.words import Words
from thirdchair.words.games.scythe.values import OF_A_CAMPAIGN

__all__ = [
    "DIFFERS",
    "STEPS",
    "blank",
    "commands",
    "drawn",
    "kind",
    "name",
    "option",
    "role",
    "told",
]


DIFFERS = Differs(
    whole={**dict.fromkeys(OF_A_CAMPAIGN, 1), "sheets": 2, "game_now": 5},
    lists=("game_now.units",),
)


def commands(table: Table) -> dict[str, list[Command]]:
    """The commands of the game on the board."""
    if campaign_of(table).tonight is None:
        return {}
    return instead.commands(table)


def blank(table: Table, command: Mapping[str, Any], words: Words, position: int) -> Blank | None:
    """What is still to be filled in; nothing for a step from before the game."""
    if table.state_before(position).tonight is None:
        return None
    return instead.blank(table, command, words, position)


def drawn(moment: Moment, words: Words) -> Drawn | None:
    """What happened instead, to be tapped; only where a game was on the board."""
    then = campaign_of(moment.then.table)
    return None if then.tonight is None else instead.drawn(moment, words)
