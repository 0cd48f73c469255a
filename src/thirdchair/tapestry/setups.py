"""Set-ups: what is asked for a new table, checked, and the table before its first question."""

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import content
from thirdchair.tapestry.state import Decision, DuelState

LONGEST_NAME = 40


class DuelSetup(BaseSetup, frozen=True, kw_only=True):
    """Two humans and the Shadow Empire."""

    players: tuple[str, ...]
    order: tuple[str, ...] = ("p1", "p2", "shadow")
    favorite: str | None = None


def begin_duel(setup: DuelSetup) -> DuelState:
    """The table of two humans as the sheet sets it up, but for the science die."""
    seats = ("p1", "p2", "shadow")
    _check_names(setup.players, 2)
    if sorted(setup.order) != sorted(seats):
        raise bad_input("bad-order", where="new.order", options=list(seats))
    tracks = content.tracks()
    if setup.favorite is not None and setup.favorite not in tracks:
        raise bad_input(
            "unknown-track", where="new.favorite", value=setup.favorite, options=list(tracks)
        )
    return DuelState(
        rulings=checked_rulings("duel", setup.rulings),
        order=list(setup.order),
        tracks={seat: dict.fromkeys(tracks, 0) for seat in ("shadow", "p1", "p2")},
        favorites={"shadow": setup.favorite},
        landmarks=fresh_landmarks(),
        achievements={"end_of_track": []},
        era={"p1": 0, "p2": 0},
        decision=Decision(
            deck=[card.id for card in content.decision_cards().values() if card.gray]
        ),
    )


def fresh_landmarks() -> dict[str, str | None]:
    """Every landmark of the tracks, unclaimed."""
    return {
        f"{track.id}:{landmark.space}": None
        for track in content.tracks().values()
        for landmark in track.landmark
    }


def checked_rulings(mode: str, chosen: dict[str, str | bool]) -> dict[str, str | bool]:
    """All rulings of a new table; a key or value that the mode does not have is refused.

    Defaults are written down too, so that a running table keeps its rulings when a default moves.
    """
    known = content.rulings(mode)
    for key, value in chosen.items():
        where = f"new.rulings.{key}"
        if key not in known:
            raise bad_input("unknown-ruling", where=where, value=key, options=list(known))
        if not any(type(value) is type(one) and value == one for one in known[key].values):
            raise bad_input(
                "not-an-option", where=where, answer=value, options=list(known[key].values)
            )
    return {key: ruling.default for key, ruling in known.items()} | chosen


def _check_names(names: tuple[str, ...], count: int) -> None:
    trimmed = [name.strip() for name in names]
    if len(trimmed) != count:
        raise bad_input("wrong-number-of-players", where="new.players", count=count)
    if not all(trimmed) or any(len(name) > LONGEST_NAME for name in trimmed):
        raise bad_input("bad-name", where="new.players", longest=LONGEST_NAME)
    if len(set(trimmed)) != count:
        raise bad_input("same-names", where="new.players")
