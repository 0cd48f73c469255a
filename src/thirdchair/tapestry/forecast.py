"""What can the next pair do? Exact, over the cards that can still come.

Only what everybody at the table may know is used: while the card that joined the decision deck
unseen has not shown up, it is any of the cards that nobody has seen.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

import msgspec

from thirdchair.kit.flow import Answer, Done, Event, Pending, Rule, play
from thirdchair.tapestry.bots.pairs import PAIR
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.events import Advanced, FavoriteChosen, FavoriteKept
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW
from thirdchair.tapestry.solo import Solo, compose
from thirdchair.tapestry.state import DuelState, SoloState, State

INCOME, STAYS = "income", "stays"
"""What a pair may mean besides an advance on a track."""

Chances = dict[str, Fraction]


def can_foresee(state: State) -> bool:
    """Do we know how the pair works at this table? A scenario may do something else with it."""
    return type(state) in (DuelState, SoloState)


def comes(state: State) -> bool:
    """Will there be another turn of the bots, of which we know how it works?"""
    if isinstance(state, DuelState):
        return not Duel(state, []).has_stopped()
    return isinstance(state, SoloState) and can_foresee(state) and not _rules(state).bots_are_done()


def next_pair(state: State) -> dict[str, Chances]:
    """For each bot: the chance of an advance on each track, of an income turn, of staying."""
    if not comes(state):
        return {}
    if isinstance(state, DuelState):
        return _of_duel(state)
    return _of_solo(_solo(state))


def _of_duel(state: DuelState) -> dict[str, Chances]:
    """Before a turn without cards the favorite may change, and with it who wins the ties."""
    chances: Chances = defaultdict(Fraction)
    for table, chance in _renewed(state):
        rules = Duel(table, [])
        pairs = list(permutations(table.decision.deck, PAIR))
        for pair in pairs:
            left = rules.choose_track(*pair).left
            chances[left[0] if left else STAYS] += chance / len(pairs)
    return {SHADOW: dict(chances)}


def _renewed(state: DuelState) -> list[tuple[DuelState, Fraction]]:
    """The tables from which the track card may be drawn: played up to there, with every card that
    a tie for the favorite may turn up."""
    if len(state.decision.deck) >= PAIR:
        return [(state, Fraction(1))]
    begun = _played(state, [])
    assert isinstance(begun, Pending)
    if any(isinstance(event, FavoriteChosen | FavoriteKept) for event in begun.events):
        return [(_duel(begun.state), Fraction(1))]
    cards = begun.state.decision.deck
    found = []
    for card in cards:
        looked = _played(state, [Answer(begun.question.key, card, "forecast")])
        found.append((_duel(looked.state), Fraction(1, len(cards))))
    return found


def _duel(state: State) -> DuelState:
    assert isinstance(state, DuelState)
    return state


def _solo(state: State) -> SoloState:
    assert isinstance(state, SoloState)
    return state


def _of_solo(state: SoloState) -> dict[str, Chances]:
    rules = _rules(state)
    if state.era["bots"] == 0 or len(state.decision.deck) < PAIR:
        return {bot: {INCOME: Fraction(1)} for bot in (AUTOMA, SHADOW)}
    odds: dict[str, Chances] = {AUTOMA: defaultdict(Fraction), SHADOW: defaultdict(Fraction)}
    last = len(state.decision.deck) == PAIR and rules.may_earn()
    for table, pair, chance in _pairs(state):
        if last and rules.card(pair[0]).income:
            odds[AUTOMA][INCOME] += chance
            odds[SHADOW][INCOME] += chance
            continue
        left = rules.choose_track(AUTOMA, *pair).left
        odds[AUTOMA][left[0] if left else STAYS] += chance
        for outcome, part in _shadow_after_automa(table, pair):
            odds[SHADOW][outcome] += chance * part
    return {bot: dict(chances) for bot, chances in odds.items()}


def _rules(state: SoloState) -> Solo:
    """The rules of this table, expansions included."""
    return compose(tuple(state.expansions))(state, [])


def _played(state: State, answers: Sequence[Answer]) -> Done[State] | Pending[State]:
    """The bots' turn with these answers, as far as they lead."""

    def turn(table: State, _: None, events: list[Event]) -> Rule:
        if isinstance(table, DuelState):
            return Duel(table, events).bots_turn()
        return compose(tuple(_solo(table).expansions))(table, events).bots_turn()

    return play(turn, state, None, answers)


def _pairs(state: SoloState) -> Iterator[tuple[SoloState, tuple[int, int], Fraction]]:
    """Every pair that may come, with a table where it can, and its chance."""
    decks = possible_decks(state)
    chances: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    tables: dict[tuple[int, int], SoloState] = {}
    cards = sorted([*state.decision.deck, *state.decision.progress])
    for deck in decks:
        rest = [card for card in cards if card not in deck]
        decision = msgspec.structs.replace(state.decision, deck=sorted(deck), progress=rest)
        table = msgspec.structs.replace(state, decision=decision)
        for track_card, tie_card in permutations(deck, PAIR):
            pair = (track_card, tie_card)
            chances[pair] += Fraction(1, len(deck) * (len(deck) - 1) * len(decks))
            tables[pair] = table
    for pair, chance in chances.items():
        yield tables[pair], pair, chance


def possible_decks(state: SoloState) -> list[list[int]]:
    """The deck as far as it is known: in the first era one card of it may be unseen."""
    decision, rules = state.decision, _rules(state)
    unseen = [card for card in decision.deck if not rules.card(card).circle]
    if state.era["bots"] > 1 or not unseen:
        return [decision.deck]
    known = [card for card in decision.deck if rules.card(card).circle]
    return [[*known, card] for card in sorted([*decision.progress, *unseen])]


def _shadow_after_automa(state: SoloState, pair: tuple[int, int]) -> list[tuple[str, Fraction]]:
    """Where the Shadow Empire goes after the Automa, which may take a landmark before it.

    Only the landmark icon looks at that; then every roll that may come is played through. What
    people decide concerns the map, not the tracks: any answer will do.
    """
    rules = _rules(state)
    if rules.card(pair[0]).shadow != "landmark":
        left = rules.choose_track(SHADOW, *pair).left
        return [(left[0] if left else STAYS, Fraction(1))]
    found = []
    drawn = [Answer("draw:decision", card, "forecast") for card in pair]
    open_ = [(drawn, Fraction(1))]
    while open_:
        answers, chance = open_.pop()
        result = _played(state, answers)
        if isinstance(result, Pending):
            asked = result.question
            options = getattr(asked, "options", ())
            options = options if asked.chance else options[:1]
            for option in options:
                answer = Answer(asked.key, option, "forecast")
                open_.append(([*answers, answer], chance / len(options)))
            continue
        moves = [
            one.track for one in result.events if isinstance(one, Advanced) and one.who == SHADOW
        ]
        found.append((moves[0] if moves else STAYS, chance))
    return found
