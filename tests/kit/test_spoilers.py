"""What may be shown before a campaign has been played."""

from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
import pytest

from thirdchair.cli.rules import listed
from thirdchair.kit import printings, spoilers
from thirdchair.kit import rules as rules_module
from thirdchair.kit.box import Contents
from thirdchair.kit.content import ContentError, parse
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.setups import AutomaSetup, SeatSetup, begin
from thirdchair.tapestry import charts
from thirdchair.tapestry import content as tapestry
from thirdchair.tapestry.expansions import named_reactions
from thirdchair.tapestry.packs import Pack, pack
from thirdchair.tapestry.scenarios.sheets import Sheet
from thirdchair.words.games.scythe import ScytheWords

GAMES = ("thirdchair.tapestry", "thirdchair.scythe")
SEATS = (SeatSetup(kind="human"), SeatSetup(kind="automa"))


class Thing(NamedTuple):
    spoiler: str


@pytest.mark.parametrize(
    ("unlocked", "shown"),
    [
        ("0", ["free"]),
        ("3", ["free", "third"]),
        ("8", ["free", "third", "last"]),
        ("modules", ["free", "third", "last", "after"]),
    ],
)
def test_a_level_shows_itself_and_what_is_below(unlocked: str, shown: list[str]) -> None:
    things = {
        "free": Thing("0"),
        "third": Thing("3"),
        "last": Thing("8"),
        "after": Thing("modules"),
    }
    assert spoilers.shown(things, unlocked) == shown
    assert spoilers.shown(things) == ["free"]


def test_nothing_and_everything_are_the_ends_of_the_levels() -> None:
    assert (spoilers.NOTHING, spoilers.EVERYTHING) == ("0", "modules")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_level_of_the_ledgers(game: str) -> None:
    assert {rule.spoiler for rule in rules_of(game).values()} <= set(spoilers.LEVELS)


@pytest.mark.parametrize(
    ("file", "entry", "kind"),
    [
        ("thirdchair.tapestry/content/rulings.toml", "ruling", tapestry._Rulings),
        ("thirdchair.tapestry/content/printings.toml", "printing", printings._Sheet),
        ("thirdchair.tapestry/content/box.toml", "expansion", Contents),
        ("thirdchair.tapestry/content/box.toml", "mode", Contents),
        ("thirdchair.tapestry/content/box.toml", "value", Contents),
        ("thirdchair.scythe/content/box.toml", "name", Contents),
        ("thirdchair.scythe/content/box.toml", "promo", Contents),
        ("thirdchair.tapestry/content/civilizations.toml", "civilization", charts._Civilizations),
        ("thirdchair.tapestry/content/expansions/plans_and_ploys.toml", "landmark_card", Pack),
        ("thirdchair.tapestry/content/expansions/fantasies_and_futures.toml", "reaction", Pack),
        ("thirdchair.scythe/content/factions.toml", "faction", content._Factions),
        ("thirdchair.scythe/content/mats.toml", "mat", content._Mats),
        ("thirdchair.scythe/rules/automa.toml", "rule", rules_module._Sheet),
    ],
)
def test_a_level_that_no_ledger_has_is_refused_with_file_and_entry(
    file: str, entry: str, kind: Any
) -> None:
    package, _, name = file.partition("/")
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    assert parse(with_level(text, entry, "modules"), kind, file)
    with pytest.raises(ContentError) as refused:
        parse(with_level(text, entry, "9"), kind, file)
    assert str(refused.value).startswith(f"{file}: ")
    assert f"$.{entry}[0].spoiler" in str(refused.value)


def test_a_sheet_with_such_a_level_is_refused_with_its_file() -> None:
    text = files("thirdchair.tapestry").joinpath("scenarios/focus/sheet.toml").read_text("utf-8")
    assert parse(f'spoiler = "modules"\n{text}', Sheet, "sheet").spoiler == "modules"
    with pytest.raises(ContentError, match=r"focus/sheet\.toml: .*spoiler"):
        parse(f'spoiler = "9"\n{text}', Sheet, "focus/sheet.toml")


def with_level(text: str, entry: str, level: str) -> str:
    """A content file whose first entry of a kind has this level."""
    assert f"[[{entry}]]\n" in text
    return text.replace(f"[[{entry}]]\n", f'[[{entry}]]\nspoiler = "{level}"\n', 1)


def test_a_rule_that_a_campaign_reveals_is_in_no_list_before() -> None:
    rules = dict(list(rules_of("thirdchair.scythe").items())[:3])
    first, second, third = rules
    rules[second] = msgspec.structs.replace(rules[second], spoiler="4")
    lines = list(listed(rules, "", ScytheWords("en", {})))
    assert [line.partition(": ")[0] for line in lines] == [first, third]


def with_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A faction and a player mat that a campaign reveals late."""
    wolf = content.Faction(id="wolf", color="teal", power=1, cards=1, expansion="rise", spoiler="3")
    odd = content.Mat(
        id="odd", number="9", popularity=1, coins=1, expansion="rise", spoiler="modules"
    )
    factions, mats = {**content.factions(), "wolf": wolf}, {**content.mats(), "odd": odd}
    monkeypatch.setattr(content, "factions", lambda: factions)
    monkeypatch.setattr(content, "mats", lambda: mats)


def test_no_reaction_card_of_a_secret_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = pack("FF").reaction
    secret, *others = sorted(card.id for card in cards)
    hidden = [
        msgspec.structs.replace(card, spoiler="4") if card.id == secret else card for card in cards
    ]
    changed = msgspec.structs.replace(pack("FF"), reaction=tuple(hidden))
    monkeypatch.setattr(named_reactions, "packs_of", lambda _: [changed])
    assert list(named_reactions._named.__wrapped__(("FF",))) == others


@pytest.mark.parametrize("field", ["faction", "mat"])
def test_a_list_of_choices_names_no_spoiler_but_takes_it(
    monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    with_a_secret(monkeypatch)
    secret = {"faction": "wolf", "mat": "odd"}[field]
    request = {"game": "scythe", "mode": "automa", "seats": [{"kind": "human"}, {"kind": "automa"}]}
    seats = [{"kind": "human", field: "nobody"}, {"kind": "automa"}]
    with pytest.raises(Refusal, match=f"unknown-{field}") as refused:
        Scythe().set_up({**request, "seats": seats})
    options = refused.value.args_for_text["options"]
    assert isinstance(options, list)
    assert len(options) == 7
    assert secret not in options
    seats = [{"kind": "human", field: secret}, {"kind": "automa"}]
    _, state = Scythe().set_up({**request, "seats": seats})
    assert getattr(state.seats["s1"], field) == secret


def test_no_spoiler_is_drawn_not_even_by_who_owns_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    with_a_secret(monkeypatch)
    base = ["crimea", "nordic", "polania", "rusviet", "saxony"]
    for box, drawn in (
        ({}, sorted([*base, "albion", "togawa"])),
        ({"expansions": ["rise"]}, base),
        ({"expansions": ["invaders", "rise"]}, sorted([*base, "albion", "togawa"])),
        ({"expansions": []}, base),
    ):
        state = begin(AutomaSetup(game="scythe", mode="automa", seats=SEATS, box=box))
        assert Automa(state, []).in_box(content.factions()) == drawn
    state = begin(AutomaSetup(game="scythe", mode="automa", seats=SEATS, box={"expansions": []}))
    mats = Automa(state, []).in_box(content.mats())
    assert sorted(mats) == ["agricultural", "engineering", "industrial", "mechanical", "patriotic"]
    only_others = {"albion": content.factions()["albion"]}
    assert Automa(state, []).in_box(only_others) == ["albion"]


def test_a_base_printing_without_a_box_draws_from_the_base_game() -> None:
    setup = AutomaSetup(game="scythe", mode="automa", seats=SEATS, printing="base")
    assert "togawa" not in Automa(begin(setup), []).in_box(content.factions())


@pytest.mark.parametrize(
    ("box", "where", "text"),
    [
        ({"cellar": 1}, "new.box.cellar", "unknown-box-entry"),
        ({"printing": "la"}, "new.box.printing", "unknown-printing"),
        ({"expansions": ["sea"]}, "new.box.expansions[0]", "not-an-option"),
        ({"cards": "blank"}, "new.box.cards", "not-an-option"),
    ],
)
def test_what_a_box_of_scythe_cannot_say_is_refused(
    box: dict[str, object], where: str, text: str
) -> None:
    request = {"game": "scythe", "mode": "automa", "seats": [{"kind": "human"}, {"kind": "automa"}]}
    with pytest.raises(Refusal) as refused:
        Scythe().set_up({**request, "box": box})
    assert (refused.value.text, refused.value.where) == (text, where)


# Printings


def test_a_printing_cites_its_own_headings_and_no_unconfirmed_page() -> None:
    plain = Printing(id="x", language="x", headings={"Book": "Buch", "Setup": "Aufbau"})
    assert plain.cited("Book, Setup; cards") == "Buch, Aufbau; cards"
    assert plain.cited("Book, page 6") == "Buch"
    assert plain.cited("Book, first page") == "Buch"
    assert Printing(id="y", language="y", pages=True).cited("Book, page 6") == "Book, page 6"


def test_every_heading_of_a_printing_stands_in_a_source() -> None:
    for game in GAMES:
        parts = {
            part
            for rule in rules_of(game).values()
            for book in rule.source.split("; ")
            for part in book.split(", ")
        }
        for printing in printings_of(game).values():
            assert set(printing.headings) <= parts, printing.id


def test_a_printing_presets_only_what_a_table_may_choose() -> None:
    known = {**tapestry.rulings("duel"), **tapestry.rulings("solo")}
    for printing in printings_of("thirdchair.tapestry").values():
        for key, value in printing.rulings.items():
            assert known[key].value(value, "here") == value
