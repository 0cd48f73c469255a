"""Campaigns, built by hand, and what a command makes of them."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tests.scythe.scene import Events, every
from thirdchair.kit.flow import Answer, Done, play
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.turns import Next, Step
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.fenris.state import Booking, FenrisState, Played
from thirdchair.scythe.state import AutomaState
from thirdchair.words.games.scythe import ScytheWords

GAMES = {"scythe": ScytheWithFenris}


def human(faction: str, name: str = "") -> dict[str, Any]:
    return {"kind": "human", "faction": faction, "name": name}


def automa(faction: str, **more: Any) -> dict[str, Any]:
    return {"kind": "automa", "faction": faction, **more}


ANA_AND_AUTOMA = (human("nordic", "Ana"), automa("saxony"))
"""One human, s1, against one Automa, s2."""
THREE = (human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy"))
MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}


class Evening:
    """A campaign, and the answers that its commands will get."""

    game = ScytheWithFenris()

    def __init__(self, *seats: dict[str, Any], **setup: Any) -> None:
        request = {"game": "scythe", "mode": "fenris", "seats": list(seats), **setup}
        _, state = self.game.set_up(request)
        self.state: FenrisState = state
        self.do("new")

    def do(self, command: str, /, *answers: Any, **arguments: Any) -> Events:
        """Carry out a command with these answers, all of them used, none missing."""
        decoded = self.game.command(self.state, {"do": command, **arguments})
        given: list[Answer] = []
        waiting = list(answers)
        result = play(self.game.rules, self.state, decoded, given)
        while not isinstance(result, Done):
            assert waiting, f"nobody answers {result.question}"
            given.append(Answer(result.question.key, waiting.pop(0), "test"))
            result = play(self.game.rules, self.state, decoded, given)
        assert not waiting, f"nobody asks for {waiting}"
        self.state = result.state
        events: Events = msgspec.json.decode(msgspec.json.encode(result.events))
        self.events = events
        return events

    def lucky(self, command: str, **arguments: Any) -> Events:
        """A command whose every question is answered by the first of its options, or by the lowest
        number."""
        decoded = self.game.command(self.state, {"do": command, **arguments})
        given: list[Answer] = []
        while not isinstance(result := play(self.game.rules, self.state, decoded, given), Done):
            question: Any = result.question
            options = getattr(question, "options", None) or (question.min,)
            given.append(Answer(question.key, options[0], "test"))
        return self.do(command, *(one.a for one in given), **arguments)

    def refuses(self, command: str, /, **arguments: Any) -> str:
        """The text of the refusal of a command; the campaign is as it was."""
        before = self.game.view(self.state)
        try:
            self.do(command, **arguments)
        except Refusal as refusal:
            assert self.game.view(self.state) == before
            return refusal.text
        raise AssertionError(f"{command} was not refused")

    def has_gambit(self) -> "Evening":
        """My box says that The Wind Gambit is there."""
        self.state.box = {"expansions": ["invaders", "gambit", "rise"]}
        return self

    def rules(self) -> Any:
        """The rules of tonight's game at work."""
        return self.game.mode_of(self.tonight)(self.tonight, [])

    def campaign(self) -> Any:
        """The rules of the campaign at work."""
        return self.game.campaign(self.state, [])

    @property
    def tonight(self) -> AutomaState:
        """The game of tonight."""
        assert self.state.tonight is not None
        return self.state.tonight

    @property
    def playing(self) -> list[str]:
        """The seats of tonight's game."""
        return list(self.tonight.seats)

    def reached(
        self, evening: str, behind: Iterable[str], keys: Iterable[str], branch: str | None = None
    ) -> "Evening":
        """It stands before this evening; those behind it were won by the first seat."""
        self.state.evening, self.state.branch, self.state.keys = evening, branch, sorted(keys)
        coins = dict.fromkeys(self.state.sheets, 10)
        for one in behind:
            stars: dict[str, list[str]] = {seat: [] for seat in coins}
            played = Played(evening=one, winner="s1", coins=coins, stars=stars)
            self.state.history.append(played)
        return self

    def wealth(self, evening: str = "1", /, **coins: int) -> "Evening":
        """What sheets have, each in one entry of that evening."""
        for seat, n in coins.items():
            self.state.sheets[seat].wealth = [Booking(evening, n, "fen.campaign.wealth.add")]
        return self

    def begun(self, **arguments: Any) -> "Evening":
        """The evening has begun, with mats that were read off."""
        mats = {seat: MATS[seat] for seat, one in self.state.sheets.items() if one.kind == "human"}
        self.do("setup", mats=mats, **arguments)
        return self

    def ended(self, coins: dict[str, int], **told: Any) -> Events:
        """The evening has a result, and its outcome has been read."""
        self.do("episode_result", coins=coins, **told)
        return self.do("read")

    def sheet(self, seat: str) -> dict[str, Any]:
        """A sheet as the contract shows it."""
        shown: dict[str, Any] = self.game.view(self.state)["sheets"][seat]
        return shown

    def log(self, seat: str) -> dict[str, int]:
        """The ticks of a seat's triumph log."""
        ticks: dict[str, int] = self.sheet(seat)["triumphs"]
        return ticks


def told(scene: Evening) -> list[tuple[str, str | None]]:
    """The steps that the hands were told last: their rules, and whose they are."""
    return [(one["rule"], one.get("seat")) for one in every(scene.events, "step")]


def steps(scene: Evening, **arguments: Any) -> list[tuple[str, str | None]]:
    """The steps that the hands are told when this evening begins."""
    return told(scene.begun(**arguments))


def spoken(scene: Evening, language: str) -> ScytheWords:
    """The words of a reader at this table."""
    seats = [{"kind": one.kind, "faction": one.faction} for one in scene.state.sheets.values()]
    reader = Reader(language, keys=frozenset(scene.state.keys))
    return ScytheWords(reader, {"mode": "fenris", "seats": seats})


def next_after(
    scene: Evening,
    do: str = "read",
    before: Next | None = None,
    previous: dict[str, Any] | None = None,
    **more: Any,
) -> Next:
    """What the table knows of whose turn it is, after a command of this name."""
    step = Step(
        command={"do": do, **more},
        events=[],
        by="",
        said="",
        complete=True,
        before=scene.state,
        state=scene.state,
        previous=previous,
    )
    return scene.game.next(before or Next(), step)
