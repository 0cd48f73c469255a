"""What a campaign shows: its evenings, the next step as one big button, and its card at home."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from thirdchair.kit.game import Part
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.refusals import Refusal
from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.web.pages.campaign.series import Series, Told
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
    """Each part with its games so far. Of one that is still to come, sign and title only."""
    series, words = series_of(visit, campaign), visit.words_of(campaign.game)
    said = zip(campaign.games, series.told(campaign, words), strict=True)
    told = {game.id: one for game, one in said}
    begins = campaign.standing.begins if campaign.tonight is None else ()
    return [
        {
            "called": series.called(campaign.mode, part, words),
            "games": [_game(visit, game, told[game.id]) for game in campaign.tries(part)],
            "next": part in begins,
        }
        for part in _reached(visit, campaign, series)
    ]


def _reached(visit: Visit, campaign: Campaign, series: Series) -> Sequence[Part]:
    """The parts that may be shown, and those that were played or come next."""
    told = series.parts(campaign.mode, visit.reader)
    here = {*told, *campaign.standing.begins, *(campaign.part(game) for game in campaign.games)}
    return [part for part in series.parts(campaign.mode, ITSELF) if part in here]


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
        return [_begin(visit, campaign, series, part, words) for part in begins]
    title = series.called(campaign.mode, campaign.part(tonight), words).title
    text = words.text("page-campaign-continue", title=title)
    return [{"href": visit.to(f"/tables/{tonight.id}"), "text": text}]


def _begin(
    visit: Visit, campaign: Campaign, series: Series, part: Part, words: Words
) -> dict[str, str]:
    kind = {"game": campaign.game, "mode": campaign.mode, "campaign": campaign.id}
    query = kind | series.fields(campaign, part)
    called = series.called(campaign.mode, part, words)
    return {
        "href": visit.to(f"/new?{urlencode(query)}"),
        "text": called.again if campaign.tries(part) else called.begin,
    }


# At home


def card_of(visit: Visit, campaign: Campaign) -> dict[str, Any]:
    """A campaign as the home page lists it."""
    series, words = series_of(visit, campaign), visit.words_of(campaign.game)
    reached = _reached(visit, campaign, series)
    done = [part for part in reached if part not in campaign.standing.left]
    return {
        "id": campaign.id,
        "name": campaign.name,
        "mode": words.text(f"campaign-{campaign.mode}"),
        "state": _state(campaign, series, words),
        "done": f"{len(done)}/{len(reached)}",
        "score": series.score(campaign, words),
        "over": campaign.standing.over,
    }


def _state(campaign: Campaign, series: Series, words: Words) -> str:
    begins = campaign.standing.begins
    if campaign.standing.over:
        return words.text("page-home-over")
    if campaign.tonight is not None or not begins:
        return words.text("page-campaign-open")
    return series.called(campaign.mode, begins[0], words).next
