"""Combats with the Horde: who fights, how strong it is, and what follows."""

import pytest

from tests.horde.raid import FACTORY, HORDE, NE, USUAL, Raid, every, only, place, reasons
from tests.scythe.scene import Events
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.horde.state import FIGURES
from thirdchair.words.games.scythe import ScytheWords

NORTH = place(62)


@pytest.mark.rule(
    "fen.horde.combat.by-player",
    "fen.horde.combat.1",
    "fen.horde.combat.base",
    "fen.horde.combat.die",
    "fen.horde.combat.winner",
)
def test_a_player_attacks_with_dial_and_cards_against_cards_and_die() -> None:
    raid = Raid(card=4).stands(FACTORY, NORTH)
    events = raid.attack("s1", FACTORY, 3, 4, 1, 3, 2)
    abouts = [getattr(one, "about", getattr(one, "die", "")) for one in raid.asked]
    assert abouts == ["combat_power", "combat_cards", "combat_cards_count", "orange", ""]
    fight = only(events, "combat")
    assert fight["totals"] == {"s1": 7, FIGURES[0]: 7}
    assert fight["winner"] == "s1", "on a tie the attacker wins"
    assert "fen.horde.combat.base" in reasons(fight)
    assert (fight["power"][FIGURES[0]], fight["cards"][FIGURES[0]]) == (4, 3)
    assert only(events, "rolled", seat=HORDE)["rule"] == "fen.horde.combat.die"
    assert raid.state.seats["s1"].power == 4
    assert raid.state.seats["s1"].cards == 3


@pytest.mark.rule(
    "fen.horde.combat.win.remove",
    "fen.horde.combat.win.card",
    "fen.horde.combat.win.star",
    "fen.horde.coop",
)
def test_a_victory_destroys_the_figure_makes_the_others_stronger_and_brings_a_star() -> None:
    raid = Raid(card=2).stands(FACTORY, NORTH)
    events = raid.attack("s1", FACTORY, 7, 0, 1, 5)
    assert only(events, "actor_left")["rule"] == "fen.horde.combat.win.remove"
    assert raid.where() == {FIGURES[1]: NORTH}
    grown = only(events, "horde_strength")
    assert (grown["from"], grown["to"], grown["rule"]) == (2, 7, "fen.horde.combat.win.card")
    assert raid.state.actors[FIGURES[1]].marker == 7
    assert raid.band.cards == [2, 5]
    star = only(events, "star")
    assert (star["seat"], star["triumph"]) == ("s1", "combat")
    assert "fen.horde.combat.win.star" in reasons(star)
    assert raid.at("s1", "mech") == {FACTORY: 1}


@pytest.mark.rule("fen.horde.combat.win.cap", "fen.horde.combat.base")
def test_its_strength_ends_at_sixteen() -> None:
    raid = Raid().stands(FACTORY, NORTH)
    raid.band.cards = [5, 5, 4]
    grown = only(raid.attack("s1", FACTORY, 7, 10, 2, 1, 5), "horde_strength")
    assert (grown["from"], grown["to"], grown["rule"]) == (14, 16, "fen.horde.combat.win.cap")
    fight = only(raid.attack("s2", NORTH, 7, 0, 1), "combat")
    assert fight["totals"][FIGURES[1]] == 17


@pytest.mark.rule("fen.horde.combat.lose", "fen.horde.combat.lose.star")
def test_a_lost_attack_goes_home_and_brings_the_horde_a_star() -> None:
    raid = Raid(card=5).stands(FACTORY, NORTH)
    events = raid.attack("s1", FACTORY, 1, 0, 6)
    star = only(events, "horde_star")
    assert (star["count"], star["rule"]) == (1, "fen.horde.combat.lose.star")
    assert raid.at("s1", "mech") == {raid.rules.base("s1"): 1}
    assert raid.where()[FIGURES[0]] == FACTORY, "a figure that wins stays"
    assert only(events, "gained", seat="s1", what="cards")["n"] == 1
    assert not every(events, "horde_strength")
    assert raid.band.cards == [5]


@pytest.mark.rule("fen.horde.combat.lose.sixth", "fen.horde.end.lose.stars")
def test_its_sixth_star_is_the_end() -> None:
    raid = Raid(card=5).stands(FACTORY, NORTH)
    raid.band.stars = 5
    events = raid.attack("s1", FACTORY, 1, 0, 6)
    assert only(events, "horde_star")["rule"] == "fen.horde.combat.lose.sixth"
    assert only(events, "horde_over")["rule"] == "fen.horde.end.lose.stars"
    assert raid.state.over
    with pytest.raises(Refusal, match="game-over"):
        raid.turn_of_horde()


@pytest.mark.rule(
    "fen.horde.combat.by-horde", "fen.horde.combat.trigger", "fen.horde.combat.winner"
)
def test_a_figure_attacks_combat_units_and_workers_beside_them_wait() -> None:
    raid = Raid(card=3).late().stands(FACTORY)
    end = raid.beside(FACTORY, NE)
    raid.unit("s1", "mech", end).unit("s1", "worker", end)
    events = raid.turn_of_horde(NE, 2, 4, 1, 3)
    fight = only(events, "combat")
    assert (fight["attacker"], fight["defender"], fight["at"]) == (FIGURES[0], "s1", end)
    assert fight["totals"] == {FIGURES[0]: 6, "s1": 6}
    assert fight["winner"] == FIGURES[0]
    kinds = [one["type"] for one in events]
    assert kinds.index("combat") < kinds.index("retreated"), "no worker leaves before it"
    assert {one["unit"] for one in every(events, "retreated")} == {"mech", "worker"}


@pytest.mark.rule("fen.horde.combat.order")
def test_when_all_have_moved_the_players_choose_the_order_of_the_combats() -> None:
    raid = Raid(card=2).late().stands(FACTORY, NORTH)
    first, second = raid.beside(FACTORY, NE), raid.beside(NORTH, NE)
    raid.unit("s1", "mech", first).unit("s2", "mech", second)
    fights = every(raid.turn_of_horde(NE, first, 7, 0, 1, 2, 7, 0, 1), "combat")
    assert [one["at"] for one in fights] == [first, second]
    again = Raid(card=2).late().stands(FACTORY, NORTH)
    again.unit("s1", "mech", first).unit("s2", "mech", second)
    events = again.turn_of_horde(NE, second, 7, 0, 1, 2, 7, 0, 1)
    assert [one["at"] for one in every(events, "combat")] == [second, first]
    kinds = [one["type"] for one in events]
    last = max(n for n, kind in enumerate(kinds) if kind == "actor_moved")
    assert last < kinds.index("combat")


@pytest.mark.rule(
    "fen.horde.coop.defend",
    "fen.horde.combat.joint",
    "fen.horde.combat.joint.power",
    "fen.horde.combat.win.star.one",
)
def test_a_joint_defence_has_one_dial_everybodys_cards_and_one_star() -> None:
    raid = Raid(3, card=5).late().stands(FACTORY, NORTH)
    end = raid.beside(FACTORY, NE)
    for seat in ("s1", "s2"):
        raid.unit(seat, "mech", end)
    raid.unit("s3", "worker", end)
    answers = ("s2", 6, 0, 5, 1, 1, 2, "s1")  # s2 dials; no card of s2, one of s1; die 1, card 2
    events = raid.turn_of_horde(NE, *answers)
    asked = [(getattr(one, "about", ""), one.seat) for one in raid.asked]
    assert ("horde_dial", None) in asked
    assert ("combat_power", "s1") not in asked
    assert ("combat_cards", "s1") in asked
    fight = only(events, "combat")
    assert fight["totals"]["s2"] == 11
    assert fight["winner"] == "s2"
    joint = reasons(fight)["fen.horde.combat.joint"]
    assert (joint["to"], joint["by"]) == (["s1"], [5])
    assert raid.state.seats["s1"].cards == 3
    assert raid.state.seats["s1"].power == 7
    assert raid.state.seats["s2"].power == 1
    assert [(one["seat"], one["triumph"]) for one in every(events, "star")] == [("s1", "combat")]
    assert end in raid.at("s3", "worker"), "combat units of others protect workers"


@pytest.mark.rule("fen.horde.combat.lose", "fen.horde.coop.own-faction")
def test_a_lost_joint_defence_sends_everybody_to_their_own_base_for_one_star() -> None:
    raid = Raid(3, card=5).late().stands(FACTORY, NORTH)
    end = raid.beside(FACTORY, NE)
    for seat in ("s1", "s2"):
        raid.unit(seat, "mech", end)
    raid.unit("s3", "worker", end)
    events = raid.turn_of_horde(NE, "s1", 0, 0, 2, 1, 6)
    assert len(every(events, "horde_star")) == 1
    homes = {(one["seat"], one["to"]) for one in every(events, "retreated")}
    assert homes == {(seat, raid.rules.base(seat)) for seat in ("s1", "s2", "s3")}
    assert only(events, "gained", what="cards")["seat"] == "s2"


@pytest.mark.rule("fen.horde.combat.win.star")
def test_without_a_tile_for_victories_nobody_places_a_star() -> None:
    tiles = (
        "upgrades",
        "mechs",
        "structures",
        "recruits",
        "workers",
        "power",
        "coins",
        "resources",
    )
    raid = Raid(tiles=tiles, card=2).stands(FACTORY, NORTH)
    events = raid.attack("s1", FACTORY, 7, 0, 1, 2)
    assert not every(events, "star")
    assert only(events, "skipped")["rule"] == "fen.horde.combat.win.star"


@pytest.mark.rule("fen.horde.combat.win.star")
def test_saxony_has_no_star_without_a_tile_for_it() -> None:
    """It may have any number of victories elsewhere; here a star would only be lost."""
    raid = Raid(3, card=2).stands(FACTORY, NORTH, place(42))
    raid.state.seats["s3"].stars["combat"] = raid.state.track.count("combat")
    events = raid.attack("s3", FACTORY, 7, 0, 1, 2)
    assert only(events, "combat")["winner"] == "s3"
    assert not every(events, "star")
    assert only(events, "skipped")["rule"] == "fen.horde.combat.win.star"
    raid.state.seats["s3"].stars["combat"] = 0
    raid.state.seats["s3"].power = 7
    assert only(raid.attack("s3", NORTH, 7, 0, 1, 2), "star")["seat"] == "s3"


@pytest.mark.rule("fen.horde.combat.win.star")
def test_nor_does_saxony_place_one_by_hand() -> None:
    raid = Raid(3, tiles=[one for one in USUAL if one != "combat"][:10])
    with pytest.raises(Refusal):
        raid.do({"do": "star", "seat": "s3", "triumph": "combat"})
    both = Raid(3)
    for n in (1, 2):
        events = both.do({"do": "star", "seat": "s3", "triumph": "combat"})
        assert only(events, "star")["count"] == n
    with pytest.raises(Refusal):
        both.do({"do": "star", "seat": "s3", "triumph": "combat"})


@pytest.mark.rule("fen.tiles.saxony")
def test_saxony_fulfils_any_number_of_objectives_without_a_tile() -> None:
    """Of these the book of the Horde says nothing else."""
    raid = Raid(3, tiles=[one for one in USUAL if one != "objective"][:10])
    for n in (1, 2):
        events = raid.do({"do": "star", "seat": "s3", "triumph": "objective"})
        assert only(events, "star")["count"] == n


@pytest.mark.rule("fen.horde.combat.joint", "fen.horde.combat.self")
def test_in_a_joint_defence_everybody_uses_abilities_of_their_own() -> None:
    raid = Raid(2, abilities="ask", card=5).late().stands(FACTORY, NORTH)
    end = raid.beside(FACTORY, NE)
    for seat in ("s1", "s2"):
        raid.unit(seat, "mech", end)
    raid.state.seats["s2"].faction = "albion"  # its shield brings power to whoever is attacked
    raid.state.seats["s2"].power = 5
    events = raid.turn_of_horde(NE, "s1", 0, 0, "shield", 3, 1, 6)
    asked = [(getattr(one, "about", ""), one.seat) for one in raid.asked]
    assert asked[2:7] == [
        ("combat_power", "s1"),
        ("combat_cards", "s1"),
        ("combat_ability", "s2"),
        ("combat_cards", "s2"),
        ("combat_cards_count", "s2"),
    ]
    used = only(events, "ability")
    assert (used["seat"], used["ability"]) == ("s2", "shield")
    assert raid.state.seats["s2"].power == 7, "it is booked, and only one sets the dial"
    assert only(events, "combat")["totals"]["s1"] == 3


@pytest.mark.rule("fen.horde.combat.no-npc", "fen.horde.combat.no-reduce")
def test_what_would_make_the_other_side_weaker_is_not_even_asked() -> None:
    factions = ("saxony", "polania", "nordic", "rusviet", "crimea")
    for faction in factions:
        raid = Raid(1, abilities="ask", card=2).stands(FACTORY, NORTH)
        raid.state.seats["s1"].faction = faction
        raid.unit("s1", "mech", NORTH)
        weaker = [one.id for one in raid.rules.abilities_of("s1") if one.loses or one.steals]
        able = [one.id for one in raid.rules.usable("s1", Battle("s1", FIGURES[0], FACTORY))]
        assert not set(able) & set(weaker), faction


@pytest.mark.rule("fen.horde.combat.self")
def test_an_ability_that_only_helps_its_owner_may_be_used() -> None:
    raid = Raid(1, abilities="ask", card=2).stands(FACTORY, NORTH)
    raid.state.seats["s1"].faction = "togawa"
    own = [
        (faction.id, one.id)
        for faction in raid.rules.material.factions.values()
        for one in faction.ability
        if one.gains and one.side in (None, "attacker") and one.place is None
    ]
    assert own
    raid.state.seats["s1"].faction = own[0][0]
    raid.state.seats["s1"].power = 5
    events = raid.attack("s1", FACTORY, own[0][1], 5, 0, 1, 2)
    assert only(events, "ability")["ability"] == own[0][1]


@pytest.mark.rule("fen.horde.combat.lose", "fen.horde.variant.harder")
def test_workers_that_a_lost_combat_sends_home_move_the_clock_of_the_harder_game() -> None:
    raid = Raid(harder=True, card=5).late().stands(FACTORY)
    end = raid.beside(FACTORY, NE)
    raid.unit("s1", "mech", end).unit("s1", "worker", end, 2)
    raid.turn_of_horde(NE, 0, 0, 6)
    assert raid.band.popularity == 7
    assert raid.band.stars == 1


@pytest.mark.rule("fen.horde.variant.harder.zero", "fen.horde.end.lose.time")
def test_when_its_workers_end_the_game_nothing_is_told_afterwards() -> None:
    raid = Raid(harder=True, card=5, rulings={"scythe.a101": "all"}).late(1).stands(FACTORY)
    events = lost_attack(raid)
    told = [one["type"] for one in events]
    assert told[-2:] == ["horde_over", "result"]
    assert raid.band.popularity == 0


def lost_attack(raid: Raid) -> Events:
    """A mech of the first player brings a worker to the Factory, and both go home again."""
    raid.unit("s1", "worker", home := raid.rules.base("s1"))
    raid.unit("s1", "mech", home)
    moves = [{"unit": unit, "from": home, "to": FACTORY} for unit in ("mech", "worker")]
    return raid.do({"do": "move", "seat": "s1", "moves": moves}, 1, 0, 6)


@pytest.mark.rule("fen.horde.variant.harder")
@pytest.mark.parametrize(("ruling", "clock"), [("driven", 10), ("all", 9)])
def test_who_goes_home_after_their_own_attack_was_not_driven_away(ruling: str, clock: int) -> None:
    raid = Raid(harder=True, card=5, rulings={"scythe.a101": ruling}).late().stands(FACTORY)
    events = lost_attack(raid)
    assert only(events, "horde_star")["count"] == 1
    assert raid.band.popularity == clock


@pytest.mark.rule("fen.horde.combat.win.star", "fen.tiles.saxony")
@pytest.mark.parametrize(
    ("ruling", "victories", "objectives"),
    [("victories", 0, 2), ("both", 0, 0), ("neither", 2, 2)],
)
def test_a_table_says_which_stars_of_saxony_need_a_tile(
    ruling: str, victories: int, objectives: int
) -> None:
    tiles = [one for one in (*USUAL, "workers") if one not in ("combat", "objective")][:10]
    raid = Raid(3, tiles=tiles)
    raid.do({"do": "correct", "path": "rulings.scythe.a98", "value": ruling})
    for triumph, most in (("combat", victories), ("objective", objectives)):
        placed = 0
        while placed < 2:
            try:
                raid.do({"do": "star", "seat": "s3", "triumph": triumph})
            except Refusal:
                break
            placed += 1
        assert placed == most, triumph


@pytest.mark.rule("fen.horde.combat.win.star")
def test_whoever_places_no_star_is_told_that_no_tile_is_free() -> None:
    raid = Raid(3, card=2).stands(FACTORY, NORTH, place(42))
    raid.state.seats["s3"].stars["combat"] = raid.state.track.count("combat")
    none = only(raid.attack("s3", FACTORY, 7, 0, 1, 2), "skipped")
    said = [ScytheWords(one, {"seats": []}).event(none) for one in ("en", "de", "cs")]
    assert "no triumph tile for victories is free" in said[0]
    assert "kein Erfolgsplättchen" in said[1]
    assert "žádná destička" in said[2]
