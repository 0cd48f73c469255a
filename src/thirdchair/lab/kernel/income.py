"""Income turns of the bots: the chart of the level, column by column."""

from thirdchair.lab.kernel.advancing import advance, advance_by_pair, look_at_favorite
from thirdchair.lab.kernel.book import (
    ADD_PROGRESS_CARDS,
    ADVANCE_BOTH_BOTS,
    CELLS,
    CHANGE_FAVORITE,
    CIV_ABILITY,
    COLUMNS,
    DONE,
    LANDMARKS,
    ROWS,
    SCORE_VP,
    SHUFFLE_DECISION_DECK,
    TAPESTRY_INTO_HAND,
    TAPESTRY_ONTO_MAT,
    TERRITORIES,
    Book,
)
from thirdchair.lab.kernel.cards import discard, discard_pair, has_pair, reshuffle
from thirdchair.lab.kernel.chance import member_of
from thirdchair.lab.kernel.civilizations import civilization_income
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.games import (
    AUTOMA,
    NO_TRACK,
    SHADOW,
    TRACKS,
    YOU,
    Game,
)
from thirdchair.lab.kernel.landmarks import landmarks_owned
from thirdchair.lab.kernel.tracks import can_advance


@compiled
def income_turn(game: Game, book: Book) -> None:
    """The next income turn, with all that the chart lists for it."""
    game.era[AUTOMA] += 1
    turn, arts = game.era[AUTOMA], 1 if game.tracks == TRACKS else 0
    if turn == 1:
        bots_start(game, book)
    for cell in range(CELLS):
        todo = book.steps[arts, game.level, turn, cell]
        if todo == DONE:
            break
        income_step(game, book, todo, book.cards[arts, game.level, turn, cell], turn)


@compiled
def income_step(game: Game, book: Book, todo: int, cards: int, turn: int) -> None:
    """One cell of the chart."""
    if todo == CHANGE_FAVORITE:
        look_at_favorite(game, book, AUTOMA)
        look_at_favorite(game, book, SHADOW)
    elif todo == ADVANCE_BOTH_BOTS:
        if has_pair(game):
            advance_by_pair(game, book, AUTOMA)
            advance_by_pair(game, book, SHADOW)
    elif todo == CIV_ABILITY:
        civilization_income(game, book, turn)
    elif todo == SCORE_VP:
        score_vp(game, book, turn)
    elif todo == ADD_PROGRESS_CARDS:
        add_progress_cards(game, cards)
    elif todo == TAPESTRY_ONTO_MAT:
        game.mat += 1
    elif todo == TAPESTRY_INTO_HAND:
        game.hand += 1
    elif todo == SHUFFLE_DECISION_DECK:
        discard_pair(game)
        reshuffle(game)


@compiled
def bots_start(game: Game, book: Book) -> None:
    """Levels 5 and 6: the bots advance before anything else, on each track Automa first."""
    if book.you_start[game.level]:
        return
    if book.start_on_favorite[game.level]:
        start_on(game, book, AUTOMA, game.favorite[AUTOMA])
        start_on(game, book, SHADOW, game.favorite[SHADOW])
    for place in range(TRACKS):
        track = book.starts[game.level, place]
        start_on(game, book, AUTOMA, track)
        start_on(game, book, SHADOW, track)


@compiled
def start_on(game: Game, book: Book, bot: int, track: int) -> None:
    """One free advance, where there is room for it."""
    if track != NO_TRACK and can_advance(game, book, bot, track):
        advance(game, book, bot, track)


@compiled
def score_vp(game: Game, book: Book, turn: int) -> None:
    """Each row of the mat with the leftmost multiplier that no tapestry card covers."""
    column, arts = min(game.mat, COLUMNS - 1), 1 if game.tracks == TRACKS else 0
    points = 0
    for row in range(ROWS):
        counted = book.counts[arts, row, LANDMARKS] * landmarks_owned(game)
        counted += book.counts[arts, row, TERRITORIES] * count(game.automas)
        for track in range(game.tracks):
            counted += book.counts[arts, row, track] * game.at[AUTOMA, track]
        points += counted * book.multipliers[game.level, column, row]
    if game.era[YOU] < turn:
        points += book.first[game.level, column]
    game.vp[AUTOMA] += points


@compiled
def add_progress_cards(game: Game, cards: int) -> None:
    """Cards of the progress deck go to the discard pile, as long as there are any."""
    left = count(game.progress)
    for drawn in range(min(cards, left)):
        card = member_of(game, game.progress, left - drawn)
        game.progress ^= 1 << card
        discard(game, card)
