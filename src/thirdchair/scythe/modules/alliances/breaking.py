"""Whoever attacks an ally turns the token over, and pays for it in the end."""

from collections.abc import Mapping

from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.alliances.swapping import DOWN, Swapping
from thirdchair.scythe.modules.events import TokenFlipped
from thirdchair.scythe.scoring import Line

WORKERS = "workers"


class Breaking(Swapping):
    """Only the attacker loses; the other one keeps token and ability."""

    def attacks(self, attacker: str, defender: str, *, combat: bool) -> None:
        super().attacks(attacker, defender, combat=combat)
        allied = self.holds_up(attacker) and self.ally_of(defender) == attacker
        if allied and (combat or self.ruling("a29") == WORKERS):
            self.break_up(attacker)

    @decides(
        "fen.e2b.alliance.break", "fen.e2b.alliance.break.lose", "fen.e2b.alliance.break.victim"
    )
    def break_up(self, attacker: str) -> None:
        """The token that the attacker holds is turned over, that of the other one stays."""
        ally = self.ally_of(attacker)
        if ally is None:
            return
        automa = self.state.seats[attacker].kind == "automa"
        if automa and not self.ruling("a92"):
            return
        self.state.laid[f"ally.{attacker}"] = {ally: DOWN}
        rule = "fen.e2b.automa.alliance.break" if automa else "fen.e2b.alliance.break"
        self.tell(TokenFlipped(seat=attacker, other=ally, rule=rule))

    def has_broken(self, seat: str) -> bool:
        """Does a token lie before it with its back up?"""
        return DOWN in self.state.laid.get(f"ally.{seat}", {}).values()

    @decides(
        "fen.e2b.alliance.penalty",
        "fen.e2b.score.broken",
        "fen.e2b.automa.alliance.no-penalty",
    )
    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        """What a broken alliance costs, once; an Automa pays nothing."""
        lines = super().score(seat, counted)
        if self.has_broken(seat) and self.state.seats[seat].kind == "human":
            penalty = self.number("alliances.penalty")
            if self.ruling("a30"):
                penalty = min(penalty, sum(line.points for line in lines))
            lines.append(Line("broken_alliance", -penalty))
        return lines
