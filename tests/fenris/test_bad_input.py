"""What cannot be: a sentence each, over the API and the forms; nothing changed, nothing told."""

from typing import Any

import pytest

from tests.fenris.pages import evening, games, setup
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, human
from tests.web.reading import Reading
from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store

MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
BEGUN: tuple[dict[str, Any], ...] = ({"do": "setup", "mats": MATS},)
TOLD = {"do": "episode_result", "coins": {"s1": 70, "s2": 60, "s3": 50}}
VOTING = (*BEGUN, {**TOLD, "facts": {"influence": {"s1": 1, "s2": 1}}}, {"do": "read"})
SEALED = (
    *VOTING,
    {"do": "vote", "seat": "s1", "war": 2, "peace": 0},
    {"do": "vote", "seat": "s2", "war": 2, "peace": 0},
    {"do": "vote", "seat": "s3", "war": 0, "peace": 1},
)
PERK = ({"do": "perk", "seat": "s1", "perk": "power"}, {"do": "mark", "seat": "s1", "at": "mechs"})
NEXT = ({"do": "decide", "branch": "war"}, {"do": "close"}, *BEGUN)
SHOP = (*BEGUN, {**TOLD, "facts": {"mechs": {"s1": 0, "s2": 0, "s3": 0}}}, {"do": "read"})
WAR = {"from": {"episode": "2", "branch": "war"}}
MADNESS = {"from": {"episode": "8", "branch": "war", "box_e": ""}, "rows": 4}
PROWLS = ({"do": "setup", "mats": MATS, "board": True}, {"do": "actor_turn", "actor": "mad_tesla"})
OVER = (
    {"do": "setup", "mats": MATS, "board": False},
    {**TOLD, "stars": {"s1": [], "s2": [], "s3": []}},
    {"do": "read"},
    {"do": "close"},
)
AGENTS = {"from": {"episode": "4", "branch": "war"}}
SEARCH = {"from": {"episode": "7", "branch": "peace"}}
FORTRESS = {"from": {"episode": "5", "branch": "war"}}
FOUND = ({"do": "setup", "board": False}, {"do": "open", "box": "e", "seat": "s1"})
FACTIONS = ("nordic", "crimea", "polania", "saxony", "rusviet", "albion", "togawa")


def seven(*more: str) -> list[dict[str, Any]]:
    return [human(faction) for faction in (*FACTIONS, *more)]


Case = tuple[tuple[dict[str, Any], ...], dict[str, Any], dict[str, Any], int]
CASES: dict[str, Case] = {
    "more influence than there is": (
        BEGUN,
        {},
        {**TOLD, "facts": {"influence": {"s1": 4, "s2": 4, "s3": 4}}},
        422,
    ),
    "influence without end": (BEGUN, {}, {**TOLD, "facts": {"influence": {"s1": 900}}}, 422),
    "more tokens of the fortress than there are": (
        BEGUN,
        FORTRESS,
        {**TOLD, "facts": {"influence": {"s1": 9, "s2": 1}}},
        422,
    ),
    "more encounters than there are": (
        ({"do": "setup", "board": False},),
        SEARCH,
        {**TOLD, "facts": {"encounter_tokens": {"s1": 12, "s2": 1}}},
        422,
    ),
    "a faction twice": ((), {}, {"do": "seat", "seat": "s4", "faction": "nordic"}, 422),
    "a faction that nobody knows": ((), {}, {"do": "seat", "seat": "s4", "faction": "vesna"}, 422),
    "a seat out of order": ((), {}, {"do": "seat", "seat": "s9", "faction": "albion"}, 422),
    "an evening out of order": ((), {}, {"do": "read"}, 422),
    "an evening twice": (BEGUN, {}, {"do": "setup"}, 422),
    "a perk that there is not": (BEGUN, {}, {"do": "perk", "seat": "s1", "perk": "luck"}, 422),
    "a perk after the first turn": (
        (*BEGUN, *PERK),
        {},
        {"do": "perk", "seat": "s1", "perk": "coins"},
        409,
    ),
    "a perk twice": (
        (*BEGUN, *PERK, TOLD, {"do": "read"}, *NEXT),
        {},
        {"do": "perk", "seat": "s1", "perk": "power"},
        409,
    ),
    "more wealth than there is": (
        (),
        {},
        {"do": "book", "seat": "s1", "amount": -1, "note": "x"},
        409,
    ),
    "a mod that was not offered": (
        SHOP,
        WAR,
        {"do": "buy_mods", "seat": "s2", "mods": ["scout"]},
        409,
    ),
    "a mod of another kind": (SHOP, WAR, {"do": "buy_mods", "seat": "s2", "mods": ["spy"]}, 422),
    "mods twice": (SHOP, WAR, {"do": "buy_mods", "seat": "s2", "mods": ["armor"] * 2}, 422),
    "a vote that is not all": (VOTING, {}, {"do": "vote", "seat": "s1", "war": 1, "peace": 0}, 422),
    "a vote of somebody unknown": (
        VOTING,
        {},
        {"do": "vote", "seat": "s8", "war": 1, "peace": 0},
        422,
    ),
    "a vote after the reveal": (
        (*SEALED, {"do": "reveal"}),
        {},
        {"do": "vote", "seat": "s1", "war": 0, "peace": 2},
        409,
    ),
    "fists beside a sealed vote": (SEALED, {}, {"do": "decide", "branch": "war"}, 409),
    "a direction that no tile has": (PROWLS, MADNESS, {"answer": "N"}, 422),
    "an agent where none is": (
        BEGUN,
        AGENTS,
        {"do": "count", "seat": "s1", "what": "agents", "n": 9},
        422,
    ),
    "a second discovery": (FOUND, SEARCH, {"do": "open", "box": "e", "seat": "s2"}, 409),
    "a finished campaign that goes on": (OVER, MADNESS, {"do": "setup"}, 409),
    "a branch that the votes did not choose": (
        (*SEALED, {"do": "reveal"}),
        {},
        {"do": "decide", "branch": "peace"},
        409,
    ),
    "an impossible score": (BEGUN, {}, {**TOLD, "coins": {"s1": 1000, "s2": 1, "s3": 1}}, 422),
    "a score below nothing": (
        BEGUN,
        {},
        {"do": "episode_result", "seat": "s1", "coins": -1},
        422,
    ),
    "seven stars": (BEGUN, {}, {**TOLD, "stars": {"s1": ["mechs"] * 7}}, 422),
    "a winner who has not won": (BEGUN, {}, {**TOLD, "winner": "s3"}, 422),
    "closing before it is decided": (VOTING, {}, {"do": "close"}, 409),
    "a paper sheet with a mod twice": (
        (),
        {"from": {"episode": "3", "branch": "war"}},
        {"do": "correct", "path": "sheets.s1.mech_mods", "value": ["armor", "armor"]},
        422,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused_over_the_api_with_a_sentence_in_every_language(
    case: str, store: Store
) -> None:
    before, more, command, status = CASES[case]
    table = evening(*before, seats=THREE, **more)
    was = frozen(table.state)

    async def script(found: Phones) -> None:
        phone = found[""]
        for language, words in (("en", 3), ("de", 3), ("cs", 3)):
            headers = {"accept-language": language}
            path = f"/api/tables/{phone.table}"
            answer = await phone.client.post(path, json=command, headers=headers)
            assert answer.status_code == status, answer.text
            said = answer.json()["error"]
            assert len(said["message"].split()) >= words
            assert not {"{", "}"} & set(said["message"])
        assert frozen(store.of(HOME).load(phone.table).table.state) == was

    run(store, table, script)


@pytest.mark.parametrize(
    "request_",
    [
        {"seats": seven("fenris")},
        {"seats": [human("nordic"), human("nordic")]},
        {"from": {"episode": "9"}},
        {"from": {"episode": "3", "branch": "war", "sheets": {"s1": {"mech_mods": ["armor"] * 2}}}},
        {"from": {"episode": "2", "branch": "war", "sheets": {"s1": {"mech_mods": ["armor"]}}}},
    ],
)
def test_a_campaign_that_cannot_be_is_none(request_: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        Table.new(games(), {**setup(*THREE), **request_})


def test_an_eighth_seat_finds_no_place() -> None:
    table = Table.new(games(), setup(*seven()))
    with pytest.raises(Refusal, match="fenris-too-many-seats"):
        table.do({"do": "seat", "seat": "s8", "faction": "nordic"})


def test_another_seats_sealed_choice_is_neither_made_nor_taken_back_nor_shown(store: Store) -> None:
    async def script(found: Phones) -> None:
        bo = found["s2"]
        was = frozen(store.of(HOME).load(bo.table).table.state)
        path = f"/api/tables/{bo.table}"
        for request in (
            {"do": "vote", "seat": "s1", "war": 0, "peace": 2, "as": "s2"},
            {"undo": 4, "as": "s2"},
        ):
            answer = await bo.client.post(path, json=request)
            assert answer.status_code in (409, 422), answer.text
            assert '"war":2' not in answer.text.replace(" ", "").partition('"error"')[2]
        assert frozen(store.of(HOME).load(bo.table).table.state) == was

    run(store, evening(*SEALED[:4], seats=THREE), script, "s1", "s2")


def test_nothing_is_closed_while_a_question_is_open(store: Store) -> None:
    table = evening(*BEGUN, {"do": "episode_result", "coins": {"s1": 5}}, seats=THREE)
    assert table.question is not None

    async def script(found: Phones) -> None:
        answer = await found[""].client.post(f"/api/tables/{found[''].table}", json={"do": "close"})
        assert answer.status_code == 409
        assert store.of(HOME).load(found[""].table).table.question is not None

    run(store, table, script)


# Over the forms: buttons that a page does not have, and values that its fields do not allow

FORMS: dict[str, tuple[tuple[dict[str, Any], ...], dict[str, Any], dict[str, str]]] = {
    "a faction twice": ((), {}, {"act": "join", "kind": "human", "faction": "nordic", "name": "x"}),
    "an unknown state": ((), {}, {"act": "begin", "state-s1": "asleep"}),
    "an unknown mat": ((), {}, {"act": "begin", "mat-s1": "luxury"}),
    "a mat twice": ((), {}, {"act": "begin", "mat-s1": "industrial", "mat-s2": "industrial"}),
    "nobody is here": ((), {}, {f"state-s{n}": "away" for n in (1, 2, 3)} | {"act": "begin"}),
    "a return of somebody unknown": ((), {}, {"act": "return s9", "faction-s9": "albion"}),
    "an evening out of order": ((), {}, {"act": "read"}),
    "an unknown perk": (BEGUN, {}, {"act": "perk luck", "who": "s1"}),
    "an impossible score": (BEGUN, {}, {"act": "column s1", "coins": "1000"}),
    "a score below nothing": (BEGUN, {}, {"act": "column s1", "coins": "-1"}),
    "a score that is no number": (BEGUN, {}, {"act": "column s1", "coins": "many"}),
    "a column of somebody unknown": (BEGUN, {}, {"act": "column s9", "coins": "5"}),
    "a star of somebody unknown": (BEGUN, {}, {"act": "mark mechs", "who": "s9"}),
    "a space that there is not": (BEGUN, {}, {"act": "mark luck", "who": "s1"}),
    "a star that is not there": (BEGUN, {}, {"act": "unmark mechs", "who": "s1"}),
    "a count of what nobody counts": (BEGUN, {}, {"act": "count s1 luck 1"}),
    "a seat that nobody has": (BEGUN, {}, {"act": "here s9"}),
    "more votes than tokens": (
        VOTING,
        {},
        {"act": "seal", "who": "s1", "stake": "split", "split": "9"},
    ),
    "an unknown stake": (VOTING, {}, {"act": "seal", "who": "s1", "stake": "rum"}),
    "an unknown way": (VOTING, {}, {"act": "decide rum"}),
    "closing before it is decided": (VOTING, {}, {"act": "close"}),
    "fists beside a sealed vote": (SEALED, {}, {"act": "decide war"}),
    "a direction that no tile has": (PROWLS, MADNESS, {"act": "answer N"}),
    "an agent where none is": (BEGUN, AGENTS, {"act": "count s1 agents 9"}),
    "a second discovery": (FOUND, SEARCH, {"act": "open e", "who": "s2"}),
    "a finished campaign that goes on": (OVER, MADNESS, {"act": "begin"}),
    "a branch that the votes did not choose": (
        (*SEALED, {"do": "reveal"}),
        {},
        {"act": "decide peace"},
    ),
    "an unknown mod": (SHOP, WAR, {"act": "buy", "who": "s2", "mod-luck": "yes"}),
    "a mod that the mat shows": (SHOP, WAR, {"act": "buy", "who": "s2", "mod-scout": "yes"}),
    "an unknown way to draw": (SHOP, WAR, {"act": "draw lots", "who": "s2"}),
    "a shop of somebody unknown": (SHOP, WAR, {"act": "buy", "who": "s9"}),
}


@pytest.mark.parametrize("case", FORMS)
def test_it_is_refused_over_the_forms_with_a_sentence(case: str, store: Store) -> None:
    before, more, fields = FORMS[case]
    table = evening(*before, seats=THREE, **more)
    was = frozen(table.state)

    async def script(found: Phones) -> None:
        phone = found[""]
        page = Reading((await phone.get("/tables/*")).text)
        carried = next(one.fields for one in page.forms if "once" in one.fields)
        kept = {name: one for name, one in carried.items() if name in ("_csrf_token", "at", "once")}
        path = f"/tables/{phone.table}"
        answer = await phone.client.post(path, data={**kept, **fields})
        assert answer.status_code in (409, 422), answer.status_code
        assert "notice" in answer.text
        assert frozen(store.of(HOME).load(phone.table).table.state) == was

    run(store, table, script)
