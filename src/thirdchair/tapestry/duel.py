"""Two humans and the Shadow Empire: the one-page sheet, from top to bottom."""

from typing import Any, ClassVar

from thirdchair.kit.choices import Choice
from thirdchair.kit.commands import Command
from thirdchair.kit.decks import draw, shuffled_in
from thirdchair.kit.dice import roll
from thirdchair.kit.flow import Rule, ask
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry import content
from thirdchair.tapestry.bots.choosing import Choosing, IconRules
from thirdchair.tapestry.bots.pairs import PAIR
from thirdchair.tapestry.commands import (
    Advance,
    BotsTurn,
    Correct,
    DuelCommand,
    Finish,
    SetUp,
    StartEra,
    TakeLandmark,
)
from thirdchair.tapestry.correcting.cards import CardCorrecting
from thirdchair.tapestry.correcting.table import Correcting, Corrector
from thirdchair.tapestry.events import (
    Drew,
    FavoriteChosen,
    FavoriteKept,
    Income,
    Reshuffled,
    Result,
    Rolled,
    Skipped,
    TieBroken,
    Why,
)
from thirdchair.tapestry.state import DuelState, Outcome
from thirdchair.tapestry.tracks import Tracks

SHADOW = "shadow"
MOST_POINTS = 999
MOST_RESOURCES = 32

ADVANCE_RULES = IconRules(
    all="tap.shadow2p.adv.icon.all",
    landmark="tap.shadow2p.adv.icon.landmark",
    landmark_ended="tap.shadow2p.adv.icon.landmark.ended",
    end="tap.shadow2p.adv.icon.end",
    end_ended="tap.shadow2p.adv.icon.end.ended",
)
FAVORITE_RULES = IconRules(
    all="tap.shadow2p.turn.1.fav.choose",
    landmark="tap.shadow2p.turn.1.fav.choose",
    landmark_ended="tap.shadow2p.adv.icon.landmark.ended",
    end="tap.shadow2p.turn.1.fav.choose",
    end_ended="tap.shadow2p.adv.icon.end.ended",
)
FAVORITE_TRIGGERS = {
    "end": "tap.shadow2p.turn.1.fav.end",
    "passed": "tap.shadow2p.turn.1.fav.passed",
}


class Duel(Tracks, Choosing, Correcting, CardCorrecting):
    """The Shadow Empire does nothing but advance."""

    state: DuelState
    mode = "duel"
    humans = ("p1", "p2")
    piles = ("deck", "discard")
    commands: ClassVar[Any] = DuelCommand

    def carry_out(self, command: Command) -> Rule:
        """The rule that carries out a command."""
        match command:
            case SetUp():
                return self.set_up()
            case BotsTurn():
                return self.bots_turn()
            case Advance():
                return self.do_advance(command)
            case StartEra():
                return self.do_income(command)
            case TakeLandmark():
                return self.do_landmark(command)
            case Correct():
                return self.do_correct(command)
            case Finish():
                return self.do_finish(command)
        raise AssertionError(command)

    def correctable(self) -> dict[str, Corrector]:
        return super().correctable() | {"decision": self.correct_cards}

    @decides("tap.shadow2p.setup.3a")
    async def set_up(self) -> None:
        """Set-up, step 3: the science die names the favorite track, unless it is given."""
        if self.state.favorites[SHADOW] is None:
            face = await roll("science", tuple(content.dice()["science"].faces), seat=SHADOW)
            self.tell(Rolled(die="science", face=face))
            self.state.favorites[SHADOW] = face
            self.tell(FavoriteChosen(who=SHADOW, track=face, why=()))
        self.state.ready = True

    @decides(
        "tap.shadow2p.intro.only-advance",
        "tap.shadow2p.intro.no-benefit",
        "tap.shadow2p.intro.no-bonus",
        "tap.shadow2p.pair.use",
        "tap.shadow2p.turn.first",
        "tap.shadow2p.turn.1",
        "tap.shadow2p.turn.2",
        "tap.shadow2p.turn.2.sides",
        "tap.shadow2p.turn.3",
        "tap.shadow2p.turn.4",
        "tap.shadow2p.adv.gain.only",
        "tap.shadow2p.adv.none",
    )
    async def bots_turn(self) -> None:
        """A Shadow Empire turn, steps 1 to 4: first the track card, then the tiebreaker card."""
        if self.has_stopped():
            raise not_now("shadow-has-stopped")
        decision = self.state.decision
        if len(decision.deck) < PAIR:
            await self.renew_deck()
        decision.track = track_card = await draw("decision", decision.deck, seat=SHADOW)
        self.tell(Drew(deck="decision", card=track_card, role="track"))
        decision.tie = tie_card = await draw("decision", decision.deck, seat=SHADOW)
        self.tell(Drew(deck="decision", card=tie_card, role="tie"))
        choice = self.choose_track(track_card, tie_card)
        if choice.left:
            self.step(SHADOW, choice.left[0], benefit=False, why=tuple(choice.why))
        else:
            why = tuple(choice.why)
            self.tell(Skipped(what="advance", who=SHADOW, rule="tap.shadow2p.adv.none", why=why))
        decision.discard += (track_card, tie_card)
        decision.track = decision.tie = None
        self.state.turn += 1

    @decides("tap.shadow2p.end.when")
    def has_stopped(self) -> bool:
        """It takes no turn any more after both humans have taken their last income turn."""
        return self.state.over or min(self.state.era.values()) >= content.numbers().last_income

    @decides(
        "tap.shadow2p.turn.1.order.de",
        "tap.shadow2p.turn.1.order.cz",
        "tap.shadow2p.turn.1.order.en",
        "tap.shadow2p.turn.1.order.ruling",
    )
    async def renew_deck(self) -> None:
        """Step 1: the favorite track is looked at again and the twelve cards are a deck again.

        The sheets differ in the order. It matters only for a tie: before the shuffle the last
        tiebreaker card still lies open, after it a fresh card is drawn and goes back.
        """
        decision = self.state.decision
        if self.ruling("shadow2p.empty_deck_order") == "favorite_first":
            await self.look_at_favorite(decision.discard[-1] if decision.discard else None)
            self.reshuffle()
        else:
            self.reshuffle()
            await self.look_at_favorite(None)

    @decides(
        "tap.shadow2p.turn.1.fav.choose",
        "tap.shadow2p.turn.1.fav.same",
        "tap.shadow2p.turn.1.fav.move",
    )
    async def look_at_favorite(self, open_card: int | None) -> None:
        """Change the favorite track if it is finished or another token is further there."""
        trigger = self.should_change_favorite(SHADOW)
        if trigger is None:
            self.keep_favorite("tap.shadow2p.turn.1.fav.keep")
            return
        icon = self.ruling("bots.new_favorite_icon")
        choice = self.valid_tracks(SHADOW, icon, FAVORITE_RULES)  # type: ignore[arg-type]
        if not choice.left:
            self.keep_favorite("tap.shadow2p.adv.none", tuple(choice.why))
            return
        if choice.open:
            card = open_card if open_card is not None else await self.look_at_a_card()
            self.read_upwards(choice, card, "tap.shadow2p.turn.1.fav.tie")
        self.state.favorites[SHADOW] = choice.left[0]
        self.tell(
            FavoriteChosen(
                who=SHADOW,
                track=choice.left[0],
                why=tuple(choice.why),
                trigger=FAVORITE_TRIGGERS[trigger],
            )
        )

    def keep_favorite(self, rule: str, why: Why = ()) -> None:
        favorite = self.state.favorites[SHADOW] or ""
        self.tell(FavoriteKept(who=SHADOW, track=favorite, rule=rule, why=why))

    @decides("tap.shadow2p.turn.1.reshuffle")
    def reshuffle(self) -> None:
        decision = self.state.decision
        shuffled_in(decision.deck, decision.discard)
        self.tell(Reshuffled(deck="decision", cards=len(decision.deck)))

    async def look_at_a_card(self) -> int:
        """Draw a card for a tie and shuffle it back."""
        decision = self.state.decision
        card = await draw("decision", decision.deck, seat=SHADOW)
        self.tell(Drew(deck="decision", card=card))
        shuffled_in(decision.deck, [card])
        return card

    @decides(
        "tap.shadow2p.pair.left",
        "tap.shadow2p.pair.right",
        "tap.shadow2p.pair.active",
        "tap.shadow2p.card.indicator",
        "tap.shadow2p.adv.indicator",
        "tap.shadow2p.adv.single",
    )
    def choose_track(self, track_card: int, tie_card: int) -> Choice[str]:
        """Step 3: the gray indicator, then the tiebreaker list from bottom to top."""
        icon = content.decision_cards()[track_card].shadow
        choice = self.valid_tracks(SHADOW, icon, ADVANCE_RULES)
        self.read_upwards(choice, tie_card, "tap.shadow2p.adv.tie")
        return choice

    @decides("tap.shadow2p.card.tiebreakers")
    def read_upwards(self, choice: Choice[str], card: int, rule: str) -> None:
        """The Shadow Empire reads a tiebreaker list from bottom to top."""
        self.break_tie(choice, SHADOW, content.decision_cards()[card].tiebreakers[::-1], rule)

    async def do_income(self, command: StartEra) -> None:
        """A human starts a new era."""
        who = self.known_seat(command.who, self.humans)
        if self.state.era[who] >= (last := content.numbers().last_income):
            raise not_now("no-more-income", where="do.who", who=who, last=last)
        self.state.era[who] += 1
        self.tell(Income(who=who, turn=self.state.era[who]))

    @decides("tap.shadow2p.end.no-scoring")
    async def do_finish(self, command: Finish) -> None:
        """Only humans count: most points, then most resources left, else they share."""
        vp: dict[str, int] = {}
        for human in self.humans:
            vp[human] = await ask(Number(about="vp", seat=human, min=0, max=MOST_POINTS))
        best = [human for human in self.humans if vp[human] == max(vp.values())]
        if len(best) > 1:
            left: dict[str, int] = {}
            for human in best:
                left[human] = await ask(
                    Number(about="resources", seat=human, min=0, max=MOST_RESOURCES)
                )
            best = [human for human in best if left[human] == max(left.values())]
            self.tell(TieBroken(resources=left, rule="tap.shadow2p.end.winner"))
        self.state.over = True
        self.state.result = Outcome(winner=best, vp=vp)
        self.tell(Result(winner=tuple(best), vp=vp))
