"""The campaigns of Tapestry, as the pages tell them."""

from collections.abc import Sequence
from typing import Any

from thirdchair.kit.game import Part
from thirdchair.kit.readers import Reader
from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry import campaign as rules
from thirdchair.web import forms
from thirdchair.web.pages.campaign.series import Called, Told
from thirdchair.words import Words

USUAL_LEVEL = 2
"""What a set-up means that names no level."""


class TapestrySeries:
    """The campaigns of the game with its scenarios."""

    STYLES = ("tapestry/campaign.css",)
    STANDING = "tapestry/parts/campaign-standing.html"
    NEW = "tapestry/parts/campaign-new.html"
    SETTINGS = "tapestry/parts/campaign-settings.html"

    def __init__(self, game: Tapestry) -> None:
        self.game = game

    def asks(self, mode: str) -> bool:
        """May a lost scenario be played again? Where nobody counts points, it always may."""
        return self._series(mode).counts == "points"

    def options(self, form: dict[str, Any]) -> dict[str, Any]:
        """Replays allowed or not."""
        return {"replay": forms.text(form, "replay", "no") == "yes"}

    def show(self, campaign: Campaign) -> dict[str, Any]:
        """How it stands, and who leads."""
        standing = self._standing(campaign)
        you, automa = (standing.points.get(seat, 0) for seat in (rules.YOU, rules.AUTOMA))
        return {
            "standing": standing,
            "leader": "nobody" if you == automa else rules.YOU if you > automa else rules.AUTOMA,
            "won": sum(game.won for game in standing.games),
            "replay": rules.replays(campaign.options),
        }

    def parts(self, mode: str, reader: Reader) -> Sequence[Part]:
        """The scenarios that may be named."""
        told = [sheet.number for sheet in reader.told(self.game.scenarios.of_mode(mode))]
        return [number for number in self._series(mode).numbers if number in told]

    def called(self, mode: str, part: Part, words: Words) -> Called:
        """By the number and the title that the book gives to a scenario."""
        title = words.text(f"scenario-{mode}-{part}")
        return Called(
            sign=str(part),
            title=title,
            next=words.text("page-campaign-next", number=part),
            begin=words.text("page-campaign-begin", number=part, title=title),
            again=words.text("page-campaign-again", number=part),
        )

    def told(self, campaign: Campaign, words: Words) -> Sequence[Told]:
        """Each game with its level; what it brought where points are counted."""
        series = self._series(campaign.mode)
        counting = rules.counting_of(series, campaign.options, campaign.views)
        return [
            _told(series, game, place in counting, words)
            for place, game in enumerate(campaign.games)
        ]

    def score(self, campaign: Campaign, words: Words) -> str:
        """The points of both sides."""
        points = self._standing(campaign).points
        return ", ".join(f"{words.text(f'page-campaign-{seat}')} {points[seat]}" for seat in points)

    def fields(self, campaign: Campaign, part: Part) -> dict[str, str]:
        """The scenario, and the tapestry cards that the one before it notes for it."""
        numbers = self._series(campaign.mode).numbers
        before = numbers[: numbers.index(part)][-1:]
        tries = [game for number in before for game in campaign.tries(number)]
        cards = rules.cards_noted(tries[-1].view) if tries else ()
        noted = {f"card-{place}": card for place, card in enumerate(cards, start=1)}
        return {"scenario": str(part), **noted}

    def _standing(self, campaign: Campaign) -> rules.Standing:
        return rules.standing_of(self._series(campaign.mode), campaign.options, campaign.views)

    def _series(self, mode: str) -> rules.Series:
        series = self.game.series(mode)
        assert series is not None
        return series


def _told(series: rules.Series, game: Evening, counting: bool, words: Words) -> Told:
    played = rules.result_of(game.view) if game.view else None
    level = game.setup.get("level", USUAL_LEVEL)
    about = words.text("page-campaign-level", level=level)
    if played is None:
        return Told(result="", points="", about=about, counts=True)
    won = words.text("page-campaign-won")
    lost = words.text("page-campaign-lost", counts=series.counts)
    points = words.text("page-campaign-points", points=played.points)
    return Told(
        result=won if played.won else lost,
        points=points if counting and series.counts == "points" else "",
        about=about,
        counts=counting,
    )
