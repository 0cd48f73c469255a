"""What nobody may miss of a turn: a combat, a star, a trap, the end. It stands above everything."""

from collections.abc import Iterable, Iterator

from thirdchair.web.games.scythe.frames import Event
from thirdchair.web.turn_card import Banner
from thirdchair.words.games.scythe import ScytheWords

ORDER = ("over", "combat", "star", "trap")
"""What is said first where several things happened; the others follow in its second line."""


def banners(events: Iterable[Event], words: ScytheWords) -> list[Banner]:
    """One banner at most: several would push the card below the fold."""
    found = sorted(_found(events, words), key=lambda one: ORDER.index(one.kind))
    if not found:
        return []
    first = found[0]
    rest = [first.more, *(" ".join(filter(None, (one.text, one.more))) for one in found[1:])]
    return [Banner(first.kind, first.text, first.symbol, " · ".join(filter(None, rest)))]


def _found(events: Iterable[Event], words: ScytheWords) -> Iterator[Banner]:
    for event in events:
        match event["type"]:
            case "combat":
                yield _combat(event, words)
            case "fought":
                at = words.short_place(event["at"])
                text = words.text("banner-fought", seat=event["winner"], part=at)
                yield Banner("combat", text, "combat")
            case "star":
                text = words.text(
                    "banner-star",
                    seat=event["seat"],
                    count=event["count"],
                    triumph=event["triumph"],
                )
                yield Banner("star", text, "laurel")
            case "token" if event["change"] == "sprung":
                at = words.short_place(event["at"])
                yield Banner("trap", words.text("banner-trap", seat=event["seat"], part=at), "bang")
            case "ended":
                more = words.text("banner-ended-more", seat=event["seat"])
                yield Banner("over", words.text("banner-ended"), "flag", more)


def _combat(event: Event, words: ScytheWords) -> Banner:
    attacker, defender = event["attacker"], event["defender"]
    text = words.text(
        "banner-combat",
        attacker=attacker,
        defender=defender,
        attacker_total=event["totals"][attacker],
        defender_total=event["totals"][defender],
    )
    at = words.short_place(event["at"]) if event["at"] else words.text("scythe-what-combat")
    return Banner(
        "combat", text, "combat", words.text("banner-combat-won", seat=event["winner"], part=at)
    )
