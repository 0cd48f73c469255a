"""Every module in a free game: what it lays out, what it asks of people, what an Automa does."""

from typing import Any

import pytest

from tests.modules.free import ALL, Free
from tests.scythe.scene import FACTORY, automa, every, human, only, place
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.choices import Choice
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.moves.field import Field

TWO = (human("nordic", name="Ana"), automa("saxony"))
THREE = (human("nordic", name="Ana"), automa("saxony"), automa("rusviet"))
PEOPLE = (
    human("nordic", name="Ana"),
    human("crimea", "industrial", name="Bo"),
    automa("saxony"),
)
FOUR_MECH = ("armor", "entrenched", "feint", "foothold")
FOUR_INFRA = ("machinery", "assembly_line", "construction", "propaganda")
NINE = 9
"""An Automa card that gives power 1, coins 1 and a worker in its green half, or some of it."""
TILES = (
    *("upgrades", "mechs", "structures", "recruits", "workers"),
    *("objective", "combat", "popularity", "encounters", "factory_card"),
)


# Who is told of them


@pytest.mark.rule("fen.modules.spoiler", "fen.modules.after-campaign")
def test_only_who_asks_for_all_is_told_all() -> None:
    modules = Scythe().modules
    assert modules.told(NOBODY) == []
    assert modules.told(Reader(keys=frozenset({"fenris:war"}))) == ["war_track", "rivals"]
    assert len(modules.told(ALL)) == 11
    assert modules.told(Reader(everything=True)) == modules.told(ALL)


@pytest.mark.rule("fen.modules.without-campaign", "fen.modules.multi")
def test_a_program_may_name_them_unless_it_plays_a_campaign() -> None:
    session = Session(GAMES, VOICES)
    request = {"game": "scythe", "mode": "automa", "modules": ["war_track"], "seats": list(THREE)}
    told = session.handle({"new": request})
    assert told["view"]["modules"] == ["war_track"]
    campaign = {
        "game": "scythe",
        "mode": "fenris",
        "seats": [{"kind": "human", "faction": "nordic"}],
    }
    assert session.handle({"new": campaign})["ok"]
    refused = session.handle({"new": request})["error"]["message"]
    unknown = session.handle({"new": {**request, "modules": ["xyzzy"]}})["error"]["message"]
    assert refused.replace("war_track", "xyzzy") == unknown


def test_what_lies_on_a_table_is_known_there_and_nothing_else() -> None:
    scene = Free(*TWO, modules=["rivals"], answers=("enough",))
    keys = scene.game.lies_open(scene.state)
    assert keys == {"fenris:war", "fenris:free"}
    assert "scythe.a26" in scene.state.rulings
    assert "scythe.a26" not in Free(*TWO, modules=[]).state.rulings


# The mode for people alone


@pytest.mark.rule("fen.modules.horde", "fen.modules.horde.factions", "fen.modules.horde.where")
@pytest.mark.rule("fen.modules.automa.horde")
def test_against_the_horde_people_play_any_faction_and_no_automa_does() -> None:
    people = [human("vesna"), human("togawa", "industrial")]
    request = {"game": "scythe", "mode": "horde", "seats": people, "faction": "fenris"}
    _, state = Scythe().set_up(request, ALL)
    assert [one.faction for one in state.seats.values()] == ["vesna", "togawa"]
    with pytest.raises(Refusal, match="horde-without-automa"):
        Scythe().set_up({**request, "seats": [*people, automa("saxony")]}, ALL)
    told = [Scythe().ledger[f"fen.modules.horde{more}"] for more in ("", ".where")]
    assert {(one.app, one.lock) for one in told} == {("reminds", "fenris:horde")}


# Mech mods


@pytest.mark.rule("fen.modules.mech.use", "fen.modules.mech.keep2", "fen.modules.mech.rules")
def test_of_four_mech_mods_up_to_two_cover_abilities() -> None:
    answers = (NINE, NINE, *FOUR_MECH, "feint", "speed", "armor", "artillery")
    scene = Free(*TWO, modules=["mech_mods"], answers=answers)
    assert scene.state.seats["s1"].worn == {"speed": "feint", "artillery": "armor"}
    offered = only(scene.told, "mods_offered")
    assert (offered["mods"], offered["rule"]) == (list(FOUR_MECH), "fen.modules.mech.use")
    assert only(scene.told, "worn")["rule"] == "fen.modules.mech.keep2"
    with pytest.raises(AssertionError, match="nobody asks"):
        Free(*TWO, modules=["mech_mods"], answers=(*answers, "foothold"))


def weights(draw: Any) -> dict[str, int]:
    """How many tiles of each name are there to draw from."""
    return dict(zip(draw.options, draw.weights, strict=True))


@pytest.mark.rule("fen.modules.mech.redraw")
def test_a_mech_mod_is_never_drawn_twice_and_its_last_tile_only_once() -> None:
    seats = (
        human("nordic", name="Ana"),
        human("crimea", "industrial", name="Bo"),
        automa("saxony"),
    )
    answers = (NINE, NINE, *FOUR_MECH, "enough", *FOUR_MECH, "enough")
    scene = Free(*seats, modules=["mech_mods"], answers=answers)
    draws = [one for one in scene.asked if getattr(one, "deck", "") == "mech_mods"]
    assert "armor" not in draws[1].options  # type: ignore[attr-defined]
    first, later = weights(draws[0]), weights(draws[4])
    assert later["armor"] == first["armor"] - 1
    assert scene.state.seats["s1"].worn == {}


@pytest.mark.rule("fen.modules.automa.mods.mech", "fen.modules.automa.mods.rules")
def test_with_mech_mods_alone_an_automa_has_three_benefits() -> None:
    scene = Free(*TWO, modules=["mech_mods"], answers=(NINE, NINE, *FOUR_MECH, "enough"))
    bought = only(scene.told, "automa_buys", seat="s2")
    assert (bought["n"], bought["kind"]) == (3, "mech")
    assert len(every(scene.told, "shown_card")) == 2
    assert len(scene.state.decks["s2"].cards) == 19


@pytest.mark.rule(
    "fen.modules.mech.discard",
    "fen.modules.mech.where",
    "fen.modules.infra.discard",
    "fen.modules.infra.where",
)
def test_the_hands_are_told_where_mods_are_and_what_to_discard() -> None:
    answers = (NINE, *FOUR_INFRA, "enough", *FOUR_MECH, "enough")
    steps = Free(*TWO, modules=["infrastructure_mods", "mech_mods"], answers=answers).steps()
    for kind in ("mech", "infra"):
        assert f"fen.modules.{kind}.where" in steps
        assert f"fen.modules.{kind}.discard" in steps


# Infrastructure mods


@pytest.mark.rule("fen.modules.infra.use", "fen.modules.infra.keep2", "fen.modules.infra.rules")
def test_of_four_infrastructure_mods_up_to_two_are_used_once() -> None:
    answers = (NINE, *FOUR_INFRA, "construction", "machinery")
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=answers)
    assert scene.state.seats["s1"].turned == {"construction": False, "machinery": False}
    assert only(scene.told, "mods_laid")["mods"] == ["construction", "machinery"]
    use = {"do": "use", "seat": "s1", "mod": "machinery"}
    assert only(scene.do(use), "used")["mod"] == "machinery"
    with pytest.raises(Refusal, match="fenris-mod-used"):
        scene.do(use)
    scene.do({**use, "back": True})
    assert scene.state.seats["s1"].turned["machinery"] is False


@pytest.mark.rule("fen.modules.infra.redraw", "fen.modules.automa.mods.spy")
def test_no_infrastructure_mod_comes_twice_and_spies_stay_out_with_automas() -> None:
    answers = (NINE, *FOUR_INFRA, "enough")
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=answers)
    draws = [one for one in scene.asked if getattr(one, "deck", "") == "infrastructure_mods"]
    assert len(draws) == 4
    for drawn, one in zip(FOUR_INFRA, draws[1:], strict=False):
        assert drawn not in one.options  # type: ignore[attr-defined]
    assert not any("spy" in one.options for one in draws)  # type: ignore[attr-defined]


@pytest.mark.rule("fen.modules.automa.mods.infra")
def test_with_infrastructure_mods_alone_an_automa_has_two_benefits() -> None:
    answers = (NINE, *FOUR_INFRA, "enough")
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=answers)
    assert only(scene.told, "automa_buys")["n"] == 2
    assert scene.state.seats["s2"].tracker == 1
    assert len(every(scene.told, "shown_card")) == 1


@pytest.mark.rule("fen.modules.automa.mods.both", "fen.modules.automa.mods.once")
def test_with_both_kinds_an_automa_has_four_infrastructure_mods_in_this_game_alone() -> None:
    answers = (NINE, *FOUR_INFRA, "enough", *FOUR_MECH, "enough")
    both = Free(*TWO, modules=["mech_mods", "infrastructure_mods"], answers=answers)
    bought = only(both.told, "automa_buys")
    assert (bought["n"], bought["kind"]) == (4, "infrastructure")
    assert both.state.seats["s2"].tracker == 2
    out = only(both.told, "cards_out")["cards"]
    assert len(out) == 1
    assert out[0] not in both.state.decks["s2"].cards
    assert len(Free(*TWO, modules=[]).state.decks["s2"].cards) == 19


@pytest.mark.rule("fen.modules.mech.why", "fen.modules.infra.why")
@pytest.mark.parametrize("module", ["mech_mods", "infrastructure_mods"])
def test_who_chooses_reads_what_mods_are_for(module: str) -> None:
    sheet = Scythe().modules.sheets[module]
    assert Scythe().ledger[sheet.use].app == "reminds"
    assert sheet.use.startswith("fen.modules.")
    assert sheet.where in sheet.steps


# War track and rivals


@pytest.mark.rule("fen.modules.war", "fen.modules.war.where", "fen.modules.war.no-headstart")
def test_the_war_track_alone_changes_nothing_but_the_track() -> None:
    plain, war = Free(*TWO, modules=[]), Free(*TWO, modules=["war_track"])
    for seat in ("s1", "s2"):
        assert war.state.seats[seat].units == plain.state.seats[seat].units
        assert war.state.seats[seat].popularity == plain.state.seats[seat].popularity
    assert "workers" not in war.state.seats["s1"].stars
    assert "fen.modules.war.where" in war.steps()


@pytest.mark.rule(
    "fen.modules.automa.war",
    "fen.modules.automa.war.list",
    "fen.modules.automa.stars-beside",
    "fen.modules.automa.skip-meaning",
)
def test_on_the_war_track_an_automa_earns_four_victories_and_power_the_rest_lies_beside() -> None:
    scene = Free(*TWO, modules=["war_track"])
    assert list(scene.state.seats["s2"].stars) == ["combat", "power", "tracker"]
    rules = scene.game.rules_at(scene.state)
    assert rules.star_limit("s2", "combat") == 4
    assert rules.star_limit("s2", "tracker") == 6
    scene.give("s2", tracker=3, power=15)
    told = scene.turn("s2", 1)
    assert not every(told, "rolled")


@pytest.mark.rule("fen.modules.automa.skip-default", "fen.modules.automa.stars-count")
def test_without_a_list_it_earns_two_victories_and_power_and_all_stars_count() -> None:
    scene = Free(*TWO, modules=["alliances"], answers=("nobody",))
    rules = scene.game.rules_at(scene.state)
    assert [rules.star_limit("s2", one) for one in ("combat", "power")] == [2, 1]
    scene.state.seats["s2"].stars |= {"combat": 1, "tracker": 4}
    assert rules.star_count("s2") == 5
    scene.state.seats["s2"].stars["tracker"] = 5
    ended = rules.ends()
    assert ended is not None
    assert ended.seat == "s2"


@pytest.mark.rule("fen.modules.rivals", "fen.modules.rivals.where", "fen.modules.rivals.max2")
@pytest.mark.parametrize(
    ("modules", "before", "most"),
    [
        (["rivals"], (), 2),
        (["rivals", "war_track"], (), 4),
        (["rivals", "triumph_tiles"], TILES, 2),
    ],
)
def test_people_lay_two_stars_on_bases_and_four_beside_the_war_track(
    modules: list[str], before: tuple[str, ...], most: int
) -> None:
    scene = Free(*TWO, modules=modules, answers=(*before, *["s2"] * most))
    assert scene.state.laid["rivals.s1"] == {"base:saxony": most}
    assert "fen.modules.rivals.where" in scene.steps()
    fewer = Free(*TWO, modules=modules, answers=(*before, "s2", "enough"))
    assert fewer.state.laid["rivals.s1"] == {"base:saxony": 1}


@pytest.mark.rule("fen.fenris.automa-vs.move.priority", "fen.e2a.automa.rivals.move.priority")
def test_a_rival_comes_before_a_token() -> None:
    """Whoever hunts somebody does not go round what lies on the way."""
    seats = (human("fenris", name="Ana"), automa("nordic"))
    scene = Free(*seats, modules=["rivals", "fenris"], answers=("crimea", "enough"))
    for kind in ("worker", "mech", "character"):
        scene.state.seats["s1"].units[kind] = {}
    scene.state.seats["s1"].units["character"] = {"r6c5": 1}
    scene.state.tokens.influence = ["r5c5"]
    rules = scene.game.rules_at(scene.state)
    choice = Choice(["r1c1", "r5c5"])
    rules.drawn_to("s2", choice, Field(rules, "s2"))
    assert choice.left == ("r5c5",)
    assert [one.rule for one in choice.why] == ["fen.e2a.automa.rivals.move.closest"]


@pytest.mark.rule("fen.modules.automa.rivals")
def test_an_automa_has_rivals_in_a_free_game_too() -> None:
    scene = Free(*TWO, modules=["rivals"], answers=("enough",))
    assert scene.state.laid["rivals.s2"] == {"base:nordic": 2}
    three = Free(*THREE, modules=["rivals"], answers=("enough",))
    assert three.state.laid["rivals.s2"] == {"base:nordic": 1, "base:rusviet": 1}


# Peace track and alliances


@pytest.mark.rule(
    "fen.modules.peace", "fen.modules.peace.where", "fen.modules.peace.not-objective23"
)
def test_the_peace_track_takes_an_objective_out() -> None:
    steps = Free(*TWO, modules=["peace_track"]).steps()
    assert {"fen.modules.peace.where", "fen.modules.peace.not-objective23"} <= set(steps)
    assert Scythe().modules.sheets["peace_track"].use == "fen.modules.peace"


@pytest.mark.rule("fen.modules.automa.peace", "fen.modules.automa.peace.list")
def test_on_the_peace_track_an_automa_earns_encounters_and_the_factory() -> None:
    scene = Free(*TWO, modules=["peace_track"])
    assert list(scene.state.seats["s2"].stars) == ["encounters", "factory_card", "tracker"]
    scene.give("s2", power=15)
    told = scene.turn("s2", POWER)
    assert only(told, "skipped", what="star")["rule"] == "fen.e2b.peace.no-power"


POWER = 3
"""An Automa card that gives power in its green half."""


def peaceful(modules: list[str], answers: tuple[str, ...] = ()) -> Free:
    """The marker of an Automa right before its first star, which changes the scheme."""
    scene = Free(*TWO, modules=modules, answers=answers)
    rules = scene.game.rules_at(scene.state)
    scene.give("s2", tracker=rules.tracker_card("s2").scheme - 1)
    return scene


@pytest.mark.rule("fen.modules.automa.peace.scheme")
def test_a_peaceful_automa_keeps_its_scheme_until_it_has_fought() -> None:
    scene = peaceful(["peace_track"])
    rules = scene.game.rules_at(scene.state)
    scene.state.seats["s2"].tracker += 1
    rules.change_scheme("s2")
    assert scene.state.seats["s2"].scheme == 1
    assert rules.events[-1].rule == "fen.modules.automa.peace.scheme"  # type: ignore[attr-defined]
    rules.attacks("s1", "s2", combat=False)
    told = scene.turn("s2", 1)
    assert only(told, "scheme")["scheme"] == 2
    fought = peaceful(["peace_track"])
    before = fought.game.rules_at(fought.state)
    before.attacks("s2", "s1", combat=True)
    before.change_scheme("s2")
    assert fought.state.seats["s2"].scheme == 2


@pytest.mark.rule("fen.modules.automa.peace.scheme", "fen.modules.automa.alliances")
def test_with_alliances_these_decide_about_the_scheme() -> None:
    alone = peaceful(["peace_track", "alliances"], ("nobody",))
    alone.game.rules_at(alone.state).change_scheme("s2")
    assert alone.state.seats["s2"].scheme == 2
    allied = Free(*TWO, modules=["peace_track", "alliances"], answers=("s2", 6))
    rules = allied.game.rules_at(allied.state)
    rules.change_scheme("s2")
    assert rules.events[-1].rule == "fen.e2b.automa.alliance.scheme"  # type: ignore[attr-defined]
    assert allied.state.seats["s2"].coins == rules.numbers.automa_coins + 8


@pytest.mark.rule("fen.modules.alliances", "fen.modules.alliances.where")
def test_people_form_alliances_during_a_free_game() -> None:
    seats = (
        human("nordic", name="Ana"),
        human("crimea", "industrial", name="Bo"),
        automa("saxony"),
    )
    scene = Free(*seats, modules=["alliances"], answers=("nobody", "nobody"))
    assert "fen.modules.alliances.where" in scene.steps()
    pair = {"do": "pair", "seat": "s1", "with": "s2"}
    assert only(scene.do(pair), "proposed")["stands"] is True
    assert (
        only(scene.do({"do": "unpair", "seat": "s1", "with": "s2"}), "proposed")["stands"] is False
    )
    scene.do(pair)
    told = scene.do({"do": "pair", "seat": "s2", "with": "s1"}, 5, 7)
    assert len(every(told, "paired")) == 2
    with pytest.raises(Refusal, match="alliance-taken"):
        scene.do(pair)
    with pytest.raises(Refusal, match="alliance-automa-late"):
        Free(*seats, modules=["alliances"], answers=("nobody", "nobody")).do({**pair, "with": "s3"})
    flipped = only(scene.do({"do": "unpair", "seat": "s2", "with": "s1"}), "token_flipped")
    assert flipped["seat"] == "s2"


# Factions


@pytest.mark.rule("fen.modules.vesna", "fen.modules.vesna.where", "fen.modules.automa.vesna")
@pytest.mark.rule(
    "fen.modules.fenris", "fen.modules.fenris.components", "fen.modules.automa.fenris"
)
@pytest.mark.parametrize("faction", ["vesna", "fenris"])
def test_the_mat_of_a_faction_is_shuffled_in_for_people_and_automas(faction: str) -> None:
    drawn = {"kind": "automa"}
    request = {
        "game": "scythe",
        "mode": "automa",
        "modules": [faction],
        "seats": [human("nordic"), drawn],
        "box": {"expansions": []},
    }
    session = Session(GAMES, VOICES)
    told = session.handle({"new": {**request, "chance": "table"}})
    assert faction in told["pending"]["options"]
    told = session.handle({"answer": faction})
    while told["pending"]:
        told = session.handle({"answer": told["pending"]["options"][0]})
    assert told["view"]["seats"]["s2"]["faction"] == faction
    plain = session.handle({"new": {**request, "modules": [], "chance": "table"}})
    assert faction not in plain["pending"]["options"]
    where = Scythe().modules.sheets[faction].where
    assert content.PACKAGE in Scythe().package
    assert where in {"fen.modules.vesna.where", "fen.modules.fenris.components"}


def test_vesna_chooses_of_tokens_and_mech_mods_alike() -> None:
    six = ("artillery", "camaraderie", "disarm", "feint", "peoples_army", "regroup")
    mods = ("armor", "entrenched", "foothold", "pontoons")
    answers = ("crimea", *six, NINE, NINE, *mods, "armor", "disarm", "pontoons", "printed")
    scene = Free(human("vesna"), automa("saxony"), modules=["vesna", "mech_mods"], answers=answers)
    worn = {"blank_1": "armor", "blank_2": "disarm", "riverwalk": "pontoons"}
    assert scene.state.seats["s1"].worn == worn
    last = scene.asked[-1]
    assert "foothold" not in last.options  # type: ignore[attr-defined]
    assert "feint" in last.options  # type: ignore[attr-defined]


# Tesla


@pytest.mark.rule("fen.modules.tesla.find", "fen.modules.tesla.place", "fen.modules.tesla.keep")
def test_the_third_encounter_token_finds_tesla_where_it_lay() -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("found",))
    tokens = scene.state.tokens.encounter[:4]
    for number, at in enumerate(tokens[:3], start=1):
        here = next(iter(scene.state.seats["s1"].units["character"]))
        moves = [{"unit": "character", "from": here, "to": at}]
        told = scene.do({"do": "move", "seat": "s1", "moves": moves})
        assert scene.state.seats["s1"].holds["encounters"] == number
    found = only(told, "tesla_found")
    assert (found["seat"], found["at"]) == ("s1", tokens[2])
    assert scene.state.seats["s1"].units["mech"] == {tokens[2]: 1}
    assert scene.state.ended is None
    assert scene.state.seats["s1"].holds["encounters"] == 3


@pytest.mark.rule("fen.modules.tesla.assign", "fen.modules.automa.tesla.mech")
def test_or_a_weaker_faction_has_him_from_the_start() -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("s2",))
    assert scene.state.seats["s2"].units["mech"] == {"base:saxony": 1}
    rules = scene.game.rules_at(scene.state)
    assert rules.on_mat("s2", "mech") == 4
    assert rules.deployed("s2", "mech") == 0


@pytest.mark.rule("fen.modules.tesla.only", "fen.modules.automa.tesla.no-search")
def test_he_brings_no_token_more_and_automas_search_as_always() -> None:
    plain, scene = Free(*TWO, modules=[]), Free(*TWO, modules=["tesla"], answers=("found",))
    assert scene.state.tokens.encounter == plain.state.tokens.encounter
    assert FACTORY not in scene.state.tokens.encounter
    at = scene.state.tokens.encounter[0]
    scene.put("s2", character=()).state.seats["s2"].units["character"] = {at: 1}
    rules = scene.game.rules_at(scene.state)
    assert [rules.worth_of("s2", one) for one in (at, FACTORY)] == [1, 3]
    meets = scene.game.rules_at(scene.state)
    assert type(meets).consider is type(plain.game.rules_at(plain.state)).consider


@pytest.mark.rule("fen.modules.automa.tesla.against")
def test_an_automa_attacks_tesla_as_any_combat_unit() -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("s1",))
    scene.put("s1", mech=[64]).put("s2", mech=[54]).give("s2", power=16, tracker=9, scheme=2)
    seen = scene.game.rules_at(scene.state)
    assert seen.combat_units("s1", place(64)) == 1


@pytest.mark.rule("fen.modules.tesla.why", "fen.modules.tesla.where")
def test_who_chooses_reads_what_tesla_is_for() -> None:
    sheet = Scythe().modules.sheets["tesla"]
    assert (sheet.use, sheet.where) == ("fen.modules.tesla.why", "fen.modules.tesla.where")
    assert sheet.where in Free(*TWO, modules=["tesla"], answers=("found",)).steps()


def test_where_nobody_keeps_the_board_people_count_their_tokens() -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("found",), board=False)
    count = {"do": "count", "seat": "s1", "what": "encounters"}
    scene.do({**count, "n": 2})
    assert only(scene.do(count), "tesla_found")["seat"] == "s1"
    with pytest.raises(Refusal, match="fenris-none-left"):
        scene.do({**count, "n": -4})
    with pytest.raises(Refusal, match="not-an-option"):
        scene.do({**count, "what": "xyzzy"})
    tracked = Free(*TWO, modules=["tesla"], answers=("found",))
    with pytest.raises(Refusal, match="not-an-option"):
        tracked.do(count)


# Triumph tiles


@pytest.mark.rule("fen.modules.tiles", "fen.modules.tiles.where", "fen.modules.tiles.only")
@pytest.mark.rule("fen.modules.automa.tiles.list", "fen.modules.tiles.why")
def test_ten_tiles_are_the_track_of_a_free_game() -> None:
    scene = Free(*TWO, modules=["triumph_tiles"], answers=TILES)
    assert scene.state.track == list(TILES)
    assert list(scene.state.seats["s2"].stars) == [
        "combat",
        "encounters",
        "factory_card",
        "tracker",
    ]
    assert not [kind for kind in scene.state.laid if kind.startswith("stars")]
    assert {"fen.modules.tiles", "fen.modules.tiles.where"} <= set(scene.steps())
    assert Scythe().modules.sheets["triumph_tiles"].use == "fen.modules.tiles.why"
    first = scene.asked[0]
    assert sum(first.weights or ()) == 16  # type: ignore[attr-defined]


def test_saxony_has_its_stars_though_its_faction_is_drawn_after_the_tiles() -> None:
    people = {"kind": "human", "mat": "mechanical"}
    answers = (*TILES, "saxony")
    scene = Free(people, automa("nordic"), modules=["triumph_tiles"], answers=answers)
    assert scene.game.rules_at(scene.state).star_limit("s1", "combat") == 6


def test_nineteen_tiles_are_refused_and_the_track_stays() -> None:
    scene = Free(*TWO, modules=["triumph_tiles"], answers=TILES)
    for wrong in (["mechs"] * 19, [*TILES, "power"], list(TILES[:9]), ["mechs"] * 10):
        with pytest.raises(Refusal, match="not-these-tiles"):
            scene.do({"do": "correct", "path": "track", "value": wrong})
    assert scene.state.track == list(TILES)


# Mad Tesla


@pytest.mark.rule(
    "fen.modules.madtesla", "fen.modules.madtesla.start", "fen.modules.madtesla.where"
)
def test_mad_tesla_stands_on_the_factory_of_a_free_game() -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=("destroyed",))
    assert scene.state.actors["mad_tesla"].at == FACTORY
    steps = scene.steps()
    assert {"fen.modules.madtesla.where", "fen.madtesla.setup.figure"} <= set(steps)
    assert Scythe().modules.sheets["mad_tesla"].use == "fen.modules.madtesla"


@pytest.mark.rule("fen.modules.madtesla.end-choice")
@pytest.mark.parametrize(("chosen", "over"), [("destroyed", True), ("sixth_star", False)])
def test_people_agree_whether_his_end_is_the_end(chosen: str, over: bool) -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=(chosen,))
    rules = scene.game.rules_at(scene.state)
    rules.destroyed_by("s1")  # type: ignore[attr-defined]
    assert (rules.ends() is not None) is over
    scene.state.seats["s1"].stars["combat"] = 6
    assert rules.ends() is not None


@pytest.mark.rule("fen.modules.automa.madtesla")
def test_automas_meet_him_by_their_own_rules() -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=("destroyed",))
    scene.state.laid["tesla_tile"] = {str(n): n - 1 for n in range(1, 7)}
    rules = scene.game.rules_at(scene.state)
    beside = rules.beside(FACTORY)  # type: ignore[attr-defined]
    scene.put("s1").put("s2").state.seats["s2"].units["mech"] = {beside["NE"]: 1}
    told = scene.do({"do": "actor_turn", "actor": "mad_tesla"}, 1, 4, 4)
    assert every(told, "rolled")[1]["rule"] == "fen.madtesla.automa.reroll"


def test_a_direction_that_no_tile_has_is_refused() -> None:
    session = Session(GAMES, VOICES)
    request = {"game": "scythe", "mode": "automa", "modules": ["mad_tesla"], "seats": list(TWO)}
    session.handle({"new": request})
    before = session.handle({"answer": "destroyed"})["view"]
    told = session.handle({"do": "actor_turn", "actor": "mad_tesla"})
    assert told["pending"]["about"].startswith("tesla_face_")
    refused = session.handle({"answer": "north"})
    assert refused["error"]["code"] == "bad_input"
    assert "north" in refused["error"]["message"]
    session.handle({"undo": 1})
    assert session.handle({"view": True})["view"] == before
