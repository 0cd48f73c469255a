"""Where every piece that the app knows lies, drawn and listed: to rebuild a table, or to look."""

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from thirdchair.table.chance import people_draw
from thirdchair.table.store import Saved
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.state import State
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry import telling
from thirdchair.web.games.tapestry.boards import courses_of, of_card
from thirdchair.web.pages.table.lying import Part
from thirdchair.words import Words
from thirdchair.words.games.tapestry import own_words

STYLES = ("tapestry/map.css",)
"""The style sheets of its map."""


def drawn_tracks(saved: Saved, tokens: dict[str, Token], words: Words) -> list[Markup]:
    """The tracks with the tokens on them."""
    return [one["drawing"] for one in telling.strips(saved.table, tokens, words)]


def common_parts(saved: Saved, seats: Iterable[str], words: Words) -> Iterator[Part]:
    """What lies on every table of Tapestry; the seats in the order of the drawings."""
    state: State = saved.table.state
    order = list(dict.fromkeys([*seats, *state.tracks]))
    tracks = [_track(state, one, order, words) for one in courses_of(state)]
    yield Part(words.text("page-board"), tracks)
    yield Part(words.text("page-lie-favorites"), list(_favorites(state, words)))
    yield Part(words.text("page-lie-landmarks"), list(_landmarks(state, words)))
    yield Part(words.text("page-lie-achievements"), list(_achievements(state, words)))
    yield Part(
        words.text("page-lie-incomes"),
        [
            words.text("page-lie-income", who=seat, turns=turns, last=numbers().last_income)
            for seat, turns in state.era.items()
        ],
    )


def _track(state: State, track: str, order: list[str], words: Words) -> str:
    places = [
        words.text("page-lie-token", who=seat, space=state.tracks[seat][track])
        for seat in order
        if track in state.tracks.get(seat, {})
    ]
    return words.text("page-lie-track", track=track, part=", ".join(places))


def _favorites(state: State, words: Words) -> Iterator[str]:
    for seat, track in state.favorites.items():
        if track is not None:
            yield words.text("page-lie-favorite", who=seat, track=track)


def _landmarks(state: State, words: Words) -> Iterator[str]:
    """By owner; one of a landmark card that nobody has stands ready for you alone."""
    owners: dict[str | None, list[str]] = {}
    ready: list[str] = []
    for landmark, owner in state.landmarks.items():
        names = ready if owner is None and of_card(landmark) else owners.setdefault(owner, [])
        names.append(own_words(words).landmark(landmark))
    for seat, names in owners.items():
        if seat is not None:
            yield words.text("page-lie-taken", who=seat, part=", ".join(names))
    if ready:
        yield words.text("page-lie-yours", part=", ".join(ready))
    yield words.text("page-lie-free", part=", ".join(owners.get(None, [])) or words.text("nothing"))


def _achievements(state: State, words: Words) -> Iterator[str]:
    for which, seats in state.achievements.items():
        yield words.text("page-lie-achievement", which=which, part=words.seats(seats))


def cards(saved: Saved, words: Words) -> Part:
    """The decision cards: piles by their size, and what lies open. No card of a deck is named."""
    name = words.text("page-lie-cards")
    if not people_draw(saved.table.journal.chance):
        return Part(name, [words.text("page-checklist-app-cards")])
    decision = saved.table.state.decision
    lines = [words.text("page-lie-deck", count=len(decision.deck))]
    if saved.table.journal.setup["mode"] != "duel":
        lines.append(words.text("page-lie-progress", count=len(decision.progress)))
    if decision.track is not None:
        lines.append(words.text("page-lie-pair", left=decision.track, right=decision.tie))
    pile = ", ".join(str(card) for card in decision.discard) or words.text("nothing")
    lines.append(words.text("page-lie-discard", part=pile))
    return Part(name, [*lines, words.text("page-lie-mixed")])
