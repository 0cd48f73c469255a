"""Play on a phone: the switch, address and code; and joining with the code."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, QueryParameter

from thirdchair.kit.refusals import Refusal
from thirdchair.table.disk import reason_of
from thirdchair.web import forms
from thirdchair.web.devices import NOBODY, name_of_device
from thirdchair.web.drawing.qr import qr_code
from thirdchair.web.network import code_of, fits, renew_code
from thirdchair.web.visit import DEVICE, Answer, Page, Visit, Visiting, kept, local_path

LONGEST_NAME = 40
LONGEST_CODE = 40
INVITED = "thirdchair_invited"
"""The cookie that carries the code word from the address of a link into the form after it."""
SOON = 600
"""So many seconds it waits there for the tap."""

Next = Annotated[str, QueryParameter(name="next")]


@get("/phone", sync_to_thread=True)
def phone(visit: Visiting) -> Page:
    """How another device gets to this table."""
    return _phone(visit)


@post("/phone", sync_to_thread=True, status_code=200)
def switch(visit: Visiting, data: forms.Form) -> Answer:
    """The switch, only from the machine itself."""
    if not visit.on_this_machine:
        return _phone(visit, visit.words.text("page-phone-only-at-home"), 403)
    network = visit.room.network
    match forms.text(data, "act"):
        case "open":
            try:
                network.open()
            except OSError as error:
                notice = visit.words.text("page-phone-cannot-open", reason=reason_of(error))
                return _phone(visit, notice, 409)
        case "close":
            network.close()
        case "renew":
            renew_code(visit.house)
        case "forget":
            visit.house.forget_device(forms.text(data, "device"))
    return visit.see("/phone")


def _phone(visit: Visit, notice: str | None = None, status: int = 200) -> Page:
    network = visit.room.network
    addresses = network.addresses()
    code = code_of(visit.house) if network.lets_in else None
    link = f"{addresses[0]}/join?code={code}" if addresses else None
    return visit.page(
        "phone.html",
        status=status,
        notice=notice,
        is_open=network.lets_in,
        at_home=visit.on_this_machine,
        addresses=addresses,
        code=code,
        qr=qr_code(link, visit.words.text("page-phone-qr")) if link else None,
        devices=visit.house.devices(),
        secure=network.certificates is not None,
        front=network.front is not None,
    )


@get("/join", sync_to_thread=True)
def join(visit: Visiting, code: FromQuery[str | None] = None, next_: Next = "/") -> Answer:
    """The form for the code. A link brings it along, and leaves only the button to tap: previews of
    chats open links, too, and must not become devices. The code does not stay in the address."""
    if visit.on_this_machine or visit.device:
        return visit.see(_onward(visit, next_))
    if code is None:
        return _form(visit, next_, code=visit.request.cookies.get(INVITED))
    path = local_path(next_)
    return visit.see("/join", [_invited(visit, code)], **({} if path == "/" else {"next": path}))


def _invited(visit: Visit, code: str = "") -> Cookie:
    """Keeps the code word of a link for a moment; without one, it is kept no longer."""
    word = "".join(sign for sign in code if sign.isascii() and sign.isalpha())[:LONGEST_CODE]
    return Cookie(
        key=INVITED,
        value=word,
        max_age=SOON if word else 0,
        samesite="lax",
        httponly=True,
        path=visit.to("/join"),
    )


@post("/join", sync_to_thread=True, status_code=200)
def joined(visit: Visiting, data: forms.Form) -> Answer:
    """The code, typed in."""
    name = forms.text(data, "name", "")[:LONGEST_NAME]
    if not name or name in NOBODY:
        name = name_of_device(visit.request.headers)
    return _try(visit, forms.text(data, "code"), forms.text(data, "next", "/"), name)


def _try(visit: Visit, code: str, next_: str, name: str) -> Answer:
    guesses = visit.room.guesses[visit.house.id]
    sender = visit.room.sender(visit.request.scope)
    if sender is not None and not guesses.may_try(sender):
        return _form(visit, next_, visit.words.text("page-join-wait"), 429)
    if not fits(visit.house, code):
        answer = _form(visit, next_, visit.words.text("page-join-wrong"), 403)
        answer.set_cookie(_invited(visit))
        return answer
    if sender is not None:
        guesses.was_right(sender)
    token = visit.house.add_device(name)
    device = kept(DEVICE, token, visit.to("/"), secret=True)
    return visit.see(_onward(visit, next_), [device, _invited(visit)])


def _onward(visit: Visit, next_: str) -> str:
    """Where somebody wanted to go; else to the table that is being played, if several people sit
    there, for they join that one. It asks who they are."""
    path = local_path(next_)
    latest = visit.house.latest(over=False, limit=1) if path == "/" else []
    with suppress(Refusal):
        for one in latest:
            if len(visit.mode(visit.look(one.id).table).HUMANS) > 1:
                return f"/tables/{one.id}"
    return path


def _form(
    visit: Visit,
    next_: str,
    notice: str | None = None,
    status: int = 200,
    code: str | None = None,
) -> Page:
    values: dict[str, Any] = {
        "next": local_path(next_),
        "code": code,
        "name": name_of_device(visit.request.headers),
        "secure": visit.room.network.certificates is not None,
    }
    return visit.page("join.html", status=status, notice=notice, **values)
