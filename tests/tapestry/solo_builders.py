"""Situations at a solo table, built by hand, and single rules carried out from them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.tapestry.builders import LANDMARKS, at
from thirdchair.kit import flow
from thirdchair.kit.choices import Reason
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Answer, Done, Event, Pending, Rule
from thirdchair.kit.game import Ruled
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import Decision, SoloState, TapestryCards

game = Tapestry()

PRINTED = (0, 4, 6, 7, 15, 16, 17, 22, 24, 25, 26, 27, 28)
CARDS = tuple(range(1, 23))
RULINGS: dict[str, str | bool] = {
    "bots.new_favorite_icon": "landmark",
    "automa.final_income": "own_trigger",
    "automa.farthest_metric": "path",
    "automa.topple_icon_when_empty": "ignore",
    "automa.regress_benefit": True,
    "automa.choice_roll_finished": "ignore",
    "solo.keep_all_traps": "auto",
}
START = {22: "AA", 24: "YY"}


def hexes(on: Mapping[int, str], tiles: Iterable[int] = ()) -> dict[str, str]:
    """The printed territories, more tiles, and what stands where.

    Outposts by the letters of their seats: A S Y stand, a s y lie; B is a building of yours.
    """
    return {str(hex_): on.get(hex_, "") for hex_ in sorted({*PRINTED, *tiles, *on})}


def solo(
    *,
    automa: Mapping[str, int] | None = None,
    shadow: Mapping[str, int] | None = None,
    you: Mapping[str, int] | None = None,
    favorites: tuple[str, str] = ("technology", "science"),
    on: Mapping[int, str] | None = None,
    tiles: Iterable[int] = (),
    pair: tuple[int, int] | None = (3, 8),
    deck: Iterable[int] = (1, 2, 4, 5, 6, 7),
    discard: Iterable[int] = (),
    era: tuple[int, int] = (1, 1),
    level: int = 2,
    civs: tuple[str, ...] = ("engineers",),
    taken: Mapping[str, str | None] | None = None,
    achievements: Mapping[str, list[str]] | None = None,
    outposts: Mapping[str, int] | None = None,
    hand: int = 0,
    mat: int = 0,
    points: int = 0,
    topples: tuple[int, int] = (0, 0),
    rulings: Mapping[str, Ruled] | None = None,
) -> SoloState:
    """A solo table in the middle of a game.

    `on` is what stands on the map beside or instead of the start; `era` and `topples` are those
    of the bots and of you; cards that are named nowhere are the progress deck.
    """
    map_ = hexes(START | dict(on or {}), tiles)
    letters = "".join(map_.values()).upper()
    supply = {
        seat: 10 - letters.count(letter)
        for seat, letter in (("automa", "A"), ("shadow", "S"), ("you", "Y"))
    }
    used = [*deck, *discard, *(pair or ())]
    return SoloState(
        ready=True,
        rulings={**RULINGS, **(rulings or {})},
        level=level,
        civs=list(civs),
        first="you",
        tracks={
            "automa": at(**(automa or {})),
            "shadow": at(**(shadow or {})),
            "you": at(**(you or {})),
        },
        favorites={"automa": favorites[0], "shadow": favorites[1]},
        landmarks={landmark: (taken or {}).get(landmark) for landmark in LANDMARKS},
        achievements={"end_of_track": [], "two_topples": [], "middle_island": []}
        | dict(achievements or {}),
        era={"bots": era[0], "you": era[1]},
        decision=Decision(
            deck=sorted(deck),
            discard=list(discard),
            track=pair[0] if pair else None,
            tie=pair[1] if pair else None,
            progress=[card for card in CARDS if card not in used],
        ),
        vp={"automa": points, "you": 0},
        hexes=map_,
        outposts=supply | dict(outposts or {}),
        tapestry=TapestryCards(automa_hand=hand, mat=mat),
        topples={"automa": topples[0], "you": topples[1]},
    )


def fresh(**fields: Any) -> SoloState:
    """A solo table before its first turn: Engineers, favorites given, card 8 in the deck."""
    request = {
        "game": "tapestry",
        "mode": "solo",
        "civs": ["engineers"],
        "favorites": {"shadow": "science"},
        **fields,
    }
    _, state = game.set_up(request)
    assert isinstance(state, SoloState)
    ready: SoloState = do(state, {"do": "new"}, drew("progress", 8)).state
    return ready


def rule(
    state: SoloState, named: Callable[[Solo], Rule], *answers: Answer, mode: type[Solo] = Solo
) -> Done[Any]:
    """Carry out one rule of the solo game with exactly these answers."""

    def rules(state: SoloState, named: Callable[[Solo], Rule], events: list[Event]) -> Rule:
        return named(mode(state, events))

    result = flow.play(rules, state, named, answers)
    assert isinstance(result, Done), f"still asking {result.question}"
    assert result.answers == list(answers), "answers are left over"
    return result


def conquer(state: SoloState, *answers: Answer, anywhere: bool = False) -> Done[Any]:
    return rule(state, lambda solo: solo.conquer(anywhere=anywhere), *answers)


def explore(state: SoloState, *answers: Answer, anywhere: bool = False) -> Done[Any]:
    return rule(state, lambda solo: solo.explore(anywhere=anywhere), *answers)


def income(state: SoloState, *answers: Answer) -> Done[Any]:
    return rule(state, lambda solo: solo.income_turn(), *answers)


def do(state: SoloState, request: dict[str, Any], *answers: Answer) -> Done[Any]:
    """Carry out a command, as it is sent, with exactly these answers."""
    result = game.play(state, game.command(state, request), answers)
    assert isinstance(result, Done), f"still asking {result.question}"
    assert result.answers == list(answers), "answers are left over"
    return result


def asks(state: SoloState, command: Command | dict[str, Any], *answers: Answer) -> Pending[Any]:
    """Carry out a command as far as these answers go."""
    if isinstance(command, dict):
        command = game.command(state, command)
    result = game.play(state, command, answers)
    assert isinstance(result, Pending)
    return result


def bots_turn(state: SoloState, *answers: Answer) -> Done[Any]:
    result = game.play(state, BotsTurn(), answers)
    assert isinstance(result, Done), f"still asking {result.question}"
    assert result.answers == list(answers), "answers are left over"
    return result


def drew(deck: str, card: int | str) -> Answer:
    return Answer(f"draw:{deck}", card, "table")


def pair(track: int, tie: int) -> tuple[Answer, Answer]:
    """These two come off the decision deck as a pair."""
    return drew("decision", track), drew("decision", tie)


def rolled(face: str) -> Answer:
    return Answer("die:science", face, "table")


def reacted(card: str) -> Answer:
    """What you do when the Automa conquers a territory of yours."""
    return Answer("choice:your_reaction:you", card, "you")


def turned_up(card: str) -> Answer:
    """What a face-down card of the Automa is."""
    return Answer("choice:reaction_card:you", card, "you")


def reasons(why: Iterable[Reason]) -> list[tuple[str, list[Any], list[Any]]]:
    """Each reason as the end of its rule id, what it left and what counted for the candidates."""
    return [(reason.rule, list(reason.to), list(reason.by)) for reason in why]


def standing(state: SoloState, hex_: int) -> str:
    """What stands on a hex, in the letters of `hexes`."""
    return state.hexes[str(hex_)]
