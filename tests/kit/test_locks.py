"""What may be shown before a campaign has been played."""

from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
import pytest

from thirdchair.games import VOICES
from thirdchair.kit import box, printings
from thirdchair.kit import rules as rules_module
from thirdchair.kit.box import Contents
from thirdchair.kit.content import ContentError, parse
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.readers import ITSELF, NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content, material
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.setup.setups import AutomaSetup, SeatSetup, begin
from thirdchair.scythe.state import AutomaState
from thirdchair.search import index_for
from thirdchair.tapestry import Tapestry, charts
from thirdchair.tapestry import content as tapestry
from thirdchair.tapestry.box import checked_box, unsure
from thirdchair.tapestry.expansions import named_reactions
from thirdchair.tapestry.packs import Pack, pack
from thirdchair.tapestry.scenarios.sheets import Sheet

GAMES = ("thirdchair.tapestry", "thirdchair.scythe")
LOCK = "saga:2a"
SEATS = (SeatSetup(kind="human"), SeatSetup(kind="automa"))


class Thing(NamedTuple):
    lock: str | None


THINGS = {
    "free": Thing(None),
    "left": Thing("saga:left"),
    "right": Thing("saga:right"),
    "other": Thing("tale:left"),
}


@pytest.mark.parametrize(
    ("reader", "shown"),
    [
        (NOBODY, ["free"]),
        (Reader(keys=frozenset({"saga:right"})), ["free", "right"]),
        (Reader(keys=frozenset({"saga:left", "tale:left"})), ["free", "left", "other"]),
        (Reader(keys=frozenset({"saga:everything", "left"})), ["free"]),
        (ITSELF, ["free", "left", "right", "other"]),
    ],
)
def test_a_key_opens_its_own_lock_and_no_other(reader: Reader, shown: list[str]) -> None:
    assert reader.shown(THINGS) == shown
    assert reader.told(THINGS.values()) == [THINGS[one] for one in shown]
    assert reader.listed(["nothing", *THINGS], THINGS) == ["nothing", *shown]
    assert [one for one in ("nothing", *THINGS) if reader.knows(one, THINGS)] == shown


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
def test_a_malformed_lock_is_refused_with_file_and_entry(file: str, entry: str, kind: Any) -> None:
    package, _, name = file.partition("/")
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    assert parse(with_lock(text, entry, "fenris:2a"), kind, file)
    for malformed in ("2a", "fenris:", ":2a", "Fenris:2a", "fenris:2a:b", ""):
        with pytest.raises(ContentError) as refused:
            parse(with_lock(text, entry, malformed), kind, file)
        assert str(refused.value).startswith(f"{file}: ")
        assert f"$.{entry}[0].lock" in str(refused.value)


def test_a_sheet_with_such_a_lock_is_refused_with_its_file() -> None:
    text = files("thirdchair.tapestry").joinpath("scenarios/focus/sheet.toml").read_text("utf-8")
    assert parse(f'lock = "saga:1"\n{text}', Sheet, "sheet").lock == "saga:1"
    with pytest.raises(ContentError, match=r"focus/sheet\.toml: .*lock"):
        parse(f'lock = "saga"\n{text}', Sheet, "focus/sheet.toml")


def with_lock(text: str, entry: str, lock: str) -> str:
    """A content file whose first entry of a kind has this lock."""
    assert f"[[{entry}]]\n" in text
    return text.replace(f"[[{entry}]]\n", f'[[{entry}]]\nlock = "{lock}"\n', 1)


def test_a_rule_that_a_campaign_reveals_is_in_no_list_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    every = rules_of("thirdchair.scythe").items()
    rules = dict([(name, rule) for name, rule in every if rule.lock is None][:3])
    first, second, third = rules
    rules[second] = msgspec.structs.replace(rules[second], lock=LOCK)
    game = Scythe()
    monkeypatch.setattr(Scythe, "ledger", rules)
    index = index_for({"scythe": game}, VOICES, NOBODY)
    assert [one.id for one in index.every()] == [first, third]


def with_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A faction and a player mat that a campaign reveals late."""
    wolf = content.Faction(id="wolf", color="teal", power=1, cards=1, expansion="rise", lock=LOCK)
    odd = content.Mat(id="odd", number="9", popularity=1, coins=1, expansion="rise", lock=LOCK)
    factions, mats = {**content.factions(), "wolf": wolf}, {**content.mats(), "odd": odd}
    monkeypatch.setattr(content, "factions", lambda: factions)
    monkeypatch.setattr(content, "mats", lambda: mats)
    monkeypatch.setattr(material, "_made", {})


def test_no_reaction_card_of_a_secret_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = pack("FF").reaction
    secret, *others = sorted(card.id for card in cards)
    hidden = [
        msgspec.structs.replace(card, lock=LOCK) if card.id == secret else card for card in cards
    ]
    changed = msgspec.structs.replace(pack("FF"), reaction=tuple(hidden))
    monkeypatch.setattr(named_reactions, "packs_of", lambda _: [changed])
    assert list(named_reactions._named.__wrapped__(("FF",))) == others


@pytest.mark.parametrize("field", ["faction", "mat"])
def test_what_is_locked_is_unknown_to_a_set_up(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    with_a_secret(monkeypatch)
    secret = {"faction": "wolf", "mat": "odd"}[field]
    refusals = []
    for name in ("nobody", secret):
        seats = [{"kind": "human", field: name}, {"kind": "automa"}]
        request = {"game": "scythe", "mode": "automa", "seats": seats}
        for reader in (NOBODY, Reader(keys=frozenset({"saga:2b"}))):
            with pytest.raises(Refusal, match=f"unknown-{field}") as refused:
                Scythe().set_up(request, reader)
            said = refused.value.args_for_text
            assert said["value"] == name
            refusals.append((refused.value.where, said["options"]))
    assert len({str(one) for one in refusals}) == 1
    options = refusals[0][1]
    assert isinstance(options, list)
    assert len(options) == 7
    assert secret not in options
    _, state = Scythe().set_up(request, Reader(keys=frozenset({LOCK})))
    assert getattr(state.seats["s1"], field) == secret


def begun(**setup: Any) -> AutomaState:
    setup = {"game": "scythe", "mode": "automa", "seats": SEATS, **setup}
    return begin(AutomaSetup(**setup), material.material_of(Automa))


def test_a_table_has_a_locked_ruling_only_from_who_knew_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = tapestry.all_rulings()
    key = "shadow2p.counts_as_neighbor"
    locked = {**known, key: msgspec.structs.replace(known[key], lock=LOCK)}
    ruled = {one: ruling for one, ruling in locked.items() if "duel" in ruling.modes}
    monkeypatch.setattr(tapestry, "all_rulings", lambda: locked)
    monkeypatch.setattr(tapestry, "rulings", lambda *_: ruled)
    game = Tapestry()
    request = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"]}
    unaware, aware = (game.set_up(request, reader)[1] for reader in (NOBODY, ITSELF))
    assert key not in game.view(unaware)["rulings"]
    assert game.view(aware)["rulings"][key] is True
    assert game.mode_of(unaware)(unaware, []).ruling(key) is True  # by default, untold
    unaware.ready = aware.ready = True
    said = []
    for name in (key, "xyzzy"):
        correct = {"do": "correct", "path": f"rulings.{name}", "value": False}
        with pytest.raises(Refusal, match="unknown-ruling") as refused:
            game.play(unaware, game.command(unaware, correct))
        assert refused.value.args_for_text["value"] == name
        said.append((refused.value.where, refused.value.args_for_text["options"]))
    assert said[0] == said[1]
    correct = {"do": "correct", "path": f"rulings.{key}", "value": False}
    done = game.play(aware, game.command(aware, correct))
    assert done.state.rulings[key] is False


def test_to_a_set_up_a_locked_entry_of_the_box_is_an_unknown_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key, other = "atlantis4.progress", "xyzzy"
    contents = unsure()
    value = tuple(
        msgspec.structs.replace(one, lock=LOCK) if one.key == key else one for one in contents.value
    )
    locked = msgspec.structs.replace(contents, value=value)
    monkeypatch.setattr(box, "contents_of", lambda _: locked)
    said = []
    for name in (key, other):
        with pytest.raises(Refusal, match="unknown-box-entry") as refused:
            checked_box({name: "steps"}, (), "new.box")
        assert refused.value.where == f"new.box.{name}"
        said.append(refused.value.args_for_text["options"])
    assert said[0] == said[1]
    assert checked_box({key: "steps"}, (), "box", ITSELF) == {key: "steps"}


def test_nothing_locked_is_drawn_even_by_who_owns_its_box(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_a_secret(monkeypatch)
    base = ["crimea", "nordic", "polania", "rusviet", "saxony"]
    for held, drawn in (
        ({}, sorted([*base, "albion", "togawa"])),
        ({"expansions": ["rise"]}, base),
        ({"expansions": ["invaders", "rise"]}, sorted([*base, "albion", "togawa"])),
        ({"expansions": []}, base),
    ):
        state = begun(box=held)
        assert Automa(state, []).in_box(content.factions()) == drawn
    state = begun(box={"expansions": []})
    mats = Automa(state, []).in_box(content.mats())
    assert sorted(mats) == ["agricultural", "engineering", "industrial", "mechanical", "patriotic"]
    only_others = {"albion": content.factions()["albion"]}
    assert Automa(state, []).in_box(only_others) == ["albion"]


def test_a_base_printing_without_a_box_draws_from_the_base_game() -> None:
    assert "togawa" not in Automa(begun(printing="base"), []).in_box(content.factions())


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
