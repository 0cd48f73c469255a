"""What a turn asks of the hand: one line for each movement, icons first, equal gains together."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from markupsafe import Markup

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.horde.state import FIGURES
from thirdchair.scythe.state import AutomaState
from thirdchair.web.drawing.rail import Rail, rail
from thirdchair.web.games.scythe.drawing.chips import amount, faced, paid
from thirdchair.web.games.scythe.drawing.units import FactionToken, Piece
from thirdchair.web.games.scythe.frames import Event, short
from thirdchair.web.turn_card import Change, Hand, spoken
from thirdchair.words.games.scythe import ScytheWords

HELD = ("power", "coins", "cards", "popularity")
QUIET = ("skipped", "scheme", "ended", "ability", "horde_over", "result")
"""Nothing for the hand: worth a line, or a banner."""
TOLD = ("turn", "combat", "trap")
"""What is skipped and still tells the hand what to do: nothing at all, or without the app."""
LOSERS_CARD = "scy.automa.combat.loser-card"
UNIT_GAINS = ("worker", "mech", "character")


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is that is told, before and after, and how this reader says it."""

    seat: str
    before: Automa
    after: AutomaState
    tokens: Mapping[str, FactionToken]
    words: ScytheWords
    events: Sequence[Event] = ()
    """All of them, in their order: what somebody had when one of them happened."""

    def power_before(self, event: Event, seat: str) -> int:
        """What power a seat had when this came."""
        power = self.before.state.seats[seat].power
        for one in self.events:
            if one is event:
                break
            if one["type"] == "combat":
                power -= one["power"].get(seat, 0)
            elif one["type"] == "gained" and (one["seat"], one["what"]) == (seat, "power"):
                power += one["n"]
        return power

    def place(self, place: str) -> str:
        """Short where the map shows it."""
        if self.before.state.board is False:
            return self.words.place(place)
        return self.words.short_place(place)

    def short(self, message: str, **fields: object) -> str:
        return self.words.text(f"page-hand-{message}", **fields)


def grouped(events: Iterable[Event]) -> list[list[Event]]:
    """Events that are one movement of the hand, where the first of them happened."""
    groups: dict[tuple[object, ...], list[Event]] = {}
    combats = 0
    for number, event in enumerate(events):
        key = _key(event, combats) or (number,)
        groups.setdefault(key, []).append(event)
        combats += event["type"] == "combat"
    return list(groups.values())


def _key(event: Event, combats: int) -> tuple[object, ...] | None:
    match event["type"]:
        case "drew" | "combat":
            return ("combat", combats)
        case "gained" if event.get("rule") == LOSERS_CARD and combats:
            return ("combat", combats - 1)
        case "token" if event["change"] == "sprung":
            return ("trap", event["seat"])
        case "skipped" if event["what"] == "trap":
            return ("trap", event["seat"])
        case "gained" if event["what"] in UNIT_GAINS:
            return ("unit", event["seat"], event["what"])
        case "gained" if event["what"] in HELD and not event.get("unless"):
            return ("gains", event["seat"], combats)
        case "tracker":
            return ("tracker", event["seat"])
        case "star" if event["triumph"] == "tracker":
            return ("tracker", event["seat"])
        case "marker":
            return ("marker",)
        case "retreated" if event["n"]:
            return ("retreated", event["seat"], event["from"], event["to"])
    return None


def hand(group: Sequence[Event], turn: Turn) -> Hand:
    """One line of the card."""
    event = group[-1]
    if any(one["type"] == "combat" for one in group):
        return _combat(group, turn)
    match event["type"]:
        case "gained" if event["what"] in UNIT_GAINS:
            return _recruited(group, turn)
        case "gained" if event["what"] in HELD and not event.get("unless"):
            return _gains(group, turn)
        case "tracker" | "star" if group[0]["type"] == "tracker":
            return _tracker(group, turn)
        case "marker":
            way = {**event, "from": group[0]["from"]}
            return Hand(
                text=turn.words.event(way), short=turn.short("marker", part=turn.place(event["to"]))
            )
        case "retreated" if event["n"]:
            pieces = [Piece(turn.tokens[event["seat"]], one["unit"], one["n"]) for one in group]
            return Hand(text=_said(group, turn), tokens=pieces, short=_way(event, turn))
        case "moved" if event["from"] != event["to"]:
            piece = Piece(turn.tokens[event["seat"]], event["unit"])
            return Hand(text=_said(group, turn), tokens=[piece], short=_way(event, turn))
        case "actor_moved" | "horde_stays" | "actor_left" if event["actor"] in FIGURES:
            figure = turn.tokens[event["actor"]]
            return Hand(text=_said(group, turn), tokens=[figure], short=_of_figure(event, turn))
        case "star":
            text = turn.short("star", count=event["count"])
            star = turn.tokens[event["seat"]]
            return Hand(
                text=_said(group, turn), tokens=[star], symbols=[("laurel", "")], short=text
            )
    stays = event["type"] == "moved"
    quiet = stays or (event["type"] in QUIET and event.get("what") not in TOLD)
    return Hand(text=_said(group, turn), short=_short(group[0], turn), quiet=quiet)


def _said(group: Sequence[Event], turn: Turn) -> str:
    """The whole sentences."""
    return spoken(short(event, turn.seat, turn.words) for event in group)


def _way(event: Event, turn: Turn) -> str:
    return f"{turn.place(event['from'])} → {turn.place(event['to'])}"


def _of_figure(event: Event, turn: Turn) -> str:
    """A figure of the Horde goes, cannot go, or is beaten."""
    if event["type"] == "actor_moved":
        return _way(event, turn)
    return turn.short(event["type"], part=turn.place(event["at"]))


def _short(event: Event, turn: Turn) -> str:
    """Fewer words than the sentence, where there are."""
    match event["type"]:
        case "token":
            at = turn.place(event["at"])
            return turn.short(f"token-{event['change']}", kind=event["kind"], part=at)
        case "factory_card":
            return turn.short("factory")
        case "recruit_bonus":
            what = event["what"]
            said = turn.words.text("scythe-amount", what=what, amount=1)
            return Markup("{} {}").format(
                turn.short("bonus", seats=event["seats"]), amount(what, 1, said, None)
            )
        case "resources":
            at = turn.place(event["at"])
            return turn.short("resources", n=event["n"], what=event["what"], part=at)
        case "resources_removed":
            return turn.short("resources-gone", part=turn.place(event["at"]))
        case "tries" | "subdued":
            return turn.short(event["type"], n=event["n"], part=turn.place(event["at"]))
        case "agents_stay":
            return turn.short("agents-stay", part=turn.place(event["at"]))
        case "line":
            return turn.short("line", part=_entries(event, turn.words))
    return ""


def _entries(event: Event, words: ScytheWords) -> str:
    """A move line in its order."""
    needs = event.get("needs") or [0] * len(event["moves"])
    return " › ".join(
        words.text(f"scythe-action-{move}-needing", n=power)
        if power
        else words.text(f"scythe-action-{move}")
        for move, power in zip(event["moves"], needs, strict=True)
    )


def _recruited(group: Sequence[Event], turn: Turn) -> Hand:
    """Units from the mat to the home base."""
    event = group[0]
    n = sum(one["n"] for one in group)
    piece = Piece(turn.tokens[event["seat"]], event["what"], n)
    home = turn.place(turn.before.base(event["seat"]))
    text = _said(group[:1], turn) if n == 1 else f"{n} × {_said(group[:1], turn)}"
    return Hand(text=text, tokens=[piece], short=turn.short("unit", part=home))


def _gains(group: Sequence[Event], turn: Turn) -> Hand:
    """All that a seat got or lost, each kind once, with what it has now."""
    seat = group[0]["seat"]
    sums = {what: sum(one["n"] for one in group if one["what"] == what) for what in HELD}
    sums = {what: n for what, n in sums.items() if n}
    said = spoken(
        turn.words.event({"type": "gained", "seat": seat, "what": what, "n": n})
        for what, n in sums.items()
    )
    now = turn.after.seats[seat]
    known = turn.before.state.seats[seat].kind == "automa"
    held = {what: getattr(now, what) for what in sums}
    if any(one["type"] == "combat" for one in turn.events):  # it has paid for that, too
        held["power"] = turn.power_before(group[0], seat) + sums.get("power", 0)
    chips = [
        amount(what, n, turn.words.text("scythe-amount", what=what, amount=abs(n)), after)
        for what, n in sums.items()
        for after in [held[what] if known else None]
    ]
    large = None
    if known and "power" in sums:
        track = Rail(
            last=turn.before.numbers.most_power,
            before=held["power"] - sums["power"],
            after=held["power"],
            marks={turn.before.numbers.most_power: "laurel"},
        )
        large = rail(track, turn.tokens[seat], said)
    others = [] if seat == turn.seat else [turn.tokens[seat]]
    return Hand(text=said, tokens=others, short=Markup("").join(chips), large=large)


def _tracker(group: Sequence[Event], turn: Turn) -> Hand:
    """The star tracker, and the star that it brings, or how far the next one is."""
    moved = [event for event in group if event["type"] == "tracker"]
    placed = [event for event in group if event["type"] == "star"]
    seat, to = group[0]["seat"], moved[-1]["to"]
    start = turn.before.state.seats[seat].tracker
    card = turn.before.tracker_card(seat)
    coming = next((star for star in card.stars if star > to), None)
    if placed:
        say = turn.short("star", count=placed[-1]["count"])
    elif coming is None:
        say = turn.short("tracker")
    else:
        say = turn.short("tracker-star", count=coming - to)
    track = Rail(
        first=min(1, start + 1),
        last=card.last + 1,
        before=start + 1,
        after=to + 1,
        marks={star + 1: "laurel" for star in card.stars},
    )
    return Hand(
        text=_said([moved[-1], *placed], turn),
        short=say,
        symbols=[("laurel", "")],
        change=Change(start + 1, to + 1),
        large=rail(track, turn.tokens[seat], say),
    )


def _combat(group: Sequence[Event], turn: Turn) -> Hand:
    """What both sides pay; who has won stands above everything."""
    event = next(one for one in group if one["type"] == "combat")
    drawn = [one for one in group if one["type"] == "drew" and one["deck"] == "combat"]
    sides = []
    for seat in (event["attacker"], event["defender"]):
        cards = sum(one["seat"] == seat for one in drawn)
        value = event["cards"][seat]
        found = sum(one["n"] for one in group if one["type"] == "gained" and one["seat"] == seat)
        if seat in turn.after.actors:  # it pays nothing
            sides.append(faced(turn.tokens[seat], event["totals"][seat]))
            continue
        had = turn.power_before(event, seat) if _is_known(seat, turn) else None
        sides.append(paid(turn.tokens[seat], event["power"][seat], cards, value, found, had))
    hidden = [one["seat"] for one in drawn if one.get("by_app")]
    discards = [
        turn.short("discard", seat=seat, count=hidden.count(seat)) for seat in dict.fromkeys(hidden)
    ]
    lines = [Markup('<span class="discard">{}</span>').format(one) for one in discards]
    return Hand(text=spoken([_said(group, turn), *discards]), short=Markup("").join(sides + lines))


def _is_known(seat: str, turn: Turn) -> bool:
    """Does the app keep what this seat has? People keep their own."""
    return bool(turn.events) and seat in turn.before.automas
