"""How a phone comes to trust the certificate: what to install, and what to compare it with."""

from litestar import Response, get
from litestar.exceptions import NotFoundException

from thirdchair.web.certificates import Certificates
from thirdchair.web.visit import Page, Visit, Visiting

FILE = "/certificate/thirdchair.crt"


@get("/certificate", sync_to_thread=True)
def certificate(visit: Visiting) -> Page:
    """The steps for each kind of device. Open before joining, for browsers warn before that."""
    found = _certificates(visit)
    return visit.page(
        "certificate.html",
        file=FILE,
        fingerprint=found.fingerprint(),
        addresses=visit.room.network.addresses(),
    )


@get(FILE, sync_to_thread=True)
def certificate_file(visit: Visiting) -> Response[bytes]:
    """The authority without its key."""
    return Response(
        _certificates(visit).public(),
        media_type="application/x-x509-ca-cert",
        headers={"content-disposition": 'attachment; filename="thirdchair.crt"'},
    )


def _certificates(visit: Visit) -> Certificates:
    found = visit.room.network.certificates
    if found is None or not visit.room.network.is_open:
        raise NotFoundException
    return found
