"""Set-ups: what is asked for a new table, checked, and the table before its first question."""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import Ruling, checked
from thirdchair.tapestry import content
from thirdchair.tapestry.box import checked_box, unsure
from thirdchair.tapestry.charts import Civilization, Level, civilizations, levels
from thirdchair.tapestry.expansions import DOUBLE_STRIKE
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.in_play import NAMES, packs_of
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.packs import ARTS, track_named
from thirdchair.tapestry.pieces import STANDING
from thirdchair.tapestry.solo import compose
from thirdchair.tapestry.state import Decision, DuelState, SoloState, TapestryCards

LONGEST_NAME = 40


class DuelSetup(BaseSetup, frozen=True, kw_only=True):
    """Two humans and the Shadow Empire."""

    players: tuple[str, ...]
    order: tuple[str, ...] = ("p1", "p2", "shadow")
    favorite: str | None = None


@decides(
    "tap.shadow2p.intro.players",
    "tap.shadow2p.setup.4a",
    "tap.shadow2p.setup.4b",
    "tap.shadow2p.setup.4c",
    "tap.shadow2p.setup.4d",
    "tap.shadow2p.turn.order",
    "tap.shadow2p.setup.2a",
)
def begin_duel(setup: DuelSetup, reader: Reader = NOBODY) -> DuelState:
    """The table of two humans as the sheet sets it up, but for the science die."""
    seats = ("p1", "p2", "shadow")
    checked_box(setup.box, known_civs(), "new.box", Reader(older=reader.older))
    _check_names(setup.players, 2)
    if sorted(setup.order) != sorted(seats):
        raise bad_input("bad-order", where="new.order", options=list(seats))
    tracks = content.tracks()
    if setup.favorite is not None:
        _check_known("unknown-track", setup.favorite, tracks, "new.favorite")
    return DuelState(
        rulings=checked(content.rulings("duel"), setup.rulings, reader),
        order=list(setup.order),
        tracks={seat: dict.fromkeys(tracks, 0) for seat in ("shadow", "p1", "p2")},
        favorites={"shadow": setup.favorite},
        landmarks=fresh_landmarks(tracks),
        achievements={"end_of_track": []},
        era={"p1": 0, "p2": 0},
        decision=Decision(
            deck=[card.id for card in content.decision_cards().values() if card.gray]
        ),
    )


class Favorites(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Favorite tracks that are given rather than drawn and rolled."""

    automa: str | None = None
    shadow: str | None = None


@decides("tap.level.default", "tap.solo.setup.startplayer")
class SoloSetup(BaseSetup, frozen=True, kw_only=True):
    """One human, the Automa and the Shadow Empire."""

    level: int = 2
    civs: tuple[str, ...] | None = None
    favorites: Favorites | None = None
    first: Literal["you", "bots"] = "you"
    expansions: tuple[str, ...] = ()
    arts: str | None = None
    double_strike: bool = False
    your_civ: Literal["chosen", "historians", "other"] | None = None


class ScenarioSetup(SoloSetup, frozen=True, kw_only=True):
    """A scenario by its number within its mode."""

    scenario: int


@decides(
    "tap.solo.def.bots",
    "tap.solo.def.modes",
    "tap.solo.setup.automa.outposts",
    "tap.solo.setup.automa.tokens",
    "tap.solo.setup.shadow.tokens",
    "tap.card.type.circle",
    "tap.card.type.rect",
    "tap.solo.setup.deck.dev",
    "tap.solo.setup.deck.decision",
    "tap.level.choose",
    "tap.ds.one-bot",
    "tap.solo.setup.automa.tokens.tracks",
    "tap.solo.setup.shadow.tokens.tracks",
    "tap.ds.setup",
)
def begin_solo(
    setup: SoloSetup, rulings: Mapping[str, Ruling] | None = None, reader: Reader = NOBODY
) -> SoloState:
    """The table of one human as the book sets it up, but for draws and the science die.

    `rulings` are those that the table may decide for itself, if not the ones of the solo game.
    """
    known, ruled = levels(), content.rulings("solo") if rulings is None else rulings
    if setup.level not in known:
        raise bad_input(
            "not-in-range", where="new.level", answer=setup.level, min=min(known), max=max(known)
        )
    expansions = _checked_expansions(setup, reader)
    tracks = [*content.tracks(), *([ARTS] if setup.arts else [])]
    seats = ("automa", "shadow", *([STRIKE] if setup.double_strike else []), "you")
    map_ = board()
    cards = content.decision_cards().values()
    at_start = map_.outposts_at_start
    hexes = {str(at): "" for at in map_.printed}
    for seat, capital in map_.capitals.items():
        hexes[str(capital)] = STANDING[seat] * at_start
    state = SoloState(
        rulings=checked(ruled, setup.rulings, reader),
        level=setup.level,
        civs=list(setup.civs or ()),
        first=setup.first,
        tracks={seat: dict.fromkeys(tracks, 0) for seat in seats},
        favorites={"automa": None, "shadow": None},
        landmarks=fresh_landmarks(tracks),
        achievements={"end_of_track": [], "two_topples": [], "middle_island": []},
        era={"bots": 0, "you": 0},
        decision=Decision(
            deck=[card.id for card in cards if card.circle],
            progress=[card.id for card in cards if not card.circle],
        ),
        vp={"automa": 0, "you": 0},
        hexes=hexes,
        outposts={
            "automa": map_.outposts - at_start,
            "shadow": map_.outposts,
            "you": map_.outposts - at_start,
        },
        tapestry=TapestryCards(),
        topples={"automa": 0, "you": 0},
        expansions=expansions,
        arts=setup.arts,
        box=checked_box(setup.box, known_civs(), "new.box", Reader(older=reader.older)),
        your_civ=setup.your_civ,
    )
    civs = compose(tuple(expansions))(state, []).automa_civs()
    _check_civs(setup.civs, known[setup.level], civs, reader)
    state.favorites = _given_favorites(setup, tracks, civs)
    return state


def _checked_expansions(setup: SoloSetup, reader: Reader) -> list[str]:
    """What changes the rules of this table, in the order of appearance."""
    told = reader.listed(NAMES, unsure().expansions)
    for expansion in setup.expansions:
        _check_known("unknown-expansion", expansion, told, "new.expansions")
    if setup.arts is not None:
        if "AA" not in setup.expansions:
            raise bad_input("arts-without-expansion", where="new.arts")
        _check_known("unknown-track", setup.arts, content.tracks(), "new.arts")
    elif setup.double_strike:
        raise bad_input("double-strike-without-arts", where="new.double_strike")
    variant = [DOUBLE_STRIKE] if setup.double_strike else []
    return [name for name in NAMES if name in setup.expansions] + variant


def known_civs() -> list[str]:
    """The Automa civilizations that we have the text of, of all expansions."""
    return list(all_civs())


def all_civs() -> dict[str, Civilization]:
    """The same by id, those of the base game first."""
    packs = packs_of(NAMES)
    return civilizations() | {civ.id: civ for pack in packs for civ in pack.civilization}


def _check_civs(
    civs: tuple[str, ...] | None, level: Level, known: dict[str, Civilization], reader: Reader
) -> None:
    if civs is None:
        return
    for civ in civs:
        for pack in packs_of(reader.listed(NAMES, unsure().expansions)):
            others = [other.id for other in reader.told(pack.civilization)]
            if civ not in known and civ in others:
                raise bad_input("civ-not-in-game", where="new.civs", civ=civ, expansion=pack.id)
        if not reader.knows(civ, known):
            raise bad_input(
                "unknown-civilization", where="new.civs", value=civ, options=reader.shown(known)
            )
    if len(civs) != level.civs:
        raise bad_input(
            "wrong-number-of-civs", where="new.civs", level=level.number, count=level.civs
        )
    if len(set(civs)) != len(civs):
        raise bad_input("same-civilizations", where="new.civs")


@decides("tap.level.6.civ2.fav", "tap.solo.setup.automa.fav")
def _given_favorites(
    setup: SoloSetup, tracks: Iterable[str], civs: dict[str, Civilization]
) -> dict[str, str | None]:
    """What the set-up says about favorite tracks; the first civilization says the Automa's."""
    given = setup.favorites or Favorites()
    for seat, track in (("automa", given.automa), ("shadow", given.shadow)):
        if track is not None:
            _check_known("unknown-track", track, tracks, f"new.favorites.{seat}")
    automa = given.automa
    if automa is None and setup.civs:
        favorite = civs[setup.civs[0]].favorite
        automa = favorite if favorite in tracks else None
    if automa is not None and automa == given.shadow:
        raise bad_input("same-favorites", where="new.favorites.shadow", track=automa)
    return {"automa": automa, "shadow": given.shadow}


def fresh_landmarks(tracks: Iterable[str]) -> dict[str, str | None]:
    """Every landmark of these tracks, unclaimed."""
    return {
        f"{track}:{landmark.space}": None
        for track in tracks
        for landmark in track_named(track).landmark
    }


def _check_known(text: str, value: str, known: Iterable[str], where: str) -> None:
    if value not in known:
        raise bad_input(text, where=where, value=value, options=list(known))


def _check_names(names: tuple[str, ...], count: int) -> None:
    trimmed = [name.strip() for name in names]
    if len(trimmed) != count:
        raise bad_input("wrong-number-of-players", where="new.players", count=count)
    if any(not name or len(name) > LONGEST_NAME or not name.isprintable() for name in trimmed):
        raise bad_input("bad-name", where="new.players", longest=LONGEST_NAME)
    if len(set(trimmed)) != count:
        raise bad_input("same-names", where="new.players")
