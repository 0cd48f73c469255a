"""A screen: what the table page of a campaign shows in one part of an evening.

How one is added: write a module in the folder of its station with

- `TEMPLATE`: its template, below `templates/fenris/`; it extends `scythe/fenris/screen.html` (the
  head of every page of a campaign, then blocks `card` and `buttons`) or the page of the board;
- `show(at)`: what the template needs beside what `CampaignPages.show` gives to all of them;
- `perform(table, act, form, by)`: does what a button says; False where it knows no such act;
- `open_to(state)`: is there such a screen by now? Before that its name is one that nobody ever
  heard, and so are its acts;

and name it in `screens.py` under its phase. The first one that is there is what everybody sees in
that phase; another one is asked for by `?see=<name>` (with more after a dot, as it likes), and
forms that stay on it have a field `see` with its name.

A form that acts for a seat has it in the field `who`. Words are in `page-fenris-<name>.ftl`.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.words.games.scythe import ScytheWords


@dataclass(frozen=True, kw_only=True)
class At:
    """Where somebody looks: a campaign, in words, with the buttons of seat `who`."""

    saved: Saved
    words: ScytheWords
    base: str
    """The address of the table."""
    who: str
    mine: str | None
    """The seat that this device plays, None if it plays for several."""
    asked: bool
    """Did the reader ask for this seat?"""
    see: str | None
    """What of the screen the reader asked for."""
    side: str | None
    """How this device has turned the board."""

    @property
    def table(self) -> Table:
        return self.saved.table

    @property
    def state(self) -> FenrisState:
        return campaign_of(self.table)

    @property
    def elsewhere(self) -> frozenset[str]:
        """For whom a phone that goes round does not choose: they have one of their own."""
        return frozenset() if self.mine else self.table.elsewhere

    @property
    def rules(self) -> Campaign:
        return rules_of_campaign(self.table)


class Screen(Protocol):
    """A module is one."""

    @property
    def TEMPLATE(self) -> str:  # noqa: N802
        """Its template."""

    def open_to(self, state: FenrisState) -> bool:
        """Is there such a screen by now?"""

    def show(self, at: At) -> dict[str, Any]:
        """What the template needs."""

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> bool:
        """Do what a button says; False where this screen has no such button."""


def campaign_of(table: Table) -> FenrisState:
    """The campaign at a table."""
    state = table.state
    assert isinstance(state, FenrisState)
    return state


def game_of_campaign(table: Table) -> ScytheWithFenris:
    """The game that a campaign is played with."""
    assert isinstance(table.game, ScytheWithFenris)
    return table.game


def rules_of_campaign(table: Table) -> Campaign:
    """The rules of a campaign, to be asked; nobody hears what they tell."""
    return game_of_campaign(table).campaign(campaign_of(table), [])


def do_for(table: Table, command: dict[str, Any], by: str) -> None:
    """An open choice of a seat, from whichever phone: not everybody has one at hand.

    A sealed one is for its own phone, or for one that plays for all.
    """
    speaker, table.speaker = table.speaker, command["seat"]
    try:
        table.do(command, by)
    finally:
        table.speaker = speaker
