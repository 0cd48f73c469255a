"""The campaigns of Tapestry, as the pages tell them."""

from collections.abc import Sequence
from typing import Any

from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.tapestry import campaign as rules
from thirdchair.web import forms
from thirdchair.web.face import Told
from thirdchair.words import Words

STYLES = ("tapestry/campaign.css",)
STANDING = "tapestry/parts/campaign-standing.html"
NEW = "tapestry/parts/campaign-new.html"
SETTINGS = "tapestry/parts/campaign-settings.html"
USUAL_LEVEL = 2
"""What a set-up means that names no level."""


def asks(mode: str) -> bool:
    """May a lost scenario be played again? Where nobody counts points, it always may."""
    return _counts_points(mode)


def options(form: dict[str, Any]) -> dict[str, Any]:
    """Replays allowed or not."""
    return {"replay": forms.text(form, "replay", "no") == "yes"}


def show(campaign: Campaign) -> dict[str, Any]:
    """How it stands, and who leads."""
    standing = _standing(campaign)
    you, automa = (standing.points.get(seat, 0) for seat in (rules.YOU, rules.AUTOMA))
    return {
        "standing": standing,
        "leader": "nobody" if you == automa else rules.YOU if you > automa else rules.AUTOMA,
        "won": sum(game.won for game in standing.games),
        "replay": rules.replays(campaign.options),
    }


def numbers(mode: str, unlocked: str) -> Sequence[int]:
    """The scenarios that may be named."""
    return rules.told_numbers(mode, unlocked)


def title(mode: str, number: int, words: Words) -> str:
    """What the book calls a scenario."""
    return words.text(f"scenario-{mode}-{number}")


def told(campaign: Campaign, words: Words) -> Sequence[Told]:
    """Each game with its level; what it brought where points are counted."""
    counting = rules.counting_of(campaign.mode, campaign.options, campaign.views)
    return [
        _told(campaign.mode, game, place in counting, words)
        for place, game in enumerate(campaign.games)
    ]


def _told(mode: str, game: Evening, counting: bool, words: Words) -> Told:
    played = rules.result_of(game.view) if game.view else None
    level = game.setup.get("level", USUAL_LEVEL)
    about = words.text("page-campaign-level", level=level)
    if played is None:
        return Told(result="", points="", about=about, counts=True)
    won, lost = words.text("page-campaign-won"), words.text("page-campaign-lost", mode=mode)
    points = words.text("page-campaign-points", points=played.points)
    return Told(
        result=won if played.won else lost,
        points=points if counting and _counts_points(mode) else "",
        about=about,
        counts=counting,
    )


def score(campaign: Campaign, words: Words) -> str:
    """The points of both sides."""
    points = _standing(campaign).points
    return ", ".join(f"{words.text(f'page-campaign-{seat}')} {points[seat]}" for seat in points)


def carried(game: Evening) -> dict[str, str]:
    """The tapestry cards that a game notes for the next one."""
    cards = rules.cards_noted(game.view)
    return {f"card-{place}": card for place, card in enumerate(cards, start=1)}


def _standing(campaign: Campaign) -> rules.Standing:
    return rules.standing_of(campaign.mode, campaign.options, campaign.views)


def _counts_points(mode: str) -> bool:
    return bool(rules.standing_of(mode, {}, ()).points)
