"""A device that only watches: every way to change a table or a campaign is closed to it."""

from collections.abc import Iterator
from typing import Any

from tests.web.every_page import OF_THE_FACES, own_routes
from tests.web.played import FENRIS, SCYTHE, SOLO, done, finished, made
from tests.web.reading import Person, Reading
from thirdchair.web.pages.every import PAGES

TABLE = "/tables/{table_id:str}"
WAYS_IN: dict[str, tuple[str, dict[str, str]]] = {
    TABLE: ("{solo}", {"act": "advance military"}),
    f"{TABLE}/checklist": ("{solo}/checklist", {"act": "sorted yes"}),
    f"{TABLE}/hands": ("{solo}/hands", {"act": "away"}),
    f"{TABLE}/history": ("{solo}/history", {"act": "jump 0"}),
    f"{TABLE}/moments/{{position:int}}": ("{solo}/moments/1", {"act": "share"}),
    f"{TABLE}/fix/{{position:int}}": ("{solo}/fix/1", {"act": "delete", "decide": "take"}),
    f"{TABLE}/hex/{{below:str}}": ("{solo}/hex/1", {"tile": "yes"}),
    f"{TABLE}/side": ("{solo}/side", {}),
    f"{TABLE}/correct": ("{solo}/correct", {"vp.you": "5"}),
    f"{TABLE}/more": ("{solo}/more", {"act": "vp", "who": "you", "add": "5"}),
    f"{TABLE}/rulings": ("{solo}/rulings", {"ruling-automa.regress_benefit": "yes"}),
    f"{TABLE}/finish": ("{solo}/finish", {"vp-you": "5"}),
    f"{TABLE}/put-back": ("{over}/put-back", {"act": "tick {piece}"}),
    f"{TABLE}/settings": ("{solo}/settings", {"act": "rename", "name": "Other"}),
    f"{TABLE}/delete": ("{solo}/delete", {}),
    f"{TABLE}/scoring": ("{scythe}/scoring", {"act": "keep"}),
    f"{TABLE}/ways": ("{scythe}/ways", {"way": "cards"}),
    f"{TABLE}/pieces": ("{scythe}/pieces", {}),
    f"{TABLE}/marks": ("{fenris}/marks", {"act": "read"}),
    f"{TABLE}/printed": ("{fenris}/printed", {"act": "rows 6"}),
    f"{TABLE}/write": ("{fenris}/write", {"seat": "s1", "rows": "6"}),
    f"{TABLE}/sheets": ("{fenris}/sheets", {"act": "book", "seat": "s1", "amount": "5"}),
    "/campaigns/{campaign_id:str}": ("{campaign}", {"name": "Other", "replay": "yes"}),
    "/campaigns/{campaign_id:str}/delete": ("{campaign}/delete", {}),
    "/import": ("/import", {"choice": "replace"}),
}
"""Each way to change a table, with an address and what a form would send there."""
OF_THE_HOUSE = {
    *("/campaigns/new", "/play", "/new", "/device", "/phone", "/join", "/api/tables"),
    *(
        "/box",
        "/box/tapestry/values",
        "/box/scythe/values",
        "/box/tapestry/civilizations/{below:str}",
    ),
}
"""What is about no table that is there already; the game of a campaign is tested with it."""
ALL = ("solo", "over", "scythe", "fenris")
OF_THE_API = "/api/tables/{table_id:str}"
WAY_OUT = f"{TABLE}/who"
"""Where a device says that it no longer only watches; it does nothing else."""


def ways_in() -> Iterator[str]:
    for handler in PAGES:
        if "POST" in handler.http_methods:
            yield from handler.paths - set(OF_THE_FACES)
    yield from own_routes(acting=True)


def campaign_with_a_game(person: Person) -> tuple[str, str]:
    """A campaign, and the table of its first game."""
    form = person.open("/campaigns/new?mode=atlantis").form_with("name")
    person.send(form, name="Winter")
    campaign = person.answer.url.path
    person.open(person.page.attributes["step-1"]["href"] or "")
    person.send(person.page.form_with("level"), level="2")
    return campaign, person.answer.url.path.removesuffix("/checklist")


def all_of_it(person: Person, tables: dict[str, str]) -> list[Any]:
    """What is stored: the tables with their names, the campaign and what it counts."""
    pages = [person.client.get(tables["campaign"]).status_code]
    texts = [person.open(one).text for one in ("/", tables["campaign"])]
    games = [person.client.get(f"/api{tables[one]}").json() for one in ALL]
    return [pages, texts, games]


def test_no_way_in_is_open_to_who_only_watches(ana: Person) -> None:
    assert {*ways_in()} == {*WAYS_IN, *OF_THE_HOUSE, OF_THE_API, WAY_OUT}, (
        "a new way in: watched or not?"
    )
    tables = {
        "solo": made(ana.client, SOLO),
        "over": finished(ana.client, SOLO, 131, 100),
        "scythe": made(ana.client, SCYTHE, board="ask"),
        "fenris": made(ana.client, FENRIS),
    }
    done(ana.client, tables["solo"], do="advance", track="science")
    done(ana.client, tables["solo"], do="bots_turn")
    file = ana.client.get(f"{tables['solo']}/export").content  # it has gone further by then
    everything = ana.client.get("/everything").content
    done(ana.client, tables["solo"], undo=1)
    tables["campaign"], tables["evening"] = campaign_with_a_game(ana)
    ana.open(f"{tables['over']}/put-back")
    buttons = [value for form in ana.page.forms for name, value in form.buttons if name == "act"]
    tables["piece"] = next(one for one in buttons if one.startswith("tick ")).split(" ", 1)[1]
    for table in ("solo", "over", "scythe", "fenris", "evening"):
        ana.open(f"{tables[table]}/settings")
        ana.press("act", "seat", seat="watching")
    before = all_of_it(ana, tables)
    for route, (address, sent) in WAYS_IN.items():
        form = ana.open(f"{tables['solo']}/settings").form_with("act", "seat")
        fields = {name: value.format_map(tables) for name, value in sent.items()}
        carried = {name: form.fields[name] for name in ("once", "at", "_csrf_token")}
        files = {"file": file} if route == "/import" else None
        fields |= carried
        answer = ana.client.post(address.format_map(tables), data=fields, files=files)
        assert answer.status_code == 409, route
        assert "only watches" in answer.text, route
    for asked in ({"do": "advance", "track": "military"}, {"undo": 1}):
        answer = ana.client.post(f"/api{tables['solo']}", json=asked)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_now")
    assert all_of_it(ana, tables) == before
    form = ana.open("/").form_with("file")
    carried = {name: form.fields[name] for name in ("once", "_csrf_token")}
    told = ana.client.post("/import", data=carried, files={"file": everything})
    assert "brought-stays" in Reading(told.text).ids, "a copy beside it, and it is said"
    assert [ana.client.get(f"/api{tables[one]}").json() for one in ALL] == before[2]
