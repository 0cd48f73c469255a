"""The landmarks in the Automa's box."""

from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.games import AUTOMA, NO_TRACK, OTHER, SHADOW, Game


@compiled
def landmarks_owned(game: Game) -> int:
    """What counts as a landmark of the Automa: those of its box, and the pool of the Hucksters."""
    owned = game.more_landmarks + game.pooled
    for track in range(game.tracks):
        owned += count(in_box(game, track))
    return owned


@compiled
def in_box(game: Game, track: int) -> int:
    """Landmarks of this track that a bot has taken, or the double strike, as a set of spaces."""
    taken: int = game.taken[AUTOMA, track] | game.taken[SHADOW, track]
    if game.beside != NO_TRACK:
        taken |= game.taken[OTHER, track]
    return taken


@compiled
def empty_box(game: Game) -> int:
    """All landmarks of the box leave the game; returns how many they were."""
    broken = game.more_landmarks
    game.more_landmarks = 0
    for track in range(game.tracks):
        left = in_box(game, track)
        broken += count(left)
        game.gone[track] |= left
        game.taken[AUTOMA, track] = 0
        game.taken[SHADOW, track] = 0
        if game.beside != NO_TRACK:
            game.taken[OTHER, track] = 0
    return broken
