"""The box of an owner: what it may say, and the promos by the names that the owner gives them."""

import pytest

from thirdchair.kit.box import checked
from thirdchair.kit.refusals import Refusal

ENTRIES = {"promos": list[str], "cards": int}
SCYTHE = "thirdchair.scythe"


def promos(*names: str) -> object:
    return checked({"promos": list(names)}, ENTRIES, "box", SCYTHE)["promos"]


def test_a_promo_is_kept_by_its_name_without_spaces_around_it() -> None:
    assert promos(" Winter fair ", "Summer fair") == ["Winter fair", "Summer fair"]
    assert promos("a" * 40) == ["a" * 40]
    assert promos(*[f"promo {n}" for n in range(20)]) == [f"promo {n}" for n in range(20)]


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (["Fair", "Other", "fAIR "], "promo-twice"),
        (["Fair", " "], "bad-promo"),
        (["a" * 41], "bad-promo"),
        (["two\nlines"], "bad-promo"),
        ([f"promo {n}" for n in range(21)], "too-many-promos"),
    ],
)
def test_what_no_promo_can_be_called_is_refused(names: list[str], text: str) -> None:
    with pytest.raises(Refusal) as refused:
        promos(*names)
    assert (refused.value.text, refused.value.where) == (text, "box.promos")


def test_the_limits_are_said() -> None:
    with pytest.raises(Refusal) as long:
        promos("a" * 41)
    assert long.value.args_for_text == {"longest": 40}
    with pytest.raises(Refusal) as many:
        promos(*["a"] * 21)
    assert many.value.args_for_text == {"most": 20}
    with pytest.raises(Refusal) as twice:
        promos("Fair", "FAIR")
    assert twice.value.args_for_text == {"value": "FAIR"}


def test_the_entries_of_a_box_are_kept_in_the_order_of_their_names() -> None:
    box = checked({"promos": ["Fair"], "cards": 3}, ENTRIES, "box", SCYTHE)
    assert list(box.items()) == [("cards", 3), ("promos", ["Fair"])]


def test_an_unknown_entry_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        checked({"cellar": 1}, ENTRIES, "box", SCYTHE)
    assert (refused.value.text, refused.value.where) == ("unknown-box-entry", "box.cellar")
    assert refused.value.args_for_text == {"value": "cellar", "options": ["cards", "promos"]}
