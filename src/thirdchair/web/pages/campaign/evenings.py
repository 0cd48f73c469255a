"""What a campaign shows: its evenings, the next step as one big button, and its card at home."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from thirdchair.kit.refusals import Refusal
from thirdchair.kit.spoilers import EVERYTHING
from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.web.face import Series, Told
from thirdchair.web.pages.box import mybox
from thirdchair.web.visit import Visit
from thirdchair.words import Words


def series_of(visit: Visit, campaign: Campaign) -> Series:
    """What its game says of campaigns."""
    series = visit.room.face(campaign.game).series
    if series is None:
        raise Refusal("no_table", "no-such-campaign")
    return series


# Its page


def evenings(visit: Visit, campaign: Campaign) -> list[dict[str, Any]]:
    """Each scenario with its games so far. Of one that is still to come, number and title only."""
    series, words = series_of(visit, campaign), visit.words_of(campaign.game)
    games = list(zip(campaign.games, series.told(campaign, words), strict=True))
    return [
        {
            "number": number,
            "title": series.title(campaign.mode, number, words),
            "games": [_game(visit, *one) for one in games if one[0].scenario == number],
            "next": campaign.tonight is None and number in campaign.standing.begins,
        }
        for number in _reached(visit, campaign, series)
    ]


def _reached(visit: Visit, campaign: Campaign, series: Series) -> Sequence[int]:
    """The scenarios that may be shown, and those that were played or come next."""
    told = series.numbers(campaign.mode, mybox.unlocked(visit.house))
    here = {*told, *campaign.standing.begins, *(game.scenario for game in campaign.games)}
    return [number for number in series.numbers(campaign.mode, EVERYTHING) if number in here]


def _game(visit: Visit, game: Evening, told: Told) -> dict[str, Any]:
    from babel.dates import format_date

    open_ = "page-campaign-setting-up" if game.view is None else "page-campaign-open"
    return {
        "id": game.id,
        "over": game.over,
        "result": told.result or visit.words.text(open_),
        "points": told.points,
        "about": told.about,
        "counts": told.counts,
        "when": format_date(game.begun.astimezone(), "medium", locale=visit.language),
    }


def next_steps(visit: Visit, campaign: Campaign) -> list[dict[str, str]]:
    """What to do now, the likeliest first: go on with the open game, else begin the next."""
    series, words = series_of(visit, campaign), visit.words_of(campaign.game)
    tonight = campaign.tonight
    if tonight is None:
        begins = campaign.standing.begins
        return [_begin(visit, campaign, series, number, words) for number in begins]
    title = series.title(campaign.mode, tonight.scenario, words)
    text = words.text("page-campaign-continue", title=title)
    return [{"href": visit.to(f"/tables/{tonight.id}"), "text": text}]


def _begin(
    visit: Visit, campaign: Campaign, series: Series, number: int, words: Words
) -> dict[str, str]:
    query = {"mode": campaign.mode, "campaign": campaign.id, "scenario": str(number)}
    before = [game for game in campaign.games if game.scenario == number - 1]
    if before:
        query |= series.carried(before[-1])
    again = any(game.scenario == number for game in campaign.games)
    title = series.title(campaign.mode, number, words)
    message = "page-campaign-again" if again else "page-campaign-begin"
    return {
        "href": visit.to(f"/new?{urlencode(query)}"),
        "text": words.text(message, number=number, title=title),
    }


# At home


def card_of(visit: Visit, campaign: Campaign) -> dict[str, Any]:
    """A campaign as the home page lists it."""
    series, words = series_of(visit, campaign), visit.words_of(campaign.game)
    count, left = len(series.numbers(campaign.mode, EVERYTHING)), len(campaign.standing.left)
    return {
        "id": campaign.id,
        "name": campaign.name,
        "mode": words.text(f"campaign-{campaign.mode}"),
        "state": _state(campaign, words),
        "done": f"{count - left}/{count}",
        "score": series.score(campaign, words),
        "over": campaign.standing.over,
    }


def _state(campaign: Campaign, words: Words) -> str:
    if campaign.standing.over:
        return words.text("page-home-over")
    if campaign.tonight is not None:
        return words.text("page-campaign-open")
    return words.text("page-campaign-next", number=campaign.standing.begins[0])
