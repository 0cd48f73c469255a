"""What happened last time, weeks later: in two lines, and as a text for those who were there."""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.web.games.scythe.fenris.open_points import open_points
from thirdchair.web.games.scythe.fenris.rewards import vote
from thirdchair.web.games.scythe.fenris.screen import At


def last_time(at: At) -> dict[str, Any] | None:
    """Who won the last evening, by how much, and what was decided then."""
    if not at.state.history:
        return None
    last = at.state.history[-1]
    others = [coins for seat, coins in last.coins.items() if seat != last.winner]
    ahead = last.coins[last.winner] - max(others) if others else 0
    return {
        "winner": last.winner,
        "coins": last.coins[last.winner],
        "ahead": ahead,
        "decided": decided(at),
    }


def decided(at: At) -> list[str]:
    """What the campaign has decided since the outcome was read: its way, and who plays what."""
    journal, found = at.table.journal, []
    for entry in reversed(journal.entries[: journal.at]):
        for event in reversed(entry.events):
            if event["type"] == "way":
                found.append(vote.decided(at))
            elif event["type"] == "new_faction":
                faction = at.words.text(f"scythe-faction-{event['faction']}")
                name = at.words.seat(event["seat"])
                found.append(at.words.text("page-fenris-plays-now", name=name, part=faction))
        if entry.command["do"] in ("read", "new"):
            break
    return found[::-1]


def in_turn(state: FenrisState, seats: list[str]) -> str:
    """Who reads aloud: everybody in turn, from evening to evening."""
    return seats[len(state.history) % len(seats)]


def recap(at: At) -> str:
    """The last evening as a text to hand on to those who were there; empty before the first one."""
    told = last_time(at)
    if told is None:
        return ""
    last, words = at.state.history[-1], at.words
    number = last.evening[0]
    won = words.text("page-fenris-last", name=words.seat(told["winner"]), coins=told["coins"])
    ahead = words.text("page-fenris-ahead", n=told["ahead"]) if told["ahead"] else ""
    stars = [f"{words.seat(seat)} {len(stars)}" for seat, stars in last.stars.items()]
    wealth = [
        f"{words.seat(seat)} {words.text('page-fenris-coins', n=sheet.balance)}"
        for seat, sheet in at.state.sheets.items()
        if sheet.presence != "left"
    ]
    open_ = [f"{words.seat(one['seat'])}: {one['text']}" for one in open_points(at.state, words)]
    lines = [
        words.text("page-fenris-recap-head", name=at.saved.name, number=number),
        f"{won} {ahead}".strip(),
        words.text("page-fenris-recap-stars", part=", ".join(stars)) if any(stars) else "",
        *told["decided"],
        words.text("page-fenris-recap-wealth", part=", ".join(wealth)),
        words.text("page-fenris-recap-open", part=", ".join(open_)) if open_ else "",
    ]
    return "\n".join(line for line in lines if line)
