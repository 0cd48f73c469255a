"""People with phones at a real server, without script: pages are read and forms are sent."""

from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.web.house import House
from tests.web.reading import Person, Reading

MATS = ("industrial", "engineering", "mechanical", "patriotic")
PEOPLE = ("Ana", "Bo", "Cy")


@dataclass
class Evening:
    """A campaign of some people at a house, and one phone that plays for all of them."""

    house: House
    people: tuple[str, ...] = PEOPLE
    automas: int = 0
    paper: dict[str, Any] | None = None
    clients: list[httpx.Client] = field(default_factory=list)
    path: str = ""

    def __post_init__(self) -> None:
        factions = ["nordic", "crimea", "polania", "saxony", "rusviet"]
        humans = [{"kind": "human", "name": one} for one in self.people]
        seats = [*humans, *[{"kind": "automa"}] * self.automas]
        dealt = [{**one, "faction": faction} for one, faction in zip(seats, factions, strict=False)]
        new = {"game": "scythe", "mode": "fenris", "seed": 5, "seats": dealt}
        if self.paper:
            new["from"] = self.paper
        with self.house.client() as client:
            answer = client.post("/api/tables", json={"new": new}).json()
        self.path = f"/tables/{answer['id']}"

    def do(self, **command: Any) -> dict[str, Any]:
        """A command of a program."""
        with self.house.client() as client:
            answer: dict[str, Any] = client.post(f"/api{self.path}", json=command).json()
        assert answer["ok"], answer
        return answer

    @property
    def view(self) -> dict[str, Any]:
        with self.house.client() as client:
            view: dict[str, Any] = client.get(f"/api{self.path}").json()["view"]
        return view

    def phone(self, seat: str | None = None, language: str = "en") -> Person:
        """Somebody's phone: of a seat, or one that plays for all."""
        client = self.house.client(language=language)
        self.clients.append(client)
        person = Person(client)
        person.open(f"{self.path}/settings")
        person.send(person.page.form_with("seat"), "seat", seat or "-", act="seat")
        person.open(self.path)
        return person

    def at(self, person: Person, **query: str) -> Reading:
        """The table page of this phone."""
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        return person.open(f"{self.path}?{asked}" if asked else self.path)

    def begun(self) -> None:
        """The evening has begun, with mats that were read off."""
        self.do(do="setup", mats={f"s{n + 1}": MATS[n] for n in range(len(self.people))})

    def voting(self, **influence: int) -> None:
        """The evening is over and read; seats have so many tokens for the vote."""
        self.begun()
        for seat, n in influence.items():
            if n > 1:
                self.do(do="count", seat=seat, what="influence", n=n - 1)
        seats = [f"s{n + 1}" for n in range(len(self.people) + self.automas)]
        self.do(do="episode_result", coins={seat: 60 - at for at, seat in enumerate(seats)})
        self.do(do="read")

    def handed(self, person: Person) -> Reading:
        """All is laid out, and the phone goes to whom it names."""
        return person.open(str(person.page.attributes["hand-to"]["href"]))

    def close(self) -> None:
        """The table goes, too: a campaign that is played keeps others from beginning beyond it."""
        last = self.phone()
        last.open(f"{self.path}/delete")
        last.send(next(form for form in last.page.forms if form.action.endswith("/delete")))
        for client in self.clients:
            client.close()
