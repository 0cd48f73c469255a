"""Advancing on a track: the pair chooses for both bots. Favorite tracks, and how they change."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.benefits import Benefits
from thirdchair.tapestry.bots.choosing import Choosing, IconRules
from thirdchair.tapestry.content import Icon
from thirdchair.tapestry.events import FavoriteChosen, FavoriteKept, Why
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW

BOTS = (AUTOMA, SHADOW)

ADVANCE_RULES = IconRules(
    all="tap.bots.adv.icon.all",
    landmark="tap.bots.adv.icon.landmark",
    landmark_ended="tap.bots.adv.icon.landmark.ended",
    end="tap.bots.adv.icon.end",
    end_ended="tap.bots.adv.icon.end.ended",
)
FAVORITE_RULES = IconRules(
    all="tap.income.fav.choose",
    landmark="tap.income.fav.choose",
    landmark_ended="tap.bots.adv.icon.landmark.ended",
    end="tap.income.fav.choose",
    end_ended="tap.bots.adv.icon.end.ended",
)
TIE_RULES = {AUTOMA: "tap.bots.adv.tie.automa", SHADOW: "tap.bots.adv.tie.shadow"}
FAVORITE_TRIGGERS = {
    "end": "tap.income.fav.end",
    "passed": "tap.income.fav.passed",
    "struck": "tap.ds.passed",
}


class Advancing(Benefits, Choosing):
    """What a bot does with a pair."""

    @decides("tap.income.pair.benefit")
    async def advance_by_pair(self, bot: str, track_card: int, tie_card: int) -> None:
        """Choose a track and advance there; a bot that can advance on none stays."""
        choice = self.choose_track(bot, track_card, tie_card)
        if choice.left:
            await self.advance(bot, choice.left[0], benefit=bot == AUTOMA, why=tuple(choice.why))
        else:
            why = tuple(choice.why)
            self.tell_stays(bot, "advance", "tap.bots.adv.none", self.track_ids, why)

    @decides(
        "tap.pair.left",
        "tap.pair.right",
        "tap.pair.active",
        "tap.bots.adv.indicator.automa",
        "tap.bots.adv.indicator.shadow",
    )
    def choose_track(self, bot: str, track_card: int, tie_card: int) -> Choice[str]:
        """The indicator of the track card, then the list of the tiebreaker card."""
        card = self.card(track_card)
        icon = card.automa if bot == AUTOMA else card.shadow
        choice = self.valid_tracks(bot, icon, ADVANCE_RULES)
        self.break_tie(choice, bot, self.reading_order(bot, tie_card), TIE_RULES[bot])
        return choice

    @decides("tap.bots.adv.tie.automa", "tap.bots.adv.tie.shadow")
    def reading_order(self, bot: str, card: int) -> tuple[str, ...]:
        """The Automa reads a tiebreaker list from top to bottom, the Shadow Empire upwards."""
        symbols = self.card(card).tiebreakers
        return symbols if bot == AUTOMA else symbols[::-1]

    @decides("tap.income.fav.move")
    async def look_at_favorite(self, bot: str) -> None:
        """A new favorite track if the old one is finished or another token is further there."""
        trigger = self.should_change_favorite(bot)
        if trigger is None:
            self.tell_kept(bot, self.why_unpassed(bot))
            return
        choice = await self.choose_favorite(bot)
        if not choice.left:
            self.tell_kept(bot, "tap.income.fav.allended")
            return
        self.state.favorites[bot] = choice.left[0]
        self.tell_favorite(bot, FAVORITE_TRIGGERS[trigger], tuple(choice.why))

    def tell_favorite(self, bot: str, rule: str, why: Why = ()) -> None:
        """The favorite track of a bot has a second token of it."""
        track = self.state.favorites[bot] or ""
        self.tell(FavoriteChosen(who=bot, track=track, why=why, trigger=rule))

    def why_unpassed(self, bot: str) -> str:
        """The rule by which nobody has passed the bot on its favorite track."""
        return "tap.income.fav.passed"

    def tell_kept(self, bot: str, rule: str) -> None:
        """A bot looked at its favorite track and stays with it."""
        track = self.state.favorites[bot] or ""
        self.tell(FavoriteKept(who=bot, track=track, rule=rule))

    @decides("tap.income.fav.choose", "tap.income.fav.same", "tap.income.fav.other")
    async def choose_favorite(self, bot: str) -> Choice[str]:
        """The icon for a new favorite track, then the list of the last tiebreaker card.

        It may be the same track again, or that of the other bot.
        """
        icon: Icon = self.ruling("bots.new_favorite_icon")  # type: ignore[assignment]
        choice = self.valid_tracks(bot, icon, FAVORITE_RULES, self.favorite_candidates(bot))
        if choice.open:
            card = await self.tie_card()
            self.break_tie(choice, bot, self.reading_order(bot, card), TIE_RULES[bot])
        return choice

    def favorite_candidates(self, bot: str) -> Choice[str]:
        """Which tracks a new favorite is chosen from; a scenario may leave some out."""
        return Choice(self.track_ids)

    @decides("tap.solo.setup.automa.fav.together", "tap.solo.setup.shadow.fav.together")
    def tokens_on(self, who: str, track: str) -> int:
        """Two tokens of a bot stand on its favorite track and move together."""
        return 2 if self.state.favorites.get(who) == track else 1
