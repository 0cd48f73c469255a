"""The face of Tapestry: what the host shows of it."""

from collections.abc import Mapping
from importlib.resources import files

from thirdchair.kit.game import Game
from thirdchair.tapestry import Tapestry
from thirdchair.web.face import Face, Page
from thirdchair.web.games.tapestry import ahead, correct, discards, finish, more, record
from thirdchair.web.games.tapestry.box import civilizations, values
from thirdchair.web.games.tapestry.box import face as box_face
from thirdchair.web.games.tapestry.demo import DEMO
from thirdchair.web.games.tapestry.duel import new as duel_new
from thirdchair.web.games.tapestry.modes import mode_of
from thirdchair.web.games.tapestry.scenario import page as tonight
from thirdchair.web.games.tapestry.scenario.new import ScenarioNew
from thirdchair.web.games.tapestry.series import TapestrySeries
from thirdchair.web.games.tapestry.solo import hex_page
from thirdchair.web.games.tapestry.solo import new as solo_new
from thirdchair.web.pages.box.face import BoxPage
from thirdchair.web.pages.new.sheet import Sheet

PAGES: Mapping[str, Page] = {
    "correct": Page(correct.look, correct.act),
    "more": Page(more.look, more.act),
    "finish": Page(finish.look, finish.act),
    "cards": Page(discards.look),
    "ahead": Page(ahead.look),
    "hex": Page(hex_page.look, hex_page.act, below=True),
    "side": Page(act=hex_page.turn),
    "tonight": Page(tonight.look),
}
BOX_PAGES: Mapping[str, BoxPage] = {
    "values": BoxPage(values.look, values.act),
    "civilizations": BoxPage(civilizations.look),
    "civilizations/": BoxPage(civilizations.look_at_one, civilizations.act_on_one),
}


def forms_of(game: Tapestry) -> Mapping[str, Sheet]:
    """The forms of new games: two of the game itself, and one for each mode of its scenarios."""
    scenarios = {mode: ScenarioNew(game, mode) for mode in game.scenarios.modes}
    return {"solo": solo_new, "duel": duel_new, **scenarios}


def face(game: Game) -> Face:
    """All that the host asks of Tapestry."""
    assert isinstance(game, Tapestry)
    return Face(
        game=game,
        folder=files("thirdchair.web.games.tapestry"),
        styles=("tapestry/table.css",),
        mode=mode_of,
        new=forms_of(game),
        pages=PAGES,
        box=box_face,
        box_pages=BOX_PAGES,
        record=record.record,
        about=record.about,
        reason=record.reason,
        series=TapestrySeries(game),
        after_tap=values.remember_printed,
        demo=DEMO,
    )
