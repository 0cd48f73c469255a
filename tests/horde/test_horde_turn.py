"""The turn of the Horde: the clock, the die, who can move, and who must leave."""

import pytest

from tests.horde.raid import (
    ARROWS,
    FACTORY,
    HORDE,
    NE,
    SE,
    E,
    Raid,
    W,
    every,
    only,
    place,
    reasons,
)
from tests.scythe.scene import BOARD
from thirdchair.scythe.horde.state import FIGURES, TILE
from thirdchair.scythe.modules.arrows import SIDES


def edge(raid: Raid, side: str) -> str:
    """A territory with nothing beside it on that side."""
    rules = raid.rules
    return next(one for one in BOARD.territories if side not in rules.beside(one))


@pytest.mark.rule("fen.horde.turn.1", "fen.horde.turn.1a")
def test_at_first_only_the_clock_runs() -> None:
    raid = Raid()
    before = raid.where()
    for left in (17, 16, 15, 14, 13):
        events = raid.turn_of_horde()
        clock, waits = only(events, "horde_clock"), only(events, "horde_waits")
        assert (clock["from"], clock["to"], clock["rule"]) == (left + 1, left, "fen.horde.turn.1")
        assert (waits["n"], waits["rule"]) == (left - 13, "fen.horde.turn.1a")
    assert raid.where() == before
    assert raid.asked == []


@pytest.mark.rule("fen.horde.turn.1b", "fen.horde.turn.2")
def test_from_twelve_on_all_go_where_the_arrow_of_the_die_points() -> None:
    raid = Raid().late(13)
    before = raid.where()
    events = raid.turn_of_horde(E)
    assert raid.band.popularity == 12
    assert not every(events, "horde_waits")
    rolled = only(events, "rolled", seat=HORDE)
    assert (rolled["counts"], rolled["rule"]) == (E, "fen.horde.turn.2")
    assert raid.where() == {one: raid.beside(at, E) for one, at in before.items()}
    assert raid.state.turn == 1


@pytest.mark.rule("fen.horde.turn.1c", "fen.horde.end.lose.time")
def test_at_zero_the_horde_has_won() -> None:
    raid = Raid().late(1)
    events = raid.turn_of_horde()
    assert only(events, "horde_clock")["rule"] == "fen.horde.turn.1c"
    assert only(events, "horde_over")["rule"] == "fen.horde.end.lose.time"
    assert raid.state.over
    assert raid.state.result
    assert raid.state.result.winner == [HORDE]
    assert not every(events, "rolled")


@pytest.mark.rule("fen.horde.turn.2")
def test_what_the_printed_tile_shows_is_asked_once_for_each_number() -> None:
    raid = Raid().late()
    raid.state.laid.pop(TILE)
    raid.turn_of_horde(4, "W")
    assert [getattr(one, "about", "") for one in raid.asked][1:] == ["horde_face_4"]
    assert set(raid.asked[1].options) == set(SIDES)  # type: ignore[attr-defined]
    raid.turn_of_horde(4)
    assert raid.state.laid[TILE] == {"4": SIDES.index("W")}
    raid.turn_of_horde(5, "W")  # no two numbers have the same arrow
    assert raid.state.laid[TILE] == {"5": SIDES.index("W")}


@pytest.mark.rule("fen.horde.move.no-stack", "fen.horde.move.order", "fen.horde.move.off-board")
def test_whoever_stands_before_the_edge_stops_those_behind() -> None:
    raid = Raid().late()
    last = edge(raid, "E")
    behind = raid.beside(last, W)
    third = raid.beside(behind, W)
    raid.stands(third, FACTORY, behind, last)
    events = raid.turn_of_horde(E)
    assert raid.where()[FIGURES[0]] == third
    assert raid.where()[FIGURES[1]] == raid.beside(FACTORY, E)
    stays = {one["actor"]: list(reasons(one)) for one in every(events, "horde_stays")}
    assert stays == {
        FIGURES[0]: ["fen.horde.move.no-stack"],
        FIGURES[2]: ["fen.horde.move.no-stack"],
        FIGURES[3]: ["fen.horde.move.off-board"],
    }


@pytest.mark.rule("fen.horde.move.order")
def test_the_first_of_a_row_moves_first_so_that_all_of_it_can() -> None:
    raid = Raid().late()
    middle, front = raid.beside(FACTORY, E), raid.beside(raid.beside(FACTORY, E), E)
    raid.stands(FACTORY, middle, front)
    events = raid.turn_of_horde(E)
    moved = every(events, "actor_moved")
    assert [one["actor"] for one in moved] == [FIGURES[2], FIGURES[1], FIGURES[0]]
    assert all("fen.horde.move.order" in reasons(one) for one in moved)


@pytest.mark.rule("fen.horde.move.off-board")
def test_a_table_may_send_them_back_to_the_factory() -> None:
    raid = Raid(rulings={"scythe.a69": "factory"}).late()
    last = edge(raid, "E")
    raid.stands(last)
    raid.turn_of_horde(E)
    assert raid.where() == {FIGURES[0]: FACTORY}
    raid.stands(last, FACTORY, raid.beside(FACTORY, E))
    raid.turn_of_horde(E)
    assert raid.where()[FIGURES[0]] == FACTORY
    assert raid.where()[FIGURES[1]] == raid.beside(FACTORY, E)


@pytest.mark.rule("fen.horde.move.rivers", "fen.horde.move.lakes")
def test_neither_rivers_nor_lakes_stop_them() -> None:
    raid = Raid()
    sheet = {one.id: one for one in raid.rules.material.sheet.territory}
    river = next(
        (one.id, side)
        for one in sheet.values()
        for side in one.rivers
        if side in raid.rules.beside(one.id)
    )
    shore = next(
        (one, side)
        for one in sheet
        for side, other in raid.rules.beside(one).items()
        if raid.rules.board.terrain[other] == "lake"
    )
    for start, side in (river, shore):
        raid.late().stands(start)
        end = raid.rules.beside(start)[side]
        raid.turn_of_horde(SIDES.index(side) + 1)
        assert raid.where() == {FIGURES[0]: end}


@pytest.mark.rule("fen.horde.move.no-tunnels", "fen.horde.move.no-tokens")
def test_tunnels_lead_nowhere_and_tokens_lie_still() -> None:
    raid = Raid().late()
    tunnel = next(iter(raid.rules.board.in_order(raid.rules.board.tunnels)))
    end = raid.beside(tunnel, SE)
    raid.stands(tunnel)
    raid.state.tokens.trap.append(end)
    raid.state.tokens.encounter = [*dict.fromkeys([*raid.state.tokens.encounter, end])]
    before = raid.state.tokens.encounter
    events = raid.turn_of_horde(SE)
    assert raid.where() == {FIGURES[0]: end}
    assert raid.state.tokens.trap == [end]
    assert raid.state.tokens.encounter == before
    assert not every(events, "token")


@pytest.mark.rule("fen.horde.move.workers", "fen.horde.move.workers.no-loss")
def test_workers_alone_go_home_and_it_costs_the_horde_nothing() -> None:
    raid = Raid().late().stands(FACTORY)
    end = raid.beside(FACTORY, NE)
    raid.unit("s1", "worker", end, 2).unit("s2", "worker", end)
    events = raid.turn_of_horde(NE)
    gone = every(events, "retreated")
    assert [(one["seat"], one["n"], one["rule"]) for one in gone] == [
        ("s1", 2, "fen.horde.move.workers"),
        ("s2", 1, "fen.horde.move.workers"),
    ]
    assert end not in raid.at("s1", "worker")
    assert len(every(events, "horde_clock")) == 1
    assert raid.band.popularity == 9


@pytest.mark.rule("fen.horde.variant.harder")
def test_in_the_harder_game_each_worker_moves_the_clock() -> None:
    raid = Raid(harder=True).late().stands(FACTORY)
    end = raid.beside(FACTORY, NE)
    raid.unit("s1", "worker", end, 2).unit("s2", "worker", end)
    events = raid.turn_of_horde(NE)
    clocks = [(one["to"], one["rule"]) for one in every(events, "horde_clock")]
    assert clocks == [
        (9, "fen.horde.turn.1"),
        (7, "fen.horde.variant.harder"),
        (6, "fen.horde.variant.harder"),
    ]


@pytest.mark.rule("fen.horde.variant.harder.zero")
@pytest.mark.parametrize("before", [3, 4])
def test_driven_workers_may_bring_the_clock_to_its_end_in_the_middle_of_a_turn(before: int) -> None:
    raid = Raid(harder=True).late(before).stands(FACTORY)
    end = raid.beside(FACTORY, NE)
    raid.unit("s1", "worker", end, 3).unit("s2", "worker", end)
    events = raid.turn_of_horde(NE)
    assert every(events, "horde_clock")[-1]["rule"] == "fen.horde.variant.harder.zero"
    assert only(events, "horde_over")["rule"] == "fen.horde.end.lose.time"
    assert end in raid.at("s2", "worker"), "the game was over before it"


@pytest.mark.rule("fen.horde.move.resources")
def test_resources_go_along_with_the_figure_that_stood_beside_them() -> None:
    """They may lie anywhere: nobody must have been driven out for it. That is said when the figures
    move for the first time, and never again; of what lies there for sure each time."""
    raid = Raid().late(13).stands(FACTORY, place(62))
    end = raid.beside(FACTORY, NE)
    takes = only(raid.turn_of_horde(NE), "horde_takes")
    assert (takes["figures"], takes["rule"]) == (list(FIGURES[:2]), "fen.horde.move.resources")
    raid.stands(FACTORY)
    raid.unit("s1", "worker", end)
    assert not every(raid.turn_of_horde(NE), "horde_takes")
    events = raid.turn_of_horde(NE)
    assert not every(events, "horde_takes")
    carries = only(events, "horde_carries")
    assert (carries["actor"], carries["to"]) == (FIGURES[0], raid.beside(end, NE))
    assert carries["rule"] == "fen.horde.move.resources"


@pytest.mark.rule("fen.horde.move.workers", "fen.horde.combat.by-horde")
def test_an_asked_board_asks_once_about_the_territories_that_they_came_to() -> None:
    raid = Raid(board="ask").late().stands(FACTORY, raid_start := place(62))
    ends = {raid.beside(FACTORY, NE), raid.beside(raid_start, NE)}
    told = {raid.beside(FACTORY, NE): {"s1.worker": 2}}
    events = raid.turn_of_horde(NE, told)
    question = raid.asked[-1]
    assert set(question.options) == ends  # type: ignore[attr-defined]
    assert only(events, "retreated")["n"] == 2
    raid.stands(FACTORY).late()
    events = raid.turn_of_horde(
        NE,
        {},
    )
    assert not every(events, "retreated"), "nobody has said that somebody is there again"
    assert ARROWS["1"] == 0


@pytest.mark.rule("fen.horde.move.order", "fen.horde.move.off-board")
def test_people_say_which_of_several_figures_goes_to_the_factory() -> None:
    """The order of the moves is theirs; a table of older rules goes on with the first of them."""
    for ruling, answers, there in (("asked", [FIGURES[1]], 1), ("first", [], 0)):
        raid = Raid(rulings={"scythe.a69": "factory"}).late()
        raid.state.rulings["scythe.a100"] = ruling
        east = edge(raid, "E")
        other = next(
            one
            for one in raid.rules.board.territories
            if "E" not in raid.rules.beside(one) and one != east
        )
        raid.stands(east, other)
        raid.turn_of_horde(E, *answers)
        asked = [one for one in raid.asked if getattr(one, "about", "") == "horde_returns"]
        assert [one.options for one in asked] == [FIGURES[:2]] * (ruling == "asked")  # type: ignore[attr-defined]
        assert raid.where()[FIGURES[there]] == FACTORY
        assert raid.where()[FIGURES[1 - there]] == (east, other)[1 - there]


@pytest.mark.rule("fen.horde.move.order")
def test_where_only_one_order_moves_most_nobody_is_asked() -> None:
    raid = Raid(rulings={"scythe.a69": "factory"}).late()
    west = raid.beside(FACTORY, W)
    raid.stands(west, edge(raid, "E"), raid.beside(west, W))
    raid.turn_of_horde(E)
    assert raid.where()[FIGURES[0]] == FACTORY, "whoever stood behind it moves up"
