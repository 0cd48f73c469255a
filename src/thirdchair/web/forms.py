"""Reading forms: text that people typed or that our own pages carry."""

import re
from typing import Annotated, Any

from litestar.enums import RequestEncodingType
from litestar.params import Body

from thirdchair.kit.refusals import bad_input

Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.URL_ENCODED)]
"""A form as it was sent, without files. A field that came twice is a list."""

LONGEST = 500
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
    """What every form about a table carries: the revision it saw and its one-time id.

    The buttons of a page share the id: another button of the same page is no repeat but stale.
    """
    return {"at": number(form, "at"), "once": f"{text(form, 'once')} {text(form, 'act', '')}"}
