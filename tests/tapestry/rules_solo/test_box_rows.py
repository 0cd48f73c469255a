"""What leaves the box before a game against the Automa, row by row."""

import pytest

from tests.tapestry.rules_solo.laying_out import laid_out, sentences, step


@pytest.mark.parametrize(
    ("rule", "starred", "english", "german"),
    [
        pytest.param(
            "tapestry.alliance",
            False,
            "Alliance",
            "Allianz",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.alliance"),
        ),
        pytest.param(
            "tapestry.dictatorship",
            False,
            "Dictatorship",
            "Diktatur",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.dictatorship"),
        ),
        pytest.param(
            "tapestry.diplomacy",
            True,
            "Diplomacy",
            "Diplomatie",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.diplomacy"),
        ),
        pytest.param(
            "tapestry.steam-tycoon",
            True,
            "Steam Tycoon",
            "Eisenbahnmagnat",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.steam-tycoon"),
        ),
        pytest.param(
            "tapestry.trade-economy",
            True,
            "Trade Economy",
            "Handelswirtschaft",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.trade-economy"),
        ),
        pytest.param(
            "tapestry.marriage-of-state",
            False,
            "Marriage of State",
            "Heiratspolitik",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.marriage-of-state"),
        ),
        pytest.param(
            "tapestry.coal-baron",
            True,
            "Coal Baron",
            "Kohlebaron",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.coal-baron"),
        ),
        pytest.param(
            "tapestry.oil-magnate",
            False,
            "Oil Magnate",
            "Ölmagnat",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.oil-magnate"),
        ),
        pytest.param(
            "tapestry.olympic-host",
            False,
            "Olympic Host",
            "Olympischer Gastgeber",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.olympic-host"),
        ),
        pytest.param(
            "tapestry.espionage",
            True,
            "Espionage",
            "Spionage",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.espionage"),
        ),
        pytest.param(
            "tapestry.age-of-sail",
            True,
            "Age of Sail",
            "Zeitalter der Segelschiffe",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.age-of-sail"),
        ),
        pytest.param(
            "civ.inventors",
            True,
            "Inventors",
            "Erfinder",
            marks=pytest.mark.rule("tap.solo.remove.civ.inventors"),
        ),
        pytest.param(
            "civ.futurists",
            True,
            "Futurists",
            "Futuristen",
            marks=pytest.mark.rule("tap.solo.remove.civ.futurists"),
        ),
        pytest.param(
            "civ.traders",
            False,
            "Traders",
            "Händler",
            marks=pytest.mark.rule("tap.solo.remove.civ.traders"),
        ),
        pytest.param(
            "civ.heralds",
            True,
            "Heralds",
            "Heralde",
            marks=pytest.mark.rule("tap.solo.remove.civ.heralds"),
        ),
    ],
)
def test_what_leaves_the_box_is_a_step_by_its_printed_name(
    rule: str, starred: bool, english: str, german: str
) -> None:
    removal = step(f"tap.solo.remove.{rule}")
    en, de, _ = sentences(removal)
    assert (removal.starred, removal.standing) == (starred, True)
    assert english in en
    assert german in de


@pytest.mark.rule("tap.solo.remove.traps")
def test_two_traps_leave_the_deck_and_five_stay() -> None:
    for sentence in sentences(step("tap.solo.remove.traps")):
        assert "2" in sentence
        assert "5" in sentence
    kept, _ = laid_out(rulings={"solo.keep_all_traps": True})
    assert "tap.solo.remove.traps" not in [one.rule for one in kept]
