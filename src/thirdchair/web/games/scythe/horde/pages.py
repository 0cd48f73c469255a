"""The pages of a table against the Horde: those of every board, with what lies beside its tile."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from litestar.exceptions import NotFoundException

from thirdchair.scythe.horde.playing import Horde
from thirdchair.scythe.horde.state import FIGURES, HORDE, HordeState
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.ending import Ending
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.drawing.layout import heading
from thirdchair.web.games.scythe.end.put_back import put_back
from thirdchair.web.games.scythe.table import Pages
from thirdchair.web.games.scythe.turns import rules_of, state_of
from thirdchair.web.pages.table.odds import Odds
from thirdchair.words import Words

OVER = ("horde_over", "horde_given_up")


class Tile(msgspec.Struct, frozen=True):
    """A triumph tile that lies out: what it asks for, and how many of its kind have a star."""

    triumph: str
    name: str
    starred: bool


class HordePages(Pages):
    """Everybody against the Horde."""

    TABLE = "scythe/horde/table.html"

    def show(
        self, saved: Saved, words: Words, base: str, who: str | None, see: str | None
    ) -> dict[str, Any]:
        """The board, the clock, and the tiles."""
        rules = rules_of(saved.table)
        assert isinstance(rules, Horde)
        usual = super().show(saved, words, base, who, see)
        # A question lies over the list, and six figures make a list that no phone shows as a whole:
        # the board keeps its room in either case.
        size = "short" if usual["question"] else usual["told_size"]
        usual["told_size"] = "long" if size == "longest" else size
        return {
            **usual,
            "band": rules.state.band,
            "strength": rules.base_strength(),
            "most_stars": rules.number("horde.stars"),
            "moves_from": rules.number("horde.moves_from"),
            "figures_left": len(rules.figures()),
            "warnings": [words.text(one) for one in warnings(rules, bool(usual["question"]))],
            "tiles": tiles(rules, words),
            "arrows": arrows(rules, self._side, words),
        }

    def foresee(self, saved: Saved, words: Words) -> Odds:
        """No Automa plays: there is no such page."""
        raise NotFoundException

    def chapter(self, state: HordeState, words: Words) -> str:  # type: ignore[override]
        """A round ends with the turn of the Horde."""
        return words.text("page-history-round", round=state.turn + 1)

    def scopes(self, saved: Saved) -> list[str]:
        """Its own rules, those of the tiles and of what makes it easier."""
        return [HORDE, *state_of(saved.table).modules]

    def put_back(self, saved: Saved, words: Words) -> list[dict[str, Any]]:
        """Its figures go back as one thing, and with its tile to where they came from."""
        rows, rules = put_back(saved, own_words(words)), rules_of(saved.table)
        assert isinstance(rules, Horde)
        single = [*(f"figure-{one}" for one in FIGURES), f"module-{HORDE}"]
        kept = [row for row in rows if row["id"] not in single]
        faction = _state(saved.table).band.faction
        boxes = [words.rule(sheet.where) for sheet in rules.fetched_from()]
        text = " ".join([words.text("page-horde-back", faction=faction), *boxes])
        return [{**row, "text": text} if row["id"] == f"figure-{HORDE}" else row for row in kept]

    def stands(self, saved: Saved, words: Words) -> list[str]:
        """The clock, the stars of the Horde, and its figures."""
        band, rules = _state(saved.table).band, rules_of(saved.table)
        assert isinstance(rules, Horde)
        return [
            words.text("page-horde-clock", count=band.popularity),
            words.text("page-horde-stars", count=band.stars),
            words.text("page-horde-bare", count=len(rules.bare())),
        ]

    def facts(self, saved: Saved, words: Words) -> list[str]:
        """What one tells of it."""
        lines = [words.text("page-mode-scythe-horde")]
        over = _over(saved.table)
        if over:
            lines += [words.event(over), *_why(over, words)]
        else:
            lines.append(words.text("page-recap-unfinished"))
        return [*lines, *self._played(saved, words)]

    def _played(self, saved: Saved, words: Words) -> list[str]:
        """Who played what, with how many stars, and how long it took."""
        state, lines = _state(saved.table), []
        drawn = {seat: one for seat, one in state.seats.items() if one.faction}
        for seat, one in drawn.items():
            part, count = words.text(f"scythe-faction-{one.faction}"), sum(one.stars.values())
            name = words.seat(seat)
            lines.append(words.text("page-scythe-fact", name=name, part=part, count=count))
        lines.append(words.text("page-horde-turns", count=state.turn))
        return lines

    def ending(self, saved: Saved, words: Words) -> Ending | None:
        """Won or lost together, and by which of the four ends; nobody has points."""
        over = _over(saved.table)
        if over is None:
            return None
        return Ending(
            winner=words.event(over),
            outcome="won" if over.get("won") else "lost",
            why=_why(over, words),
            points=str,
            sides=[],
            facts=[*self.stands(saved, words), *self._played(saved, words)],
        )


def warnings(rules: Horde, asks: bool) -> Iterator[str]:
    """What loses the game with the next step of the Horde, before it is taken. The clock waits
    while something is asked."""
    band = rules.state.band
    if band.popularity == 1 and not asks:
        yield "page-horde-last-turn"
    if band.stars == rules.number("horde.stars") - 1:
        yield "page-horde-last-star"


def arrows(rules: Horde, board: str, words: Words) -> dict[str, str]:
    """The numbers of its tile with their arrows, as the board of this page lies."""
    return {
        face: words.text(f"scythe-arrow-{heading(side, board) if side else 'open'}")
        for face, side in rules.tile_shown().items()
    }


def tiles(rules: Horde, words: Words) -> list[Tile]:
    """The tiles in the order in which they lie; of equal ones the first have the stars."""
    seen: dict[str, int] = {}
    found = []
    for triumph in rules.state.track:
        seen[triumph] = seen.get(triumph, 0) + 1
        starred = seen[triumph] <= rules.covered(triumph)
        found.append(Tile(triumph, words.text(f"scythe-triumph-{triumph}"), starred))
    return found


def _state(table: Table) -> HordeState:
    state = state_of(table)
    assert isinstance(state, HordeState)
    return state


def _over(table: Table) -> Mapping[str, Any] | None:
    """How it ended, as it was told."""
    if not state_of(table).over:
        return None
    entries = table.journal.entries[: table.journal.at]
    events = (event for entry in reversed(entries) for event in entry.events)
    return next((event for event in events if event["type"] in OVER), None)


def _why(over: Mapping[str, Any], words: Words) -> list[str]:
    """The rule by which it ended; people who stop need none."""
    return [words.rule(over["rule"])] if "rule" in over else []
