"""Benefits: what the Automa does on the spaces that it enters, and where that leads."""

from thirdchair.lab.kernel.book import (
    ADVANCE,
    CONQUER,
    CONQUER_ANYWHERE,
    EXPLORE,
    EXPLORE_ANYWHERE,
    GAIN_TAPESTRY,
    REGRESS,
    RESEARCH,
    RESEARCH_WITHOUT_BENEFIT,
    Book,
)
from thirdchair.lab.kernel.chance import member_of
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.conquering import conquer
from thirdchair.lab.kernel.exploring import explore
from thirdchair.lab.kernel.games import AUTOMA, TRACKS, Game
from thirdchair.lab.kernel.tracks import can_advance, step

KIND, KIND_BITS, SPACE_BITS = 255, 8, 16
"""What is still to be gained is a number: a byte for each kind, the next one lowest."""


@compiled
def advance_automa(game: Game, book: Book, track: int) -> None:
    """One space forward with the benefits there, and with all that they lead to."""
    gain_all(game, book, enter(game, book, track))


@compiled
def research(game: Game, book: Book) -> None:
    """Roll the science die and advance there; the end of a track voids the roll."""
    gain_all(game, book, researched(game, book, True))


@compiled
def research_until_open(game: Game, book: Book) -> None:
    """Roll until the die shows a track on which the Automa can advance, and advance there."""
    possible = 0
    for track in range(game.tracks):
        if can_advance(game, book, AUTOMA, track):
            possible |= 1 << track
    if possible:
        advance_automa(game, book, member_of(game, possible, count(possible)))


@compiled
def gain_all(game: Game, book: Book, open_: int) -> None:
    """All of these, each with what it leads to before the next."""
    while open_:
        kind, open_ = open_ & KIND, open_ >> KIND_BITS
        entered = gain(game, book, kind)
        if entered:
            open_ = open_ << SPACE_BITS | entered


@compiled
def enter(game: Game, book: Book, track: int) -> int:
    """The Automa goes on to the next space of a track: what it gains there."""
    step(game, book, AUTOMA, track)
    return int(book.benefits[track, game.at[AUTOMA, track]])


@compiled
def gain(game: Game, book: Book, kind: int) -> int:
    """One benefit. If it leads to another space: what is gained there."""
    do = book.do[kind]
    if do in (CONQUER, CONQUER_ANYWHERE):
        conquer(game, book, do == CONQUER_ANYWHERE)
    elif do in (EXPLORE, EXPLORE_ANYWHERE):
        explore(game, book, do == EXPLORE_ANYWHERE)
    elif do == GAIN_TAPESTRY:
        game.hand += 1
    elif do in (RESEARCH, RESEARCH_WITHOUT_BENEFIT):
        return researched(game, book, do == RESEARCH)
    elif do == ADVANCE:
        return advanced_by_roll(game, book, book.among[kind] & listed(game))
    elif do == REGRESS:
        return regressed_by_roll(game, book, book.among[kind] & listed(game))
    return 0


@compiled
def researched(game: Game, book: Book, benefit: bool) -> int:
    """One roll of the science die: what is gained where it leads."""
    faces = book.faces[1 if game.tracks == TRACKS else 0]
    face = member_of(game, faces, count(faces))
    if not can_advance(game, book, AUTOMA, face):
        return 0
    gained = enter(game, book, face)
    return gained if benefit else 0


@compiled
def advanced_by_roll(game: Game, book: Book, possible: int) -> int:
    """Roll until one of these tracks shows and advance there."""
    if game.reroll_finished:
        for track in range(game.tracks):
            if not can_advance(game, book, AUTOMA, track):
                possible &= ~(1 << track)
    if not possible:
        return 0
    face = member_of(game, possible, count(possible))
    return enter(game, book, face) if can_advance(game, book, AUTOMA, face) else 0


@compiled
def regressed_by_roll(game: Game, book: Book, possible: int) -> int:
    """Roll until one of these tracks shows and go back there; on the start nothing happens."""
    face = member_of(game, possible, count(possible))
    if not game.at[AUTOMA, face]:
        return 0
    game.at[AUTOMA, face] -= 1
    return int(book.benefits[face, game.at[AUTOMA, face]]) if game.regress_benefit else 0


@compiled
def listed(game: Game) -> int:
    """The tracks of this table."""
    return (1 << game.tracks) - 1
