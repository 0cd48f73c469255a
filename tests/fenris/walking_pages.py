"""The pages of a walk: every seat's phone, and one for all, opens them and finds what is due.

By hand: `python -m tests.fenris.walking_pages 0 50` (seeds).
"""

import asyncio
import re
import sys
from contextlib import closing
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs

from tests.fenris.pages import games
from tests.fenris.phones import phones
from tests.fenris.walking import Walk
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.scythe.fenris.rewards.votes import still_to_vote
from thirdchair.table.store import Store
from thirdchair.web.games.scythe.fenris.open_points import waits_for

OFFERS: dict[str, tuple[str, ...]] = {
    "setup": ("begin",),
    "perk": ("perk",),
    "wear": ("wear",),
    "use": ("use", "unuse"),
    "pair": ("pair",),
    "mark": ("mark", "unmark"),
    "count": ("count",),
    "episode_result": ("column", "result"),
    "automa_turn": ("automa_turn",),
    "read": ("read",),
    "reveal": ("reveal", "alone"),
    "close": ("close",),
}
"""The buttons that stand for a command of the whole table, or that are there beside all others."""
CARDS: dict[str | None, tuple[str, ...]] = {
    "log": ("log",),
    "bonus": ("bonus", "no-more"),
    "switch": ("keep",),
    "base": ("base",),
    "shop": ("buy", "draw"),
}
"""The buttons of a card that lies before a seat; a box that may be opened lies above it."""
OPEN = {"open"}
SEE = ("tray", "result", "prepare", "cards", "rest", "board", "vote", "pair", "moment")
"""The parts of a page that an evening leads to; the board has many more of its own."""
BUTTON, LINK = re.compile(r"<button[^>]*>"), re.compile(r'<a [^>]*href="([^"#]+)')
ACT = re.compile(r' name="act" value="([^"]*)"')
SENT = 4
"""So many forms are sent from each phone."""
DEEP = 3
"""So many pages are between the table page and a button, at most."""


@dataclass(frozen=True)
class Looked:
    """A page as far as a walk looks at it."""

    acts: set[str]
    """The first words of its buttons."""
    links: list[str]
    prologue: str

    @classmethod
    def of(cls, page: str) -> "Looked":
        pressed = [tag for tag in BUTTON.findall(page) if " disabled" not in tag]
        acts = {found[1].partition(" ")[0] for tag in pressed if (found := ACT.search(tag))}
        links = [unescape(link) for link in LINK.findall(page)]
        return cls(acts, links, page if 'id="prologue"' in page else "")


async def seen(phone: Asked, *, who: str = "") -> set[str]:
    """The buttons of the table page and of those that it leads to in the evening."""
    table = f"/tables/{phone.table}"
    acts: set[str] = set()
    waiting, done = {"": f"{table}?who={who}" if who else table}, set()
    for _ in range(DEEP):
        links: dict[str, str] = {}
        for see, path in waiting.items():
            done.add(see)
            page = await opened(phone, path)
            acts |= page.acts
            found = [link for link in page.links if link.startswith(f"{table}?")]
            links |= {parse_qs(link.partition("?")[2]).get("see", [""])[0]: link for link in found}
        waiting = {
            see: link for see, link in links.items() if see not in done and see.startswith(SEE)
        }
    return acts


async def read(phone: Asked) -> None:
    """The prologue has been read: the set-up lies behind it."""
    if page := (await opened(phone, f"/tables/{phone.table}?see=prepare")).prologue:
        form = Reading(page).form_with("act", "read")
        answer = await phone.client.post(form.action, data={**form.fields, "act": "read"})
        assert answer.status_code == 303


async def opened(phone: Asked, path: str) -> Looked:
    answer = await phone.get(path)
    assert answer.status_code == 200, f"{path}: {answer.status_code}"
    return Looked.of(answer.text)


async def check_pages(store: Store, walk: Walk) -> None:
    """All pages that people have now, and on them what is due."""
    table, humans = walk.table, list(walk.rules.humans)
    async with phones(store, table, *humans) as found:
        shared = found[""]
        await read(shared)
        playing = ("/checklist",) if walk.state.phase == "play" else ()
        for more in ("/sheets?seat=all", "/history", *playing):
            await opened(shared, f"/tables/{shared.table}{more}")
        everything: set[str] = await seen(shared)
        due = {one for one in table.next.may if one in OFFERS and table.question is None}
        for seat in humans if len(humans) > 1 else ():
            if all(everything & set(OFFERS[one]) for one in due):
                break
            everything |= await seen(shared, who=seat)
        if table.question is not None:
            assert everything & {"answer", "anyway", "let", "back"}, table.question
        for one in due:
            lacks = not everything & {*OFFERS[one], *(["log"] if one == "reveal" else ())}
            assert not lacks, f"{one} is due, and one phone for all has only {sorted(everything)}"
        closer = walk.random.sample(humans, min(2, len(humans)))
        for seat in humans:
            await opened(found[seat], f"/tables/{shared.table}")
            if seat in closer and table.question is None:
                check_own(walk, seat, await seen(found[seat]))
        for phone in (shared, *(found[seat] for seat in closer)):
            await send_forms(phone, walk.random)


async def send_forms(phone: Asked, random: Random) -> None:
    """Forms as they stand on the pages, one after the other: each is taken, or refused with a
    sentence; and there is a page after it. The walk itself goes on as if nothing had been sent."""
    table = f"/tables/{phone.table}"
    for _ in range(SENT):
        path, page = table, await page_at(phone, table)
        for _ in range(random.randint(0, DEEP)):
            links = [link for link in page.links if is_ours(link, table)]
            path = random.choice(links or [table])
            page = await page_at(phone, path)
        forms = [form for form in page.forms if form.action.startswith(table)]
        if not forms:
            continue
        form = random.choice(forms)
        chosen = {name: random.choice(values) for name, values in form.options.items() if values}
        fields = {**form.fields, **chosen, **dict([random.choice(form.buttons or [("", "")])])}
        answer = await phone.client.post(form.action, data=fields)
        assert answer.status_code < 500, f"{path}: {form.action} {fields}: {answer.status_code}"
        await page_at(phone, table)


def is_ours(link: str, table: str) -> bool:
    """A page of this table, no file and no picture."""
    return link.startswith(table) and not re.search(r"/(files|export|picture|print)", link)


async def page_at(phone: Asked, path: str) -> Reading:
    answer = await phone.get(path)
    assert answer.status_code < 500, f"{path}: {answer.status_code}"
    return Reading(answer.text)


def check_own(walk: Walk, seat: str, mine: set[str]) -> None:
    """A phone of one seat has the card that lies before it, and some button if it is due."""
    state, card = walk.state, waits_for(walk.state, seat)
    voting = state.influence and card != "log"
    if voting and seat in still_to_vote(state):
        assert mine & ({"seal", "alone"} | OPEN), f"{seat} has a vote, and {sorted(mine)}"
    elif card in CARDS and not voting and state.phase != "outcome":
        assert mine & (set(CARDS[card]) | OPEN), f"{seat} has {card}, and {sorted(mine)}"
    if seat in walk.table.next.who:
        assert mine - {"undo", "redo"}, f"{seat} is due and has no button"


def walked_with_pages(seed: int, most: int, often: int, first: int = 1) -> Walk:
    """A walk that looks at the pages from time to time."""
    walk = Walk(Random(seed), first)
    with (
        TemporaryDirectory() as folder,
        closing(Store(games(), Path(folder) / "tables.sqlite")) as store,
    ):
        try:
            for _ in range(most):
                if not walk.go():
                    break
                if walk.random.randint(1, often) == 1:
                    asyncio.run(check_pages(store, walk))
        except Exception as error:
            steps = "\n".join(walk.told[-12:])
            raise AssertionError(f"seed {seed}: {error!r}\n{walk.setup}\n{steps}") from error
    return walk


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        found = walked_with_pages(number, most=80, often=10, first=1 + number % 8)
        print(number, found.state.evening, found.state.phase, flush=True)
