"""The printed material as data."""

from collections import Counter
from itertools import combinations

import pytest

from tests.scythe.scene import BOARD, place, places
from thirdchair.scythe import content
from thirdchair.scythe.board import base_of
from thirdchair.scythe.speech import place_name


def test_the_board_has_47_territories_of_seven_kinds() -> None:
    assert Counter(BOARD.terrain.values()) == {
        "mountain": 8,
        "farm": 7,
        "tundra": 8,
        "forest": 7,
        "village": 9,
        "lake": 7,
        "factory": 1,
    }
    assert len(BOARD.encounters) == 11
    assert sum(territory.tunnel for territory in content.board_sheet().territory) == 6


def test_neighbors_are_mutual_and_115_pairs() -> None:
    pairs = {
        frozenset((one, other))
        for one in BOARD.territories
        for other in BOARD.around[one]
        if one != other
    }
    assert len(pairs) == 115
    assert all(one in BOARD.around[other] for one, other in map(tuple, pairs))
    assert len(BOARD.around[BOARD.factory]) == 7


def test_a_river_runs_along_both_banks() -> None:
    opposite = {"NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE"}
    steps = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
    by_place = {territory.at: territory for territory in content.board_sheet().territory}
    banks = 0
    for (q, r), territory in by_place.items():
        for side in territory.rivers:
            dq, dr = steps[side]
            assert opposite[side] in by_place[q + dq, r + dr].rivers
            banks += 1
    assert banks == 2 * 31


@pytest.mark.rule("scy.automa.terms.territory")
def test_lakes_and_the_factory_are_territories_and_home_bases_are_none() -> None:
    lake = next(one for one, kind in BOARD.terrain.items() if kind == "lake")
    places_of_all = [*BOARD.bases, lake, BOARD.factory]
    assert set(BOARD.in_order(places_of_all)) == {lake, BOARD.factory}


@pytest.mark.rule("scy.automa.reading-order")
def test_reading_order_goes_row_by_row_from_left_to_right() -> None:
    spots = {territory.id: territory.at for territory in content.board_sheet().territory}
    assert list(BOARD.territories) == sorted(spots, key=lambda one: (spots[one][1], spots[one][0]))
    assert BOARD.number["r1c1"] == 1
    assert BOARD.number["r8c1"] == 47


@pytest.mark.parametrize(
    ("faction", "home", "starts", "land"),
    [
        ("nordic", 15, (25, 26), (25, 26, 35)),
        ("rusviet", 48, (47, 57), (47, 56, 57)),
        ("crimea", 93, (84, 94), (84, 85, 94)),
        ("saxony", 81, (71, 82), (71, 72, 82)),
        ("polania", 41, (42, 51), (42, 51, 52)),
    ],
)
@pytest.mark.rule("scy.automa.water.land")
def test_five_factions_begin_on_a_peninsula(
    faction: str, home: int, starts: tuple[int, ...], land: tuple[int, ...]
) -> None:
    base = base_of(faction)
    assert place(home) == base
    assert list(BOARD.starts[base]) == places(*starts)
    assert BOARD.home_land[base] == set(places(*land))


def test_albion_and_togawa_share_the_mainland_with_the_factory() -> None:
    mainland = BOARD.home_land["base:albion"]
    assert mainland == BOARD.home_land["base:togawa"]
    assert len(mainland) == 25
    assert {BOARD.factory, place(24)} <= mainland
    assert not any(BOARD.terrain[one] == "lake" for one in mainland)


@pytest.mark.rule("scy.automa.area.territory", "scy.automa.area.rivers")
def test_a_neighborhood_is_the_territory_and_all_beside_it_across_rivers_too() -> None:
    assert BOARD.around[place(25)] == set(places(24, 25, 26, 34, 35))
    assert "E" in next(t for t in content.board_sheet().territory if t.id == place(24)).rivers


@pytest.mark.rule("scy.automa.area.base")
def test_a_home_base_touches_its_starting_territories_and_perhaps_water() -> None:
    assert BOARD.around["base:nordic"] == set(places(25, 26))
    assert BOARD.around["base:crimea"] == set(places(83, 84, 94))
    assert BOARD.joined["base:crimea"] == set(places(84, 94))


@pytest.mark.rule("scy.automa.distance")
def test_distances_ignore_whatever_lies_between() -> None:
    far = BOARD.far
    assert far[place(25)][BOARD.factory] == 3
    assert far["base:saxony"][BOARD.factory] == 5
    assert far["base:albion"][place(24)] == far["base:albion"][place(32)] == 2
    assert (far["base:rusviet"][place(24)], far["base:rusviet"][place(32)]) == (5, 6)


def test_no_two_territories_are_equally_far_from_all_home_bases() -> None:
    """So the recruit marker always comes to a decision."""
    for one, other in combinations(BOARD.territories, 2):
        assert any(BOARD.far[base][one] != BOARD.far[base][other] for base in BOARD.bases)


def test_every_territory_has_a_spoken_name_of_its_own() -> None:
    names = [str(place_name(one, BOARD)) for one in BOARD.territories]
    assert len(set(names)) == len(names)


CARDS = """
1-I   | [nordic] worker / encounter / character | 1 power, 1 worker | power
1-II  | worker | 4 power | power
2-I   | [polania] encounter / worker | [crimea] 1 coin, 1 coin | -
2-II  | [polania] encounter / worker | [crimea] 1 coin, 1 card, 1 unit | coin
3-I   | worker | 3 power | -
3-II  | worker | 2 power, 1 worker | popularity
4-I   | worker | [crimea] 1 coin, 1 card | card
4-II  | worker | [crimea] 1 coin, 2 coin | power
5-I   | [albion] encounter / worker | [togawa] 1 unit, 1 worker, 1 coin | coin
5-II  | mech | 4 power, 1 worker | card
6-I   | worker | 2 power | -
6-II  | mech | [crimea] 1 coin, 2 power, 1 unit | power
7-I   | [saxony] attack 5 / worker | 1 worker, 1 coin | popularity
7-II  | [saxony] attack 5 / mech | [rusviet] 1 unit, 1 unit, 1 card | coin
8-I   | [togawa] encounter / mech / worker | [rusviet] 1 unit, 1 unit | -
8-II  | [togawa] encounter / mech | [saxony] 1 power, 1 coin, 1 unit | coin
9-I   | [polania] encounter / mech / worker | 1 worker, 1 unit | popularity
9-II  | [polania] encounter / mech | 3 power, 1 worker | popularity
10-I  | mech / worker | 1 unit, 2 power | -
10-II | mech | 2 coin, 1 unit | -
11-I  | mech / encounter / character | [rusviet] 1 worker, 1 worker, 1 coin | -
11-II | [nordic] worker / encounter / character | 3 power, 1 worker | card
12-I  | [nordic] worker / mech | 4 power | -
12-II | [nordic] worker / mech | 1 card, 1 coin, 1 unit | power
13-I  | [saxony] attack 4 / encounter / character | 1 coin | -
13-II | [saxony] attack 5 / encounter / character | 1 card, 2 coin | coin
14-I  | encounter / character | 1 worker, 1 card | card
14-II | attack 7 / drive / mech | 3 power | popularity
15-I  | encounter / character | 3 power, 1 coin | coin
15-II | attack 1 / drive / encounter / character | [crimea] 1 coin, 1 coin | card
16-I  | encounter / character | 1 unit | -
16-II | attack 5 / drive / mech | [saxony] 1 power, 1 unit, 1 coin | -
17-I  | attack 6 / drive / worker | 2 coin | power
17-II | attack 8 / worker | [crimea] 1 coin, 1 coin, 1 worker | popularity
18-I  | encounter / character | [albion] 1 worker, 1 worker, 1 coin | -
18-II | encounter / character | [albion] 1 unit, 1 worker, 2 coin | -
19-I  | drive / worker | 1 worker | -
19-II | [albion] encounter / drive / worker | 3 power, 1 coin | card
"""
"""The 38 halves as read off the cards: move line, gains, recruit bonus."""

WHOLE = {
    1: "advance 6/7/7 1 card 1 left",
    2: "advance 5/6/7 2 card 2 left",
    3: "advance 3/7/7 0 card 0 left",
    4: "stop skip 0/1/2 1 card 0 left",
    5: "advance 2/4/7 1 card 4 left",
    6: "advance 7/7/7 1 card 0 left",
    7: "advance skip 5/7/7 0 card 2 left",
    8: "advance skip 0/5/7 2 card 1 left",
    9: "advance 4/7/7 1 card 3 left",
    10: "advance 0/0/0 1 card 1 left",
    11: "advance 6/7/7 2 card 0 left",
    12: "advance 4/5/7 2 card 1 left",
    13: "advance 3/5/7 3 card 0 left",
    14: "advance 1/1/1 1 card 0 left",
    15: "stop 7/7/7 0 card 2 left",
    16: "advance 5/7/7 1 card 4 left",
    17: "stop skip 7/7/7 2 card 2 left",
    18: "advance 1/1/7 0 card 1 left",
    19: "advance 7/7/7 1 card 1 left",
}
ACTIONS = {
    "move_worker": "worker",
    "move_mech": "mech",
    "move_character": "character",
    "encounter_factory": "encounter",
    "attack": "attack",
    "worker_attack": "drive",
}
THINGS = {"coins": "coin", "cards": "card", "combat_unit": "unit"}


def told(half: content.Half) -> str:
    def owner(faction: str | None) -> str:
        return f"[{faction}] " if faction else ""

    moves = " / ".join(
        f"{owner(m.faction)}{ACTIONS[m.do]}{f' {m.power}' if m.power else ''}" for m in half.moves
    )
    gains = ", ".join(f"{owner(g.faction)}{g.n} {THINGS.get(g.gain, g.gain)}" for g in half.gains)
    recruit = THINGS.get(half.recruit or "", half.recruit) or "-"
    return f"{moves} | {gains} | {recruit}"


@pytest.mark.rule("scy.automa.setup.deck", "scy.automa.factions", "scy.automa.invaders.cards")
def test_the_cards_say_what_is_printed_on_them() -> None:
    cards = content.automa_cards("invaders")
    assert list(cards) == list(range(1, 20))
    for line in CARDS.strip().splitlines():
        name, _, rest = line.partition("|")
        number, _, scheme = name.strip().partition("-")
        assert told(cards[int(number)].half(len(scheme))) == rest.strip(), name
    for card in cards.values():
        parts = ["advance" if card.advances else "stop", *(["skip"] if card.skips else [])]
        power = "/".join(map(str, card.power))
        said = f"{' '.join(parts)} {power} {card.cards} card {card.resources} left"
        assert said == WHOLE[card.number]


def test_the_base_printing_has_no_icons_for_albion_and_togawa() -> None:
    base, invaders = content.automa_cards("base"), content.automa_cards("invaders")
    differing = [number for number in base if base[number].half(1) != invaders[number].half(1)]
    differing += [number for number in base if base[number].half(2) != invaders[number].half(2)]
    assert sorted(set(differing)) == [5, 8, 18, 19]
    halves = [card.half(scheme) for card in base.values() for scheme in (1, 2)]
    owners = {entry.faction for half in halves for entry in half.moves}
    owners |= {entry.faction for half in halves for entry in half.gains}
    assert owners == {None, "nordic", "polania", "saxony", "crimea", "rusviet"}


def test_eleven_halves_of_scheme_i_and_three_of_scheme_ii_bring_no_recruit_bonus() -> None:
    cards = content.automa_cards("invaders").values()
    assert sum(card.one.recruit is None for card in cards) == 11
    assert sum(card.two.recruit is None for card in cards) == 3


@pytest.mark.rule("scy.automa.levels", "scy.automa.tracker.scheme-star")
def test_the_four_trackers() -> None:
    found = {
        tracker.id: (tracker.last, tracker.dry_from, tracker.scheme, tracker.stars)
        for tracker in content.trackers().values()
    }
    assert found == {
        "autometta": (23, 5, 10, (10, 15, 18, 20, 22, 23)),
        "automa": (21, 4, 9, (9, 14, 17, 19, 20, 21)),
        "automaszyna": (18, 3, 9, (9, 12, 14, 16, 17, 18)),
        "ultimaszyna": (17, 0, 8, (8, 11, 13, 15, 16, 17)),
    }
    assert [tracker.id for tracker in content.trackers().values() if tracker.skips] == ["autometta"]


@pytest.mark.parametrize(
    ("faction", "power", "cards"),
    [
        ("nordic", 4, 1),
        ("rusviet", 3, 2),
        ("crimea", 5, 0),
        ("polania", 2, 3),
        ("saxony", 1, 4),
        ("albion", 3, 0),
        ("togawa", 0, 2),
    ],
)
def test_power_and_combat_cards_of_the_faction_mats(faction: str, power: int, cards: int) -> None:
    found = content.factions()[faction]
    assert (found.power, found.cards) == (power, cards)


def test_the_combat_deck_has_42_cards() -> None:
    deck = content.numbers().combat_card
    assert [(card.value, card.count) for card in deck] == [(2, 16), (3, 12), (4, 8), (5, 6)]


def test_every_ruling_names_rules_of_the_ledger() -> None:
    from thirdchair.kit.rules import rules_of

    ledger = rules_of("thirdchair.scythe")
    rulings = content.rulings("automa")
    switches = [f"scythe.p{number}" for number in range(1, 19)]
    more = ["tokens", "traps", "allies", "reshuffle"]
    more += ["a26", "a29", "a30", "a92", "floor", "a60", "a65", "a78", "a89", "a96"]  # of modules
    assert list(rulings) == [*switches, *(f"scythe.{one}" for one in more)]
    every = content.all_rulings()
    for key, ruling in every.items():
        assert all(ledger[rule].ruling == key for rule in ruling.rules), key
    for rule in ledger.values():
        assert rule.ruling is None or rule.id in every[rule.ruling].rules, rule.id
    assert all(len(ruling.values) > 1 for ruling in rulings.values())
