"""The double strike of the Shadow Empire: a second set of its tokens, one track further on."""

from typing import Any

from thirdchair.kit.choices import Choice
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.civilizations import Civilizations
from thirdchair.tapestry.correcting.solo import SoloCorrecting
from thirdchair.tapestry.events import Why
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.packs import clockwise
from thirdchair.tapestry.your_civilization import CHOSEN, HISTORIANS

STRIKE = "strike"


class DoubleStrike(Civilizations, SoloCorrecting):
    """Still one bot: the tokens race for landmarks and do nothing else."""

    @decides("tap.ds.two-sets", "tap.ds.adv")
    async def advance(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        """Each advance of the Shadow Empire is followed by a double strike, which has none."""
        await super().advance(who, track, benefit=benefit, why=why)
        if who == SHADOW:
            self.double_strike(track)

    def double_strike(self, after: str) -> None:
        """The token on the next track clockwise advances; if it cannot, none does."""
        choice = Choice(self.track_ids)
        choice.keep_nearest("tap.ds.adv.track", lambda track: self.steps_clockwise(after, track))
        track, why = choice.left[0], tuple(choice.why)
        if self.can_advance(STRIKE, track):
            self.step(STRIKE, track, benefit=False, why=why)
        else:
            self.tell_stays(STRIKE, "strike", "tap.ds.adv.impossible", (track,), why)

    def steps_clockwise(self, start: str, track: str) -> int:
        """How many tracks on it is; once around to the same."""
        around = [one for one in clockwise(self.state.arts) if one in self.track_ids]
        return (around.index(track) - around.index(start) - 1) % len(around) + 1

    @decides("tap.ds.achievement")
    def earn(self, who: str, which: str) -> None:
        """These tokens earn no achievement. One of yours is worth something to the Chosen."""
        if who == STRIKE:
            return
        places = self.state.achievements[which]
        had = YOU in places
        super().earn(who, which)
        if YOU in places and not had and self.may_play(CHOSEN):
            self.remind("tap.ds.chosen")

    def gained_by(self, who: str) -> str | None:
        return "tap.ds.historians" if who == STRIKE else super().gained_by(who)

    def your_rules(self) -> tuple[str, ...]:
        historians = ("tap.ds.historians",) if self.may_play(HISTORIANS) else ()
        chosen = ("tap.ds.chosen",) if self.may_play(CHOSEN) else ()
        return (*super().your_rules(), *historians, *chosen)

    def _correct_achievement(self, rest: list[str], value: Any) -> list[str]:
        if isinstance(value, list) and STRIKE in value:
            others = [seat for seat in self.seats if seat != STRIKE]
            raise bad_input("bad-achievement", where="do.value", options=others)
        return super()._correct_achievement(rest, value)

    @decides("tap.ds.landmarks")
    def landmarks_owned(self) -> int:
        """What the double strike takes is in the Automa's box too."""
        strikes = sum(owner == STRIKE for owner in self.state.landmarks.values())
        return super().landmarks_owned() + strikes

    @decides("tap.ds.passed")
    def rivals(self, bot: str, seat: str) -> bool:
        """Whether these tokens count for favorite tracks the book leaves open.

        For both bots, for none, or for the Automa alone: to the Shadow Empire they are its own.
        """
        if seat != STRIKE:
            return super().rivals(bot, seat)
        counts = self.ruling("double_strike.counts_for_favorite")
        return counts is True or (counts == AUTOMA and bot == AUTOMA)

    def should_change_favorite(self, bot: str) -> str | None:
        """`struck`: of all others only a token of the double strike leads there."""
        trigger = super().should_change_favorite(bot)
        return "struck" if trigger == "passed" and self.only_struck(bot) else trigger

    def why_unpassed(self, bot: str) -> str:
        return "tap.ds.passed" if self.only_struck(bot) else super().why_unpassed(bot)

    def only_struck(self, bot: str) -> bool:
        """Is a token of the double strike the only one ahead on the bot's favorite track?"""
        favorite = self.state.favorites[bot]
        return favorite is not None and self.ahead_of(bot, favorite) == [STRIKE]
