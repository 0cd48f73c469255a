"""Points that the books leave open: written down when a campaign comes to their rule, not before.

The book that lies on the table decides each of them silently; from then on people see it and may
decide otherwise.
"""

from thirdchair.kit.readers import Reader
from thirdchair.scythe.content import rulings
from thirdchair.scythe.fenris.state import Book, FenrisState

MODE = "fenris"
OF_PLAY = "scythe."
"""How the rulings are called that the rules of a game ask for."""


def write_down(state: FenrisState) -> None:
    """Every point that is reached by now, as the book has it."""
    known = rulings(MODE)
    found = Reader(keys=frozenset(state.keys)).shown(known)
    new = {key: known[key].by_book(state.book) for key in found if key not in state.rulings}
    state.rulings = dict(sorted({**state.rulings, **new}.items()))


def keep_what_it_had(state: FenrisState) -> None:
    """A campaign of older rules: what was reached before anybody could choose stays as it was."""
    known = rulings(MODE)
    for key in Reader(keys=frozenset(state.keys)).shown(known):
        state.rulings.setdefault(key, known[key].of_old(state.book))


def change_book(state: FenrisState, book: Book) -> None:
    """Another book lies on the table: what was decided by the old one is decided by it."""
    known = rulings(MODE)
    for key, ruled in state.rulings.items():
        if ruled == known[key].by_book(state.book):
            state.rulings[key] = known[key].by_book(book)
    state.book = book
