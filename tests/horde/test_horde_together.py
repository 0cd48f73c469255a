"""Playing together: sharing, tiles, and the four ends."""

import pytest

from tests.horde.raid import FACTORY, HORDE, NE, USUAL, Raid, every, only, place
from tests.scythe.scene import BOARD
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe.horde.playing import Horde
from thirdchair.scythe.horde.state import FIGURES

NORTH, SHARED = place(62), place(53)
SEVEN = [one for one in BOARD.territories if BOARD.to_factory[one] > 2][:7]


def star(raid: Raid, seat: str, triumph: str) -> list[dict[str, object]]:
    return raid.do({"do": "star", "seat": seat, "triumph": triumph})


@pytest.mark.rule("fen.horde.coop.share", "fen.horde.coop.no-conflict")
def test_several_players_stand_on_one_territory_and_nobody_fights() -> None:
    raid = Raid().unit("s1", "mech", SHARED).unit("s1", "worker", SHARED)
    raid.unit("s2", "character", NORTH)
    raid.stands(FACTORY)
    move = [{"unit": "character", "from": NORTH, "to": SHARED}]
    events = raid.do({"do": "move", "seat": "s2", "moves": move})
    assert raid.asked == []
    assert not every(events, "retreated")
    assert SHARED in raid.at("s1", "worker")
    assert SHARED in raid.at("s2", "character")
    raid.do({"do": "place", "seat": "s2", "unit": "worker", "at": SHARED})
    assert raid.at("s2", "worker")[SHARED] == 1


@pytest.mark.rule("fen.horde.coop.one-structure")
def test_still_one_structure_on_a_territory() -> None:
    raid = Raid()
    land = next(one for one in SEVEN if BOARD.terrain[one] != "lake")
    raid.do({"do": "place", "seat": "s1", "unit": "structure", "at": land})
    with pytest.raises(Refusal, match="no-room-for-structure"):
        raid.do({"do": "place", "seat": "s2", "unit": "structure", "at": land})


@pytest.mark.rule("fen.horde.coop.tokens")
def test_a_trap_of_a_player_stops_nobody() -> None:
    raid = Raid(2, seats=[*_with("togawa"), *_with("nordic", "s2")]).stands(FACTORY)
    raid.state.tokens.trap = [SHARED]
    raid.unit("s2", "mech", NORTH)
    move = [{"unit": "mech", "from": NORTH, "to": SHARED}]
    events = raid.do({"do": "move", "seat": "s2", "moves": move})
    assert raid.asked == []
    assert raid.state.tokens.trap == [SHARED]
    assert not every(events, "token")
    assert not every(events, "gained")


@pytest.mark.rule("fen.horde.coop.tokens")
@pytest.mark.parametrize("board", [True, "ask"])
def test_influence_stops_nobody_and_stays_where_it_lies(board: object) -> None:
    seats = [*_with("fenris"), *_with("nordic", "s2")]
    raid = Raid(2, seats=seats, faction="togawa", base=["albion"], board=board).stands(FACTORY)
    raid.state.tokens.influence = [SHARED]
    raid.unit("s2", "mech", NORTH)
    on = BOARD.in_order(BOARD.around[SHARED] - {SHARED, NORTH})[0]
    moves = [
        {"unit": "mech", "from": NORTH, "to": SHARED},
        {"unit": "mech", "from": SHARED, "to": on},
    ]
    events = raid.do({"do": "move", "seat": "s2", "moves": moves})
    assert not every(events, "influence_taken")
    raid.do({"do": "place", "seat": "s2", "unit": "worker", "at": SHARED})
    assert raid.state.tokens.influence == [SHARED]
    assert "influence" not in raid.state.seats["s2"].holds
    assert "influence" not in raid.rules.countable("s2")


@pytest.mark.rule("fen.horde.coop.tokens.movement")
def test_fenris_still_lays_influence_and_comes_from_afar_to_it() -> None:
    raid = Raid(1, seats=_with("fenris"), faction="togawa", base=["albion"], abilities="ask")
    raid.stands(FACTORY)
    far = next(one for one in SEVEN if BOARD.far[one][SHARED] > 1)
    raid.state.tokens.influence = [SHARED]
    raid.unit("s1", "mech", far)
    move = [{"unit": "mech", "from": far, "to": SHARED}]
    raid.do({"do": "move", "seat": "s1", "moves": move}, "yes")
    assert [getattr(one, "about", "") for one in raid.asked] == ["fanatical"]
    assert raid.state.tokens.influence == []


def _with(faction: str, name: str = "s1") -> list[dict[str, object]]:
    mat = {"s1": "industrial", "s2": "engineering"}[name]
    return [{"kind": "human", "faction": faction, "mat": mat, "name": name}]


@pytest.mark.rule("fen.horde.coop.control")
def test_a_figure_takes_its_territory_and_workers_alone_stay_out() -> None:
    raid = Raid().stands(SHARED)
    raid.state.seats["s1"].units["structure"] = {SHARED: 1}
    assert SHARED not in raid.rules.controlled("s1")
    raid.unit("s1", "worker", NORTH)
    step = {"unit": "worker", "from": NORTH, "to": SHARED}
    with pytest.raises(Refusal, match="workers-cannot-enter"):
        raid.do({"do": "move", "seat": "s1", "moves": [step]})
    raid.state.rulings["scythe.a85"] = "leaves"
    assert SHARED in raid.rules.controlled("s1")
    raid.do({"do": "move", "seat": "s1", "moves": [step]})
    assert raid.asked == []
    assert raid.at("s1", "worker")[SHARED] == 1


@pytest.mark.rule("fen.horde.coop.control", "fen.horde.tile.seven-territories")
def test_territories_of_all_count_for_the_tile_unless_the_table_says_alone() -> None:
    raid = Raid(tiles=("territories", *USUAL[:7])).stands(FACTORY)
    for seat in raid.state.seats.values():
        seat.units = {"worker": {}, "mech": {}, "character": {}, "structure": {}}
    for n, at in enumerate(SEVEN):
        raid.unit("s1" if n < 4 else "s2", "worker", at)
    raid.state.rulings["scythe.a84"] = "alone"
    with pytest.raises(Refusal, match="horde-territories"):
        star(raid, "s1", "territories")
    raid.state.rulings["scythe.a84"] = "jointly"
    star(raid, "s1", "territories")
    assert raid.state.seats["s1"].stars["territories"] == 1


@pytest.mark.rule("fen.horde.tile.seven-territories", "fen.horde.tile.seven-territories.factory")
def test_the_factory_is_one_territory_and_a_move_places_no_star() -> None:
    raid = Raid(tiles=("territories", *USUAL[:7])).stands(NORTH)
    for seat in raid.state.seats.values():
        seat.units = {"worker": {}, "mech": {}, "character": {}, "structure": {}}
    for at in SEVEN[:5]:
        raid.unit("s1", "worker", at)
    raid.unit("s1", "mech", FACTORY).unit("s1", "character", SEVEN[0])
    assert raid.rules.territories_of("s1") == 6
    with pytest.raises(Refusal, match="horde-territories"):
        star(raid, "s1", "territories")
    move = [{"unit": "character", "from": SEVEN[0], "to": SEVEN[6]}]
    assert not every(raid.do({"do": "move", "seat": "s1", "moves": move}), "star")
    assert only(star(raid, "s1", "territories"), "star")["triumph"] == "territories"


@pytest.mark.rule("fen.horde.tile.structure-bonus")
def test_the_tile_for_the_structure_bonus_needs_all_four() -> None:
    raid = Raid(tiles=("structure_bonus", *USUAL[:7]))
    raid.state.seats["s1"].units["structure"] = dict.fromkeys(SEVEN[:3], 1)
    with pytest.raises(Refusal, match="horde-structures"):
        star(raid, "s1", "structure_bonus")
    raid.unit("s1", "structure", SEVEN[3])
    star(raid, "s1", "structure_bonus")
    assert raid.state.seats["s1"].stars["structure_bonus"] == 1


@pytest.mark.rule("fen.horde.tile.five-stars", "fen.horde.end.no-sixth-star")
def test_the_fifth_star_brings_the_sixth_and_the_game_goes_on() -> None:
    raid = Raid(tiles=(*USUAL[:7], "five_stars"))
    with pytest.raises(Refusal, match="horde-five-stars"):
        star(raid, "s1", "five_stars")
    for triumph in USUAL[:4]:
        star(raid, "s1", triumph)
    events = star(raid, "s1", USUAL[4])
    assert [one["triumph"] for one in every(events, "star")] == [USUAL[4], "five_stars"]
    assert raid.rules.star_count("s1") == 6
    assert not raid.state.over
    assert raid.state.ended is None
    raid.turn_of_horde()


@pytest.mark.rule("fen.horde.end.win.tiles", "fen.horde.goal", "fen.horde.goal.tiles")
def test_a_star_on_every_tile_wins_and_equal_tiles_need_one_each() -> None:
    tiles = ("combat", "combat", "mechs", "workers", "power", "upgrades", "recruits", "coins")
    raid = Raid(tiles=tiles)
    for triumph in ("mechs", "workers", "power"):
        star(raid, "s1", triumph)
    for triumph in ("upgrades", "recruits", "coins", "combat"):
        star(raid, "s2", triumph)
    assert raid.rules.bare() == ["combat"]
    assert not raid.state.over
    events = star(raid, "s1", "combat")
    over = only(events, "horde_over")
    assert (over["won"], over["rule"]) == (True, "fen.horde.end.win.tiles")
    assert raid.state.result
    assert raid.state.result.winner == ["s1", "s2"]


@pytest.mark.rule("fen.horde.end.win.units", "fen.horde.score.none", "fen.horde.coop")
def test_the_last_figure_destroyed_wins_at_once_for_everybody() -> None:
    raid = Raid(card=2).stands(FACTORY)
    events = raid.attack("s2", FACTORY, 7, 0, 1)
    over = only(events, "horde_over")
    assert (over["won"], over["rule"]) == (True, "fen.horde.end.win.units")
    assert not every(events, "horde_strength"), "no card is drawn any more"
    result = only(events, "result")
    assert result["winner"] == ["s1", "s2"]
    assert result["scores"] == {}
    assert result["sheet"] == {}
    assert raid.state.over
    with pytest.raises(Refusal, match="horde-no-scoring"):
        Raid().do({"do": "finish"})


@pytest.mark.rule(
    "fen.horde.coop.spend",
    "fen.horde.coop.transport",
    "fen.horde.coop.share.resources",
    "fen.horde.coop.mill",
    "fen.horde.coop.mine",
)
def test_what_people_do_with_their_hands_is_told_at_the_start() -> None:
    told = Horde.own_sheet.different
    for rule in ("spend", "transport", "share.resources", "mill", "mine"):
        assert f"fen.horde.coop.{rule}" in told


@pytest.mark.rule(
    "fen.horde.coop.own-faction",
    "fen.horde.coop.tokens.movement",
    "fen.horde.objectives.alone",
    "fen.horde.open-hands",
)
def test_what_is_everybodys_own_and_what_is_open_is_told_at_the_start() -> None:
    ledger = rules_of("thirdchair.scythe")
    told = Horde.own_sheet.different
    for rule in ("coop.own-faction", "coop.tokens.movement", "objectives.alone", "open-hands"):
        assert f"fen.horde.{rule}" in told
        assert ledger[f"fen.horde.{rule}"].app == "reminds"


def test_corrections_put_no_two_figures_on_one_territory_and_may_end_the_game() -> None:
    raid = Raid().stands(FACTORY, NORTH)
    events = raid.do({"do": "correct", "path": f"actors.{FIGURES[0]}.at", "value": NORTH})
    assert raid.where() == {FIGURES[0]: NORTH, FIGURES[1]: FACTORY}, "they change places"
    assert {one["path"] for one in every(events, "corrected")} == {
        f"actors.{figure}.at" for figure in FIGURES[:2]
    }
    with pytest.raises(Refusal, match="horde-stands-there"):
        raid.do({"do": "correct", "path": f"actors.{FIGURES[2]}.at", "value": NORTH})
    raid.do({"do": "correct", "path": "horde.cards", "value": [5, 4]})
    assert raid.state.actors[FIGURES[0]].marker == 9
    raid.do({"do": "correct", "path": "horde.popularity", "value": 4})
    raid.do({"do": "correct", "path": "horde.stars", "value": 5})
    raid.do({"do": "correct", "path": "tile.2", "value": "W"})
    for path, value in (
        ("horde.popularity", 0),
        ("horde.stars", 6),
        ("horde.cards", [9]),
        ("horde.cards", []),
        ("horde.cards", [2] * 7),
        ("tile.7", "W"),
        (f"actors.{HORDE}.at", FACTORY),
        ("board", False),
    ):
        with pytest.raises(Refusal):
            raid.do({"do": "correct", "path": path, "value": value})
    assert (raid.band.popularity, raid.band.stars) == (4, 5)
    raid.do({"do": "correct", "path": f"actors.{FIGURES[0]}.at", "value": None})
    assert not raid.state.over
    events = raid.do({"do": "correct", "path": f"actors.{FIGURES[1]}.at", "value": None})
    assert only(events, "horde_over")["won"] is True


@pytest.mark.rule("fen.horde.setup.tiles.1p.objective")
def test_laid_out_by_hand_there_is_no_second_objective_alone_either() -> None:
    two = ["objective", "objective", "mechs", "workers", "power"]
    raid = Raid(1)
    with pytest.raises(Refusal, match="horde-one-objective"):
        raid.do({"do": "correct", "path": "track", "value": two})
    raid.do({"do": "correct", "path": "track", "value": [*two[1:], "coins"]})
    assert raid.state.track == [*two[1:], "coins"]


def test_on_an_asked_board_people_say_that_they_have_come_to_a_figure() -> None:
    raid = Raid(board="ask", card=2).stands(FACTORY, NORTH)
    move = [{"unit": "mech", "to": FACTORY}]
    events = raid.do({"do": "move", "seat": "s2", "moves": move}, 7, 0, 1, 3)
    assert only(events, "combat")["winner"] == "s2"
    assert raid.beside(FACTORY, NE) not in raid.where().values()
