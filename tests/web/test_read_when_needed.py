"""What people carry out themselves stands on a page at the moment when they need it."""

from pathlib import Path

import pytest

from tests.web.moments import Moments
from thirdchair.cli.places import marks_in
from thirdchair.cli.rules import all_rules

HERE = Path(__file__).parent
TOLD = "fenris:after-"
"""The locks that an outcome opens."""


def test_every_rule_that_people_carry_out_has_its_moment() -> None:
    named = {
        rule
        for mark in marks_in(HERE)
        if mark.file.name.startswith("test_read_when_needed_")
        for rule in mark.ids
    }
    ledger = all_rules()
    said = {rule for rule in ledger if not ledger[rule].has_place}
    assert (said - named, named - said) == (set(), set())


def test_before_its_time_nobody_reads_what_a_campaign_reveals(moments: Moments) -> None:
    locked = [one.id for one in all_rules().values() if one.lock and not one.has_place]
    assert len(locked) > 200
    for page in ("table", "rules"):
        named, said = moments.page(f"campaign: {page}")
        assert [rule for rule in locked if rule in named] == []
        assert [rule for rule in locked if f" {rule} " in said] == []


@pytest.mark.parametrize("evening", ["1", "2a", "2b", "3", "4", "5", "6", "7"])
def test_what_an_outcome_tells_is_read_after_it_and_not_before(
    moments: Moments, evening: str
) -> None:
    tonight = [one for one in all_rules().values() if one.scope == f"e{evening}"]
    later = [one.id for one in tonight if (one.lock or "").startswith(TOLD)]
    before, after = (moments.page(f"e{evening} {one}: rules")[0] for one in ("outcome", "rewards"))
    assert later
    assert [rule for rule in later if rule in before] == []
    assert [rule for rule in later if rule not in after] == []
