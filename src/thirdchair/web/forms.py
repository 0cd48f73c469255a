"""Reading forms: text that people typed or that our own pages carry."""

import re
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar.enums import RequestEncodingType
from litestar.params import Body

from thirdchair.kit.refusals import bad_input

Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.URL_ENCODED)]
"""A form as it was sent, without files. A field that came twice is a list."""

LONGEST = 500
TOKEN = "_csrf_token"
_WHOLE = re.compile(r"-?[0-9]{1,9}", re.ASCII)


def text(form: dict[str, Any], field: str, default: str | None = None) -> str:
    """A field as text, trimmed."""
    value = form.get(field, default)
    if value is None:
        raise bad_input("missing-field", where=field, field=field)
    if not isinstance(value, str) or len(value) > LONGEST:
        raise bad_input("malformed", where=field)
    return value.strip()


def number(form: dict[str, Any], field: str) -> int:
    """A field as a whole number."""
    value = text(form, field)
    if not _WHOLE.fullmatch(value):
        raise bad_input("not-a-number", where=field, answer=value)
    return int(value)


def seen(form: dict[str, Any]) -> dict[str, Any]:
    """What every form about a table carries: the revision it saw and its one-time id."""
    return {"at": number(form, "at"), "once": once(form)}


def once(form: dict[str, Any]) -> str:
    """The one-time id of a form as it was filled in.

    The forms of a page share its id. The same content again is a repeat; another content (another
    button, another value) is another wish.
    """
    filled = {field: value for field, value in form.items() if field != TOKEN}
    content = msgspec.json.encode(filled, order="deterministic")
    return f"{text(form, 'once')} {blake2b(content, digest_size=12).hexdigest()}"
