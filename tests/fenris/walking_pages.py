"""The pages of a walk: every seat's phone, and one for all, opens them and finds what is due."""

import asyncio
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fenris.pages import games
from tests.fenris.phones import phones
from tests.fenris.walking import Walk
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.scythe.fenris.votes import still_to_vote
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
DEEP = 3
"""So many pages are between the table page and a button, at most."""


async def seen(phone: Asked, *, who: str = "") -> set[str]:
    """The first words of all buttons on the table page and on those it leads to at this table."""
    table = f"/tables/{phone.table}"
    acts: set[str] = set()
    waiting, done = [f"{table}?who={who}" if who else table], set()
    for _ in range(DEEP):
        links: list[str] = []
        for path in waiting:
            done.add(path)
            page = await opened(phone, path)
            acts |= offered(page)
            links += [link for link in page.links if link.startswith(f"{table}?")]
        waiting = [link for link in dict.fromkeys(links) if link not in done]
    return acts


async def read(phone: Asked) -> None:
    """The prologue has been read: the set-up lies behind it."""
    page = await opened(phone, f"/tables/{phone.table}")
    if "prologue" in page.ids:
        form = page.form_with("act", "read")
        answer = await phone.client.post(form.action, data={**form.fields, "act": "read"})
        assert answer.status_code == 303


async def opened(phone: Asked, path: str) -> Reading:
    answer = await phone.get(path)
    assert answer.status_code == 200, f"{path}: {answer.status_code}"
    return Reading(answer.text)


def offered(page: Reading) -> set[str]:
    buttons = [value for form in page.forms for name, value in form.buttons if name == "act"]
    return {value.partition(" ")[0] for value in buttons}


async def check_pages(store: Store, walk: Walk) -> None:
    """All pages that people have now, and on them what is due."""
    table, state = walk.table, walk.state
    humans = list(walk.rules.humans)
    async with phones(store, table, *humans) as found:
        shared = found[""]
        await read(shared)
        for more in ("/sheets?seat=all", "/checklist", "/history"):
            await opened(shared, f"/tables/{shared.table}{more}")
        everything: set[str] = await seen(shared)
        for seat in humans if len(humans) > 1 else ():
            everything |= await seen(shared, who=seat)
        if table.question is not None:
            assert everything & {"answer", "anyway", "let", "back"}, table.question
            return
        for name in table.next.may:
            lacks = name in OFFERS and not everything & set(OFFERS[name])
            assert not lacks, f"{name} is due, and one phone for all has only {sorted(everything)}"
        for seat in humans:
            mine = await seen(found[seat])
            card = waits_for(state, seat)
            voting = state.influence and card != "log"
            if voting and seat in still_to_vote(state):
                assert mine & ({"seal", "alone"} | OPEN), f"{seat} has a vote, and {sorted(mine)}"
            elif card in CARDS and not voting and state.phase != "outcome":
                assert mine & (set(CARDS[card]) | OPEN), f"{seat} has {card}, and {sorted(mine)}"
            if seat in table.next.who:
                assert mine - {"undo", "redo"}, f"{seat} is due and has no button"


def walked_with_pages(seed: int, most: int, often: float) -> Walk:
    """A walk that looks at the pages from time to time."""
    walk = Walk(seed)
    with (
        TemporaryDirectory() as folder,
        closing(Store(games(), Path(folder) / "tables.sqlite")) as store,
    ):
        try:
            for _ in range(most):
                if not walk.go():
                    break
                if walk.random.random() < often:
                    asyncio.run(check_pages(store, walk))
        except Exception as error:
            steps = "\n".join(walk.told[-12:])
            raise AssertionError(f"seed {seed}: {error!r}\n{walk.setup}\n{steps}") from error
    return walk
