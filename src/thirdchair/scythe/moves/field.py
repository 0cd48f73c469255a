"""What an Automa sees before it moves: its own units, its enemies, and the territories in reach."""

from collections.abc import Callable, Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.pieces import Pieces, add_up

Sieve = tuple[str, Callable[[str], bool]]
"""A rule, and which territories it lets through."""


class Field:
    """The board through the eyes of one Automa, as long as no unit moves."""

    __slots__ = ("allies", "combat", "enemies", "enemy_units", "own", "structures", "workers")

    @decides("fen.multi.own-units", "fen.madtesla.automa.enemy")
    def __init__(self, rules: Pieces, automa: str, only: Sequence[str] | None = None) -> None:
        """`only` are the enemies that count; all of them and every figure, if it is left out."""
        seats, opposed = rules.state.seats, rules.enemies(automa)
        self.own = rules.places_of(automa)
        self.enemies = [seat for seat in opposed if only is None or seat in only]
        theirs = [seats[enemy].units for enemy in self.enemies]
        self.combat = add_up(units[kind] for units in theirs for kind in COMBAT_UNITS)
        """Enemy combat units on each place, home bases included; a figure that the game plays is
        one of them."""
        for figure in rules.state.actors.values():
            if figure.at is not None and only is None:
                self.combat[figure.at] = self.combat.get(figure.at, 0) + 1
        self.workers = add_up(units["worker"] for units in theirs)
        self.enemy_units = self.combat.keys() | self.workers.keys()
        self.structures = add_up(units["structure"] for units in theirs)
        allies = [seat for seat in seats if seat != automa and seat not in opposed]
        self.allies = add_up(rules.places_of(seat) for seat in allies)


class Area(Pieces):
    """Which territories an Automa may think of at all."""

    @decides("scy.automa.water", "scy.automa.water.when", "scy.automa.water.free")
    def water_blocked(self, automa: str) -> bool:
        """Does its marker stand on a space with the crossed-out water?"""
        return max(0, self.state.seats[automa].tracker) < self.tracker_card(automa).dry_from

    @decides("scy.automa.turn.placement", "scy.automa.move.area")
    def targets(self, seat: str, action: str, field: Field) -> Choice[str]:
        """Point: the territories that an entry of the move line may lead to, `action` says with
        which kind of unit. Asked for each entry that is tried, and for each that is proved; what
        makes a territory valid, and the best one, is looked for among these. Where humans stand
        must not matter here: an asked board does not know it yet. Never asked with cards only.

        The neighborhoods of its units and of its home base, cut down by water in the beginning.
        Movement is a placement: no way is walked, and nothing in between matters.
        """
        board, base = self.board, self.base(seat)
        reach = set(board.around[base] if self.ruling("p15") else board.joined[base])
        for place in field.own:
            if place != base:
                reach |= board.around[place]
        choice = Choice(board.in_order(reach))
        if self.water_blocked(seat):
            land = board.home_land[base]
            choice.keep("scy.automa.water.land", [one for one in choice.left if one in land])
        if field.allies and not self.ruling("allies"):
            free = [one for one in choice.left if one not in field.allies]
            choice.keep("scy.automa.multi.allies", free)
        return choice

    def drawn_to(self, automa: str, choice: Choice[str], field: Field) -> None:
        """Point: which of the valid territories come before all others. Asked for each entry of
        the move line that can be carried out, before any rule of its own compares them."""

    @decides("scy.automa.terms.peaceful")
    def peaceful(self, field: Field, rule: str) -> list[Sieve]:
        """A peaceful move never enters a territory with an enemy unit."""
        sieves: list[Sieve] = [(rule, lambda place: place not in field.enemy_units)]
        if self.ruling("p16"):
            sieves.append(
                ("scy.automa.terms.structures", lambda place: place not in field.structures)
            )
        return sieves


def sift(choice: Choice[str], *sieves: Sieve) -> str | None:
    """Let the candidates through one rule after the other; returns the rule that left none."""
    for rule, fits in sieves:
        choice.keep(rule, [one for one in choice.left if fits(one)])
        if not choice.left:
            return rule
    return None
