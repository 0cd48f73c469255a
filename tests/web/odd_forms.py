"""Forms that nobody sends by tapping: every way in to a table, with fields that fit and others."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx

from tests.web.reading import Person
from tests.web.test_watching import TABLE, WAYS_IN

POSITIONS = ("0", "1", "99")
BELOW = ("20",)
CHANGES: tuple[dict[str, Any], ...] = (
    {"kind": "delete"},
    {"kind": "answers", "other": {"0": 1}},
    {"kind": "insert", "command": {"do": "correct"}},
    {"kind": "replace", "command": {"do": "new"}},
    {"kind": "replace", "command": {"do": "?"}},
)
"""Changes of an earlier step, as the pages carry them."""
ODD: tuple[dict[str, str], ...] = (
    {},
    {"act": "?", "seat": "s9", "who": "?", "value": "-1"},
    {"act": "tick", "seat": "s1", "who": "p1"},
)
FIX = "/fix/"
MENDING: tuple[dict[str, str], ...] = (
    *({"act": act} for act in ("delete", "insert", "answers")),
    {"act": "replace", "command": '{"do":"finish"}'},
    *({"change": json.dumps(one), "add": "1"} for one in CHANGES),
    *({"change": json.dumps(one), "fill": "1"} for one in CHANGES),
    *({"change": json.dumps(one), "decide": "take"} for one in CHANGES),
)


def way_in(route: str, path: str) -> Iterator[str]:
    """The addresses of a way in to this table."""
    address = path + route.removeprefix(TABLE)
    places = POSITIONS if "{position" in route else BELOW if "{below" in route else ("",)
    for one in places:
        yield address.replace("{position:int}", one).replace("{below:str}", one)


class Odd:
    """Somebody who sends odd forms to one table."""

    def __init__(self, client: httpx.Client, path: str) -> None:
        self.client = client
        self.path = path
        self._once = count()
        form = Person(client).open("/box").forms[0]
        self._carried = {"_csrf_token": form.fields["_csrf_token"]}

    def forms(self, address: str) -> Iterator[dict[str, str]]:
        """What its own pages send there, as far as it is plain text, and what none of them does."""
        for route, (_, sent) in WAYS_IN.items():
            if address in way_in(route, self.path):
                yield {key: value for key, value in sent.items() if "{" not in value}
        yield from ODD
        yield from MENDING if FIX in address else ()

    def sent(self, address: str) -> Iterator[str]:
        """The faults of an address: answers that are neither a page nor a sentence."""
        if address.endswith("/delete"):
            return
        for fields in self.forms(address):
            once = {"once": f"odd {next(self._once)} {self.path}"}
            status = self.client.post(address, data={**self._carried, **once, **fields}).status_code
            if status >= 500:
                yield f"POST {address.removeprefix(self.path)} {fields}: {status}"
