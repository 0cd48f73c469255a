"""The application: all pages, behind the gate."""

import secrets
from collections.abc import Mapping
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from thirdchair.games import VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.household import Settings
from thirdchair.table.store import HOME, Store
from thirdchair.web import api, description, errors, installing, live
from thirdchair.web.addresses import Addresses
from thirdchair.web.face import Faces
from thirdchair.web.games import FACES
from thirdchair.web.gate import Gate
from thirdchair.web.live import Bell
from thirdchair.web.network import Listener, Network
from thirdchair.web.pages import home
from thirdchair.web.pages.box import own as own_box
from thirdchair.web.pages.box import page as box
from thirdchair.web.pages.campaign import page as campaign
from thirdchair.web.pages.correct import rulings
from thirdchair.web.pages.history import mend, moments
from thirdchair.web.pages.history import page as history
from thirdchair.web.pages.join import page as join
from thirdchair.web.pages.join import trust
from thirdchair.web.pages.new import page as new
from thirdchair.web.pages.record import page as record
from thirdchair.web.pages.record import paper
from thirdchair.web.pages.rules import page as rules
from thirdchair.web.pages.table import checklist, importing, odds, own, put_back, resume, settings
from thirdchair.web.pages.table import page as table
from thirdchair.web.room import Room, Whose
from thirdchair.web.visit import TWO_YEARS, Visit, Visiting, visit_of
from thirdchair.words import Voices

LARGEST_FORM = 64_000
PAGES: list[Any] = [
    *(home.home, home.all_tables, home.choose),
    *(new.games, new.play, new.new_game, new.start_game),
    *(campaign.new_campaign, campaign.start_campaign, campaign.campaign_page),
    *(campaign.change_campaign, campaign.ask_delete, campaign.delete, campaign.export),
    *(table.table_page, table.tapped),
    *(own.look, own.look_below, own.act, own.act_below, own.file),
    *(checklist.checklist, checklist.tick, odds.odds, resume.where),
    *(put_back.look, put_back.act),
    *(settings.settings, settings.set_settings, settings.ask_delete, settings.delete),
    *(settings.export_table, importing.import_table),
    *(history.history, history.jumped, mend.look, mend.act),
    *(moments.moment, moments.look, moments.share),
    *(rulings.rulings, rulings.ruled),
    *(record.record, paper.sheet, paper.rulebook, rules.rules),
    *(box.box, box.set_box),
    *(own_box.look, own_box.look_below, own_box.look_before, own_box.act, own_box.act_below),
    *(join.phone, join.switch, join.join, join.joined),
    *(trust.certificate, trust.certificate_file),
    *(installing.manifest, installing.worker, live.stream),
    *(api.new_table, api.table_request, api.view_table),
]
"""Every address of the host; what only one game has is found by `own` and `own_box`."""


@get("/static/{name:path}", sync_to_thread=False)
def static(visit: Visiting, name: FromPath[str]) -> Response[bytes]:
    """Style sheet, script and icon; their addresses change with their content."""
    found, rendering = name.removeprefix("/"), visit.room.rendering
    kind = rendering.static_kind(found)
    if kind is None:
        raise NotFoundException
    keep = {"cache-control": f"public, max-age={TWO_YEARS}, immutable"}
    return Response(rendering.static_file(found), media_type=kind, headers=keep)


def only_house(_: Mapping[str, object]) -> str:
    """Which house a request is for: there is one in a local installation."""
    return HOME


def build(
    store: Store,
    listener: Listener | None = None,
    faces: Faces = FACES,
    voices: Voices = VOICES,
    root: str = "",
    whose: Whose = only_house,
) -> tuple[Gate, Room]:
    """The application behind its gate, and what its requests share.

    `root` is the path under which the site lives, if it shares its host with others. `whose` says
    which house a request is for.
    """
    to = Addresses(root)
    room = Room(store, faces, voices, Bell(), Network(store.machine, listener, to), to, whose)
    app = Litestar(
        [Router("/", route_handlers=[*PAGES, static], include_in_schema=False)],
        dependencies={"visit": Provide(visit_of)},
        state=State({"room": room}),
        csrf_config=CSRFConfig(
            secret=_secret(store.machine),
            cookie_name="thirdchair_form",
            cookie_httponly=True,
            cookie_path=to("/"),
        ),
        exception_handlers={
            Refusal: errors.on_refusal,
            HTTPException: errors.on_http_error,
            Exception: errors.on_mistake,
        },
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            # A stream is not held back, and a short answer to a program is sooner sent than packed.
            exclude=[r"/live$", r"^/api/"],
        ),
        request_max_body_size=LARGEST_FORM,
        openapi_config=description.config(store.games),
        logging_config=None,
        signature_namespace={"Visit": Visit},
        debug=False,
    )
    return Gate(app, room), room


def _secret(machine: Settings) -> str:
    """What signs the tokens of forms: kept, so that open pages survive a restart."""
    secret = machine.setting("forms.secret")
    if not secret:
        secret = secrets.token_hex(32)
        machine.set_setting("forms.secret", secret)
    return str(secret)
