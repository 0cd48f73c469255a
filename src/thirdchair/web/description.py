"""What the API says of itself: its requests out of the games' own types, and its answers.

The description is made when somebody asks for it, so that starting needs no game.
"""

from dataclasses import dataclass
from functools import cached_property
from inspect import cleandoc
from typing import Any, Literal

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody

from thirdchair import __version__
from thirdchair.kit.game import Game, Games
from thirdchair.kit.readers import NOBODY
from thirdchair.mend_requests import Opening, Saying
from thirdchair.words import FALLBACK, LANGUAGES

Described = dict[str, Any]
JSON = "application/json"
NEW_TABLE, ASK_TABLE = "newTable", "askTable"
"""The operations whose requests the games describe."""

OVERVIEW = """The headless contract over HTTP. Every request is one JSON object with one of the
keys `new`, `do`, `answer`, `back`, `undo`, `redo`, `view` and `mend`.

A `mend` changes an earlier step. It is opened with the number of a `step` (the set-up is 0), stays
open until it is whole and decided about, or given up, and every answer tells how far it has come.
Until then the table is as it was, and takes nothing but `mend` and `view`.

The revision rule: every change moves the `revision` of a table on, and every answer says it.
Whoever sends `at`, the revision that they saw, is refused with `not_now` (409) if somebody else
was faster, and the table stays as it is. Without `at` a request is taken whatever the revision. A
command with an argument of its own called `at` (a place) takes the revision as the query parameter
`at`.

A program gets exactly what it sends: My box stays out of a new table, unless it is asked for with
`?box=mine`, and an `answer` sent here is never kept in My box, as one tapped on a page is.

A refusal has the same form everywhere; after it the table is exactly as before."""

WHOLE = {"type": "integer", "minimum": 0}
COUNT = {"type": "integer", "minimum": 1}
PLACES = {
    "type": "object",
    "additionalProperties": {"type": "object", "additionalProperties": WHOLE},
}
SPEAKER = {"as": {"type": "string", "description": "The seat that speaks."}}
AT = {**WHOLE, "description": "The revision that the sender saw."}
ANYWAY = {
    "type": "boolean",
    "description": "The answer is right, though the question lists it under `anyway`: the books of "
    "the table speak against it.",
}


class WhatIsNext(msgspec.Struct):
    """The seats whose turn it is, and the commands that the rules foresee now.

    While a question is open: who is asked, and `answer`. When the game is over: nobody and nothing.
    The order of turns is told, never enforced.
    """

    who: list[str]
    may: list[str]


class Answered(msgspec.Struct):
    """A request that was taken. `view` is null until the set-up is complete; `mend` is there only
    while one is open."""

    ok: Literal[True]
    events: list[dict[str, Any]]
    pending: dict[str, Any] | None
    view: dict[str, Any] | None
    next: WhatIsNext
    id: str
    revision: int
    mend: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Fault(msgspec.Struct, omit_defaults=True):
    """What is wrong and what would be right; `where` is the field, as in `do.hex`."""

    code: Literal["bad_json", "bad_input", "not_now", "no_table"]
    message: str
    where: str | None = None


class Refused(msgspec.Struct):
    """A request that was not taken."""

    ok: Literal[False]
    error: Fault


_REASONS = {
    400: "Not a JSON object (`bad_json`), or a parameter that cannot be read.",
    401: "A device of the network that has not joined.",
    403: "Another host name, or a request that another site sent.",
    404: "There is no such table (`no_table`).",
    409: "Well formed, but the table does not allow it now (`not_now`); also a stale `at`, then "
    "with `pending`, `view`, `next` and `revision` as they stand.",
    413: "More than is taken at once.",
    415: "Anything else than application/json.",
    422: "A field that is missing, unknown or wrong (`bad_input`).",
}
RESPONSES = {
    200: ResponseSpec(Answered, description="It was taken.", generate_examples=False),
    **{
        status: ResponseSpec(Refused, description=reason, generate_examples=False)
        for status, reason in _REASONS.items()
    },
}


@dataclass
class Asked(Operation):
    """A request with a body; what may stand in it is filled in by `Description`."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(content={JSON: OpenAPIMediaType()}, required=True)


class Description(JsonRenderPlugin):
    """The description as JSON. The requests of the games are described when somebody asks."""

    def __init__(self, games: Games) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=MediaType.JSON)
        self._games = games

    def render(self, request: Request[Any, Any, Any], openapi_schema: Described) -> bytes:
        """What the host says of its addresses, with what the games say of their requests."""
        for operations in openapi_schema["paths"].values():
            for operation in operations.values():
                if body := self._bodies.get(operation["operationId"]):
                    operation["requestBody"]["content"][JSON]["schema"] = body
        return self.render_json(request, openapi_schema)

    @cached_property
    def _bodies(self) -> dict[str, Described]:
        return {NEW_TABLE: new_table(self._games), ASK_TABLE: ask_table(self._games)}


def config(games: Games) -> OpenAPIConfig:
    """At /api/openapi.json, and nothing else: no viewer, for those want scripts of other hosts."""
    return OpenAPIConfig(
        title="Third Chair",
        version=__version__,
        description=OVERVIEW,
        path="/api/openapi.json",
        use_handler_docstrings=True,
        render_plugins=[Description(games)],
    )


def new_table(games: Games) -> Described:
    """A `new` of any game and of any mode that is no secret."""
    made = [game() for game in games.values()]
    told = [schema for game in made for mode in _modes(game) for schema in set_ups(game, mode)]
    return _only(new={"anyOf": told}, once={"type": "string"}, **SPEAKER)


def ask_table(games: Games) -> Described:
    """Anything else."""
    answers = {"anyOf": [{"type": "integer"}, {"type": "string"}, PLACES]}
    kinds = [_only(answer=answers, anyway=ANYWAY, at=AT, **SPEAKER)]
    kinds += [_only(**{key: COUNT}, at=AT, **SPEAKER) for key in ("back", "undo", "redo")]
    kinds.append(_only(view={"enum": [True]}, at=AT, **SPEAKER))
    mends = [schema for kind in (Opening, Saying) for schema in _schemas(kind)]
    kinds.append(_only(mend={"anyOf": mends}, at=AT, **SPEAKER))
    return {"anyOf": [*commands(games), *kinds]}


def set_ups(game: Game, mode: str) -> list[Described]:
    """The set-ups of a mode, in a language that we have words for."""
    known = {
        "game": {"enum": [game.name]},
        "mode": {"enum": [mode]},
        "language": {"enum": sorted(LANGUAGES), "default": FALLBACK},
    }
    found = [schema for kind in game.setup_types(mode) for schema in _schemas(kind)]
    for schema in found:
        schema["properties"] |= known
    return found


def commands(games: Games) -> list[Described]:
    """The commands of all modes but secret ones, each with the revision where its name is free."""
    made = [game() for game in games.values()]
    kinds = [kind for game in made for mode in _modes(game) for kind in game.command_types(mode)]
    found: list[Described] = []
    for kind in kinds:
        for schema in _schemas(kind):
            schema["properties"] |= {"at": AT, **SPEAKER} | schema["properties"]
            if schema not in found:
                found.append(schema)
    return found


def _modes(game: Game) -> list[str]:
    return NOBODY.listed(game.modes, game.contents.modes)


def _schemas(kind: Any) -> list[Described]:
    """A type, or each type of a union, as a schema that refers to nothing outside of itself."""
    (schema,), parts = msgspec.json.schema_components((kind,), ref_template="{name}")
    return [_inlined(one, parts) for one in schema.get("anyOf", [schema])]


def _inlined(schema: Any, parts: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_inlined(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inlined(parts[schema["$ref"]], parts)
    # A default of null is left out: the field may be left out, too.
    known = {key: value for key, value in schema.items() if value is not None}
    found = {key: _inlined(value, parts) for key, value in known.items()}
    if isinstance(text := found.get("description"), str):
        found["description"] = cleandoc(text)
    return found


def _only(**properties: Any) -> Described:
    """An object whose first property must be there, and no other but these may."""
    required = next(iter(properties))
    return {
        "type": "object",
        "properties": properties,
        "required": [required],
        "additionalProperties": False,
    }
