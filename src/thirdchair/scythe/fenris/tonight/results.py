"""The result of an evening: what each seat says, what the game knows, and who has won."""

from collections.abc import Iterator

from thirdchair.kit.choices import Choice
from thirdchair.kit.doubts import Doubt
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Difficulty
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.sheet.doubts import MUCH
from thirdchair.scythe.fenris.state import Column, Played
from thirdchair.scythe.fenris.tonight import events as e
from thirdchair.scythe.fenris.tonight.on_the_track import GAMBIT
from thirdchair.scythe.fenris.tonight.playing import Playing
from thirdchair.scythe.modules.fenris import Fenris
from thirdchair.scythe.scoring import MOST

MOST_COINS = MOST["final_coins"]


class Results(Playing):
    """What is known is not asked."""

    async def tell_column(self, command: c.SeatResult) -> None:
        """A seat says its own result; until the evening's result it may say another."""
        self.sheet_of(command.seat, self.playing)
        stars = list(command.stars) if command.stars is not None else self.stars_of(command.seat)
        self._check_column(command.seat, command.coins, stars, dict(command.facts))
        facts = {what: command.facts[what] for what in self.counts() if what in command.facts}
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
        least = self.least_coins(seat)
        if not least <= coins <= MOST_COINS:
            raise bad_input(
                "not-in-range", where="do.coins", answer=coins, min=least, max=MOST_COINS
            )
        for star in stars:
            most = self.most_stars(seat, star)
            if stars.count(star) > most:
                raise bad_input("fenris-stars", where="do.stars", triumph=star, n=most)
        if len(stars) > self._stars_each:
            raise bad_input("fenris-too-many-stars", where="do.stars", n=self._stars_each)
        for what, n in facts.items():
            if what not in (counts := self.counts()):
                raise bad_input(
                    "not-an-option", where="do.facts", answer=what, options=list(counts)
                )
            if n < 0:
                raise bad_input("number-too-small", where=f"do.facts.{what}", least=0)
            if n > (highest := self.most_of(what)):
                raise bad_input(
                    "not-in-range", where=f"do.facts.{what}", answer=n, min=0, max=highest
                )

    def most_stars(self, seat: str, star: str) -> int:
        """How many stars a seat can have for a triumph. What lies there lies there: an Automa that
        has taken over for somebody may have more than it could place."""
        rules = self.rules_of_tonight()
        placed = rules.state.seats[seat].stars
        return max(rules.star_limit(seat, star), placed[star]) if star in placed else 0

    def least_coins(self, seat: str) -> int:
        """Point: the lowest result that a seat can have. Influence tokens of Fenris can cost more
        than somebody has."""
        rules = self.rules_of_tonight()
        return -rules.number("fenris.tokens") if isinstance(rules, Fenris) else 0

    def knows(self, seat: str, what: str) -> bool:
        """Point: does tonight's game know how much a seat has of it, or must somebody say it?"""
        return True

    @decides("fen.sheet.wealth.income")
    async def close_result(self, command: c.EpisodeResult) -> None:
        """Everybody's coins and stars; whoever has most wins. What is not known is asked."""
        self._check_seats(command)
        self.settle(None)
        for seat in self.playing:
            await self._column_of(seat, command)
        self._check_together()
        winner = await self.who_won(command.winner)
        coins = {seat: one.coins for seat, one in self.state.columns.items()}
        stars = {seat: list(one.stars) for seat, one in self.state.columns.items()}
        rules = self.rules_of_tonight()
        automas = rules.automas if rules.humans else []
        next_time = {one: rules.difficulty(one, coins, [winner]) for one in automas}
        played = Played(
            evening=self.state.evening,
            winner=winner,
            coins=coins,
            stars=stars,
            harder={one: change for one, (change, _) in next_time.items()},
        )
        self.state.history.append(played)
        if winner:
            self.tell(e.EpisodeOver(episode=self.state.evening, winner=winner, coins=coins))
        else:
            self.tell(e.LastResult(episode=self.state.evening, coins=coins))
        if self.state.adjusts:
            for one, (change, rule) in next_time.items():
                self.tell(Difficulty(seat=one, change=change, rule=rule))
        self.state.phase = "outcome"

    def there_are(self, what: str) -> int | None:
        """Point: how much there is of what tonight counts, whoever has it; None where no piece is
        counted, or nobody knows."""
        return None

    def _check_together(self) -> None:
        """More than there is nobody can have, all taken together."""
        for what in self.counts():
            most = self.there_are(what)
            total = sum(column.facts[what] for column in self.state.columns.values())
            if most is not None and total > most:
                where = f"do.facts.{what}"
                raise bad_input("fenris-too-many", where=where, what=what, total=total, n=most)

    def slips(self) -> Iterator[Doubt]:
        """Point: what looks like a slip in the result as it stands, though pieces can lie so."""
        if GAMBIT in self.rules_of_tonight().state.laid:
            return  # a resolution tile may let a game go on
        full = [seat for seat in self.playing if self._on_the_track(seat) >= self._stars_each]
        if len(full) > 1:
            yield Doubt("result-sixth", {"seat": full[0], "who": full[1]})
        asked_before = self.rules_of_tonight().state.result is not None
        if not full and not asked_before and not self.own_sheet.ends_early:
            yield Doubt("result-no-sixth")

    def slips_in(self, seat: str, coins: int) -> Iterator[Doubt]:
        """What looks like a slip in what one seat says."""
        if coins > MUCH:
            yield Doubt("result-coins", {"seat": seat, "n": coins})

    def _on_the_track(self, seat: str) -> int:
        said = self.state.columns.get(seat)
        stars = self.stars_of(seat) if said is None else said.stars
        return sum(star in self.material.track for star in stars)

    @property
    def _stars_each(self) -> int:
        return self.rules_of_tonight().numbers.stars

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
            coins = await ask(self.coins_question(seat))
        stars = list(command.stars.get(seat, said.stars if said else self.stars_of(seat)))
        facts = {}
        for what in self.counts():
            told = command.facts.get(what, {}).get(seat)
            if told is None and said is not None:
                told = said.facts.get(what)
            facts[what] = await self._fact(seat, what) if told is None else told
        self._check_column(seat, coins, stars, facts)
        column = Column(coins=coins, stars=stars, facts=facts)
        self.state.columns = self.by_seat({**self.state.columns, seat: column})

    def coins_question(self, seat: str) -> Number:
        """What an Automa's column comes to is known where nothing of it must be told."""
        rules = self.rules_of_tonight()
        told = rules.state.seats[seat].kind == "human" or rules.boxes(seat)
        return Number(
            about="evening_coins",
            seat=seat,
            min=self.least_coins(seat),
            max=MOST_COINS,
            known=None if told else rules.scored(seat, {}).total,
        )

    async def _fact(self, seat: str, what: str) -> int:
        known = self.held(seat, what)
        if self.knows(seat, what):
            return known
        most = self.most_of(what)
        question = Number(about=f"evening_{what}", seat=seat, min=0, max=most, known=known)
        return int(await ask(question))

    @decides("fen.sheet.wins")
    async def who_won(self, said: str | None) -> str:
        """Point: the winner of the evening, empty if that is decided later.

        Most coins; the game's own tie-breakers if it was played here, else the table knows."""
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
