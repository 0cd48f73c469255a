"""The Automa's civilizations: what each gives in the civilization step of an income turn."""

from thirdchair.lab.kernel.benefits import advance_automa, research
from thirdchair.lab.kernel.book import (
    ADVANCE_ON,
    BREAK_LANDMARKS,
    CONQUER_IF_FEW,
    EFFECTS,
    EQUALIZE,
    FILL_POOL,
    PLACE_MARKER,
    POINTS_PER_LANDMARK,
    POINTS_PER_TERRITORY,
    PROTECT,
    RESEARCH_BY_CIV,
    Book,
)
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.conquering import conquer
from thirdchair.lab.kernel.four_civilizations import (
    break_landmarks,
    equalize,
    fill_pool,
    place_marker,
)
from thirdchair.lab.kernel.games import AUTOMA, MOST_CIVS, SHADOW, Game
from thirdchair.lab.kernel.hexmap import place_outpost
from thirdchair.lab.kernel.landmarks import landmarks_owned
from thirdchair.lab.kernel.tiebreaking import break_hex_tie
from thirdchair.lab.kernel.tracks import can_advance


@compiled
def civilization_income(game: Game, book: Book, turn: int) -> None:
    """The effects for this income turn, in printed order; the first civilization first."""
    for place in range(MOST_CIVS):
        civ = game.civs[place]
        for effect in range(EFFECTS):
            track = book.ability_tracks[civ, turn, effect]
            use_ability(game, book, book.abilities[civ, turn, effect], track, turn)


@compiled
def use_ability(game: Game, book: Book, do: int, track: int, turn: int) -> None:
    """One line of a civilization card."""
    if do == POINTS_PER_LANDMARK:
        game.vp[AUTOMA] += landmarks_owned(game)
    elif do == POINTS_PER_TERRITORY:
        game.vp[AUTOMA] += count(game.automas)
    elif do == ADVANCE_ON:
        if can_advance(game, book, AUTOMA, track):
            advance_automa(game, book, track)
    elif do == RESEARCH_BY_CIV:
        research(game, book)
    elif do == CONQUER_IF_FEW:
        if count(game.automas) < turn:
            conquer(game, book, False)
    elif do == PROTECT:
        protect(game, book)
    elif do == EQUALIZE:
        equalize(game, book)
    elif do == BREAK_LANDMARKS:
        break_landmarks(game, book)
    elif do == FILL_POOL:
        fill_pool(game)
    elif do == PLACE_MARKER:
        place_marker(game, book)


@compiled
def protect(game: Game, book: Book) -> None:
    """A toppled outpost of the Shadow Empire joins an Automa territory with a single piece."""
    single = game.automas & ~game.full
    if count(single) > book.few_blocked and game.outposts[SHADOW]:
        place_outpost(game, book, SHADOW, break_hex_tie(game, book, single), True)
