"""The headless contract over HTTP: JSON only, one table each."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, QueryParameter

from thirdchair import contract
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.scanning import REQUEST, UNREADABLE, built
from thirdchair.table.journal import Table
from thirdchair.table.names import LONGEST_NAME
from thirdchair.table.store import Saved
from thirdchair.web.description import ASK_TABLE, NEW_TABLE, RESPONSES, Asked
from thirdchair.web.devices import check_plays, watches
from thirdchair.web.pages.box import mybox
from thirdchair.web.visit import STATUS, TableId, Visit, Visiting
from thirdchair.words import Words

BY = "api"
JSON = "application/json"

AnyRequest = Request[Any, Any, Any]
Reply = Response[dict[str, Any]]


@post(
    "/api/tables",
    exclude_from_csrf=True,
    status_code=200,
    include_in_schema=True,
    operation_class=Asked,
    operation_id=NEW_TABLE,
    responses=RESPONSES,
)
async def new_table(
    visit: Visiting, request: AnyRequest, box: FromQuery[Literal["mine"] | None] = None
) -> Reply:
    """A `new`. The answer also has the id of the table.

    With `box=mine` a set-up that has no box of its own plays by that of this installation.
    """
    return await _handle(visit, request, lambda visit, asked: _new(visit, asked, box))


@post(
    "/api/tables/{table_id:str}",
    exclude_from_csrf=True,
    status_code=200,
    include_in_schema=True,
    operation_class=Asked,
    operation_id=ASK_TABLE,
    responses=RESPONSES,
)
async def table_request(
    visit: Visiting, request: AnyRequest, table_id: TableId, at: FromQuery[int | None] = None
) -> Reply:
    """Anything else, with `at`: the revision that the sender saw."""
    return await _handle(visit, request, lambda visit, asked: _apply(visit, table_id, asked, at))


@get(
    "/api/tables/{table_id:str}",
    sync_to_thread=True,
    include_in_schema=True,
    operation_id="viewTable",
    responses=RESPONSES,
)
def view_table(
    visit: Visiting,
    table_id: TableId,
    speaker: Annotated[str | None, QueryParameter(name="as")] = None,
) -> Reply:
    """The view, for the seat `as`."""
    _check_speaks(visit, table_id, speaker)
    saved = visit.look(table_id)
    table = saved.table.whole
    contract.speak(table, speaker)
    return _answered(visit, replace(saved, table=table), [])


async def _handle(visit: Visit, request: AnyRequest, handle: Any) -> Reply:
    import asyncio

    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        return _refused(bad_input("only-json"), visit.words, 415)
    try:
        asked = built(await request.body(), REQUEST)
    except UNREADABLE:
        return _refused(Refusal("bad_json", "not-json"), visit.words)
    if not isinstance(asked, dict):
        return _refused(Refusal("bad_json", "not-an-object"), visit.words)
    # What is refused below here may name seats: `errors.on_refusal` knows the words of the table.
    return await asyncio.to_thread(handle, visit, asked)


def _new(visit: Visit, asked: dict[str, Any], box: str | None) -> Reply:
    speaker, asked = contract.spoken(asked)
    if contract.key_of(asked) != "new":
        raise Refusal("no_table", "no-table")
    setup = asked["new"]
    if isinstance(setup, dict):
        visit.words = visit.words_of(setup.get("game"))
    setup = mybox.lent(visit, setup) if box else setup
    table = contract.new_table(visit.house.games, setup, BY, visit.reader)
    contract.speak(table, speaker)
    saved = visit.house.create(_name(visit, table), table, once=contract.once_of(asked))
    contract.speak(saved.table, speaker)
    return _answered(visit, saved, saved.table.journal.entries[0].events)


def _name(visit: Visit, table: Table) -> str:
    """What the table is called; a program names none, so it is called as the form would call it."""
    setup = msgspec.to_builtins(table.setup)  # with all that the program left to us
    sheet = visit.room.faces[table.game.name]().new[setup["mode"]]
    return sheet.table_name(setup, visit.words)[:LONGEST_NAME].strip() or str(setup["mode"])


def _apply(visit: Visit, table_id: str, asked: dict[str, Any], at: int | None) -> Reply:
    if not ("do" in asked and isinstance(asked.get("at"), str)):  # else it is a place
        at = asked.pop("at", at)
    if at is not None and type(at) is not int:
        raise bad_input("wrong-type", where="at", expected="int", got=type(at).__name__)
    speaker, asked = contract.spoken(asked)
    key = contract.key_of(asked)
    if key == "new":
        raise bad_input("unknown-field", where="new", field="new")
    _check_speaks(visit, table_id, speaker)
    if key != "view" and speaker is None:
        speaker = visit.seat(table_id)  # a device acts for its seat, whether it says so or not
    answer: dict[str, Any] = {}

    def act(table: Table) -> None:
        contract.speak(table, speaker)
        if speaker is None and table.journal.choosers:
            table.elsewhere = visit.house.held(table_id)
        # A refusal names seats and places.
        visit.words = contract.words_for(visit.room.voices, table, _reader(visit, table_id, table))
        events = contract.apply(table, key, asked, BY)
        # Told before it is saved: what cannot be told has not happened.
        reader = _reader(visit, table_id, table)  # it may know more by now
        answer.update(contract.answered(visit.room.voices, table, events, reader))

    if key == "view":
        saved = visit.look(table_id)
        act(saved.table.whole)
    else:
        check_plays(visit, table_id)
        try:
            saved = visit.house.change(table_id, act, at=at)
        except Refusal as refusal:
            if refusal.text == "stale":
                return _stale(visit, table_id, refusal, speaker)
            raise
        visit.moved(table_id, saved.revision)
    return Response({**answer, "id": saved.id, "revision": saved.revision})


def _check_speaks(visit: Visit, table_id: str, speaker: object) -> None:
    """Refuse a device that speaks for a seat where it does not sit.

    Only on the machine itself one need not sit down: whoever has it has everything.
    """
    seat = visit.seat(table_id)
    if speaker is None or speaker == seat:
        return
    if seat is not None:
        raise bad_input("speaks-for-another", where=contract.SPEAKER, seat=seat)
    if watches(visit, table_id) or not visit.on_this_machine:
        raise bad_input("sit-down-first", where=contract.SPEAKER)


def _stale(visit: Visit, table_id: str, refusal: Refusal, speaker: object) -> Reply:
    """The table went on before this request: refused, with the table as it stands now."""
    found = visit.look(table_id)
    contract.speak(found.table.whole, speaker)
    saved = replace(found, table=found.table.whole.seen_by(found.table.whole.speaker))
    reader = _reader(visit, saved.id, saved.table)
    words = contract.words_for(visit.room.voices, saved.table, reader)
    refused = contract.refused(refusal, words)
    now = contract.standing(saved.table, words)
    stands = {**refused, **now, "id": saved.id, "revision": saved.revision}
    return Response(stands, status_code=STATUS[refusal.code])


def _reader(visit: Visit, table_id: str, table: Table) -> Reader:
    """The seat that speaks, in the language of the set-up if it names one, as for a script."""
    reader = visit.reader_at(table_id, table)
    language = table.journal.setup.get("language") or reader.language
    return replace(reader, language=language, seat=table.speaker)


def _answered(visit: Visit, saved: Saved, events: list[dict[str, Any]]) -> Reply:
    reader = _reader(visit, saved.id, saved.table)
    answer = contract.answered(visit.room.voices, saved.table, events, reader)
    return Response({**answer, "id": saved.id, "revision": saved.revision})


def _refused(refusal: Refusal, words: Words, status: int | None = None) -> Reply:
    return Response(contract.refused(refusal, words), status_code=status or STATUS[refusal.code])
