"""A module that writes down what every point is asked, and answers what a scene wants to hear."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tests.scythe.scene import Scene
from thirdchair.kit.choices import Choice
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.events import Ended, Why
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.modules.module import Module, compose
from thirdchair.scythe.modules.sheets import Sheet
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.scoring import Line
from thirdchair.scythe.state import AutomaState

Asked = tuple[Any, ...]
"""The name of a point, and what it was asked."""


class Spy(Module):
    """What it is not told to say is asked by `super()`, so the game goes on as ever."""

    own_sheet = Sheet(id="spy", order=1, different=())
    says: ClassVar[dict[str, Any]] = {}
    asked: ClassVar[list[Asked]] = []

    def heard(self, point: str, *what: Any) -> bool:
        """Write it down; has the scene its own answer?"""
        self.asked.append((point, *what))
        return point in self.says

    def seats_in_order(self) -> list[str]:
        if self.heard("seats_in_order"):
            return list(self.says["seats_in_order"])
        return super().seats_in_order()

    def actors(self) -> list[str]:
        return list(self.says["actors"]) if self.heard("actors") else super().actors()

    def enemies(self, seat: str) -> list[str]:
        return list(self.says["enemies"]) if self.heard("enemies", seat) else super().enemies(seat)

    def targets(self, seat: str, action: str, field: Field) -> Choice[str]:
        if self.heard("targets", seat, action):
            return Choice[str](self.says["targets"])
        return super().targets(seat, action, field)

    def drawn_to(self, automa: str, choice: Choice[str], field: Field) -> None:
        if self.heard("drawn_to", automa):
            choice.keep("scy.automa.move.frame", self.says["drawn_to"])
        else:
            super().drawn_to(automa, choice, field)

    def leave_token(self, automa: str, place: str) -> None:
        if not self.heard("leave_token", automa, place):
            super().leave_token(automa, place)

    async def victory_star(self, winner: str, loser: str) -> None:
        if not self.heard("victory_star", winner, loser):
            await super().victory_star(winner, loser)

    def stars_for(self, seat: str, triumph: str) -> int:
        if self.heard("stars_for", seat, triumph):
            return int(self.says["stars_for"])
        return super().stars_for(seat, triumph)

    def change_scheme(self, automa: str) -> None:
        if not self.heard("change_scheme", automa):
            super().change_scheme(automa)

    async def begin_with(self) -> None:
        if not self.heard("begin_with"):
            await super().begin_with()

    async def laid_out(self) -> None:
        if not self.heard("laid_out"):
            await super().laid_out()

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        if not self.heard("after_move", seat, *moves):
            await super().after_move(seat, moves)

    async def fight(self, battle: Battle) -> str:
        if self.heard("fight", battle.attacker, battle.defender, battle.at):
            return str(self.says["fight"])
        return await super().fight(battle)

    def attacks(self, attacker: str, defender: str, *, combat: bool) -> None:
        if not self.heard("attacks", attacker, defender, combat):
            super().attacks(attacker, defender, combat=combat)

    def strength(self, battle: Battle, seat: str) -> int:
        if self.heard("strength", battle.at, seat):
            return int(self.says["strength"])
        return super().strength(battle, seat)

    async def retreat(self, seat: str, unit: str, start: str, rule: str) -> int:
        if self.heard("retreat", seat, unit, start, rule):
            return int(self.says["retreat"])
        return await super().retreat(seat, unit, start, rule)

    def may_star(self, seat: str, triumph: str) -> bool:
        if self.heard("may_star", seat, triumph):
            return bool(self.says["may_star"])
        return super().may_star(seat, triumph)

    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        if self.heard("place_star", seat, triumph, *(reason.rule for reason in why)):
            return bool(self.says["place_star"])
        return await super().place_star(seat, triumph, why)

    def ends(self) -> Ended | None:
        if self.heard("ends"):
            return Ended(seat=self.says["ends"], rule="scy.automa.stars.six")
        return super().ends()

    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        if self.heard("score", seat):
            return [Line("spy", self.says["score"])]
        return super().score(seat, counted)


class Spied(Scythe):
    """The game with the spy at every table."""

    def mode_of(self, state: AutomaState) -> type[Automa]:
        return compose(None, (Spy,))


class SpiedScene(Scene):
    """A situation with the spy. What it says counts from then on."""

    game = Spied()

    def __init__(self, *seats: dict[str, Any], **setup: Any) -> None:
        self.says()
        super().__init__(*seats, **setup)

    def says(self, **answers: Any) -> None:
        """The next commands hear this, and what was asked so far is forgotten."""
        Spy.says = answers
        Spy.asked = []

    def was_asked(self, point: str) -> list[Asked]:
        """What the point was asked, each once: a command begins anew with every answer."""
        return list(dict.fromkeys(asked[1:] for asked in Spy.asked if asked[0] == point))
