"""What each expansion brings to a solo game, as typed data, from `content/expansions/*.toml`."""

from functools import cache
from typing import Literal

import msgspec

from thirdchair.kit.content import ContentError, load
from thirdchair.kit.readers import Lock
from thirdchair.kit.rules import decides
from thirdchair.tapestry import content
from thirdchair.tapestry.charts import Cell, Chart, Civilization, Removal
from thirdchair.tapestry.content import PACKAGE, Deciding, DecisionCard, DieFaces, Entry, Track
from thirdchair.tapestry.course import Course

ARTS = "arts"


class LandmarkCard(Entry, frozen=True):
    id: str
    name: str
    lock: Lock = None


class ReactionCard(Deciding, frozen=True):
    """A tapestry card against a conquest, and what it is among the Automa's cards.

    `moves`: the outpost that is attacked goes elsewhere.
    """

    id: str
    automa: Literal["trap", "nothing", "condition"]
    moves: bool = False
    lock: Lock = None


class Pack(Entry, frozen=True):
    """The content of an expansion.

    `printed`: numbers of which an owner may know better, by their names in My box.
    `cards_without_text`: so many Automa civilization cards it has that we know nothing of.
    """

    id: str
    printed: dict[str, int] = msgspec.field(default_factory=dict)
    cards_without_text: int = 0
    removal: tuple[Removal, ...] = ()
    landmark_card: tuple[LandmarkCard, ...] = ()
    reaction: tuple[ReactionCard, ...] = ()
    civilization: tuple[Civilization, ...] = ()


class NewList(Entry, frozen=True):
    """A decision card that takes the place of another: the same but for its tiebreaker list."""

    id: int
    tiebreakers: tuple[str, ...]


class Extra(Entry, frozen=True):
    """Landmarks that the Automa begins with on some levels."""

    levels: tuple[int, ...]
    count: int


class Cover(Deciding, frozen=True):
    """What a row of the income mat, from 1, counts under the cover piece."""

    row: int
    counts: tuple[str, ...]


class ArtsPack(Pack, frozen=True, kw_only=True):
    """Arts & Architecture has more: a track, a die, charts, decision cards."""

    extra_landmarks: Extra
    cover: Cover
    die: DieFaces
    card: tuple[NewList, ...]
    chart: tuple[Chart, ...]
    track: Track


_FILES = {
    "PP": "plans_and_ploys",
    "AA": "arts_and_architecture",
    "FF": "fantasies_and_futures",
}


@cache
def pack(expansion: str) -> Pack:
    """The content of an expansion."""
    kind = ArtsPack if expansion == "AA" else Pack
    return load(PACKAGE, f"content/expansions/{_FILES[expansion]}.toml", kind)


@cache
def arts_pack() -> ArtsPack:
    """The content of Arts & Architecture."""
    found = pack("AA")
    assert isinstance(found, ArtsPack)
    return found


@cache
def pool_items() -> dict[str, str]:
    """What the pool of the Hucksters gains for each favorite track, as we have it."""
    hucksters = next(civ for civ in pack("PP").civilization if civ.id == "hucksters")
    return {track: item for effect in hucksters.effect for track, item in effect.by.items()}


def track_named(track: str) -> Track:
    """A track as it is printed, the arts track among them."""
    return arts_pack().track if track == ARTS else content.tracks()[track]


@cache
def arts_course() -> Course:
    """How the arts track is walked."""
    track = track_named(ARTS)
    marks = tuple(landmark.space for landmark in track.landmark)
    return Course(start=0, end=len(track.space), marks=marks)


@cache
@decides("tap.solo.comp.decision.aa", "tap.solo.replace.decision")
def cards_with_arts() -> dict[int, DecisionCard]:
    """The decision cards, ten of them with the arts symbol."""
    cards = dict(content.decision_cards())
    for new in arts_pack().card:
        old = cards[new.id]
        if tuple(symbol for symbol in new.tiebreakers if symbol != ARTS) != old.tiebreakers:
            raise ContentError(
                f"arts_and_architecture.toml: card {new.id} differs in more than arts"
            )
        cards[new.id] = msgspec.structs.replace(old, tiebreakers=new.tiebreakers)
    return cards


@cache
def arts_cells(chart: str, turn: int) -> tuple[Cell, ...]:
    """What an income chart for the arts track lists for an income turn; see `charts.cells`."""
    columns = next(one for one in arts_pack().chart if one.id == chart).columns
    return tuple(cell for column in columns for cell in column if turn in cell.turns)


CLOCKWISE: tuple[Literal["top", "right", "bottom", "left"], ...] = (
    "top",
    "right",
    "bottom",
    "left",
)


@cache
@decides(
    "tap.ds.arts",
    "tap.ds.arts.military",
    "tap.ds.arts.science",
    "tap.ds.arts.exploration",
    "tap.ds.arts.technology",
)
def clockwise(beside: str | None) -> tuple[str, ...]:
    """The tracks around the board; the arts track follows the one that it lies beside."""
    sides = {track.side: track.id for track in content.tracks().values()}
    around: list[str] = []
    for side in CLOCKWISE:
        around.append(sides[side])
        if sides[side] == beside:
            around.append(ARTS)
    return tuple(around)
