"""What people might do in a campaign: commands that could be sent now, most of them legal.

They are made of what the table offers: what it says may come next, its questions, its sheets. All
that is left to chance is drawn from one source, so that the same draws are the same campaign.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from thirdchair.scythe import content
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table

Command = dict[str, Any]
T = TypeVar("T")
FACTIONS = ("nordic", "crimea", "polania", "saxony", "rusviet", "albion", "togawa")
FOUND = ("vesna", "fenris")
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal", "Ida")
PERKS = (None, "coins", "power", "popularity", "combat_cards", "worker", "resources", "objectives")
BOARDS = (True, "ask", False)
UNITS = ("worker", "mech", "character")
PIECES = (*UNITS, "structure", "token")
WAYS = ("war", "peace")
OFTEN = {"automa_turn": 8, "actor_turn": 8, "move": 4, "give_up": 3, "change_faction": 3, "pair": 2}
"""What a campaign is made of comes more often than corrections do."""


class Doing:
    """Everybody at one table, at this moment."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table, self.random = table, random
        state = table.state
        assert isinstance(state, FenrisState)
        self.state = state
        self.rules: Campaign = table.game.campaign(state, [])  # type: ignore[attr-defined]

    # Chance

    def some(self, names: Iterable[T]) -> T:
        """One of these."""
        return self.random.choice(list(names))

    def few(self, names: Iterable[T], most: int) -> list[T]:
        """Some of these, each once."""
        there = list(names)
        return self.random.sample(there, self.random.randint(0, min(most, len(there))))

    def one_in(self, n: int) -> bool:
        """Happens once in so many times; with the simplest draws, never."""
        return self.random.randint(1, n) == n

    # What is done

    def likely(self) -> Command:
        """Something that could be done now, mostly something that is due."""
        due = [] if self.one_in(7) else self.due()
        return self.some(due or [*self.any_time()])

    def due(self) -> list[Command]:
        """Commands of one name that may come next; turns more often than all that is beside."""
        names = [name for name in self.table.next.may for _ in range(OFTEN.get(name, 1))]
        return [*self.ways(self.some(names))] if names else []

    def onward(self) -> Command:
        """What brings the evening to its end, and the campaign to the next one."""
        state = self.state
        match state.phase:
            case "setup":
                return self.begins()
            case "play":
                return self.result_of_all()
            case "outcome":
                return {"do": "read"}
        return self._vote() if state.influence else self._last_steps()

    def _vote(self) -> Command:
        may = self.table.next.may
        names = [name for name in ("reveal", "decide", "vote") if name in may]
        return self.some([*self.ways(self.some(names))])

    def _last_steps(self) -> Command:
        """Of the last evening every star is to be ticked before its close."""
        if self.state.evening.startswith("8") and "log" in self.table.next.may:
            return self.some(
                [one for one in self.ways("log") if one["column"]] or [{"do": "close"}]
            )
        return {"do": "close"}

    def any_time(self) -> Iterator[Command]:
        """What can be told at any moment: people, sheets, and nonsense."""
        state, seat = self.state, self.some(self.state.sheets)
        here = self.some(("present", "late", "away", "left", "guest", None))
        by = self.some((None, None, "automa", "Zoe"))
        yield {"do": "seat", "seat": seat, "state": here, "played_by": by}
        yield {"do": "seat", "seat": seat, "state": "present", "faction": self.some(FACTIONS)}
        new: Command = {"do": "seat", "seat": f"s{len(state.sheets) + 1}"}
        kind = self.some(("human", "human", "automa"))
        yield {**new, "kind": kind, "faction": self.some((*FACTIONS, *FOUND)), "name": ""}
        yield {"do": "book", "seat": seat, "amount": self.random.randint(-60, 60), "note": "x"}
        yield from self.corrections(seat)
        yield {"do": self.some(("close", "read", "reveal", "setup", "xyzzy", "finish"))}

    def corrections(self, seat: str) -> Iterator[Command]:
        """What stands on paper, and how open points are decided."""
        printed, random = self.rules.printed, self.random
        fields: Command = {
            "wealth": random.randint(0, 90),
            "wins": random.randint(0, 3),
            "bonuses": {one: random.randint(0, 3) for one in printed.bonuses},
            "log": {one: random.randint(0, 3) for one in self.few(printed.columns, 9)},
            "perks": self.few(printed.perks, 7),
            "mech_mods": self.few(("armor", "sword", "feint", "scout", "suiton", "regroup"), 6),
            "infrastructure_mods": self.few(("machinery", "spy", "cavalry", "propaganda"), 4),
            "base": self.some(FACTIONS),
            "level": self.some(content.trackers()),
        }
        field = self.some(fields)
        yield {"do": "correct", "path": f"sheets.{seat}.{field}", "value": fields[field]}
        told = {one: fields[one] for one in self.few(fields, 3)}
        yield {"do": "sheet", "seat": seat, "fields": told}
        staying = [*self.rules.humans, *self.rules.automas]
        exchanged = dict(zip(self.few(staying, 3), self.few((*FACTIONS, *FOUND), 3)))  # noqa: B905
        yield {"do": "correct", "path": "factions", "value": exchanged}
        yield {"do": "correct", "path": "rows", "value": random.randint(1, 8)}
        yield {"do": "correct", "path": "most_coins", "value": random.randint(1, 8)}
        yield {"do": "correct", "path": "book", "value": self.some(("unsure", "de", "en"))}
        yield self.ruling()
        yield self.ruling()

    def ruling(self) -> Command:
        """Any point, known or not yet, decided otherwise."""
        known = {key: one for key, one in content.rulings("fenris").items() if one.values}
        key = self.some(self.state.rulings if self.one_in(2) and self.state.rulings else known)
        values = known[key].values if key in known else ("?",)
        return {"do": "correct", "path": f"rulings.{key}", "value": self.some(values)}

    # By the name of what may come next

    def ways(self, name: str) -> Iterator[Command]:
        """Commands of this name that people might send now."""
        state, humans = self.state, self.rules.humans
        waiting = [seat for seat in state.agenda if state.agenda[seat]]
        match name:
            case "setup":
                yield self.begins()
            case "perk" | "wear" | "use":
                for seat in [one for one in humans if one in self.rules.playing]:
                    yield from self.of_tonight(name, seat)
            case "pair" | "unpair":
                two = self.random.sample([*self.rules.playing], min(2, len(self.rules.playing)))
                yield {"do": name, "seat": two[0], "with": two[-1]}
            case "mark" | "count":
                yield from self.tray(name)
            case "episode_result":
                yield from self.results()
            case "vote":
                for seat in [one for one in humans if one in state.influence]:
                    war = self.random.randint(0, state.influence[seat])
                    peace = state.influence[seat] - war
                    yield {"do": "vote", "seat": seat, "war": war, "peace": peace}
            case "decide":
                yield {"do": "decide", "branch": self.some(WAYS)}
            case "read" | "reveal" | "close":
                yield {"do": name}
            case "open":
                for box, owner in state.to_open.items():
                    yield {"do": "open", "box": box, "seat": owner or self.some(humans)}
            case "log":
                for seat in [one for one in humans if one in state.to_log]:
                    yield from self.logs(seat)
            case "sheet":
                for seat in state.untold:
                    yield {"do": "sheet", "seat": seat, "fields": {"wealth": 30}}
            case "done" | "keep" | "give_up":
                yield from ({"do": name, "seat": seat} for seat in waiting or humans)
            case "setup_bonus" | "draw_mods" | "buy_mods" | "base" | "change_faction":
                yield from self.cards(name)
            case _:
                yield from self.on_the_board(name)

    def begins(self) -> Command:
        """An evening begins; not everybody is there."""
        command: Command = {"do": "setup"}
        staying = [*self.rules.humans, *self.rules.automas]
        if self.one_in(3):
            here = self.few(staying, 6)
            command["present"] = [*here, *({*self.rules.humans[:1]} - {*here})]
            command["late"] = self.few(command["present"], 2)
        if self.one_in(2) or self.state.evening == "1":
            command["board"] = self.some(BOARDS)
        if self.one_in(3):
            combat, deck = self.some(("ask", "app")), self.some(("own", "shared"))
            abilities = self.some(("ask", "off"))
            command["options"] = {"combat": combat, "deck": deck, "abilities": abilities}
        return command

    def of_tonight(self, name: str, seat: str) -> Iterator[Command]:
        state = self.state
        assert state.tonight is not None
        if name == "perk":
            yield {"do": "perk", "seat": seat, "perk": self.some(PERKS)}
        elif name == "use":
            for mod, used in state.tonight.seats[seat].turned.items():
                yield {"do": "use", "seat": seat, "mod": mod, "back": used}
        elif hasattr(rules := self.rules.rules_of_tonight(), "covers"):
            mods = state.sheets[seat].mech_mods
            yield {"do": "wear", "seat": seat, "mods": {}}
            yield {"do": "wear", "seat": seat, "mods": dict(zip(rules.covers(seat), mods))}  # noqa: B905

    def tray(self, name: str) -> Iterator[Command]:
        rules = self.rules
        seat = self.some(rules.playing)
        n = self.some((1, 1, 1, -1))
        game = rules.rules_of_tonight()
        if name == "mark":
            yield {
                "do": "mark",
                "seat": seat,
                "at": self.some(game.state.seats[seat].stars),
                "n": n,
            }
        elif counts := (*rules.counts(), *game.countable(seat)):
            yield {"do": "count", "seat": seat, "what": self.some(counts), "n": n}

    def results(self) -> Iterator[Command]:
        column = {"coins": self.random.randint(0, 90)}
        yield {"do": "episode_result", "seat": self.some(self.rules.playing), **column}
        if self.one_in(4):
            yield self.result_of_all()

    def result_of_all(self) -> Command:
        """Some coins are told, and some of what tonight counts; the rest is asked."""
        playing = self.rules.playing
        coins = {seat: self.random.randint(0, 90) for seat in self.few(playing, 9)}
        command: Command = {"do": "episode_result", "coins": coins}
        if (counts := self.rules.counts()) and self.one_in(2):
            what, one = self.some(counts), self.some(playing)
            command["facts"] = {what: {seat: int(seat == one) for seat in playing}}
        return command

    def logs(self, seat: str) -> Iterator[Command]:
        for one in self.state.to_log[seat]:
            columns = [None, *self.rules.columns_for(seat, one)]
            yield {"do": "log", "seat": seat, "star": one.star, "column": self.some(columns)}

    def cards(self, name: str) -> Iterator[Command]:
        state, rules = self.state, self.rules
        match name:
            case "setup_bonus":
                for seat, n in state.bonuses_due.items():
                    bonuses = [self.some(rules.printed.bonuses) for _ in range(n)]
                    yield {"do": name, "seat": seat, "bonus": bonuses}
                    yield from (
                        {"do": name, "seat": seat, "bonus": one} for one in rules.printed.bonuses
                    )
            case "draw_mods":
                for seat, offer in state.offers.items():
                    extra = self.some((None, *offer.tiles)) if offer.extra else None
                    way = self.some(("real", "app", "noted", None))
                    yield {"do": name, "seat": seat, "way": way, "extra": extra}
            case "buy_mods":
                for seat, offer in state.offers.items():
                    mods = self.few([*rules.may_keep(seat, offer), *offer.kept], 3)
                    yield {"do": name, "seat": seat, "mods": mods, "done": self.one_in(2)}
            case "base":
                for seat in state.agenda:
                    faction = self.some(rules.free_bases(seat))
                    yield {"do": name, "seat": seat, "faction": faction}
            case "change_faction" if state.change and state.change.waiting:
                seat = state.change.waiting[0]
                yield {"do": name, "seat": seat, "faction": self.some(rules.pool())}

    # The game of tonight

    def on_the_board(self, name: str) -> Iterator[Command]:
        tonight = self.state.tonight
        assert tonight is not None, name
        if name == "finish":
            yield {"do": name}
        elif name == "actor_turn":
            yield from ({"do": name, "actor": one} for one in tonight.actors)
            yield from self.box_on_the_board()
        for seat, one in tonight.seats.items():
            if name == "automa_turn" and one.kind == "automa":
                yield {"do": name, "seat": seat}
            elif name == "gain" and one.kind == "human":
                what = self.some(("power", "coins", "popularity", "cards"))
                yield {"do": name, "seat": seat, "what": what, "n": self.some((1, 2, 3, -1))}
            elif name == "star" and one.kind == "human":
                yield {"do": name, "seat": seat, "triumph": self.some(one.stars)}
            elif name == "move" and one.kind == "human":
                if moves := [*self.moves(tonight, seat)]:
                    yield {"do": name, "seat": seat, "moves": moves}
            elif name == "place" and one.kind == "human":
                yield {"do": name, "seat": seat, "unit": self.some(PIECES), "at": self.place(seat)}
            elif name == "remove":
                yield from self.removals(tonight, seat)
        if name == "move":
            yield from self.box_on_the_board()

    def place(self, seat: str) -> str:
        """A territory, now and then the Factory, or the own home base."""
        board = self.rules.material.board
        homes = (self.rules.home_of(seat), board.factory)
        return str(self.some(homes if self.one_in(3) else board.territories))

    def moves(self, tonight: AutomaState, seat: str) -> Iterator[Command]:
        """One unit or two, mostly to a neighbor, now and then to somebody or to the Factory."""
        board, units = self.rules.material.board, tonight.seats[seat].units
        standing = [(kind, at) for kind in UNITS for at in units[kind]]
        count = min(len(standing), self.some((1, 1, 2)))
        for kind, at in self.random.sample(standing, count):
            near = [one for one in board.in_order(board.around[at]) if board.is_territory(one)]
            there = near if near and not self.one_in(3) else [*self.goals(tonight, seat)]
            to = self.some([one for one in there if one != at] or board.territories)
            n = self.random.randint(1, units[kind][at])
            yield {"unit": kind, "n": n, "from": at, "to": to}

    def goals(self, tonight: AutomaState, seat: str) -> Iterator[str]:
        """Where something happens: others, figures, tokens, the Factory."""
        board = self.rules.material.board
        yield from (board.factory, self.some(board.territories), self.rules.home_of(seat))
        for other, one in tonight.seats.items():
            places = [at for kind in UNITS for at in one.units[kind] if board.is_territory(at)]
            yield from self.few(places if other != seat else [], 2)
        yield from (one.at for one in tonight.actors.values() if one.at)
        yield from self.few(tonight.tokens.encounter, 2)
        for lies in tonight.laid.values():
            yield from self.few([at for at in lies if board.is_territory(at)], 1)

    def removals(self, tonight: AutomaState, seat: str) -> Iterator[Command]:
        units = tonight.seats[seat].units
        standing: Sequence[tuple[str, str]] = [(kind, at) for kind in units for at in units[kind]]
        for kind, at in self.few(standing, 1):
            yield {"do": "remove", "seat": seat, "unit": kind, "at": at}

    def box_on_the_board(self) -> Iterator[Command]:
        """Somebody's unit has come to a box that lies there."""
        for box in self.state.to_open:
            yield {"do": "open", "box": box, "seat": self.some(self.rules.playing)}
