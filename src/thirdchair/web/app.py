"""The application: all pages, behind the gate."""

import secrets
from collections.abc import Mapping

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from thirdchair.games import VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.scanning import MACHINE, SMALL, Allowed
from thirdchair.table.household import Settings
from thirdchair.table.store import HOME, Store
from thirdchair.web import description, errors
from thirdchair.web.addresses import Addresses
from thirdchair.web.devices import Unsaid
from thirdchair.web.face import Faces
from thirdchair.web.games import FACES
from thirdchair.web.gate import Gate
from thirdchair.web.live import Bell
from thirdchair.web.network import Listener, Network
from thirdchair.web.packing import packing
from thirdchair.web.pages.site import Site
from thirdchair.web.posted import LARGEST_FORM, Posted
from thirdchair.web.room import Room, Whose
from thirdchair.web.visit import Visit, visit_of
from thirdchair.words import Voices


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
    *,
    alone: bool = False,
    allowed: Allowed | None = None,
) -> tuple[Gate, Room]:
    """The application behind its gate, and what its requests share.

    `root` is the path under which the site lives, if it shares its host with others. `whose` says
    which house a request is for. `alone` is an app that lives in a browser, in a frame of its own
    page: no network leads to it, so no page speaks of one, and whatever asks is its owner.
    `allowed` is how large a file may be that somebody brings; without it that of a machine for
    one house, and less where memory is shared or a browser's.
    """
    if allowed is None:
        allowed = MACHINE if whose is only_house and not alone else SMALL
    to = Addresses(root)
    network = Network(store.machine, listener, to)
    room = Room(store, faces, voices, Bell(), network, to, whose, allowed, alone=alone)
    site = Site(
        alone=alone,
        dependencies={"visit": Provide(visit_of)},
        state=State({"room": room}),
        csrf_config=CSRFConfig(
            secret=_secret(store.machine),
            cookie_name="thirdchair_form",
            header_name="",  # it comes in a form: so all forms are read by what looks for it
            cookie_httponly=True,
            cookie_path=to("/"),
        ),
        exception_handlers={
            Refusal: errors.on_refusal,
            Unsaid: errors.on_unsaid,
            HTTPException: errors.on_http_error,
            Exception: errors.on_mistake,
        },
        # A stream is not held back, and a short answer to a program is sooner sent than packed.
        compression_config=packing(exclude=[r"/live$", r"^/api/"]),
        request_class=Posted,
        request_max_body_size=LARGEST_FORM,
        openapi_config=description.config(store.games),
        logging_config=None,
        signature_namespace={"Visit": Visit},
        debug=False,
    )
    return Gate(site, room), room


def _secret(machine: Settings) -> str:
    """What signs the tokens of forms: kept, so that open pages survive a restart."""
    secret = machine.setting("forms.secret")
    if not secret:
        secret = secrets.token_hex(32)
        machine.set_setting("forms.secret", secret)
    return str(secret)
