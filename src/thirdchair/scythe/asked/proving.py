"""What proves the outcome of a card, as far as the table knows where people stand.

The card is played on what is believed, and for its outcome we ask: which territories prove it? If
those are as believed, nothing anywhere else can change what the Automa does. It is a short list: a
mech goes toward the nearest enemy, and nobody behind that enemy can turn it round.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from thirdchair.scythe.asked.evidence import Look, Spot
from thirdchair.scythe.asked.proof import Proof, Spots, parted
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.moves.field import Field


class Proving(Proof):
    """The proof of a card's outcome, entry by entry of its move line."""

    def decisive(
        self,
        automa: str,
        entries: Sequence[Move],
        seen: Iterable[str] = (),
        seen_fighters: Iterable[str] = (),
        seen_tokens: Iterable[str] = (),
    ) -> Look:
        """What proves the outcome as believed, apart from what was seen; nothing, if certain."""
        taken = self.taken()
        tokens = {*seen_tokens, *taken}
        look = Look({*seen, *taken}, self.state.marker, seen_fighters, tokens)
        field = Field(self, automa)
        for entry in entries:
            marker = look.marker
            area = list(self.targets(automa, entry.do, field).left)
            if self.prove(automa, entry, field, area, look):
                break
            look.marker = marker
        return look

    def taken(self) -> set[str]:
        """Where Automas and figures stand nobody else does."""
        figures = {one.at for one in self.state.actors.values() if one.at is not None}
        return {place for seat in self.automas for place in self.places_of(seat)} | figures

    def prove(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """Look at what proves the outcome of one entry; is it carried out, as far as we believe?"""
        match entry.do:
            case "move_worker":
                return self.prove_worker(automa, field, area, look)
            case "move_mech":
                return self.prove_toward(automa, "mech", field, area, look)
            case "move_character":
                return self.prove_toward(automa, "character", field, area, look)
            case "encounter_factory":
                return self.prove_encounter(automa, field, area, look)
            case "attack":
                if self.state.seats[automa].power < entry.power:
                    return False
                return self.prove_attack(automa, field, area, look)
            case "worker_attack":
                return self.prove_worker_attack(automa, field, area, look)

    # Peaceful moves

    def prove_worker(self, automa: str, field: Field, area: list[str], look: Look) -> bool:
        """The order is known beforehand; enemies only close territories."""
        workers = self.places_of(automa, ("worker",))
        if not workers:
            return False
        start = self.starts_from(automa, workers, look)
        alone = workers[start] == 1
        around, own = self.board.around, self.counting(automa, field, start)
        candidates = [
            place
            for place in self.unbuilt(field, area)
            if place not in workers or (alone and place == start)
        ]

        def key(place: str) -> tuple[int, int]:
            near = sum([n for at, n in own.items() if place in around[at]])
            return -near, self.board.to_factory[place]

        def closed(place: str) -> list[Spot]:
            here: list[Spot] = [(place, False)] if place in field.enemy_units else []
            return here + [(one, True) for one in sorted(around[place]) if one in field.combat]

        def proof(place: str) -> list[Spot]:
            return [(place, False), *((one, True) for one in sorted(around[place]))]

        end = self.prove_order(look, candidates, key, closed, proof)
        if end is None and self.ruling("p2") == "allowed":
            end = self.prove_order(look, candidates, key, *self.by_units(field))
        return self.goes(start, end)

    def by_units(self, field: Field) -> tuple[Spots, Spots]:
        """Territories that are closed by any enemy unit on them, and by nothing else."""
        return (
            lambda place: [(place, False)] if place in field.enemy_units else [],
            lambda place: [(place, False)],
        )

    def unbuilt(self, field: Field, area: list[str]) -> list[str]:
        """Structures are known; p16 says whether they keep peaceful moves away."""
        if not self.ruling("p16"):
            return area
        return [place for place in area if place not in field.structures]

    def prove_encounter(self, automa: str, field: Field, area: list[str], look: Look) -> bool:
        """The first goal that is free, by the distance from the Factory; people take tokens too."""
        character = self.state.seats[automa].units["character"]
        if not character:
            return False
        candidates = self.for_encounter(automa, field, area)
        key = self.board.to_factory.__getitem__
        closed, free = self.by_units(field)

        def proof(place: str) -> list[Spot]:
            if place in self.state.tokens.encounter:
                look.token(place)
            return free(place)

        end = self.prove_order(look, candidates, key, closed, proof)
        return self.goes(next(iter(character)), end)

    def for_encounter(self, automa: str, field: Field, area: list[str]) -> list[str]:
        """The tokens in reach, and the Factory as long as it has no card."""
        me = self.state.seats[automa]
        goals = set(self.state.tokens.encounter)
        if not me.factory_card:
            goals.add(self.board.factory)
        return [
            place
            for place in self.unbuilt(field, area)
            if place in goals and place not in me.units["mech"]
        ]

    def ways_of(
        self, automa: str, kind: str, field: Field, area: list[str], look: Look
    ) -> tuple[str, list[str]] | None:
        """Where the unit starts that would go, and where no other combat unit of its stands."""
        units = self.places_of(automa, (kind,))
        if not units:
            return None
        start = self.starts_from(automa, units, look)
        others = self.places_of(automa, COMBAT_UNITS)
        others[start] -= 1
        return start, [place for place in self.unbuilt(field, area) if not others.get(place)]

    def prove_toward(
        self, automa: str, kind: str, field: Field, area: list[str], look: Look
    ) -> bool:
        """A combat unit matters only as far away as the one that is believed to be nearest."""
        way = self.ways_of(automa, kind, field, area, look)
        if way is None:
            return False
        start, candidates = way
        open_ones = [place for place in candidates if place not in field.enemy_units]
        if not open_ones or len(candidates) == 1:
            look.at(*((place, False) for place in candidates))
            return self.goes(start, open_ones[0] if open_ones else None)
        abroad = [place for place in field.combat if self.board.is_territory(place)]
        if abroad and self.ruling("p3") == "ignored_unless_all":
            return self.goes(start, self.prove_nearest(look, candidates, open_ones, abroad))
        far = self.board.far
        near = {one: min([far[place][one] for place in candidates]) for one in self.anywhere()}
        look.at(*((place, True) for place in sorted(near, key=near.__getitem__)))
        look.at(*((place, False) for place in candidates))
        return bool(self.ruling("p1"))

    def anywhere(self) -> list[str]:
        """Where enemies can stand that draw a combat unit: at home too, if p3 says so."""
        at_home = self.ruling("p3") != "ignored_unless_all"
        homes = [self.base(human) for human in self.humans] if at_home else []
        return [*self.board.territories, *homes]

    def prove_nearest(
        self, look: Look, candidates: list[str], open_ones: list[str], abroad: list[str]
    ) -> str:
        """Who would have to stand where, for another territory to be as close to an enemy?"""
        far, factory = self.board.far, self.board.to_factory
        order, marker = self.tie_order(look.marker), look.marker

        def key(place: str) -> tuple[int, int]:
            return min([far[place][enemy] for enemy in abroad]), factory[place]

        first = min(open_ones, key=lambda place: (key(place), order(place)))
        tied = [place for place in open_ones if key(place) == key(first)]
        rounds = self.rounds(order, first, tied) if marker is not None else 0
        distance, _ = key(first)
        last = self.last_parted(order, first, tied) if rounds else first
        for place in dict.fromkeys((first, last)):
            look.at((place, False))
            look.one_of([(enemy, True) for enemy in abroad if far[place][enemy] == distance])
        nearby: list[tuple[int, Any, str]] = []
        for place in candidates:
            if place == first and not rounds:
                continue
            mine, best = (factory[place], order(place)), (factory[first], order(first))
            walks = marker is not None and mine[0] == best[0]
            wins = mine < best or (walks and parted(best[1], mine[1]) > rounds)
            reach = distance if wins else distance - 1
            near = [one for one in self.board.territories if 1 <= far[place][one] <= reach]
            if place in open_ones:
                nearby += [(far[place][one], mine, one) for one in near]
            elif any(one in abroad or not look.sure((one, True)) for one in near):
                look.at((place, False))
        look.at(*((one, True) for _, _, one in sorted(nearby)))
        look.marker = self.marker_after(marker, rounds)
        return first

    # Aggressive moves

    def prove_attack(self, automa: str, field: Field, area: list[str], look: Look) -> bool:
        """Fewest combat units, then the order: with a single one there, only better ones matter."""
        fighters = self.places_of(automa, COMBAT_UNITS)
        if not fighters:
            return False
        targets = [place for place in area if place in field.combat]
        if self.ruling("p5") == "ask":
            for place in area:
                look.count(place, place not in targets)
            return bool(targets)
        if not targets:
            look.at(*((place, True) for place in self.ranked(area, look)))
            return False
        self.starts_from(automa, fighters, look)
        order, factory, marker = self.tie_order(look.marker), self.board.to_factory, look.marker

        def key(place: str) -> tuple[int, int]:
            return field.combat[place], factory[place]

        first = min(targets, key=lambda place: (key(place), order(place)))
        tied = [place for place in targets if key(place) == key(first)]
        rounds = self.rounds(order, first, tied) if marker is not None else 0
        look.count(first, False)
        if rounds:
            look.count(self.last_parted(order, first, tied), True)
        for place in self.ranked(area, look):
            mine, best = (factory[place], order(place)), (factory[first], order(first))
            walks = marker is not None and mine[0] == best[0]
            wins = mine < best or (walks and parted(best[1], mine[1]) > rounds)
            most = field.combat[first] - (not wins)
            if place != first and most:
                look.count_few(place, most)
        return True

    def ranked(self, area: list[str], look: Look) -> list[str]:
        """The territories in reach as ties are settled: what lies nearer to the Factory first."""
        order, factory = self.tie_order(look.marker), self.board.to_factory
        return sorted(area, key=lambda place: (factory[place], order(place)))

    def prove_worker_attack(self, automa: str, field: Field, area: list[str], look: Look) -> bool:
        """Most workers: there could be more of them anywhere in reach.

        Where the table picks, it picks among all that have any.
        """
        if not self.places_of(automa, COMBAT_UNITS):
            return False
        targets = [place for place in area if place in field.workers and place not in field.combat]
        most = max([field.workers[place] for place in targets], default=0)
        best = [place for place in targets if field.workers[place] == most]
        nearest = min([self.board.to_factory[place] for place in best], default=0)
        picks = self.ruling("p6") == "ask"
        for place in self.ranked(area, look):
            least = most + (self.board.to_factory[place] > nearest)
            look.count_workers(place, 1 if picks else max(1, least))
        return bool(targets)
