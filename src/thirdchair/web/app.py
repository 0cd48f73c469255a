"""The application: all pages, behind the gate."""

import secrets
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from thirdchair.kit.refusals import Refusal
from thirdchair.table.store import Store
from thirdchair.web import api, description, errors, installing, live
from thirdchair.web.games.scythe import others as scythe_others
from thirdchair.web.games.scythe.end import scoring as scythe_finish
from thirdchair.web.games.scythe.setup import box as mybox_scythe
from thirdchair.web.games.scythe.setup import ways as scythe_ways
from thirdchair.web.games.tapestry import discards, odds
from thirdchair.web.games.tapestry.box import civilizations as mybox_civs
from thirdchair.web.games.tapestry.box import values as mybox_values
from thirdchair.web.games.tapestry.scenario import page as scenarios
from thirdchair.web.games.tapestry.solo import hex_page as hexpage
from thirdchair.web.gate import Gate
from thirdchair.web.live import Bell
from thirdchair.web.network import Listener, Network
from thirdchair.web.pages import home
from thirdchair.web.pages.box import page as mybox_page
from thirdchair.web.pages.campaign import page as campaigns
from thirdchair.web.pages.correct import page as correcting
from thirdchair.web.pages.history import fix as fixing
from thirdchair.web.pages.history import moments
from thirdchair.web.pages.history import page as history
from thirdchair.web.pages.join import page as joining
from thirdchair.web.pages.join import trust as trusting
from thirdchair.web.pages.new import page as newgame
from thirdchair.web.pages.record import page as record
from thirdchair.web.pages.record import paper as printing
from thirdchair.web.pages.rules import page as rules
from thirdchair.web.pages.table import checklist, settings
from thirdchair.web.pages.table import finish as finishing
from thirdchair.web.pages.table import page as tablepage
from thirdchair.web.pages.table import put_back as putting_back
from thirdchair.web.pages.table import resume as rebuilding
from thirdchair.web.rendering import KINDS, is_static, static_file
from thirdchair.web.room import Room
from thirdchair.web.visit import TWO_YEARS, Visit, visit_of

LARGEST_FORM = 64_000
PAGES: list[Any] = [
    home.home,
    home.choose,
    newgame.games,
    newgame.play,
    newgame.new_game,
    newgame.start_game,
    campaigns.new_campaign,
    campaigns.start_campaign,
    campaigns.campaign_page,
    campaigns.change_campaign,
    campaigns.ask_delete,
    campaigns.delete,
    campaigns.export,
    scenarios.tonight_page,
    tablepage.table_page,
    tablepage.tapped,
    checklist.checklist,
    checklist.tick,
    history.history,
    history.jumped,
    moments.moment,
    moments.look,
    moments.share,
    rebuilding.where,
    record.record,
    printing.sheet,
    printing.rulebook,
    hexpage.hex_page,
    hexpage.hex_corrected,
    hexpage.turned,
    fixing.fix,
    fixing.fixed,
    correcting.correct,
    correcting.corrected,
    correcting.more,
    correcting.did_more,
    correcting.rulings,
    correcting.ruled,
    discards.discards,
    odds.odds,
    putting_back.putting_back,
    putting_back.put,
    finishing.finish,
    finishing.finished,
    scythe_finish.scoring,
    scythe_finish.scored,
    scythe_ways.ways,
    scythe_ways.chose_way,
    scythe_ways.pieces,
    scythe_ways.placed,
    scythe_others.others,
    settings.settings,
    settings.set_settings,
    settings.ask_delete,
    settings.delete,
    settings.export_table,
    settings.import_table,
    rules.rules,
    mybox_page.box,
    mybox_page.set_box,
    mybox_values.values,
    mybox_values.set_values,
    mybox_scythe.scythe_values,
    mybox_scythe.set_scythe_values,
    mybox_civs.civilizations,
    mybox_civs.civilization,
    mybox_civs.set_civilization,
    joining.phone,
    joining.switch,
    joining.join,
    joining.joined,
    trusting.certificate,
    trusting.certificate_file,
    installing.manifest,
    installing.worker,
    live.stream,
    api.new_table,
    api.table_request,
    api.view_table,
]


@get("/static/{name:path}", sync_to_thread=False)
def static(name: FromPath[str]) -> Response[bytes]:
    """Style sheet, script and icon; their addresses change with their content."""
    found = name.removeprefix("/")
    if not is_static(found):
        raise NotFoundException
    kind = KINDS[found[found.rindex(".") :]]
    keep = {"cache-control": f"public, max-age={TWO_YEARS}, immutable"}
    return Response(static_file(found), media_type=kind, headers=keep)


def build(store: Store, listener: Listener | None = None) -> tuple[Gate, Room]:
    """The application behind its gate, and what its requests share."""
    room = Room(store, Bell(), Network(store, listener))
    app = Litestar(
        [Router("/", route_handlers=[*PAGES, static], include_in_schema=False)],
        dependencies={"visit": Provide(visit_of, sync_to_thread=False)},
        state=State({"room": room}),
        csrf_config=CSRFConfig(
            secret=_secret(store), cookie_name="thirdchair_form", cookie_httponly=True
        ),
        exception_handlers={
            Refusal: errors.on_refusal,
            HTTPException: errors.on_http_error,
            Exception: errors.on_mistake,
        },
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            exclude=[r"/live$"],  # a stream is not held back
        ),
        request_max_body_size=LARGEST_FORM,
        openapi_config=description.config(),
        logging_config=None,
        signature_namespace={"Visit": Visit},
        debug=False,
    )
    return Gate(app, room), room


def _secret(store: Store) -> str:
    """What signs the tokens of forms: kept, so that open pages survive a restart."""
    secret = store.setting("forms.secret")
    if not secret:
        secret = secrets.token_hex(32)
        store.set_setting("forms.secret", secret)
    return str(secret)
