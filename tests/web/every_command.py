"""Every mode, scenario and way to play that the pages offer, and every command that it knows.

Nothing here lists them: modes stand on the page of a new game, scenarios and ways in its long
form, the commands of a table in what it says to a command that nobody knows, their arguments in
the description of the API.
"""

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import product
from typing import Any

import httpx

from tests.web.reading import Form, Reading

SPLITS = ("scenario", "way")
"""Fields of the long form each of whose options is a game of its own."""


def _fields(text: str) -> dict[str, str]:
    pairs = (one.partition("=") for one in text.split())
    return {field: value for field, _, value in pairs}


USUAL = _fields(
    """name-p1=Ana name-p2=Bert name-1=Ana name-3=Bert favorite=technology
    civ-1=engineers favorite-automa=technology favorite-shadow=science
    card-1=Guilds card-2=Feudalism card-3=Renaissance
    faction-1=nordic mat-1=industrial faction-2=saxony"""
)
"""What we say where a form would leave something to chance."""
MORE = _fields(
    """level=6 civ-1=hucksters civ-2=engineers arts=science capital=track order=middle
    chance=table combat=ask abilities=ask printing=base cooperative=no
    kind-3=human faction-3=crimea mat-3=militant
    kind-4=automa faction-4=togawa level-4=ultimaszyna
    module-infrastructure_mods=yes module-war_track=yes module-alliances=yes module-mad_tesla=yes"""
)
"""What we say where all that can be added is added, and all that can be switched on is on; of
modules some that go together."""
MODULE = "module-"
SEED = 11
PLACES = [f"r{row}c{column}" for row in range(1, 9) for column in range(1, 9)]
PATIENCE = 400
"""So many guesses at the arguments of a command."""


def set_ups(
    client: httpx.Client, wanted: Callable[[str], bool] = bool
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game that can be begun here, by a name for people, as its form sets it up.

    `wanted`: whether somebody wants the games with this name.
    """
    games = _form(client, "/play")
    for mode in games.options["mode"]:
        change = {**games.fields, "mode": mode, "act": "change"}
        form = _form(client, client.post("/play", data=change).headers["location"])
        splits = {field: form.options[field] for field in SPLITS if field in form.options}
        for chosen in product(*splits.values()):
            split = dict(zip(splits, chosen, strict=True))
            for name, added in (("usual", {}), ("full", _added(form))):
                game = " ".join((mode, *chosen, name))
                if not wanted(game):
                    continue
                fields = {**form.fields, **_known(form, {**USUAL, **added}), **split}
                yield game, _started(client, {**fields, "once": f"begin {game}"})


def _form(client: httpx.Client, page: str) -> Form:
    action = page.partition("?")[0]
    forms = Reading(client.get(page).text).forms
    return next(form for form in forms if form.action == action)


def _added(form: Form) -> dict[str, str]:
    switches = {
        field: "yes"
        for field, options in form.options.items()
        if "yes" in options and not field.startswith(MODULE)
    }
    return {**switches, **MORE}


def _known(form: Form, wishes: dict[str, str]) -> dict[str, str]:
    """The wishes that this form can grant, and no lots."""
    lots = {
        field: next(one for one in options if one != "lot")
        for field, options in form.options.items()
        if "lot" in options
    }
    fits = {
        field: value
        for field, value in wishes.items()
        if (field in form.fields or (field.startswith(MODULE) and field in form.options))
        and value in form.options.get(field, [value])
    }
    return {**lots, **fits}


def _started(client: httpx.Client, fields: dict[str, str]) -> dict[str, Any]:
    """The set-up of the table that this form makes, with a seed."""
    answer = client.post("/new", data=fields)
    assert answer.status_code == 303, Reading(answer.text).text[:300]
    table = answer.headers["location"].removesuffix("/checklist")
    setup: dict[str, Any] = client.get(f"{table}/export").json()["setup"]
    return {**setup, "seed": SEED}


class Player:
    """Somebody who does everything once at a table, through the API."""

    def __init__(
        self,
        client: httpx.Client,
        setup: dict[str, Any] | None = None,
        *,
        told: dict[str, Any] | None = None,
    ) -> None:
        """At a new table; or at one that is there, with what it has `told`."""
        self.client = client
        self.told: dict[str, Any] = told or self._sent("/api/tables", {"new": setup})
        assert self.told["ok"], self.told
        self.path = f"/tables/{self.told['id']}"

    @cached_property
    def _arguments(self) -> dict[str, dict[str, list[Any]]]:
        return arguments(self.client)

    def _sent(self, path: str, request: dict[str, Any]) -> dict[str, Any]:
        answer = self.client.post(path, json=request)
        assert answer.status_code < 500, (request, answer.text)
        told: dict[str, Any] = answer.json()
        return told

    def say(self, **request: Any) -> dict[str, Any]:
        """A request; what is refused changes nothing."""
        told = self._sent(f"/api{self.path}", request)
        if told["ok"]:
            self.told = told
        return told

    @property
    def view(self) -> dict[str, Any]:
        return self.told["view"] or {}

    @property
    def question(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.told["pending"]
        return asked

    def commands(self) -> list[str]:
        """What this table knows: it says so when it hears something else."""
        words = re.findall(r"[a-z_]+", self.say(do="?")["error"]["message"])
        return [one for one in words if one in self._arguments]

    def answer(self) -> None:
        """What is proposed, else the first option, else the least."""
        asked = self.told["pending"]
        usual = asked.get("proposal", asked.get("known"))
        if usual is None:
            usual = asked["options"][0] if "options" in asked else asked["min"]
        assert self.say(answer=usual)["ok"], asked

    def settle(self) -> None:
        while self.question:
            self.answer()

    def tries(self, command: str) -> bool:
        """Guess the arguments until the table takes the command; the refusals say what is wrong."""
        names = self._arguments[command]
        if command == "correct":
            return any(self.say(do=command, **one)["ok"] for one in self._corrections())
        guesses = {name: self._guesses(name, known) for name, known in names.items()}
        if not all(guesses.values()):
            return False  # nothing lies there to do it with
        at = dict.fromkeys(names, 0)
        for _ in range(PATIENCE):
            told = self.say(do=command, **{name: guesses[name][at[name]] for name in names})
            if told["ok"]:
                return True
            blamed = told["error"].get("where", "").removeprefix("do.").partition(".")[0]
            if blamed in guesses:
                listed = told["error"]["message"].partition(":")[2]
                words = re.findall(r"[a-z_]+", listed)
                guesses[blamed] += [one for one in words if one not in guesses[blamed]]
            if not self._next(at, guesses, blamed):
                return False
        return False

    def _next(self, at: dict[str, int], guesses: dict[str, list[Any]], blamed: str) -> bool:
        """The next guess: at what was blamed, else at the last argument that has one left."""
        order = [blamed] * (blamed in at) + [name for name in reversed(at) if name != blamed]
        for name in order:
            at[name] += 1
            if at[name] < len(guesses[name]):
                return True
            at[name] = 0
        return False

    def _guesses(self, name: str, known: list[Any]) -> list[Any]:
        view = self.view
        match name:
            case "who":
                return list(view["tracks"])
            case "seat":
                return list(view["seats"])
            case "track":
                return list(next(iter(view["tracks"].values())))
            case "hex":
                return list(range(40))
            case "landmark":
                return [one for one, owner in view["landmarks"].items() if owner is None]
            case "at":
                return [unit["at"] for unit in view["units"]] + PLACES
            case "actor":
                return list(view.get("actors", ()))
            case "item":
                return list(view.get("pool", ()))
            case "plots":
                return [[place] for place in PLACES]
            case "moves":
                return [
                    [{"unit": unit["unit"], "from": unit["at"], "to": place}]
                    for unit in view["units"]
                    for place in PLACES
                ]
            case "add" | "n" | "space":
                return [1]
        return known or ["?"]

    def _corrections(self) -> Iterator[dict[str, Any]]:
        """Each number of the view, one more than it is."""
        waiting: list[tuple[str, Any]] = list(self.view.items())
        while waiting:
            path, value = waiting.pop(0)
            if isinstance(value, dict):
                waiting += [(f"{path}.{key}", one) for key, one in value.items()]
            elif type(value) is int:
                yield {"path": path, "value": value + 1}


def arguments(client: httpx.Client) -> dict[str, dict[str, list[Any]]]:
    """What each command must be told, with the values that the description of the API lists."""
    described = client.get("/api/openapi.json").json()["paths"]["/api/tables/{table_id}"]
    body = described["post"]["requestBody"]["content"]["application/json"]["schema"]
    found: dict[str, dict[str, list[Any]]] = {}
    for schema in body["anyOf"]:
        properties = schema["properties"]
        for command in properties.get("do", {}).get("enum", ()):
            needed = [name for name in schema["required"] if name != "do"]
            known = {name: list(properties[name].get("enum", ())) for name in needed}
            found[command] = {**found.get(command, {}), **known}
    return found
