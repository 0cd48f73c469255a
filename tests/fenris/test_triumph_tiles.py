"""Triumph tiles: a track that is laid out for one game, and whose stars it brings."""

from typing import Any

import pytest
from msgspec import to_builtins

from tests.scythe.scene import Events, Scene, automa, every, human, only, place
from thirdchair.kit.questions import Draw
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import every_key
from thirdchair.scythe.modules.triumph_tiles import TriumphTiles
from thirdchair.words.games.scythe import ScytheWords
from thirdchair.words.languages import LANGUAGES

TEN = (
    *("combat", "upgrades", "factory_card", "combat", "power", "encounters"),
    *("resources", "combat_cards", "combat", "workers"),
)
"""A track with three victories, without objectives."""
WITHOUT_VICTORIES = (
    *("upgrades", "mechs", "structures", "recruits", "workers", "popularity"),
    *("power", "encounters", "factory_card", "resources"),
)
KEYS = Reader(keys=frozenset({"fenris:tiles"}))
MECH = 10  # Scheme I: move a mech, else a worker
ENCOUNTER = 18  # Scheme I: to an encounter or the Factory, else the character


class Tiles(Scene):
    """A table with these tiles."""

    def __init__(self, *seats: dict[str, Any], tiles: tuple[str, ...] = TEN, **setup: Any) -> None:
        request = {"game": "scythe", "mode": "automa", "seats": list(seats), "abilities": "off"}
        _, state = self.game.set_up({**request, "modules": ["triumph_tiles"], **setup}, KEYS)
        self.state = state
        self.asked = []
        self.events: Events = self.do({"do": "new"}, *tiles)


def solo(human_faction: str = "nordic", **setup: Any) -> Tiles:
    """One human, s1, against an Automa, s2."""
    return Tiles(human(human_faction), automa("crimea"), **setup)


@pytest.mark.rule("fen.tiles.count", "fen.tiles.setup")
def test_ten_of_sixteen_are_laid_out_before_all_else() -> None:
    scene = solo()
    assert len(TriumphTiles.own_sheet.tiles) == 16
    assert TriumphTiles.own_sheet.tiles.count("combat") == 4
    assert scene.events[0] == {
        "type": "tiles_laid",
        "spaces": list(TEN),
        "rule": "fen.tiles.setup",
    }
    drawn = [one for one in scene.asked if isinstance(one, Draw)]
    assert [sum(one.weights or ()) for one in drawn] == list(range(16, 6, -1))
    assert scene.state.track == list(TEN)
    assert set(scene.state.seats["s1"].stars) == set(TEN)


@pytest.mark.parametrize(("n", "beside"), [(10, ""), (18, "the last 8")])
def test_tiles_that_the_track_has_no_space_for_lie_beside_it(n: int, beside: str) -> None:
    spaces = TriumphTiles.own_sheet.tiles * 2
    said = ScytheWords("en", {}).event({"type": "tiles_laid", "spaces": spaces[:n], "rule": ""})
    assert ("beside it" in said) is bool(beside)
    assert beside in said


@pytest.mark.rule("fen.tiles.setup")
def test_each_victory_has_its_own_tile() -> None:
    scene = solo()
    for _ in range(3):
        scene.do({"do": "star", "seat": "s1", "triumph": "combat"})
    with pytest.raises(Refusal, match="triumph-taken"):
        scene.do({"do": "star", "seat": "s1", "triumph": "combat"})
    with pytest.raises(Refusal, match="unknown-triumph"):
        scene.do({"do": "star", "seat": "s1", "triumph": "objective"})


@pytest.mark.rule("fen.tiles.purpose")
def test_people_may_lay_it_out_as_they_like() -> None:
    scene = solo()
    scene.do({"do": "star", "seat": "s1", "triumph": "workers"})
    wanted = [*TEN[:8], "objective", "workers"]
    event = only(scene.do({"do": "correct", "path": "track", "value": wanted}), "corrected")
    assert (event["from"], event["to"]) == (list(TEN), wanted)
    assert scene.state.seats["s1"].stars["workers"] == 1
    scene.do({"do": "star", "seat": "s1", "triumph": "objective"})


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (TEN[:9], "not-these-tiles"),
        ((*TEN[:9], "workers", "mechs"), "not-these-tiles"),
        ((*TEN[:9], "upgrades"), "not-these-tiles"),
        ((*TEN[:9], "war"), "not-these-tiles"),
        ((*TEN[:9], 7), "not-these-tiles"),
        ("combat", "not-these-tiles"),
        ((*TEN[:9], "mechs"), "star-on-tile"),
    ],
)
def test_a_track_that_cannot_lie_there_is_refused(value: Any, text: str) -> None:
    scene = solo()
    scene.do({"do": "star", "seat": "s1", "triumph": "workers"})
    value = list(value) if isinstance(value, tuple) else value
    with pytest.raises(Refusal, match=text):
        scene.do({"do": "correct", "path": "track", "value": value})
    assert scene.state.track == list(TEN)


@pytest.mark.rule("fen.tiles.saxony")
def test_saxony_needs_no_tile_for_objectives_and_victories() -> None:
    scene = solo("saxony", tiles=WITHOUT_VICTORIES)
    for triumph in ("combat", "combat", "objective"):
        scene.do({"do": "star", "seat": "s1", "triumph": triumph})
    assert scene.state.seats["s1"].stars["combat"] == 2
    other = solo("nordic", tiles=WITHOUT_VICTORIES)
    with pytest.raises(Refusal, match="unknown-triumph"):
        other.do({"do": "star", "seat": "s1", "triumph": "combat"})


@pytest.mark.rule("fen.tiles.saxony")
def test_an_automa_that_plays_saxony_has_no_such_ability() -> None:
    scene = Tiles(human("nordic"), automa("saxony"), tiles=WITHOUT_VICTORIES)
    assert "combat" not in scene.state.seats["s2"].stars


@pytest.mark.rule("fen.tiles.combat-cards8")
def test_a_hand_of_eight_combat_cards_may_bring_a_star() -> None:
    scene = solo()
    scene.give("s1", cards=6)
    gain = {"do": "gain", "seat": "s1", "what": "cards"}
    assert not every(scene.do({**gain, "n": 1}), "may_star")
    told = only(scene.do({**gain, "n": 1}), "may_star")
    assert (told["triumph"], told["rule"]) == ("combat_cards", "fen.tiles.combat-cards8")
    without = solo(tiles=WITHOUT_VICTORIES)
    assert not every(without.do({**gain, "n": 9}), "may_star")


@pytest.mark.rule("fen.tiles.encounters3", "fen.tiles.encounters3.timing")
def test_the_third_encounter_brings_a_star_when_it_is_over() -> None:
    scene = solo()
    scene.state.seats["s1"].holds["encounters"] = 2
    at = scene.state.tokens.encounter[0]
    start = next(iter(scene.state.seats["s1"].units["character"]))
    moves = [{"unit": "character", "from": start, "to": at}]
    events = scene.do({"do": "move", "seat": "s1", "moves": moves})
    told = [one["type"] for one in events if one["type"] in ("token", "may_star")]
    assert told == ["token", "may_star"]
    assert only(events, "may_star")["rule"] == "fen.tiles.encounters3.timing"


@pytest.mark.rule("fen.tiles.encounters3")
def test_an_automa_places_the_star_for_its_third_encounter() -> None:
    scene = solo()
    scene.put("s2", character=44).give("s2", tracker=6, factory_card=True)
    scene.state.tokens.encounter = [place(34)]
    scene.state.seats["s2"].holds["encounters"] = 2
    events = scene.turn("s2", ENCOUNTER)
    star = only(events, "star")
    assert star["triumph"] == "encounters"
    assert star["why"][0]["rule"] == "fen.tiles.encounters3"


@pytest.mark.rule("fen.tiles.factory", "fen.tiles.factory.timing")
def test_a_factory_card_brings_a_star_at_the_end_of_the_turn() -> None:
    scene = solo()
    scene.put("s1", character=44).put("s2", character=74)
    told = only(scene.move("s1", ("character", 44, 54)), "may_star")
    assert (told["triumph"], told["rule"]) == ("factory_card", "fen.tiles.factory.timing")
    scene.put("s1", character=74).put("s2", character=44).give("s2", tracker=6)
    scene.state.tokens.encounter = []
    events = scene.turn("s2", ENCOUNTER)
    kinds = [one["type"] for one in events if one["type"] in ("factory_card", "star")]
    assert kinds == ["factory_card", "star"]
    assert only(events, "star")["why"][0]["rule"] == "fen.tiles.factory"


@pytest.mark.rule("fen.tiles.resources16")
def test_resources_bring_a_star_if_their_tile_lies_there() -> None:
    scene = solo()
    scene.do({"do": "star", "seat": "s1", "triumph": "resources"})
    assert scene.state.seats["s1"].stars["resources"] == 1


def test_cards_only_asks_what_the_character_has_found() -> None:
    scene = solo(board=False)
    star = only(scene.turn("s2", ENCOUNTER, "factory"), "star")
    assert star["triumph"] == "factory_card"
    assert every(scene.turn("s2", MECH), "line"), "a mech finds nothing"
    assert scene.asked[-1].key != "choice:automa_found:s2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_who_draw_tiles_and_cards_themselves_are_asked_for_them(language: str) -> None:
    """Tiles are nobody's own; an Automa's cards are discarded in the order in which they lie."""
    reader = Reader(language, keys=frozenset(every_key()))
    seats = [{"kind": "human", "faction": "nordic"}, {"kind": "automa", "faction": "saxony"}]
    words = ScytheWords(reader, {"mode": "fenris", "seats": seats})
    tile = to_builtins(Draw(deck="tile", options=("upgrades", "combat")))
    card = to_builtins(Draw(deck="discard", options=(2, 3), seat="s2"))
    mat = to_builtins(Draw(deck="mat", options=("industrial",), seat="s2"))
    assert len({words.question(one) for one in (tile, card, mat)}) == 3
    assert words.option(tile, "upgrades") == words.text("scythe-triumph-upgrades")
