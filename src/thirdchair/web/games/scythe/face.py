"""The face of Scythe: what the host shows of it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from thirdchair.kit.game import Game
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.horde.state import HORDE
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.face import Face, Lent, Mode, Page
from thirdchair.web.games.scythe import ahead, correct, others, record
from thirdchair.web.games.scythe.box import face as box_face
from thirdchair.web.games.scythe.box import late, values
from thirdchair.web.games.scythe.demo import DEMO
from thirdchair.web.games.scythe.end import scoring
from thirdchair.web.games.scythe.fenris import marks
from thirdchair.web.games.scythe.fenris.before import again, message, times
from thirdchair.web.games.scythe.fenris.before.new import MODE as CAMPAIGN
from thirdchair.web.games.scythe.fenris.before.new import FenrisNew
from thirdchair.web.games.scythe.fenris.end import keepsake
from thirdchair.web.games.scythe.fenris.sheet import printed, sheet_page, writing
from thirdchair.web.games.scythe.horde.new import HordeNew
from thirdchair.web.games.scythe.horde.pages import HordePages
from thirdchair.web.games.scythe.setup import ways
from thirdchair.web.games.scythe.setup.new import AutomaNew
from thirdchair.web.games.scythe.table import mode_of as at_the_board
from thirdchair.web.pages.box.face import BoxPage
from thirdchair.web.pages.new.sheet import Sheet
from thirdchair.web.visit import Answer, Visit
from thirdchair.words import Words


def _to_scoring(visit: Visit, table_id: str, data: dict[str, Any] | None = None) -> Answer:
    """A game of Scythe ends on its scoring sheet."""
    return visit.see(f"/tables/{table_id}/scoring")


PAGES: Mapping[str, Page] = {
    "ahead": Page(ahead.look),
    "correct": Page(correct.look, correct.act),
    "finish": Page(_to_scoring, _to_scoring),
    "scoring": Page(scoring.look, scoring.act),
    "ways": Page(ways.look, ways.act),
    "pieces": Page(ways.look_at_pieces, ways.place_pieces),
    "others": Page(others.look),
    "side": Page(act=correct.turn),
}
PAGES_OF_CAMPAIGNS: Mapping[str, Page] = {
    "keepsake": Page(keepsake.look, lock="fenris:over"),
    "marks": Page(act=marks.act),
    "printed": Page(act=printed.act),
    "write": Page(writing.look, writing.act),
    "message": Page(message.look),
    "sheets": Page(sheet_page.look, sheet_page.act),
}
LOOKS = {"vesna.css": "fenris:vesna", "fenris-faction.css": "fenris:fenris"}
"""Colors of factions that a campaign finds: loaded by every page of a table that may know them."""
LOCKED_FILES = {
    "ending.css": "fenris:over",
    "rewards.css": "fenris:after-1",
    "shop.js": "fenris:after-1",
    **LOOKS,
}
"""What only a campaign that has come so far may load."""
BOX_PAGES: Mapping[str, BoxPage] = {"values": BoxPage(values.look, values.act)}


def _new(game: Scythe) -> dict[str, Sheet]:
    """Single games, and the campaign where the game has it."""
    single: dict[str, Sheet] = {"automa": AutomaNew(game), HORDE: HordeNew(game)}
    return {**single, CAMPAIGN: FenrisNew(game)} if CAMPAIGN in game.modes else single


def mode_of(table: Table, seat: str | None = None, side: str | None = None) -> Mode:
    """The pages of a single game, or those of a campaign; these are imported when one is opened."""
    if table.journal.setup["mode"] == HORDE:
        return HordePages(table, seat, side)
    if table.journal.setup["mode"] != CAMPAIGN:
        return at_the_board(table, seat, side)
    from thirdchair.web.games.scythe.fenris.mode import CampaignPages

    return CampaignPages(table, seat, side)


def _after_tap(visit: Visit, table: Table) -> None:
    """A campaign remembers how long its evenings take; My box, what tiles are called."""
    if table.journal.setup["mode"] == CAMPAIGN:
        times.note(visit, table)
        late.remember_tiles(visit, table)


def _noted(saved: Saved, form: Mapping[str, Any]) -> None:
    """A campaign notes how an evening began that is undone."""
    if saved.table.journal.setup["mode"] == CAMPAIGN:
        again.noted(saved, form)


def _lent(saved: Saved, series: Sequence[Saved], words: Words) -> Lent:
    """Where no campaign runs, nothing is imported for it."""
    if not series:
        return Lent()
    from thirdchair.web.games.scythe.setup.lent import lent

    return lent(saved, series, words)


def _due(saved: Saved, words: Words, seat: str | None) -> str:
    """Nobody waits for a turn between two evenings."""
    if saved.table.journal.setup["mode"] != CAMPAIGN:
        return ""
    from thirdchair.web.games.scythe.fenris.due import due

    return due(saved, words, seat)


def face(game: Game) -> Face:
    """All that the host asks of Scythe."""
    assert isinstance(game, Scythe)
    return Face(
        game=game,
        folder=files("thirdchair.web.games.scythe"),
        locked_files=LOCKED_FILES,
        looks=tuple(LOOKS),
        styles=(),
        mode=mode_of,
        new=_new(game),
        pages={**PAGES, **PAGES_OF_CAMPAIGNS} if CAMPAIGN in game.modes else PAGES,
        box=box_face,
        box_pages=BOX_PAGES,
        record=record.record,
        about=record.about,
        reason=record.reason,
        series=None,
        after_tap=_after_tap,
        noted=_noted,
        demo=DEMO,
        lent=_lent,
        due=_due,
    )
