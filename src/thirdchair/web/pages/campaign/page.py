"""Campaigns: the evenings, how it stands, and the next step as one big button."""

from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.campaign_files import export_campaign
from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.tapestry import campaign as rules
from thirdchair.web import forms
from thirdchair.web.devices import check_plays
from thirdchair.web.files import download
from thirdchair.web.pages.box import mybox
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

CampaignId = FromPath[str]
GAME = "tapestry"
USUAL_LEVEL = 2
"""What a set-up means that names no level."""


@get("/campaigns/new", sync_to_thread=True)
def new_campaign(visit: Visiting, mode: FromQuery[str | None] = None) -> Page:
    """The form of a new campaign."""
    return _form(visit, mode if mode in rules.MODES else rules.MODES[0], {})


@post("/campaigns/new", sync_to_thread=True, status_code=200)
def start_campaign(visit: Visiting, data: forms.Form) -> Answer:
    """A new campaign, without a game yet."""
    mode = forms.text(data, "mode")
    try:
        name = forms.text(data, "name", "") or visit.words.text(f"campaign-{_known(mode)}")
        made = visit.store.create_campaign(name, GAME, mode, _options(data), forms.once(data))
    except Refusal as refusal:
        mode = mode if mode in rules.MODES else rules.MODES[0]
        return _form(visit, mode, data, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see(f"/campaigns/{made}")


@get("/campaigns/{campaign_id:str}", sync_to_thread=True)
def campaign_page(visit: Visiting, campaign_id: CampaignId) -> Page:
    """Where the campaign stands, and what comes next."""
    return _page(visit, visit.store.campaign(campaign_id))


@post("/campaigns/{campaign_id:str}", sync_to_thread=True, status_code=200)
def change_campaign(visit: Visiting, campaign_id: CampaignId, data: forms.Form) -> Answer:
    """Another name; replays allowed or not."""
    campaign = visit.store.campaign(campaign_id)
    options = {**campaign.options, **_options(data)}
    try:
        check_plays_in(visit, campaign)
        visit.store.change_campaign(campaign_id, forms.text(data, "name"), options)
    except Refusal as refusal:
        return _page(visit, campaign, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see(f"/campaigns/{campaign_id}")


@get("/campaigns/{campaign_id:str}/delete", sync_to_thread=True)
def ask_delete(visit: Visiting, campaign_id: CampaignId) -> Page:
    """Are you sure?"""
    return visit.page("campaign-delete.html", campaign=visit.store.campaign(campaign_id))


@post("/campaigns/{campaign_id:str}/delete", sync_to_thread=True, status_code=200)
def delete(visit: Visiting, campaign_id: CampaignId, data: forms.Form) -> Answer:
    """The campaign is gone with its games. Sent again, it is gone already."""
    try:
        check_plays_in(visit, visit.store.campaign(campaign_id))
        visit.store.delete_campaign(campaign_id)
    except Refusal as refusal:
        if refusal.code != "no_table":
            raise
    return visit.see("/")


@get("/campaigns/{campaign_id:str}/export", sync_to_thread=True)
def export(visit: Visiting, campaign_id: CampaignId) -> Response[bytes]:
    """The campaign with all its games as one file."""
    campaign = visit.store.campaign(campaign_id)
    return download(campaign.name, export_campaign(visit.store, campaign_id))


def check_plays_in(visit: Visit, campaign: Campaign) -> None:
    """Refuse a device that only looks on at one of its games."""
    for game in campaign.games:
        check_plays(visit, game.id)


def _known(mode: str) -> str:
    if mode not in rules.MODES:
        raise bad_input("unknown-value", where="mode", value=mode)
    return mode


def _options(form: dict[str, Any]) -> dict[str, Any]:
    return {"replay": forms.text(form, "replay", "no") == "yes"}


def _form(
    visit: Visit, mode: str, given: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    return visit.page(
        "campaign-new.html",
        status=status,
        notice=notice,
        mode=mode,
        modes=(modes := mybox.told_modes(visit.store, "tapestry", rules.MODES)),
        missing={one: mybox.missing(visit.store, one) for one in modes},
        given=given,
    )


# What the page shows


def _page(visit: Visit, campaign: Campaign, notice: str | None = None, status: int = 200) -> Page:
    standing = rules.standing_of(campaign.mode, campaign.options, campaign.views)
    points = [standing.points.get(seat, 0) for seat in (rules.YOU, rules.AUTOMA)]
    leader = "nobody" if points[0] == points[1] else "you" if points[0] > points[1] else "automa"
    return visit.page(
        "campaign.html",
        status=status,
        notice=notice,
        campaign=campaign,
        standing=standing,
        leader=leader,
        won=sum(game.won for game in standing.games),
        replay=rules.replays(campaign.options),
        evenings=[_evening(visit, campaign, number) for number in _reached(visit, campaign)],
        steps=list(next_steps(visit, campaign)),
    )


def _reached(visit: Visit, campaign: Campaign) -> list[int]:
    """The scenarios that may be shown, and those that were played or come next."""
    told = rules.told_numbers(campaign.mode, mybox.owned(visit.store).unlocked)
    here = {*told, *campaign.standing.begins, *(game.scenario for game in campaign.games)}
    return [number for number in rules.numbers(campaign.mode) if number in here]


def _evening(visit: Visit, campaign: Campaign, number: int) -> dict[str, Any]:
    """One scenario: its games so far. Of one that is still to come, number and title only."""
    counting = rules.counting_of(campaign.mode, campaign.options, campaign.views)
    games = [
        _game(visit, campaign, game, counts=place in counting)
        for place, game in enumerate(campaign.games)
        if game.scenario == number
    ]
    return {
        "number": number,
        "title": visit.words.text(f"scenario-{campaign.mode}-{number}"),
        "games": games,
        "next": campaign.tonight is None and number in campaign.standing.begins,
    }


def _game(visit: Visit, campaign: Campaign, game: Evening, *, counts: bool) -> dict[str, Any]:
    played = rules.result_of(game.view) if game.view else None
    return {
        "id": game.id,
        "level": game.setup.get("level", USUAL_LEVEL),
        "won": played.won if played else None,
        "points": played.points if played and campaign.mode == "atlantis" else None,
        "ready": game.view is not None,
        "counts": counts or played is None,
        "when": _when(visit, game),
    }


def _when(visit: Visit, game: Evening) -> str:
    from babel.dates import format_date

    return format_date(game.begun.astimezone(), "medium", locale=visit.language)


def next_steps(visit: Visit, campaign: Campaign) -> list[dict[str, str]]:
    """What to do now, the likeliest first: go on with the open game, else begin the next."""
    words = visit.words
    if (tonight := campaign.tonight) is not None:
        title = words.text(f"scenario-{campaign.mode}-{tonight.scenario}")
        return [
            {
                "href": f"/tables/{tonight.id}",
                "text": words.text("page-campaign-continue", title=title),
            }
        ]
    return [_begin(visit, campaign, number) for number in campaign.standing.begins]


def _begin(visit: Visit, campaign: Campaign, number: int) -> dict[str, str]:
    query = {"mode": campaign.mode, "campaign": campaign.id, "scenario": str(number)}
    before = [game for game in campaign.games if game.scenario == number - 1]
    if before:
        cards = rules.cards_noted(before[-1].view)
        query |= {f"card-{place}": card for place, card in enumerate(cards, start=1)}
    again = any(game.scenario == number for game in campaign.games)
    title = visit.words.text(f"scenario-{campaign.mode}-{number}")
    message = "page-campaign-again" if again else "page-campaign-begin"
    return {
        "href": f"/new?{urlencode(query)}",
        "text": visit.words.text(message, number=number, title=title),
    }


def card_of(visit: Visit, campaign: Campaign) -> dict[str, Any]:
    """A campaign as the home page lists it."""
    standing = rules.standing_of(campaign.mode, campaign.options, campaign.views)
    count = len(rules.numbers(campaign.mode))
    done = len(standing.games)
    if standing.over:
        state = visit.words.text("page-home-over")
    elif campaign.tonight is not None:
        state = visit.words.text("page-campaign-open")
    else:
        state = visit.words.text("page-campaign-next", number=standing.begins[0])
    return {
        "id": campaign.id,
        "name": campaign.name,
        "mode": visit.words.text(f"campaign-{campaign.mode}"),
        "state": state,
        "done": f"{done}/{count}",
        "points": [standing.points[seat] for seat in (rules.YOU, rules.AUTOMA)]
        if standing.points
        else None,
        "over": standing.over,
    }
