"""What the boxes of Scythe print, as typed data, read once from `content/*.toml`.

What of it a table has, and what its modules change, is its `Material`: the rules ask that.
"""

from functools import cache
from typing import Literal

import msgspec

from thirdchair.kit.content import ContentError, load
from thirdchair.kit.readers import Lock
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import Ruling

PACKAGE = "thirdchair.scythe"

Terrain = Literal["mountain", "farm", "tundra", "forest", "village", "lake", "factory"]
Side = Literal["NE", "E", "SE", "SW", "W", "NW"]
Action = Literal[
    "move_worker",
    "move_mech",
    "move_character",
    "encounter_factory",
    "attack",
    "worker_attack",
]
Gain = Literal["power", "coins", "cards", "worker", "combat_unit"]
Bonus = Literal["power", "coins", "popularity", "cards"]
Level = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]
Printing = Literal["base", "invaders"]

PRODUCES = {"mountain": "metal", "farm": "food", "tundra": "oil", "forest": "wood"}
"""What a worker would produce there; elsewhere there are no resources."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a content file: what it does not know is an error."""


class Territory(Entry, frozen=True):
    id: str
    at: tuple[int, int]
    terrain: Terrain
    direction: Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"] | None = None
    rivers: tuple[Side, ...] = ()
    tunnel: bool = False
    encounter: bool = False


class Base(Entry, frozen=True):
    faction: str
    at: tuple[int, int]
    land: tuple[str, ...]
    water: tuple[str, ...] = ()


class BoardSheet(Entry, frozen=True):
    territory: tuple[Territory, ...]
    base: tuple[Base, ...]


class Move(Entry, frozen=True):
    """One entry of a move line; an attack needs `power`."""

    do: Action
    power: int = 0
    faction: str | None = None


class GainIcon(Entry, frozen=True):
    gain: Gain
    n: int
    faction: str | None = None


class Half(Entry, frozen=True):
    """One scheme of an Automa card."""

    moves: tuple[Move, ...] = ()
    gains: tuple[GainIcon, ...] = ()
    recruit: Bonus | None = None


class Reissue(Entry, frozen=True):
    one: Half = Half()
    two: Half = Half()


class AutomaCard(Entry, frozen=True):
    number: int
    advances: bool
    power: tuple[int, int, int]
    cards: int
    resources: int
    one: Half
    two: Half
    skips: bool = False
    invaders: Reissue | None = None

    def half(self, scheme: int) -> Half:
        """The green half for Scheme I, the red one for Scheme II."""
        return self.one if scheme == 1 else self.two


class _Cards(Entry, frozen=True):
    card: tuple[AutomaCard, ...]


class Tracker(Entry, frozen=True):
    """A star tracker card. A marker that has not entered it yet stands below 0."""

    id: Level
    last: int
    dry_from: int
    scheme: int
    stars: tuple[int, ...]
    skips: bool = False


class _Trackers(Entry, frozen=True):
    tracker: tuple[Tracker, ...]


class Ability(Entry, frozen=True):
    """What a mech lets a human do in a combat. The fields stand in `factions.toml`."""

    id: str
    pays: int = 0
    loses: int = 0
    gains: int = 0
    steals: int = 0
    side: Literal["attacker", "defender"] | None = None
    place: Literal["tunnel"] | None = None
    alone: bool = False
    spares: bool = False
    refuge: Terrain | None = None
    one_more: Literal["with_worker", "on_lake"] | None = None

    @property
    def before(self) -> bool:
        """Is it used before the combat?"""
        return bool(self.loses or self.gains or self.steals)


class Faction(Entry, frozen=True):
    """`expansion` is the box that it comes in; for `lock` see `kit.readers`.

    `ability`: what its mechs let a human do in a combat. `unlimited`: the triumphs that bring a
    human of it any number of stars. `per_encounter`: coins that a human of it gets at the end of a
    large table for each controlled encounter territory. `swims`: its workers cross rivers.
    `pays_with_cards`: its people may discard combat cards outside of combat.
    `mechs`: the abilities that its mechs uncover, from left to right. `sign`: how its token is cut,
    for who does not see colors.
    """

    id: str
    color: str
    power: int
    cards: int
    token: Literal["flag", "trap", "influence"] | None = None
    mechs: tuple[str, ...] = ()
    ability: tuple[Ability, ...] = ()
    unlimited: tuple[Literal["combat", "objective"], ...] = ()
    per_encounter: int = 0
    swims: bool = False
    pays_with_cards: bool = False
    sign: Literal["round", "square", "pointed"] = "round"
    expansion: str = "base"
    lock: Lock = None


class _Factions(Entry, frozen=True):
    faction: tuple[Faction, ...]


class Mat(Entry, frozen=True):
    """`expansion` is the box that it comes in; for `lock` see `kit.readers`."""

    id: str
    number: str
    popularity: int
    coins: int
    never_with: str | None = None
    expansion: str = "base"
    lock: Lock = None


class _Mats(Entry, frozen=True):
    mat: tuple[Mat, ...]


class CombatCard(Entry, frozen=True):
    value: int
    count: int


class Trap(Entry, frozen=True):
    """What an armed trap of Togawa takes."""

    what: Literal["power", "coins", "cards", "popularity"]
    n: int


class Tier(Entry, frozen=True):
    """What things are worth at the end, up to this popularity."""

    up_to: int
    star: int
    territory: int
    pair: int


class Numbers(Entry, frozen=True):
    most_power: int
    most_popularity: int
    most_dialed: int
    stars: int
    factory_counts: int
    factory_cards_more: int
    tokens: int
    large_table: int
    automa_coins: int
    automa_popularity: int
    brackets: tuple[int, ...]
    track: tuple[str, ...]
    earned: tuple[str, ...]
    pieces: dict[str, int]
    combat_card: tuple[CombatCard, ...]
    trap: tuple[Trap, ...]
    tier: tuple[Tier, ...]

    def bracket(self, power: int) -> int:
        """The column of the combat table for this power, from 0."""
        return sum(power >= first for first in self.brackets) - 1

    @property
    def card_range(self) -> tuple[int, int]:
        """The lowest and the highest value of a combat card."""
        values = [card.value for card in self.combat_card]
        return min(values), max(values)

    def worth(self, popularity: int) -> Tier:
        """The tier of this popularity."""
        return next(tier for tier in self.tier if popularity <= tier.up_to)


class _Rulings(Entry, frozen=True):
    ruling: tuple[Ruling, ...]


@cache
def board_sheet() -> BoardSheet:
    """The printed board; `Board.read` makes of it what the rules use."""
    return load(PACKAGE, "content/board.toml", BoardSheet)


@cache
@decides("scy.automa.setup.deck", "scy.automa.factions", "scy.automa.invaders.cards")
def automa_cards(printing: Printing) -> dict[int, AutomaCard]:
    """The Automa cards by number, as this printing shows them."""
    cards = load(PACKAGE, "content/automa_cards.toml", _Cards).card
    if [card.number for card in cards] != list(range(1, len(cards) + 1)):
        raise ContentError("automa_cards.toml: the numbers must run from 1")
    return {card.number: card if printing == "base" else _reissued(card) for card in cards}


def _reissued(card: AutomaCard) -> AutomaCard:
    if card.invaders is None:
        return card
    return msgspec.structs.replace(
        card, one=_joined(card.invaders.one, card.one), two=_joined(card.invaders.two, card.two)
    )


def _joined(new: Half, old: Half) -> Half:
    return Half(moves=new.moves + old.moves, gains=new.gains + old.gains, recruit=old.recruit)


@cache
@decides("scy.automa.levels", "scy.automa.tracker.scheme-star")
def trackers() -> dict[str, Tracker]:
    """The star tracker cards by level, from easy to hard."""
    return {card.id: card for card in load(PACKAGE, "content/trackers.toml", _Trackers).tracker}


@cache
def factions() -> dict[str, Faction]:
    """The factions by id, clockwise from Albion."""
    return {one.id: one for one in load(PACKAGE, "content/factions.toml", _Factions).faction}


@cache
def mats() -> dict[str, Mat]:
    """The player mats by id, in the order of their numbers."""
    return {mat.id: mat for mat in load(PACKAGE, "content/mats.toml", _Mats).mat}


@cache
def numbers() -> Numbers:
    """The numbers of the board and of every seat's pieces."""
    return load(PACKAGE, "content/numbers.toml", Numbers)


@cache
def rulings(mode: str) -> dict[str, Ruling]:
    """The rulings that a table of this mode may choose, by key."""
    return {key: ruling for key, ruling in all_rulings().items() if mode in ruling.modes}


@cache
def all_rulings() -> dict[str, Ruling]:
    """The rulings of all modes by key."""
    sheet = load(PACKAGE, "content/rulings.toml", _Rulings)
    return {ruling.key: ruling for ruling in sheet.ruling}
