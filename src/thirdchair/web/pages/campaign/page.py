"""Campaigns: a new one, its page, its settings, its file, its end."""

from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from thirdchair.contract import words_for
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.campaign_files import Told, export_campaign, has_mend, has_sealed
from thirdchair.table.campaigns import Campaign, has_campaigns
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.devices import check_plays
from thirdchair.web.face import every
from thirdchair.web.files import download
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.campaign.evenings import evenings, next_steps, series_of
from thirdchair.web.pages.campaign.series import Series
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

CampaignId = FromPath[str]


class Kind(NamedTuple):
    """What can be played as a campaign."""

    game: str
    mode: str
    series: Series


@get("/campaigns/new", sync_to_thread=True)
def new_campaign(
    visit: Visiting, game: FromQuery[str | None] = None, mode: FromQuery[str | None] = None
) -> Page:
    """The form of a new campaign; the first kind there is, if nobody has chosen one."""
    kinds = _kinds(visit)
    return _form(visit, _chosen(kinds, game, mode) or kinds[0], {})


@post("/campaigns/new", sync_to_thread=True, status_code=200)
def start_campaign(visit: Visiting, data: forms.Form) -> Answer:
    """A new campaign, without a game yet."""
    kinds, game, mode = _kinds(visit), forms.text(data, "game", ""), forms.text(data, "mode")
    kind = _chosen(kinds, game, mode)
    try:
        if kind is None:
            told = [one.mode for one in kinds]
            raise bad_input("unknown-mode", where="mode", value=mode, options=told)
        name = forms.text(data, "name", "") or _name(visit, kind)
        options = kind.series.options(data)
        made = visit.house.create_campaign(
            name, kind.game, mode, options, forms.once(data), visit.reader
        )
    except Refusal as refusal:
        sentence, status = visit.sentence(refusal), STATUS[refusal.code]
        return _form(visit, kind or kinds[0], data, sentence, status)
    return visit.see(f"/campaigns/{made}")


@get("/campaigns/{campaign_id:str}", sync_to_thread=True)
def campaign_page(visit: Visiting, campaign_id: CampaignId) -> Page:
    """Where the campaign stands, and what comes next."""
    return _page(visit, visit.house.campaign(campaign_id))


@post("/campaigns/{campaign_id:str}", sync_to_thread=True, status_code=200)
def change_campaign(visit: Visiting, campaign_id: CampaignId, data: forms.Form) -> Answer:
    """Another name, other options."""
    campaign = visit.house.campaign(campaign_id)
    options = {**campaign.options, **series_of(visit, campaign).options(data)}
    try:
        check_plays_in(visit, campaign)
        visit.house.change_campaign(campaign_id, forms.text(data, "name"), options)
    except Refusal as refusal:
        return _page(visit, campaign, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see(f"/campaigns/{campaign_id}")


@get("/campaigns/{campaign_id:str}/delete", sync_to_thread=True)
def ask_delete(visit: Visiting, campaign_id: CampaignId) -> Page:
    """Are you sure?"""
    campaign = visit.house.campaign(campaign_id)
    sealed = has_sealed(visit.house, campaign)
    mending = has_mend(visit.house, campaign)
    return visit.page("campaign-delete.html", campaign=campaign, sealed=sealed, mending=mending)


@post("/campaigns/{campaign_id:str}/delete", sync_to_thread=True, status_code=200)
def delete(visit: Visiting, campaign_id: CampaignId, data: forms.Form) -> Answer:
    """The campaign is gone with its games. Sent again, it is gone already."""
    try:
        check_plays_in(visit, visit.house.campaign(campaign_id))
        visit.house.delete_campaign(campaign_id)
    except Refusal as refusal:
        if refusal.code != "no_table":
            raise
    return visit.see("/")


@get("/campaigns/{campaign_id:str}/export", sync_to_thread=True)
def export(visit: Visiting, campaign_id: CampaignId) -> Response[bytes]:
    """The campaign with all its games as one file."""

    def told(game: Saved) -> Told:
        reader = visit.reader_at(game.id, game.table)
        return words_for(visit.room.voices, game.table, reader).told

    name = visit.house.campaign(campaign_id).name
    return download(name, export_campaign(visit.house, campaign_id, told))


def check_plays_in(visit: Visit, campaign: Campaign) -> None:
    """Refuse a device that only looks on at one of its games."""
    for game in campaign.games:
        check_plays(visit, game.id)


def _page(visit: Visit, campaign: Campaign, notice: str | None = None, status: int = 200) -> Page:
    series = series_of(visit, campaign)
    visit.speak(campaign.game)
    return visit.page(
        "campaign.html",
        status=status,
        notice=notice,
        campaign=campaign,
        series=series,
        asks=series.asks(campaign.mode),
        evenings=evenings(visit, campaign),
        steps=next_steps(visit, campaign),
        sealed=has_sealed(visit.house, campaign),
        mending=has_mend(visit.house, campaign),
        **series.show(campaign),
    )


# What can be played as a campaign


def _kinds(visit: Visit) -> list[Kind]:
    """Every kind that this reader may know of."""
    found = [
        Kind(face.game.name, mode, face.series)
        for face in every(visit.room.faces)
        if face.series
        for mode in visit.reader.listed(face.game.modes, face.game.contents.modes)
        if has_campaigns(visit.house.games, face.game.name, mode)
    ]
    if not found:
        raise NotFoundException
    return found


def _chosen(kinds: list[Kind], game: str | None, mode: str | None) -> Kind | None:
    """The kind that somebody names; the mode is enough."""
    named = [kind for kind in kinds if kind.mode == mode and game in (kind.game, "", None)]
    return named[0] if named else None


def _form(
    visit: Visit, kind: Kind, given: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    visit.speak(kind.game)
    return visit.page(
        "campaign-new.html",
        status=status,
        notice=notice,
        kind=kind,
        name=_name(visit, kind),
        asks=kind.series.asks(kind.mode),
        kinds=[_door(visit, one) for one in _kinds(visit)],
        given=given,
    )


def _door(visit: Visit, kind: Kind) -> dict[str, Any]:
    """A kind to choose, and what of it the owners do not have."""
    words, owned = visit.words_of(kind.game), mybox.owned(visit, kind.game)
    missing = mybox.missing(visit.room.face(kind.game), owned, kind.mode)
    part = words.text(f"page-box-expansion-{missing}") if missing else ""
    return {
        "game": kind.game,
        "mode": kind.mode,
        "name": _name(visit, kind),
        "lead": words.text(f"page-campaign-lead-{kind.mode}"),
        "missing": words.text("page-new-missing", part=part) if missing else "",
    }


def _name(visit: Visit, kind: Kind) -> str:
    return visit.words_of(kind.game).text(f"campaign-{kind.mode}")
