"""Set-up of a game against the Horde: who may play, what lies out, where it stands."""

from typing import Any

import pytest

from tests.horde.raid import FACTIONS, HORDE, PROGRAM, TILES, USUAL, Raid, every, only, request
from tests.scythe.scene import FACTORY, automa
from thirdchair.kit.flow import Answer, Done, play
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.horde.state import FIGURES, Band
from thirdchair.web.games.scythe.horde.new import HordeNew
from thirdchair.web.pages.box.mybox import Owned

GAME = ScytheWithFenris()


def refused(**setup: Any) -> str:
    with pytest.raises(Refusal) as found:
        GAME.set_up({**request(2), **setup}, PROGRAM)
    return found.value.text


@pytest.mark.parametrize(
    ("n", "tiles"),
    [
        pytest.param(1, 5, marks=pytest.mark.rule("fen.horde.setup.tiles.1p")),
        pytest.param(2, 8, marks=pytest.mark.rule("fen.horde.setup.tiles.2p")),
        pytest.param(3, 10, marks=pytest.mark.rule("fen.horde.setup.tiles.3p")),
        pytest.param(4, 12, marks=pytest.mark.rule("fen.horde.setup.tiles.4p")),
        pytest.param(5, 14, marks=pytest.mark.rule("fen.horde.setup.tiles.5p")),
        pytest.param(6, 16, marks=pytest.mark.rule("fen.horde.setup.tiles.6p")),
        pytest.param(7, 18, marks=pytest.mark.rule("fen.horde.setup.tiles.7p")),
    ],
)
def test_the_number_of_players_says_how_many_tiles_lie_out(n: int, tiles: int) -> None:
    raid = Raid(n)
    assert len(raid.state.track) == tiles
    laid = only(raid.events, "tiles_laid")
    assert laid["rule"] == "fen.horde.setup.tiles.reveal"
    assert len(laid["spaces"]) == tiles


@pytest.mark.rule("fen.horde.setup.tiles", "fen.horde.setup.tiles.reveal")
def test_twenty_one_tiles_are_shuffled_five_of_them_only_here() -> None:
    raid = Raid(2)
    tiles = raid.rules.own_tiles()
    assert len(tiles) == 21
    assert tiles.count("objective") == 2
    assert tiles.count("combat") == 4
    for own in ("territories", "coins", "structure_bonus", "five_stars"):
        assert tiles.count(own) == 1
    drawn: list[Any] = [one for one in raid.asked if getattr(one, "deck", "") == "tile"]
    assert [sum(one.weights) for one in drawn] == list(range(21, 13, -1))


@pytest.mark.rule("fen.horde.setup.tiles.1p.no-five", "fen.horde.setup.tiles.1p.objective")
def test_alone_there_is_no_tile_for_five_stars_and_no_second_objective() -> None:
    tiles = ("objective", "objective", "mechs", "workers", "power", "coins")
    raid = Raid(1, tiles=tiles)
    assert raid.state.track == ["objective", "mechs", "workers", "power", "coins"]
    assert "five_stars" not in raid.rules.own_tiles()
    replaced = only(raid.events, "tile_replaced")
    assert replaced["rule"] == "fen.horde.setup.tiles.1p.objective"
    both = Raid(2, tiles=("objective", "objective", *USUAL[:5], "power"))
    assert both.state.track.count("objective") == 2
    assert not every(both.events, "tile_replaced")


@pytest.mark.rule("fen.horde.players", "fen.horde.setup.exclude", "fen.horde.variant.easier")
def test_people_play_and_neither_an_automa_nor_what_is_excluded() -> None:
    assert refused(seats=[*request(1)["seats"], automa("saxony")]) == "horde-without-automa"
    assert refused(seats=[]) == "wrong-number-of-seats"
    assert refused(seats=request(7)["seats"] + request(1)["seats"]) == "wrong-number-of-seats"
    for module in ("war_track", "peace_track", "rivals", "mad_tesla"):  # the track, and the figure
        assert refused(modules=[module]) == "horde-without-module"
    easier = ["mech_mods", "infrastructure_mods", "alliances"]
    _, state = GAME.set_up({**request(2), "modules": easier}, PROGRAM)
    assert set(easier) < set(state.modules)
    assert refused(seats=request(1)["seats"], modules=["alliances"]) == "horde-alone-without-allies"
    assert refused(board=False) == "horde-needs-board"


def test_for_a_stranger_there_is_no_such_mode() -> None:
    with pytest.raises(Refusal) as found:
        GAME.set_up(request(2), NOBODY)
    assert found.value.text == "unknown-mode"
    assert HORDE not in str(found.value.args_for_text["options"])


@pytest.mark.rule(
    "fen.horde.setup.factions", "fen.horde.setup.faction", "fen.horde.setup.faction.unused"
)
def test_its_faction_is_one_that_nobody_plays() -> None:
    assert refused(faction="nordic") == "horde-faction-used"
    assert refused(faction="martian") == "unknown-faction"
    raid = Raid(2, faction="togawa")
    assert only(raid.events, "horde_faction")["faction"] == "togawa"
    seats = [
        {**one, "faction": f}
        for one, f in zip(request(2)["seats"], ("vesna", "fenris"), strict=True)
    ]
    _, state = GAME.set_up({**request(2), "seats": seats, "faction": "nordic"}, PROGRAM)
    assert [one.faction for one in state.seats.values()] == ["vesna", "fenris"]


@pytest.mark.rule("fen.horde.setup.faction", "fen.horde.setup.faction.fenris")
def test_it_is_asked_whose_pieces_it_has_and_fenris_is_recommended() -> None:
    raid = Raid.__new__(Raid)
    _, raid.state = GAME.set_up({**request(2), "faction": None}, PROGRAM)
    raid.do({"do": "new"}, *USUAL[:8], "vesna", 2)
    about = "horde_faction"
    question: Any = next(one for one in raid.asked if getattr(one, "about", "") == about)
    assert question.proposal == "fenris"
    assert set(question.options) == {*FACTIONS[2:], "vesna", "fenris"}


@pytest.mark.rule("fen.horde.setup.faction.unused")
def test_without_invaders_seven_people_leave_no_faction_for_it() -> None:
    raid = Raid(7, printing="base")
    factions = ("nordic", "crimea", "saxony", "polania", "rusviet", "vesna", "fenris")
    for seat, faction in zip(raid.state.seats.values(), factions, strict=True):
        seat.faction = faction
    assert raid.rules.free_factions() == []
    raid.band.faction = ""
    with pytest.raises(Refusal) as found:
        raid.rules.choose_faction().send(None)
    assert found.value.text == "horde-no-faction"
    raid.state.seats["s7"].faction = "albion"
    assert raid.rules.free_factions() == ["fenris"]


@pytest.mark.rule("fen.horde.setup.units", "fen.horde.setup.popularity")
def test_six_figures_stand_around_the_factory_and_the_clock_is_at_18() -> None:
    raid = Raid(2)
    around = raid.rules.board.around[FACTORY] - {FACTORY}
    assert set(raid.where().values()) == around
    assert len(raid.where()) == 6
    assert tuple(raid.where()) == FIGURES
    assert raid.band.popularity == 18
    assert raid.band.stars == 0
    assert only(raid.events, "horde_stands")["rule"] == "fen.horde.setup.units"


@pytest.mark.rule("fen.horde.setup.power-card", "fen.horde.setup.power")
def test_a_combat_card_says_how_strong_it_is() -> None:
    raid = Raid(2, card=5)
    assert raid.band.cards == [5]
    marked = only(raid.events, "horde_strength")
    assert (marked["from"], marked["to"], marked["rule"]) == (0, 5, "fen.horde.setup.power")
    assert {one.marker for one in raid.state.actors.values()} == {5}


@pytest.mark.rule("fen.horde.setup.first", "fen.horde.setup.last", "fen.horde.turn.last")
def test_the_lowest_mat_begins_and_the_horde_plays_last() -> None:
    seats = [
        {**one, "mat": mat}
        for one, mat in zip(
            request(3)["seats"], ("patriotic", "industrial", "engineering"), strict=False
        )
    ]
    raid = Raid(3, seats=seats)
    starts = only(raid.events, "starts")
    assert (starts["seat"], starts["rule"]) == ("s2", "fen.horde.setup.first")
    assert raid.rules.turn_order() == ["s1", HORDE, "s2", "s3"]
    assert raid.rules.actors() == raid.rules.turn_order()


@pytest.mark.rule(
    "fen.horde.setup.normal",
    "fen.horde.setup.tile-horde",
    "fen.horde.setup.blue-die",
    "fen.horde.setup.stars",
)
def test_the_hands_are_told_all_of_it_in_order() -> None:
    raid = Raid(2, harder=True, airships=True)
    raid.state.modules.append("mech_mods")
    setup, _ = GAME.set_up(request(2), PROGRAM)
    told = [step.rule for step in raid.rules.steps(setup, raid.events)]
    beginning = ["fen.horde.setup.normal", "scy.automa.setup.board", "scy.automa.setup.board"]
    assert told == [
        *beginning,
        "fen.modules.horde.where",
        "fen.modules.tesla.where",
        "fen.modules.fenris.components",
        "fen.horde.setup.tiles.reveal",
        "fen.horde.setup.faction",
        "fen.horde.setup.units",
        "fen.horde.setup.power-card",
        "fen.horde.setup.tile-horde",
        "fen.horde.setup.popularity",
        "fen.horde.setup.blue-die",
        "fen.horde.setup.stars",
        "fen.horde.variant.easier",
        "fen.horde.variant.harder",
        "fen.horde.variant.airships.advice",
        *raid.game.modules.sheets["mech_mods"].steps,
        "fen.horde.setup.first",
        "fen.horde.setup.last",
    ]


@pytest.mark.rule("fen.modules.tesla.one-figure", "fen.horde.setup.exclude")
def test_tesla_and_the_tiles_are_no_obstacle_but_his_figure_is_needed_twice() -> None:
    raid = Raid.__new__(Raid)
    modules = ["tesla", "triumph_tiles"]
    setup, raid.state = GAME.set_up({**request(2), "modules": modules}, PROGRAM)
    assert set(modules) == set(raid.state.modules)
    events = raid.do({"do": "new"}, *USUAL[:8], "s2", 2)
    assert raid.state.laid["tesla"] == {"s2": 1}
    told = [step.rule for step in raid.rules.steps(setup, events)]
    assert "fen.modules.tesla.one-figure" in told
    assert "fen.modules.tesla.one-figure" not in [one.rule for one in Raid().rules.steps(setup, [])]


@pytest.mark.rule(
    "fen.horde.setup.normal",
    "fen.vesna.setup.home.non-campaign",
    "fen.fenris.setup.home.non-campaign",
)
def test_the_hands_are_told_what_vesna_and_fenris_need_too() -> None:
    raid = Raid.__new__(Raid)
    people = request(2)["seats"]
    seats = [{**one, "faction": f} for one, f in zip(people, ("vesna", "fenris"), strict=True)]
    new = {**request(2), "seats": seats, "faction": "nordic", "chance": "app", "combat": "app"}
    setup, raid.state = GAME.set_up(new, PROGRAM)
    told = [step.rule for step in raid.rules.steps(setup, [])]
    homes = ("fen.vesna.setup.home.non-campaign", "fen.fenris.setup.home.non-campaign")
    assert {*homes, "fen.vesna.setup.factory3.open"} <= set(told)
    assert told[-2:] == ["fen.horde.setup.first", "fen.horde.setup.last"]
    assert "scy.automa.setup.deck" not in told


def test_what_is_told_of_other_modules_holds_against_the_horde() -> None:
    seats = [{**request(1)["seats"][0], "faction": "fenris"}, request(2)["seats"][1]]
    modules = ["infrastructure_mods", "alliances"]
    new = {**request(2), "seats": seats, "faction": "togawa", "modules": modules}
    _, state = GAME.set_up(new, PROGRAM)
    told = GAME.rules_at(state).different()
    assert "fen.fenris.influence.first" in told
    assert "fen.modules.infra.rules" in told
    assert "fen.e2b.alliance.propose" in told
    for rule in (
        *("fen.tiles.setup", "fen.fenris.tokens.take", "fen.fenris.tokens.minus1"),
        *("fen.mods.infra.once", "fen.e2b.alliance.break", "fen.fenris.tokens.stop"),
    ):
        assert rule not in told


@pytest.mark.parametrize(
    ("tile", "rules"),
    [
        ("five_stars", ["fen.horde.tile.five-stars"]),
        (
            "territories",
            ["fen.horde.tile.seven-territories", "fen.horde.tile.seven-territories.factory"],
        ),
        ("structure_bonus", ["fen.horde.tile.structure-bonus"]),
        ("encounters", ["fen.tiles.encounters3"]),
    ],
)
def test_what_a_tile_asks_is_told_where_it_lies_out(tile: str, rules: list[str]) -> None:
    raid = Raid(2)
    raid.state.track = ["combat", tile, "power"]
    assert set(rules) <= set(raid.rules.different())
    raid.state.track = ["combat", "power"]
    assert set(rules).isdisjoint(raid.rules.different())


@pytest.mark.rule("fen.horde.setup.exclude", "fen.horde.coop.one-structure")
def test_it_is_told_what_is_not_used_and_what_nobody_may_do_to_others() -> None:
    told = Raid(2).rules.different()
    for rule in ("setup.exclude", "coop.share", "coop.no-conflict", "coop.one-structure"):
        assert f"fen.horde.{rule}" in told
    for rule in ("coop.defend", "coop.tokens"):
        assert f"fen.horde.{rule}" in told


@pytest.mark.rule(
    "fen.horde.setup.options", "fen.horde.variant.airships", "fen.horde.variant.airships.advice"
)
def test_airships_are_allowed_and_advised_against() -> None:
    told = {
        airships: [one.rule for one in Raid(2, airships=airships).rules.steps(None, [])]
        for airships in (True, False)
    }
    assert "fen.horde.variant.airships.advice" in told[True]
    assert "fen.horde.variant.airships.advice" not in told[False]
    assert TILES[2] == len(Raid(2, airships=True).state.track)
    assert not Band().airships, "nobody has said so"


@pytest.mark.rule("fen.modules.infra.redraw")
def test_the_seventh_draws_as_many_different_mods_as_are_left() -> None:
    """Six of them can take every tile of six kinds, and the last has only two kinds then."""
    new = {**request(7), "modules": ["infrastructure_mods"], "combat": "app"}
    _, state = GAME.set_up(new, PROGRAM)
    offered: dict[str, list[str]] = {}

    def chance(question: Any) -> Any:
        if question.deck != "infrastructure_mods":
            return question.options[0]
        left = dict(zip(question.options, question.weights, strict=True))
        usual = [one for one in left if one not in ("spy", "propaganda")] or list(left)
        mod = max(usual, key=lambda one: left[one])
        offered.setdefault(question.seat, []).append(mod)
        return mod

    result = play(GAME.rules, state, GAME.command(state, {"do": "new"}), [], chance)
    while not isinstance(result, Done):
        answer = Answer(result.question.key, "enough", "test")
        answers = [*result.answers, answer]
        result = play(GAME.rules, state, GAME.command(state, {"do": "new"}), answers, chance)
    assert [len(one) for one in offered.values()] == [4] * 6 + [2]
    assert set(offered["s7"]) == {"spy", "propaganda"}


@pytest.mark.rule("fen.horde.setup.factions")
def test_who_lacks_invaders_draws_the_factions_of_this_box_before_others() -> None:
    """Five people and four factions of the base game: Vesna and Fenris are in the box."""
    seats = [{"kind": "human", "name": f"P{n}"} for n in range(5)]
    owner = {"box": {"expansions": ["rise"]}, "faction": "saxony", "chance": "app"}
    _, state = GAME.set_up({**request(5), **owner, "seats": seats}, PROGRAM)
    assert {"vesna", "fenris"} <= set(state.modules)
    rules: Any = GAME.rules_at(state)
    able = {"nordic", "crimea", "polania", "rusviet", "vesna", "fenris"}
    assert set(rules._options("s1", "faction")) == able
    _, everything = GAME.set_up({**request(5), "faction": "saxony", "seats": seats}, PROGRAM)
    assert not {"vesna", "fenris"} & set(everything.modules)


def test_a_faction_whose_pieces_the_horde_has_brings_no_module() -> None:
    mats = [one["mat"] for one in request(6)["seats"]]
    seats = [{"kind": "human", "name": f"P{n}", "mat": mat} for n, mat in enumerate(mats)]
    _, state = GAME.set_up({**request(6), "printing": "base", "seats": seats}, PROGRAM)
    assert "vesna" in state.modules
    assert "fenris" not in state.modules


def test_no_automa_has_a_turn_here() -> None:
    raid = Raid(2)
    for command in ({"do": "automa_turn", "seat": "s1"}, {"do": "nothing"}):
        with pytest.raises(Refusal) as found:
            raid.do(command)
        assert found.value.code == "bad_input"
        assert "automa_turn" not in str(found.value.args_for_text.get("options"))


def test_airships_are_offered_to_owners_and_to_those_who_have_said_nothing() -> None:
    for box, offered in (({"expansions": ["rise"]}, False), ({"expansions": ["gambit"]}, True)):
        assert HordeNew(GAME).new_form({}, Owned(box=box))["with_gambit"] is offered
    assert HordeNew(GAME).new_form({})["with_gambit"]


@pytest.mark.rule("fen.horde.turn.2")
def test_arrows_of_the_box_are_not_asked_and_one_said_twice_is() -> None:
    raid = Raid(box={"horde_arrow.1": "W", "horde_arrow.2": "W", "horde_arrow.3": "NE"}).late()
    assert raid.rules.arrows() == {"1": "W", "3": "NE"}
    raid.turn_of_horde(1)
    assert [getattr(one, "about", "") for one in raid.asked][1:] == []
    raid.turn_of_horde(2, "E")
    assert getattr(raid.asked[1], "about", "") == "horde_face_2"


def test_a_box_without_sense_is_refused_in_a_game_against_the_horde() -> None:
    assert refused(box={"expansions": 5}) == "wrong-type"
    assert refused(box={"horde_arrow.7": "W"}) == "unknown-box-entry"
