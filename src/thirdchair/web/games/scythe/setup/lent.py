"""A free game with a copy whose campaign is running: what it takes out of bags and closed boxes,
and where that goes back.

Nothing is said that the table itself does not show: only its own factions and modules are named.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from thirdchair.kit.readers import NO_KEYS
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.state import Sheet as CampaignSheet
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.horde.playing import Horde
from thirdchair.scythe.horde.state import HordeState
from thirdchair.scythe.modules.sheets import Sheet
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import APP
from thirdchair.table.store import Saved
from thirdchair.web.face import Lent
from thirdchair.web.games.scythe.fenris.rewards.closing import NOTED
from thirdchair.web.games.scythe.fenris.screen import rules_of_campaign
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

MODS = {"mech_mods": "mech_mods", "infrastructure_mods": "infrastructure_mods"}
"""The modules whose tiles people keep in their bags, by the field of the campaign's sheet."""


class Thing(msgspec.Struct, frozen=True):
    """One thing that is borrowed: its messages `fetch-scythe-…` and `return-scythe-…`, what fills
    them, and what tells it from others of its kind."""

    what: str
    key: str
    args: dict[str, Any]


def lent(saved: Saved, campaigns: Sequence[Saved], words: Words) -> Lent:
    """What is fetched before this game, and where it goes afterwards."""
    assert isinstance(words, ScytheWords)
    state = saved.table.state
    if not isinstance(state, AutomaState):
        return Lent()
    ticks = saved.options.get("ticks", {})
    things = [
        (f"lent-{one.id}-{thing.what}-{thing.key}", thing)
        for one in campaigns
        if isinstance(one.table.state, FenrisState)
        for thing in _things(saved, one, words)
    ]
    return Lent(
        fetch=[
            {
                "id": name,
                "rule": "",
                "text": words.text(f"fetch-scythe-{thing.what}", **thing.args),
                "here": None,
                "differs": "",
                "done": bool(ticks.get(name)),
            }
            for name, thing in things
        ],
        back=[
            {
                "id": name,
                "part": "campaign",
                "text": words.text(f"return-scythe-{thing.what}", **thing.args),
            }
            for name, thing in things
        ],
    )


def _things(saved: Saved, campaign: Saved, words: ScytheWords) -> Iterator[Thing]:
    """In the order in which hands go through a box: bags, tiles, cards, closed boxes."""
    state, sheets = saved.table.state, campaign.table.state.sheets
    owners = {
        seat: sheet.name or _unnamed(place, sheet, words)
        for place, (seat, sheet) in enumerate(sheets.items(), start=1)
        if sheet.presence != "left"
    }
    for seat, owner in owners.items():
        faction = sheets[seat].faction
        if faction in _factions(saved):
            part = words.text(f"scythe-faction-{faction}")
            yield Thing("faction", faction, {"name": owner, "part": part, "other": campaign.name})
    for module, field in MODS.items():
        if module in state.modules:
            yield from _tiles(module, field, campaign, owners, words)
    if state.decks and saved.table.journal.chance != APP:
        yield from _cards(campaign, list(owners))
    yield from _closed(saved, campaign, words)


def _unnamed(place: int, sheet: CampaignSheet, words: ScytheWords) -> str:
    if sheet.kind == "human":
        return words.text("scythe-human", number=place)
    return words.text(f"scythe-level-{sheet.level or 'automa'}")


def _factions(saved: Saved) -> set[str]:
    """All factions that lie on this table, or are drawn for it."""
    game, state = saved.table.game, saved.table.state
    assert isinstance(game, Scythe)
    sheets = [game.modules.sheets[name] for name in state.modules]
    brought = {one.id for sheet in sheets for one in sheet.faction}
    pieces = {state.band.faction} if isinstance(state, HordeState) else set[str]()
    return brought | pieces | {one.faction for one in state.seats.values()}


def _tiles(
    module: str, field: str, campaign: Saved, owners: dict[str, str], words: ScytheWords
) -> Iterator[Thing]:
    """Mods of people who keep them in their bags; whoever only notes them has none."""
    state: FenrisState = campaign.table.state
    for seat, owner in owners.items():
        sheet = state.sheets[seat]
        tiles = list(getattr(sheet, field))
        if sheet.kind == "human" and tiles and state.ways.get(seat) != NOTED:
            named = ", ".join(words.mod(one) for one in tiles)
            args = {"name": owner, "part": named, "count": len(tiles), "other": campaign.name}
            yield Thing("mods", f"{module}-{seat}", args)


def _cards(campaign: Saved, seats: Sequence[str]) -> Iterator[Thing]:
    """Automa cards that lie beside the deck for the rest of the campaign."""
    rules, sheets = rules_of_campaign(campaign.table), campaign.table.state.sheets
    automas = [seat for seat in seats if sheets[seat].kind == "automa"]
    out = sorted({card for seat in automas for card in rules.cards_out(seat)})
    if out:
        cards = ", ".join(map(str, out))
        yield Thing("cards", "automa", {"cards": cards, "other": campaign.name})


def _closed(saved: Saved, campaign: Saved, words: ScytheWords) -> Iterator[Thing]:
    """Modules that this campaign has not come to yet: nobody else should find them open."""
    shown = campaign.table.game.unlocked(campaign.table.state) or NO_KEYS
    for sheet in _played_with(saved):
        if sheet.where and sheet.lock is not None and sheet.lock not in shown:
            part = words.text(f"scythe-module-{sheet.id}")
            yield Thing("closed", sheet.id, {"part": part, "other": campaign.name})


def _played_with(saved: Saved) -> list[Sheet]:
    """The modules of a table, and against the Horde also what lends it its figures and tile."""
    rules = rules_of(saved.table)
    own = [sheet for sheet in rules.sheets if sheet.id in rules.state.modules]
    more = rules.fetched_from() if isinstance(rules, Horde) else []
    return own + [sheet for sheet in more if sheet not in own]
