"""A campaign as its own game wants it: parts with names, and a way that forks.

Nothing in the saved tables knows what the parts are: one game counts scenarios, this one tells the
hour by the level of a game alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.at_home import AtHome
from tests.table.scenario_tables import answer_all
from thirdchair.kit.game import Games, View
from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table.campaign_files import export_campaign, read_campaign
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry

HOURS = {1: "dawn", 2: "noon", 3: "dusk"}
"""After the dawn comes the noon or the dusk, never both."""


class Day(msgspec.Struct, frozen=True):
    """How a day stands."""

    left: tuple[str, ...]
    over: bool

    @property
    def begins(self) -> tuple[str, ...]:
        return self.left[:1] if "dawn" in self.left else self.left

    def part(self, setup: Mapping[str, Any]) -> str | None:
        return HOURS.get(setup["level"])

    def not_next(self, part: object) -> Refusal:
        return not_now("another-hour", where="level", hour=part, options=list(self.begins))


class Days(Tapestry):
    """A game whose campaigns are days."""

    name = "days"

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Day | None:
        if mode != "solo":
            return None
        played = {HOURS[view["level"]] for view in views if view and view["over"]}
        left = () if len(played) > 1 else tuple(h for h in HOURS.values() if h not in played)
        return Day(left, not left)


GAMES: Games = {"tapestry": Tapestry, "days": Days}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[AtHome]:
    with closing(AtHome(tmp_path / "tables.db", GAMES)) as opened:
        yield opened


def hour(level: int) -> Table:
    table = Table.new(GAMES, {"game": "days", "mode": "solo", "level": level, "seed": 3})
    answer_all(table, {})
    return table


def finish(table: Table) -> None:
    table.do({"do": "finish"})
    answer_all(table, {"vp": 100})


def test_the_game_says_what_may_begin_and_after_it_either_way(store: AtHome) -> None:
    campaign = store.create_campaign("One day", "days", "solo", {})
    assert store.campaign(campaign).standing.begins == ("dawn",)
    with pytest.raises(Refusal, match="another-hour") as refusal:
        store.create("Too late", hour(3), campaign=campaign)
    assert refusal.value.args_for_text == {"hour": "dusk", "options": ["dawn"]}
    dawn = store.create("First", hour(1), campaign=campaign).id
    with pytest.raises(Refusal, match="campaign-game-open"):
        store.create("Second", hour(3), campaign=campaign)
    store.change(dawn, finish)
    assert store.campaign(campaign).standing.begins == ("noon", "dusk")
    with pytest.raises(Refusal, match="another-hour"):
        store.create("No hour at all", hour(4), campaign=campaign)
    dusk = store.create("Second", hour(3), campaign=campaign).id
    store.change(dusk, finish)
    found = store.campaign(campaign)
    assert [found.part(game) for game in found.games] == ["dawn", "dusk"]
    assert [[game.id for game in found.tries(part)] for part in HOURS.values()] == [
        [dawn],
        [],
        [dusk],
    ]
    with pytest.raises(Refusal, match="campaign-over"):
        store.create("Night", hour(2), campaign=campaign)


def test_its_file_names_the_game(store: AtHome) -> None:
    campaign = store.create_campaign("One day", "days", "solo", {})
    store.create("First", hour(1), campaign=campaign)
    file = export_campaign(store, campaign)
    read = read_campaign(GAMES, file)
    assert (read.game, read.mode, len(read.games)) == ("days", "solo", 1)
    with pytest.raises(Refusal, match="unknown-game"):
        read_campaign({"tapestry": Tapestry}, file)
