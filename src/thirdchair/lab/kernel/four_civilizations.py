"""The four Automa civilizations of Plans & Ploys."""

from thirdchair.lab.kernel.benefits import advance_automa, research_until_open
from thirdchair.lab.kernel.book import SPACES, Book
from thirdchair.lab.kernel.choosing import break_tie, is_one
from thirdchair.lab.kernel.compiling import compiled, count, lowest
from thirdchair.lab.kernel.games import AUTOMA, NO_TRACK, OTHER, YOU, Game
from thirdchair.lab.kernel.landmarks import empty_box
from thirdchair.lab.kernel.tiebreaking import tie_card
from thirdchair.lab.kernel.tracks import step


@compiled
def equalize(game: Game, book: Book) -> None:
    """On a track where it is just behind you the Automa catches up; else it scores."""
    close = 0
    for track in range(game.tracks):
        behind = foremost(game, track) - game.at[AUTOMA, track]
        if behind > 0 and book.close >> behind & 1:
            close |= 1 << track
    if not close:
        game.vp[AUTOMA] += game.equalizers_vp
        return
    track = by_the_list(game, book, close)
    for _ in range(foremost(game, track) - game.at[AUTOMA, track] - 1):
        step(game, book, AUTOMA, track)
    advance_automa(game, book, track)


@compiled
def by_the_list(game: Game, book: Book, tracks: int) -> int:
    """One of these tracks; a tiebreaker card is only looked for if there is a tie."""
    if is_one(tracks):
        return lowest(tracks)
    return break_tie(game, book, AUTOMA, tracks, tie_card(game))


@compiled
def foremost(game: Game, track: int) -> int:
    """Your token on a track, the further one if you have two."""
    yours = int(game.at[YOU, track])
    if game.beside == NO_TRACK:
        yours = max(yours, game.at[OTHER, track])
    return yours


@compiled
def break_landmarks(game: Game, book: Book) -> None:
    """All landmarks of the Automa's box leave the game, and those that come by it."""
    broken = empty_box(game)
    while broken:
        for _ in range(broken):
            game.vp[AUTOMA] += game.iconoclasts_vp
            research_until_open(game, book)
        broken = empty_box(game)


@compiled
def fill_pool(game: Game) -> None:
    """One more item, by the Automa's favorite track."""
    game.pool[game.pooled] = game.pool_items[game.favorite[AUTOMA]]
    game.pooled += 1


@compiled
def place_marker(game: Game, book: Book) -> None:
    """An outpost two spaces ahead of you on its favorite track, else where there is room."""
    room = 0
    for track in range(game.tracks):
        if marker_space(game, book, track) <= book.ends[track]:
            room |= 1 << track
    if not room:
        return
    track = int(game.favorite[AUTOMA])
    if not room >> track & 1:
        track = by_the_list(game, book, room)
    game.markers[track] |= 1 << marker_space(game, book, track)


@compiled
def marker_space(game: Game, book: Book, track: int) -> int:
    """The space for the next outpost on a track, which may be past its end."""
    space = foremost(game, track)
    for marker in range(space, SPACES):
        if game.markers[track] >> marker & 1:
            space = marker
    return space + book.marker_ahead


@compiled
def score_markers(game: Game) -> None:
    """At the end: points for each outpost on a track that no token of yours has passed."""
    for track in range(game.tracks):
        unpassed = count(game.markers[track] >> foremost(game, track))
        game.vp[AUTOMA] += unpassed * game.trailblazers_vp
