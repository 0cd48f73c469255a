"""Situations at a Tapestry table, built by hand, and the turns played from them."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Answer, Done, Event, Pending
from thirdchair.kit.game import Ruled
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import Advanced, FavoriteChosen, Skipped
from thirdchair.tapestry.state import Decision, DuelState, State

game = Tapestry()

TRACKS = ("exploration", "science", "military", "technology")
LANDMARKS = tuple(f"{track}:{space}" for track in TRACKS for space in (4, 7, 10))
GRAY_CARDS = tuple(range(1, 13))
RULINGS: dict[str, str | bool] = {
    "shadow2p.empty_deck_order": "favorite_first",
    "bots.new_favorite_icon": "landmark",
    "shadow2p.counts_as_neighbor": True,
}

E = TypeVar("E", bound=Event)


def at(**spaces: int) -> dict[str, int]:
    """Where a seat's tokens stand; on the start space if not said."""
    assert set(spaces) <= set(TRACKS)
    return {track: spaces.get(track, 0) for track in TRACKS}


def duel(
    *,
    shadow: Mapping[str, int] | None = None,
    p1: Mapping[str, int] | None = None,
    p2: Mapping[str, int] | None = None,
    favorite: str = "exploration",
    taken: Mapping[str, str] | None = None,
    discard: Iterable[int] = (),
    era: tuple[int, int] = (0, 0),
    completed: Iterable[str] = (),
    rulings: Mapping[str, Ruled] | None = None,
) -> DuelState:
    """A table of two humans and the Shadow Empire in the middle of a game.

    `taken` are the owners of landmarks, `discard` the cards that have been played, `completed` the
    seats that have the achievement for the end of a track.
    """
    played = list(discard)
    return DuelState(
        ready=True,
        turn=len(played) // 2,
        rulings={**RULINGS, **(rulings or {})},
        order=["p1", "p2", "shadow"],
        tracks={"shadow": at(**(shadow or {})), "p1": at(**(p1 or {})), "p2": at(**(p2 or {}))},
        favorites={"shadow": favorite},
        landmarks={landmark: (taken or {}).get(landmark) for landmark in LANDMARKS},
        achievements={"end_of_track": list(completed)},
        era={"p1": era[0], "p2": era[1]},
        decision=Decision(deck=[card for card in GRAY_CARDS if card not in played], discard=played),
    )


def play(state: State, command: Command, *answers: Answer) -> Done[State]:
    """Carry out a command to its end with exactly these answers."""
    result = game.play(state, command, answers)
    assert isinstance(result, Done), f"still asking {result.question}"
    assert result.answers == list(answers), "answers are left over"
    return result


def asking(state: State, command: Command, *answers: Answer) -> Pending[State]:
    """Carry out a command as far as these answers go."""
    result = game.play(state, command, answers)
    assert isinstance(result, Pending)
    return result


def drew(*cards: int) -> list[Answer]:
    """These cards come off the decision deck."""
    return [Answer("draw:decision", card, "table") for card in cards]


def bots_turn(state: State, *cards: int) -> Done[State]:
    """The bots' turn with these cards, in the order of their drawing."""
    return play(state, BotsTurn(), *drew(*cards))


def the(result: Done[State] | Pending[State], kind: type[E]) -> E:
    """The one event of this kind."""
    (event,) = [event for event in result.events if isinstance(event, kind)]
    return event


def kinds(result: Done[State] | Pending[State]) -> list[str]:
    """What happened, by the types of the events."""
    return [str(event.__struct_config__.tag) for event in result.events]


Why = list[tuple[str, list[int | str], list[int | str], list[int | str | None]]]


def why(event: Advanced | FavoriteChosen | Skipped) -> Why:
    """The reasons as rule, candidates before, candidates after, and what counted."""
    return [
        (reason.rule, list(reason.from_), list(reason.to), list(reason.by)) for reason in event.why
    ]
