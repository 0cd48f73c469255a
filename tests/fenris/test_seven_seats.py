"""A whole campaign of seven seats, five people and two Automas, told from top to bottom: totals by
the book, evenings that are reopened, and the file that it is saved as.
"""

import gzip

import pytest

from tests.fenris.phones import Phones, run
from tests.fenris.scene import automa, human
from tests.fenris.story import Story
from tests.web.reading import Reading
from thirdchair.games import GAMES
from thirdchair.table.exports import export, import_file
from thirdchair.table.saved import Saved
from thirdchair.table.store import Store

MOST_BYTES = 10_000_000
TABLE = (
    human("nordic", "Ana"),
    human("crimea", "Bo"),
    human("polania", "Cy"),
    human("saxony", "Di"),
    human("rusviet", "Eli"),
    automa("albion"),
    automa("togawa"),
)
TILES = "structures mechs combat power combat_cards objective workers popularity resources recruits"


def coins(*results: int) -> dict[str, int]:
    """Of the seats from s1 on."""
    return {f"s{number}": n for number, n in enumerate(results, start=1)}


def stars(*told: str) -> dict[str, str]:
    return {f"s{number}": one for number, one in enumerate(told, start=1)}


def first_half(story: Story) -> None:
    story.evening("1", perks={"s1": "power", "s2": "coins", "s4": "worker", "s5": "objectives"})
    story.result(
        coins(58, 61, 44, 75, 39, 52, 47),
        stars(
            "upgrades combat>combat_1",
            "mechs objective",
            "workers",
            "combat combat combat objective objective",
            "extra_objective>popularity",
            "extra_objective power",
            "recruits combat",
        ),
        influence=coins(1, 2, 1, 3, 0, 1, 1),
    )
    # Both Automas have two tokens: four for war, and nine of people's twelve for peace
    story.vote(s1=(0, 2), s2=(3, 0), s3=(0, 2), s4=(0, 4), s5=(0, 1))
    story.close()

    story.evening("2b", perks={"s4": "coins"})
    story.result(
        coins(64, 55, 70, 41, 49, 110, 38),
        stars(
            "structures encounters>workers",
            "upgrades resources>power",
            "objective objective_2>combat_2",
            "workers popularity_13 mechs_or_recruits>recruits",
            "factory_card>mechs",
            "upgrades workers factory_card",
            "objective objective mechs_or_recruits",
        ),
        structures=coins(3, 1, 4, 0, 2),
    )
    story.buys("s1", "machinery", "construction")
    story.buys("s3", "machinery", "automachines")
    story.buys("s4", "assembly_line")
    story.buys("s5", "construction")
    story.close()

    story.evening("3", perks={"s2": "power", "s5": "worker"})
    story.result(
        coins(71, 48, 52, 66, 57, 40, 59),
        stars(
            "mechs power", "workers", "upgrades recruits", "combat combat", "", "combat", "power"
        ),
        influence=coins(2, 0, 1, 4, 0, 3, 1),
        found={"s4": 1},
        dice={"s6": 2, "s7": 6},
    )
    story.bonus("s1", "power")
    story.bonus("s3", "popularity")
    story.bonus("s4", "power", "power")
    # All seven mats are in use or aside: those who give theirs up exchange them
    story.keep("s1", "s2")
    story.give_up("s3", "s5")
    # By wealth and mods Eli has $180, the Automa $194, Cy $216
    story.takes("s5", "togawa", then={"s7": "polania"})
    story.takes("s3", "rusviet")
    story.buys("s1", "recruitment_office")
    story.buys("s4", "machinery")
    story.close()


def second_half(story: Story) -> None:
    story.evening("4", perks={"s3": "resources"})
    story.result(
        coins(50, 62, 81, 47, 55, 68, 60),
        stars("recruits", "combat combat", "mechs", "power", "structures", "objective", "workers"),
        agents=coins(1, 0, 3, 0, 2, 2),
    )
    story.bonus("s1", "popularity")
    story.bonus("s3", "coins", "coins")
    story.bonus("s5", "popularity")
    story.buys("s2", "stealth", "armor")
    story.buys("s3", "armor", extra="mech")
    story.buys("s5", "feint")
    story.close()

    story.evening("5", perks={"s1": "coins", "s2": "popularity"})
    story.result(
        coins(43, 77, 58, 60, 51, 49, 62),
        stars("workers", "power", "structures", "mechs", "combat>combat_1", "upgrades", "combat"),
        influence=coins(2, 1, 0, 3, 1, 0, 1),
        box_c_opened={"s5": 1},
        box_c_beaten={"s7": 1},
    )
    story.buys("s2", "machinery", extra="infrastructure")
    story.buys("s4", "tactics", "feint")
    story.opens("d", "s7")
    story.close()

    story.evening("6", perks={"s5": "power"})
    story.result(
        coins(69, 56, 40, 74, 63, 51, 45),
        stars("objective", "recruits", "power", "upgrades", "workers", "structures", "mechs"),
        dice={"s6": 5},
    )
    # The Automa with Fenris keeps it; Di lays Vesna down, and Ana takes her
    story.keep("s2", "s5")
    story.give_up("s1", "s3", "s4")
    story.takes("s4", "saxony")
    story.takes("s1", "vesna", then={"s6": "nordic"})
    story.takes("s3", "albion")
    story.buys("s1")
    story.base("s1", "rusviet")
    story.buys("s4", "scout", extra="mech")
    story.close()

    story.evening("7", perks={"s1": "worker", "s4": "resources"})
    story.result(
        coins(57, 73, 48, 66, 80, 59, 36),
        stars(
            "mechs combat>combat_2",
            "upgrades_or_structures>structures",
            "combat combat combat_3>popularity",
            "objective",
            "recruits combat_cards>upgrades",
            "combat combat combat",
            "objective",
        ),
        encounter_tokens=coins(2, 0, 1, 1, 3, 2),
        box_e_opened={"s5": 1},
    )
    story.bonus("s1", "coins", "power")
    story.bonus("s3", "popularity")
    story.bonus("s4", "coins")
    story.buys("s5", "stealth", extra="infrastructure")
    story.close()

    story.evening("8a", perks={"s2": "objectives"}, luck={"tile": TILES.split()})
    story.result(
        coins(66, 71, 71, 58, 60, 49, 64),
        stars(
            "mechs>popularity resources>combat_1",
            "workers>popularity",
            "structures>workers",
            "combat>structures",
            "power>power combat_cards>objective",
            "mechs workers",
            "popularity resources combat",
        ),
    )
    story.close()


@pytest.fixture(scope="module")
def story() -> Story:
    """The whole campaign; whoever goes back in it goes forward again."""
    story = Story(*TABLE, rows=2)
    first_half(story)
    second_half(story)
    return story


def test_seven_seats_from_new_to_the_final_totals(story: Story) -> None:
    end = story.ended()
    assert end["scores"] == coins(
        132 + 100, 142 + 50, 142 + 75, 116 + 100, 120, 98 + 100, 128 + 100
    )
    assert end["winner"] == ["s1"]


@pytest.mark.parametrize(
    ("evening", "phase"), [("8a", "rewards"), ("7", "rewards"), ("4", "play"), ("1", "rewards")]
)
def test_an_evening_that_is_reopened_and_done_again_leaves_the_same_sheets(
    story: Story, evening: str, phase: str
) -> None:
    """Back into an evening that was closed long ago, and forward again."""
    over, back = story.view, 0
    while (story.view["episode"], story.view["phase"]) != (evening, phase):
        story.say({"undo": 1})
        back += 1
    assert story.view["sheets"] != over["sheets"]
    assert not story.view["over"]
    story.say({"redo": back})
    assert story.view == over


def test_the_file_of_seven_seats_is_small_and_opens_as_it_was(story: Story) -> None:
    """Were it a thousand entries long, it would still be less than 10 MB."""
    table = story.session.table
    assert table is not None
    file = export(Saved("seven", "Seven seats", table, {}))
    packed, entries = len(gzip.compress(file)), len(table.journal.entries)
    assert packed * 1_000 / entries < MOST_BYTES
    again = import_file(GAMES, file)[1]
    assert again.view() == table.view()


def test_the_last_page_shows_what_the_book_gives(story: Story, store: Store) -> None:
    """Every total as the last result twice and the lines of the log, and everybody's ranks."""
    end, table = story.book.end(), story.session.table
    assert table is not None

    async def script(found: Phones) -> None:
        page = Reading((await found[""].get("/tables/*")).text)
        for seat, total in end["scores"].items():
            twice = 2 * story.book.coins[seat]
            parts = f"Last evening, twice {twice} Triumph log, " if total != twice else ""
            assert f"${total} {parts}" in page.text, seat
            for field, rank in end["ranks"][seat].items():
                shown = f"{rank.upper()} {field.capitalize()} {end['values'][seat][field]}"
                assert shown in page.text, seat

    run(store, table, script)
