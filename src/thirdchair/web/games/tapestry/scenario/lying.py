"""Where every piece of a scenario's table lies: what the solo game has, and the scenario's own."""

from msgspec.structs import replace

from thirdchair.table.store import Saved
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.drawing.hexmap import Scene, hexmap, layout
from thirdchair.web.games.tapestry.lying import STYLES, cards, common_parts, drawn_tracks
from thirdchair.web.games.tapestry.scenario.board import pieces_on
from thirdchair.web.games.tapestry.scenario.tonight import facts, played
from thirdchair.web.games.tapestry.solo import lying as solo_lying
from thirdchair.web.games.tapestry.solo.map import label_of, turn_of
from thirdchair.web.pages.table.lying import Lying, Part
from thirdchair.words import Words


def lying_of(saved: Saved, tokens: dict[str, Token], words: Words) -> Lying:
    """All that the app knows of this table."""
    scenario = played(saved.table.state)
    lying = solo_lying.lying if scenario.has_bots else _alone
    found = lying(saved, tokens, words)
    return replace(found, parts=[*_tonight(scenario, words), *found.parts])


def _tonight(scenario: Scenario, words: Words) -> list[Part]:
    lines = list(facts(scenario, words, all_of_them=True))
    return [Part(words.text(f"scenario-{scenario.sheet.id}"), lines)] if lines else []


def _alone(saved: Saved, tokens: dict[str, Token], words: Words) -> Lying:
    """A game without bots: your pieces and those of the scenario."""
    state = saved.table.state
    kaiju = pieces_on(state)
    worth = sorted({int(at) for at, pieces in state.hexes.items() if pieces} | set(kaiju))
    scene = Scene(hexes=state.hexes, arts=state.arts, kaiju=kaiju)
    supply = words.text("page-lie-outposts", who=YOU, count=state.outposts[YOU])
    return Lying(
        drawn_tracks(saved, tokens, words),
        [
            *common_parts(saved, tokens, words),
            Part(words.text("page-map"), [label_of(state, at, words) for at in worth]),
            Part(words.text("page-lie-supply"), [supply]),
            cards(saved, words),
        ],
        hexmap(layout(turn_of(saved.options)), scene, tokens),
        STYLES,
    )
