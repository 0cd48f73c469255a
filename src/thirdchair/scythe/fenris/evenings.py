"""An evening from its set-up to its end: what all eight have in common."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.choices import Choice
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule, ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Gained
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris import events as e
from thirdchair.scythe.fenris.on_the_track import OnTheTrack
from thirdchair.scythe.fenris.sheets import Sheets
from thirdchair.scythe.fenris.state import Column, Played, Wish
from thirdchair.scythe.fenris.tonight import tonights_table
from thirdchair.scythe.scoring import MOST

MOST_COINS = MOST["final_coins"]


class Evenings(Sheets):
    """From one evening to the next."""

    board: ClassVar[type[OnTheTrack]]
    """The rules of tonight's game."""

    def rules_of_tonight(self) -> OnTheTrack:
        """The rules of tonight's game at work."""
        if self.state.tonight is None:
            raise not_now("fenris-no-game")
        return self.board(self.state.tonight, self.events)

    # Set-up

    async def begin(self, command: c.Begin) -> None:
        """Who is here sits down; mats are dealt; everybody may choose what to begin with."""
        self._check_present(command)
        for automa, level in command.level.items():
            self.sheet_of(automa, self.automas, "do.level").level = level
        self.state.tonight = tonights_table(self.state, command, self.board)
        seats = tuple(self.playing)
        self.tell(e.Begun(episode=self.state.evening, seats=seats))
        await self.rules_of_tonight().set_up()
        self.give_bonuses()
        for step in self.steps():
            self.tell(step)
        self.state.wishes = {seat: Wish() for seat in self.humans if seat in seats}
        self.state.columns, self.state.votes, self.state.influence = {}, {}, {}
        self.state.leads = None
        self.state.phase = "play"

    @decides("fen.campaign.players.may-change", "fen.campaign.absent")
    def _check_present(self, command: c.Begin) -> None:
        """Whoever is not named is away tonight, and loses nothing."""
        staying = [*self.humans, *self.automas]
        here = staying if command.present is None else [*command.present]
        for seat in (*here, *command.late):
            self.sheet_of(seat, staying, "do.present")
        if sorted(order := list(command.order or ())) != sorted(here) and order:
            raise bad_input("fenris-order", where="do.order", options=here)
        for seat, one in self.state.sheets.items():
            if one.presence != "left":
                one.presence = (
                    "late" if seat in command.late else "present" if seat in here else "away"
                )

    def steps(self) -> Iterator[e.StepToDo]:
        """Point: what the hands do before the first turn beside the usual set-up, in this order."""
        yield from ()

    @decides("fen.sheet.setup.apply", "fen.campaign.coins.start")
    def give_bonuses(self) -> None:
        """What the sheets bring at the start of every evening."""
        for seat in self.playing:
            for what, n in self.state.sheets[seat].bonuses.items():
                self.hand_out(seat, what, n, "fen.sheet.setup.apply")

    def hand_out(self, seat: str, what: str, n: int, rule: str) -> None:
        """A seat of tonight's game gets something before the first turn."""
        if n and self.state.tonight is not None:
            one = self.state.tonight.seats[seat]
            setattr(one, what, getattr(one, what) + n)
            self.tell(Gained(seat=seat, what=what, n=n, rule=rule))

    # Play

    def tonights(self, command: Command) -> Rule:
        """What happens in the game of tonight; from the first turn on the perks count."""
        return self._in_play(command)

    async def _in_play(self, command: Command) -> None:
        rules = self.rules_of_tonight()
        if rules.state.over:
            raise not_now("game-over")
        self.settle(getattr(command, "seat", None))
        await rules.carry_out(command)

    @decides("fen.campaign.wealth.add")
    def settle(self, acting: str | None) -> None:
        """With the first turn all perks count; a late seat's with its own."""
        for seat in list(self.state.wishes):
            if self.state.sheets[seat].presence != "late" or seat == acting or acting is None:
                perk = self.state.wishes[seat]
                self.use_perk(seat)
                self._take_perk(seat, perk)

    def _take_perk(self, seat: str, wish: Wish) -> None:
        """What a perk brings in tonight's game. Objectives and resources are for the hands."""
        if wish.perk is None or self.state.tonight is None:
            return
        n = self.printed.perks[wish.perk].n
        one = self.state.tonight.seats[seat]
        match wish.perk:
            case "coins" | "power" | "popularity":
                setattr(one, wish.perk, getattr(one, wish.perk) + n)
            case "combat_cards":
                one.cards += n
            case "worker":
                at = wish.at or self.starts_of(seat)[0]
                one.units["worker"][at] = one.units["worker"].get(at, 0) + n

    async def mark(self, command: c.Mark) -> None:
        """A star on a space of the track, for those who play without the app's board."""
        self.sheet_of(command.seat, self.playing)
        rules = self.rules_of_tonight()
        stars = rules.state.seats[command.seat].stars
        if command.at not in stars:
            raise bad_input("unknown-triumph", where="do.at", value=command.at, options=list(stars))
        self.settle(command.seat)
        if command.n > 0:
            for _ in range(command.n):
                if not await rules.place_star(command.seat, command.at):
                    raise not_now(
                        "triumph-taken", where="do.at", seat=command.seat, triumph=command.at
                    )
        elif stars[command.at] + command.n < 0:
            raise not_now("fenris-no-star", where="do.at", seat=command.seat, triumph=command.at)
        else:
            stars[command.at] += command.n
        count = rules.star_count(command.seat)
        self.tell(e.Marked(seat=command.seat, space=command.at, n=stars[command.at], count=count))

    async def count(self, command: c.Tally) -> None:
        """What tonight counts for a seat, one more or one fewer."""
        self.sheet_of(command.seat, self.playing)
        if command.what not in (counts := self.counts()):
            raise bad_input(
                "not-an-option", where="do.what", answer=command.what, options=list(counts)
            )
        holds = self.rules_of_tonight().state.seats[command.seat].holds
        n = holds.get(command.what, 0) + command.n
        if n < 0:
            raise not_now("fenris-none-left", where="do.n", seat=command.seat, what=command.what)
        self.settle(command.seat)
        holds[command.what] = n
        self.tell(e.Counted(seat=command.seat, what=command.what, n=n))

    def counts(self) -> tuple[str, ...]:
        """Point: what tonight counts for each seat, beside coins and stars."""
        return ()

    # The result

    async def tell_column(self, command: c.SeatResult) -> None:
        """A seat says its own result; until the evening's result it may say another."""
        self.sheet_of(command.seat, self.playing)
        stars = list(command.stars) if command.stars is not None else self.stars_of(command.seat)
        self._check_column(command.seat, command.coins, stars, dict(command.facts))
        facts = {
            what: command.facts.get(what, self.held(command.seat, what)) for what in self.counts()
        }
        column = Column(coins=command.coins, stars=stars, facts=facts)
        self.state.columns = self.by_seat({**self.state.columns, command.seat: column})
        self.tell(
            e.ColumnTold(
                seat=command.seat, coins=column.coins, stars=tuple(stars), facts=column.facts
            )
        )

    def stars_of(self, seat: str) -> list[str]:
        """The triumphs for which a seat has stars in tonight's game, as often as it has them."""
        stars = self.rules_of_tonight().state.seats[seat].stars
        return [triumph for triumph, n in stars.items() for _ in range(n)]

    def held(self, seat: str, what: str) -> int:
        """What tonight's game knows of what a seat has."""
        return self.rules_of_tonight().state.seats[seat].holds.get(what, 0)

    def _check_column(self, seat: str, coins: int, stars: list[str], facts: dict[str, int]) -> None:
        """An impossible result is refused."""
        rules = self.rules_of_tonight()
        if not 0 <= coins <= MOST_COINS:
            raise bad_input("not-in-range", where="do.coins", answer=coins, min=0, max=MOST_COINS)
        for star in stars:
            most = rules.star_limit(seat, star) if star in rules.state.seats[seat].stars else 0
            if stars.count(star) > most:
                raise bad_input("fenris-stars", where="do.stars", triumph=star, n=most)
        if len(stars) > rules.numbers.stars:
            raise bad_input("fenris-too-many-stars", where="do.stars", n=rules.numbers.stars)
        for what, n in facts.items():
            if what not in (counts := self.counts()):
                raise bad_input(
                    "not-an-option", where="do.facts", answer=what, options=list(counts)
                )
            if n < 0:
                raise bad_input("number-too-small", where=f"do.facts.{what}", least=0)

    @decides("fen.campaign.end.default", "fen.sheet.wealth.income")
    async def close_result(self, command: c.EpisodeResult) -> None:
        """Everybody's coins and stars; whoever has most wins. What is not known is asked."""
        self._check_seats(command)
        self.settle(None)
        for seat in self.playing:
            await self._column_of(seat, command)
        winner = await self._winner(command.winner)
        coins = {seat: one.coins for seat, one in self.state.columns.items()}
        stars = {seat: list(one.stars) for seat, one in self.state.columns.items()}
        played = Played(evening=self.state.evening, winner=winner, coins=coins, stars=stars)
        self.state.history.append(played)
        self.tell(e.EpisodeOver(episode=self.state.evening, winner=winner, coins=coins))
        self.state.phase = "outcome"

    def _check_seats(self, command: c.EpisodeResult) -> None:
        told = {*command.coins, *command.stars}
        for seat in sorted(told.union(*command.facts.values())):
            self.sheet_of(seat, self.playing, "do.coins")
        for what in command.facts:
            if what not in (counts := self.counts()):
                raise bad_input(
                    "not-an-option", where="do.facts", answer=what, options=list(counts)
                )
        if command.winner is not None:
            self.sheet_of(command.winner, self.playing, "do.winner")

    async def _column_of(self, seat: str, command: c.EpisodeResult) -> None:
        said, result = self.state.columns.get(seat), self.rules_of_tonight().state.result
        coins = command.coins.get(seat)
        if coins is None and said is not None:
            coins = said.coins
        if coins is None and result is not None:
            coins = result.scores[seat]
        if coins is None:
            coins = await ask(Number(about="evening_coins", seat=seat, min=0, max=MOST_COINS))
        stars = list(command.stars.get(seat, said.stars if said else self.stars_of(seat)))
        facts = {
            what: command.facts.get(what, {}).get(
                seat, said.facts[what] if said else self.held(seat, what)
            )
            for what in self.counts()
        }
        self._check_column(seat, coins, stars, facts)
        column = Column(coins=coins, stars=stars, facts=facts)
        self.state.columns = self.by_seat({**self.state.columns, seat: column})

    @decides("fen.sheet.wins")
    async def _winner(self, said: str | None) -> str:
        """Most coins; the game's own tie-breakers if it was played here, else the table knows."""
        best = Choice(self.playing)
        best.keep_most("fen.sheet.wins", lambda seat: self.state.columns[seat].coins)
        result = self.rules_of_tonight().state.result
        if best.open and result is not None:
            decided = [seat for seat in best.left if seat in result.winner]
            best.keep("scy.automa.score.ties", decided or best.left)
        if said is not None:
            if said not in best.left:
                raise bad_input(
                    "not-an-option", where="do.winner", answer=said, options=list(best.left)
                )
            return said
        if not best.open:
            return best.left[0]
        winner: str = await ask(Pick(about="evening_winner", options=best.left))
        return winner

    # Story and rewards

    async def read(self) -> None:
        """The outcome has been read: now everybody may know what follows."""
        self.unlock(f"fenris:after-{self.state.evening[0]}")
        self.tell(e.WasRead(episode=self.state.evening))
        self.state.phase = "rewards"
        await self.rewards()

    @decides("fen.campaign.outcome.after-end", "fen.campaign.reward.record")
    async def rewards(self) -> None:
        """Point: what an evening brings. Always: the victory, the coins, the stars."""
        winner = self.state.history[-1].winner
        self.state.sheets[winner].wins.append(self.state.evening)
        self.tell(e.Won(seat=winner, rule="fen.sheet.wins"))
        for seat, column in self.state.columns.items():
            self.book(seat, column.coins, "fen.campaign.wealth.add")
        for seat, column in self.state.columns.items():
            self.log_stars(seat, column.stars)

    def goes_to(self) -> str | None:
        """Point: the evening that comes next, None as long as it is not known."""
        return self.state.leads

    async def close(self) -> None:
        """The evening is over, and the next one is known by its number."""
        following = self.goes_to()
        if following is None:
            raise not_now("fenris-not-decided")
        self.tell(e.Closed(episode=self.state.evening))
        self.state.evening, self.state.phase = following, "setup"
        self.state.tonight, self.state.wishes, self.state.columns = None, {}, {}
