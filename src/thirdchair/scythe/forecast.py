"""What can an Automa's next card do? Exact, over the cards that can still come.

Nothing hidden is used: a deck is the set of its cards, and which ones lie open everybody sees. The
rules themselves are asked what a card does, on the board as it was last known; with cards only
nobody knows where units stand, so the entries of the move line are counted instead.
"""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from thirdchair.kit.flow import Answer, Done, Event, Pending
from thirdchair.kit.questions import Pick, Places, Question, Value
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.commands import AutomaTurn
from thirdchair.scythe.content import AutomaCard, Half
from thirdchair.scythe.events import Line, Moved, Skipped
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState

SKIPS, STAYS = "skips", "stays"
"""What may happen in place of a move: the turn is left out, or no unit goes anywhere."""
ADVANCES, STAR, SCHEME = "advances", "star", "scheme"
BY = "forecast"

Chances = dict[str, Fraction]


class Forecast(NamedTuple):
    """How likely each thing is with the next card of one Automa.

    `moves` are actions, `skips` and `stays`: they add up to 1, unless only the `line` of the card
    is known. `gains` and `recruits` are by what is gained, `tracker` has `advances`, and what
    the step would bring, `star` and `scheme`.
    """

    moves: Chances
    gains: Chances
    recruits: Chances
    tracker: Chances
    cards: int
    """How many cards can come."""
    renewed: bool
    """Is the deck empty, so that it is shuffled first?"""
    line: bool


def next_card(game: Scythe, state: AutomaState, automa: str) -> Forecast:
    """For a table at which nothing is asked and the game goes on."""
    rules = game.rules_at(state)
    numbers = _can_come(game, state, automa)
    each = Fraction(1, len(numbers))
    moves, gains, recruits, tracker = (defaultdict[str, Fraction](Fraction) for _ in range(4))
    for number in numbers:
        card, done = rules.cards[number], _moves(game, state, automa, number)
        for outcome in dict.fromkeys(done):
            moves[outcome] += each
        if SKIPS in done:
            continue
        half = card.half(state.seats[automa].scheme)
        for what in _gains(rules, automa, half):
            gains[what] += each
        if half.recruit and rules.human_neighbors(automa):
            recruits[half.recruit] += each
        for step in _steps(rules, automa, card):
            tracker[step] += each
    return Forecast(
        dict(moves),
        dict(gains),
        dict(recruits),
        dict(tracker),
        len(numbers),
        not rules.deck_of(automa).cards,
        state.board is False,
    )


def _can_come(game: Scythe, state: AutomaState, automa: str) -> list[int]:
    """The cards that the rules would draw from."""
    asked = game.play(state, AutomaTurn(seat=automa))
    assert isinstance(asked, Pending)
    return [int(card) for card in getattr(asked.question, "options", ())]


def _moves(game: Scythe, state: AutomaState, automa: str, number: int) -> list[str]:
    """What the rules make of the card's move line."""
    events = _played(game, state, automa, number)
    if any(isinstance(one, Skipped) and one.what == "turn" for one in events):
        return [SKIPS]
    for line in (one for one in events if isinstance(one, Line)):
        return list(line.moves)
    moved = [one for one in events if isinstance(one, Moved) and one.seat == automa]
    return [moved[0].action] if moved and moved[0].from_ != moved[0].to else [STAYS]


def _played(game: Scythe, state: AutomaState, automa: str, number: int) -> list[Event]:
    """The turn with this card, up to what only people can say."""
    answers = [Answer("draw:automa", number, BY)]
    while True:
        result = game.play(state, AutomaTurn(seat=automa), answers)
        if isinstance(result, Done):
            return result.events
        answer = _as_known(result.question)
        if answer is None:
            return result.events
        answers.append(Answer(result.question.key, answer, BY))


def _as_known(question: Question) -> Value | None:
    """Humans stand where they were last known; whichever target it is, it is attacked."""
    if isinstance(question, Places):
        return {}
    if isinstance(question, Pick) and question.about == "target":
        return question.options[0]
    return None


def _gains(rules: Automa, automa: str, half: Half) -> Iterator[str]:
    """What the card gives this Automa, each kind once; nothing that it has all of."""
    for what in dict.fromkeys(one.gain for one in half.gains if rules.is_for(automa, one)):
        if _room(rules, automa, what):
            yield what


def _room(rules: Automa, automa: str, what: str) -> bool:
    match what:
        case "worker":
            return rules.on_mat(automa, "worker") > 0
        case "combat_unit":
            return any(rules.on_mat(automa, unit) for unit in COMBAT_UNITS)
        case "power":
            return rules.state.seats[automa].power < rules.numbers.most_power
    return True


def _steps(rules: Automa, automa: str, card: AutomaCard) -> Iterator[str]:
    """The step of the marker, and what the next space brings."""
    sheet, at = rules.tracker_card(automa), rules.state.seats[automa].tracker
    if card.advances and at < sheet.last:
        yield ADVANCES
        if at + 1 in sheet.stars:
            yield STAR
        if at + 1 == sheet.scheme:
            yield SCHEME
