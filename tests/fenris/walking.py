"""Walks through whole first halves of campaigns, as people might: seats come late, leave, are
played by others and join; sheets are corrected, steps taken back, cards left open.

After every step all is checked that must always hold. A long walk is started by hand:
`python -m tests.fenris.walking 0 200` (seeds); `walking_pages` looks at the pages of every seat.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.fenris.pages import games
from thirdchair.kit.flow import Done, Pending, frozen, play
from thirdchair.kit.questions import Number, Places, Question
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table

Command = dict[str, Any]
FACTIONS = ("nordic", "crimea", "polania", "saxony", "rusviet", "albion", "togawa")
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal", "Ida")
PERKS = (None, "coins", "power", "popularity", "combat_cards", "worker", "resources", "objectives")
BOARDS = (True, "ask", False)
LAST = "4"
"""The evening at which a walk ends."""


def seats(random: Random) -> list[Command]:
    """One to seven, people and Automas, at least one of them a human."""
    number = random.choice((1, 2, 2, 3, 3, 4, 5, 7))
    factions = random.sample(FACTIONS, number)
    kinds = ["human", *(random.choice(("human", "human", "automa")) for _ in factions[1:])]
    random.shuffle(kinds)
    return [
        {"kind": kind, "faction": faction, **({"name": NAMES[at]} if kind == "human" else {})}
        for at, (kind, faction) in enumerate(zip(kinds, factions, strict=True))
    ]


class Walk:
    """A campaign that goes its way by chance; the same seed goes the same way."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.seed = seed
        self.setup: Command = {
            "game": "scythe",
            "mode": "fenris",
            "seed": seed,
            "seats": seats(self.random),
            "adjusts": self.random.random() < 0.3,
            "chance": self.random.choice(("app", "app", "table")),
        }
        if self.random.random() < 0.3:
            way = {"branch": self.random.choice(("war", "peace"))}
            number = self.random.choice("123")
            self.setup["from"] = {"episode": number, **(way if number != "1" else {})}
        if self.random.random() < 0.3:
            self.setup["rows"] = self.random.choice((1, 2, 3, 8))
        self.table = Table.new(games(), self.setup)
        self.told: list[str] = []

    # What it stands on

    @property
    def state(self) -> FenrisState:
        state = self.table.state
        assert isinstance(state, FenrisState)
        return state

    @property
    def rules(self) -> Campaign:
        rules: Campaign = self.table.game.campaign(self.state, [])  # type: ignore[attr-defined]
        return rules

    def some(self, names: Any) -> Any:
        """One of these."""
        return self.random.choice(list(names))

    def few(self, names: Any, most: int) -> list[Any]:
        """Some of these, each once."""
        there = list(names)
        return self.random.sample(there, self.random.randint(0, min(most, len(there))))

    # A step

    def go(self) -> bool:
        """One step, checked; False when the walk is over."""
        self.table.stands_in = frozenset(self.state.sheets)  # one phone for all
        if self.table.question is not None:
            self.answer(self.table.question)
            return True
        if self.state.phase == "setup" and self.state.evening == LAST and not self.open_cards:
            return False
        self.act(self.likely())
        return True

    @property
    def open_cards(self) -> bool:
        return any(self.state.agenda.values()) and self.random.random() < 0.8

    def act(self, command: Command) -> bool:
        """A command that may be refused; then nothing has changed."""
        before, revision = frozen(self.table.state), self.table.journal.revision
        self.told.append(f"{self.state.evening} {self.state.phase}: {command}")
        try:
            self.table.do(command)
        except Refusal as refusal:
            self.told[-1] += f" -> {refusal.text}"
            assert frozen(self.table.state) == before, "a refusal changes nothing"
            assert self.table.journal.revision == revision
            return False
        if self.random.random() < 0.2:
            self.back_and_forth(before)
        return True

    def answer(self, question: Question) -> None:
        """A legal answer: there is one to every question."""
        given = answer_to(question, self.random)
        self.told.append(f"  {msgspec.to_builtins(question)} = {given}")
        try:
            self.table.answer(given, anyway=True)
        except Refusal as refusal:
            self.told[-1] += f" -> {refusal.text} {refusal.args_for_text}"
            self.table.undo()

    def back_and_forth(self, before: bytes) -> None:
        """Undo is exact, and redo leads to where it was."""
        if self.table.question is not None:
            return
        after = frozen(self.table.state)
        self.table.undo()
        assert frozen(self.table.state) == before, "undo is exact"
        self.table.redo()
        assert frozen(self.table.state) == after, "redo is exact"

    # What people do

    def likely(self) -> Command:
        """Something that could be done now, mostly something that is due."""
        if self.random.random() < 0.15:
            return self.random.choice([*self.any_time()])
        due = [one for name in self.table.next.may for one in self.ways(name)]
        return self.random.choice(due or [*self.any_time()])

    def any_time(self) -> Iterator[Command]:
        """What can be told at any moment: people, sheets, and nonsense."""
        state, seat = self.state, self.some(self.state.sheets)
        here = self.some(("present", "late", "away", "left", "guest", None))
        by = self.some((None, None, "automa", "Zoe"))
        yield {"do": "seat", "seat": seat, "state": here, "played_by": by}
        yield {"do": "seat", "seat": seat, "state": "present", "faction": self.some(FACTIONS)}
        new: Command = {"do": "seat", "seat": f"s{len(state.sheets) + 1}"}
        kind = self.some(("human", "human", "automa"))
        yield {**new, "kind": kind, "faction": self.some(FACTIONS), "name": ""}
        yield {"do": "book", "seat": seat, "amount": self.random.randint(-60, 60), "note": "x"}
        yield from self.corrections(seat)
        yield {"do": self.some(("close", "read", "reveal", "setup", "xyzzy", "finish"))}

    def corrections(self, seat: str) -> Iterator[Command]:
        """What stands on paper."""
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
            "level": "automa",
        }
        field = self.some(fields)
        yield {"do": "correct", "path": f"sheets.{seat}.{field}", "value": fields[field]}
        told = {one: fields[one] for one in self.few(fields, 3)}
        yield {"do": "sheet", "seat": seat, "fields": told}
        staying = [*self.rules.humans, *self.rules.automas]
        exchanged = dict(zip(self.few(staying, 3), self.few(FACTIONS, 3)))  # noqa: B905
        yield {"do": "correct", "path": "factions", "value": exchanged}
        yield {"do": "correct", "path": "rows", "value": random.randint(1, 8)}
        yield {"do": "correct", "path": "most_coins", "value": random.randint(1, 8)}
        key = self.some(("fenris.a35", "fenris.away_vote", "fenris.a23"))
        value = self.some(("reserved", "pool", "last", "automa", "unused", "triggers"))
        yield {"do": "correct", "path": f"rulings.{key}", "value": value}

    def ways(self, name: str) -> Iterator[Command]:
        """Commands of this name that people might send now, most of them legal."""
        state, humans = self.state, self.rules.humans
        waiting = [seat for seat in state.agenda if state.agenda[seat]]
        match name:
            case "setup" if state.evening != LAST:
                yield self.begins()
            case "setup":
                pass
            case "perk" | "wear" | "use":
                for seat in [one for one in humans if one in self.rules.playing]:
                    yield from self.of_tonight(name, seat)
            case "pair" | "unpair":
                yield {"do": name, "seat": self.some(humans), "with": self.some(state.sheets)}
            case "mark" | "count":
                yield from self.tray(name)
            case "episode_result":
                yield from self.results()
            case "vote":
                for seat in state.influence:
                    war = self.random.randint(0, state.influence[seat])
                    peace = state.influence[seat] - war
                    yield {"do": "vote", "seat": seat, "war": war, "peace": peace}
            case "decide":
                yield {"do": "decide", "branch": self.some(("war", "peace"))}
            case "read" | "reveal" | "close":
                yield {"do": name}
            case "open":
                yield {"do": "open", "box": self.some(state.to_open)}
            case "log":
                for seat in state.to_log:
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
        state, random = self.state, self.random
        command: Command = {"do": "setup"}
        staying = [*self.rules.humans, *self.rules.automas]
        if random.random() < 0.4:
            command["present"] = here = random.sample(staying, random.randint(1, len(staying)))
            command["late"] = self.few(here, 2)
        if random.random() < 0.5 or state.evening == "1":
            command["board"] = self.some(BOARDS)
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
        if name == "mark":
            stars = rules.rules_of_tonight().state.seats[seat].stars
            yield {"do": "mark", "seat": seat, "at": self.some(stars), "n": n}
        elif counts := rules.counts():
            yield {"do": "count", "seat": seat, "what": self.some(counts), "n": n}

    def results(self) -> Iterator[Command]:
        rules, random = self.rules, self.random
        column = {"coins": random.randint(0, 90)}
        yield {"do": "episode_result", "seat": self.some(rules.playing), **column}
        if random.random() < 0.3:
            coins = {seat: random.randint(-10, 90) for seat in self.few(rules.playing, 9)}
            yield {"do": "episode_result", "coins": coins}

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
                    yield {"do": name, "seat": seat, "bonus": self.some((bonuses, bonuses[0]))}
            case "draw_mods":
                for seat, offer in state.offers.items():
                    extra = self.some((None, *offer.tiles)) if offer.extra else None
                    way = self.some(("real", "app", "noted", None))
                    yield {"do": name, "seat": seat, "way": way, "extra": extra}
            case "buy_mods":
                for seat, offer in state.offers.items():
                    mods = self.few([*rules.may_keep(seat, offer), *offer.kept], 3)
                    done = self.random.random() < 0.5
                    yield {"do": name, "seat": seat, "mods": mods, "done": done}
            case "base":
                for seat in state.agenda:
                    faction = self.some(rules.free_bases(seat))
                    yield {"do": name, "seat": seat, "faction": faction}
            case "change_faction" if state.change and state.change.waiting:
                seat = state.change.waiting[0]
                yield {"do": name, "seat": seat, "faction": self.some(rules.pool())}

    def on_the_board(self, name: str) -> Iterator[Command]:
        """The game of tonight: a little of it."""
        tonight = self.state.tonight
        assert tonight is not None
        for seat, one in tonight.seats.items():
            if name == "automa_turn" and one.kind == "automa":
                yield {"do": name, "seat": seat}
            elif name == "gain" and one.kind == "human":
                yield {"do": name, "seat": seat, "what": "popularity", "n": 1}
            elif name == "star" and one.kind == "human":
                yield {"do": name, "seat": seat, "triumph": self.some(one.stars)}
            elif name == "finish":
                yield {"do": name}


def answer_to(question: Question, random: Random) -> Any:
    """A legal answer."""
    if isinstance(question, Places):
        return {}
    if isinstance(question, Number):
        low = max([question.min, *(one + 1 for one in question.impossible)])
        return random.randint(low, min(question.highest, low + 12))
    options = [*question.options]  # type: ignore[attr-defined]
    assert options, f"nobody can answer {question}"
    return random.choice(options)


# What must always hold


def check(walk: Walk) -> None:
    """All of it, after a step."""
    if walk.table.question is not None:
        return
    check_sheets(walk.state)
    check_cards(walk)
    check_next(walk)


def check_sheets(state: FenrisState) -> None:
    staying = {seat: one for seat, one in state.sheets.items() if one.presence != "left"}
    for seat, sheet in state.sheets.items():
        assert sheet.balance == sum(one.amount for one in sheet.wealth) >= 0, seat
        for mods in (sheet.mech_mods, sheet.infrastructure_mods):
            assert len(mods) <= 6
            assert sheet.kind == "automa" or len(set(mods)) == len(mods)
        evenings = [one for one in sheet.perks.values() if one != "paper"]
        assert len(set(evenings)) == len(evenings), "one perk an evening"
        assert state.rows is None or all(len(one) <= state.rows for one in sheet.log.values())
    factions = [one.faction for one in staying.values()]
    waiting = state.change.waiting if state.change else []
    assert len(set(factions)) == len(factions) or waiting, factions
    bases = [one.base or one.faction for one in staying.values()]
    changing = waiting or (state.change and state.change.bases)
    assert len(set(bases)) == len(bases) or changing, bases


def check_cards(walk: Walk) -> None:
    """A card waits for people who are in the campaign, and has what it is about."""
    state = walk.state
    for seat, cards in state.agenda.items():
        assert cards
        assert seat in walk.rules.humans, f"{cards} wait for {seat}"
        assert len(set(cards)) == len(cards), cards
    assert set(state.offers) == {seat for seat, cards in state.agenda.items() if "shop" in cards}
    due = {seat for seat, cards in state.agenda.items() if "bonus" in cards}
    assert set(state.bonuses_due) == due
    if state.change is not None:
        for seat in (*state.change.waiting, *state.change.bases):
            assert state.sheets[seat].presence != "left"


def check_next(walk: Walk) -> None:
    """What the table says that comes next can be done: of every name at least one command."""
    table, state = walk.table, walk.state
    told = table.next
    assert told.may or state.evening == LAST, "there is always something"
    for name in told.may:
        if name in ("finish", "move", "place", "remove", "gain", "star", "episode_result"):
            continue  # of the game on the board; its own tests know it
        tried = [one for _ in range(6) for one in walk.ways(name)]
        found = [one for one in tried if possible(table, one)]
        assert found or not tried or _idle(name, state), f"{name} cannot be done: {tried[:3]}"


def _idle(name: str, state: FenrisState) -> bool:
    """May be named though chance has found no way: tokens by ruling, marks on a full track."""
    return name in ("mark", "count", "pair", "unpair", "perk", "wear", "use", "buy_mods")


def possible(table: Table, command: Command) -> bool:
    """Would the rules carry it out, or ask something?"""
    state = table.state
    try:
        decoded = table.game.command(state, command)
        result = play(table.game.rules, state, decoded, [])
    except Refusal:
        return False
    return isinstance(result, Done | Pending)


def check_replay(walk: Walk) -> None:
    """Every step led from the state before it to the one that was kept."""
    journal = walk.table.journal
    for position in range(journal.at):
        entry = journal.entries[position]
        before = walk.table.state_before(position)
        command = walk.table.game.command(before, entry.command)
        result = play(walk.table.game.rules, before, command, entry.answers)
        assert isinstance(result, Done)
        assert frozen(result.state) == entry.state, entry.command


def check_can_close(walk: Walk) -> None:
    """From wherever it stands the evening can be closed; then all of that is taken back."""
    table = walk.table
    here = table.journal.at + table.journal.waiting
    before = frozen(table.state)
    for _ in range(300):
        if table.question is not None:
            walk.answer(table.question)
            if table.question is None and table.journal.at < here:
                return  # an answer that does not fit with others
            continue
        state = walk.state
        if state.phase == "setup":
            break
        if state.phase == "play":
            seats = walk.rules.playing
            once = {"found": {seat: int(seat == seats[0]) for seat in seats}}
            facts = once if state.evening == "3" else {}
            walk.table.do({"do": "episode_result", "facts": facts})
        elif state.phase == "outcome":
            walk.table.do({"do": "read"})
        elif state.influence:
            sealed = [seat for seat in walk.rules.humans if seat in state.votes]
            for seat in sealed and [one for one in walk.rules.humans if one in state.influence]:
                if seat not in state.votes and state.sheets[seat].presence not in ("away", "left"):
                    n = state.influence[seat]
                    walk.table.do({"do": "vote", "seat": seat, "war": n, "peace": 0})
            tied = state.evening in state.revealed
            walk.table.do({"do": "reveal"} if sealed and not tied else _war())
        else:
            walk.table.do({"do": "close"})
    assert walk.state.phase == "setup", "the evening could not be closed"
    if table.journal.at > here:
        table.jump(here)
    if not table.journal.waiting:
        assert frozen(table.state) == before


def _war() -> Command:
    return {"do": "decide", "branch": "war"}


def walked(seed: int, most: int = 150) -> Walk:
    """A whole walk, checked after every step."""
    walk = Walk(seed)
    try:
        for _ in range(most):
            if not walk.go():
                break
            check(walk)
            if walk.random.random() < 0.05 and walk.table.question is None:
                check_can_close(walk)
        check_replay(walk)
    except Exception as error:
        steps = "\n".join(walk.told[-12:])
        raise AssertionError(f"seed {seed}: {error!r}\n{walk.setup}\n{steps}") from error
    return walk


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        found = walked(number)
        print(number, found.state.evening, found.state.phase, flush=True)
