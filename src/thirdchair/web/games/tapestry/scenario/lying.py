"""Where every piece of a scenario's table lies: what the solo game has, and the scenario's own."""

from collections.abc import Iterator

from thirdchair.table.store import Saved
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.capital import TOKEN
from thirdchair.tapestry.scenarios.tables import CapitalTable, MapTable, ScenarioState
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.drawing.hexmap import Scene, hexmap, layout
from thirdchair.web.games.tapestry.lying import Lying, Part, cards, common_parts, drawn_tracks
from thirdchair.web.games.tapestry.scenario.tonight import facts, sheet_id, without_bots
from thirdchair.web.games.tapestry.solo import lying as solo_lying
from thirdchair.web.games.tapestry.solo.map import label_of, turn_of
from thirdchair.words import Words


def lying_of(saved: Saved, tokens: dict[str, Token], words: Words) -> Lying:
    """All that the app knows of this table."""
    state: ScenarioState = saved.table.state
    found = (
        _alone(saved, tokens, words)
        if without_bots(state)
        else solo_lying.lying(saved, tokens, words)
    )
    return Lying(found.tracks, [*_tonight(state, words), *found.parts], found.map)


def _tonight(state: ScenarioState, words: Words) -> Iterator[Part]:
    lines = list(facts(state, words)) if state.ready else []
    match state.scenario:
        case CapitalTable(last=last, plots=plots):
            if last is not None:
                place = words.text("district-name", district=last)
                lines.append(words.text("page-fact-came-from", place=place))
            lines += [
                words.text("page-fact-token", plot=plot)
                if piece == TOKEN
                else words.text(
                    "page-fact-plot", plot=plot, piece=words.text("capital-piece", piece=piece)
                )
                for plot, piece in plots.items()
            ]
        case MapTable(blockers=blockers):
            lines += [words.text("page-fact-blocker", track=track) for track in blockers]
    for space, card in enumerate(getattr(state.scenario, "cards", ()), start=1):
        if card is not None:
            lines.append(words.text("event-noted", space=space, card=card))
    if lines:
        yield Part(words.text(f"scenario-{sheet_id(state)}"), lines)


def _alone(saved: Saved, tokens: dict[str, Token], words: Words) -> Lying:
    """The game without bots: your pieces and the Kaiju."""
    state = saved.table.state
    kaiju = state.scenario.kaiju
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
    )
