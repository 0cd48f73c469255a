"""Where rules of the campaign that the app only says are read, from the fifth evening on.

Whoever adds a rule that people carry out says here at which moment it is read.
"""

import pytest

from tests.web.moments import Moments, unread

READ_AT = [
    pytest.param(
        "e5 begins: table",
        marks=pytest.mark.rule(
            "fen.e5.story.prologue",
        ),
    ),
    pytest.param(
        "e5 begins: checklist",
        marks=pytest.mark.rule(
            "fen.e5.setup.infra",
            "fen.e5.setup.rusviet",
            "fen.e5.setup.rusviet.must",
        ),
    ),
    pytest.param(
        "e5 begins: help",
        marks=pytest.mark.rule(
            "fen.e5.setup.normal",
        ),
    ),
    pytest.param(
        "e5 begins: tray",
        marks=pytest.mark.rule(
            "fen.e5.goal.factory",
            "fen.e5.goal.win",
        ),
    ),
    pytest.param(
        "e5 outcome: table",
        marks=pytest.mark.rule(
            "fen.e5.story.outcome",
        ),
    ),
    pytest.param(
        "e5 rewards: table",
        marks=pytest.mark.rule(
            "fen.e5.reward.alliance-tokens",
            "fen.e5.reward.switch-later",
            "fen.e5.reward.fenris.read",
        ),
    ),
    pytest.param(
        "box C: table",
        marks=pytest.mark.rule(
            "fen.vernichter.reveal.objectives",
        ),
    ),
    pytest.param(
        "box C: help",
        marks=pytest.mark.rule(
            "fen.vernichter.reward.hint",
            "fen.vernichter.combat.choose",
            "fen.vernichter.combat.no-npc",
            "fen.vernichter.combat.self",
            "fen.vernichter.automa.popularity.why",
        ),
    ),
    pytest.param(
        "e6 begins: table",
        marks=pytest.mark.rule(
            "fen.e6.story.prologue",
        ),
    ),
    pytest.param(
        "e6 begins: checklist",
        marks=pytest.mark.rule(
            "fen.e6.setup.infra",
        ),
    ),
    pytest.param(
        "e6 begins: help",
        marks=pytest.mark.rule(
            "fen.e6.setup.normal",
        ),
    ),
    pytest.param(
        "e6 begins: tray",
        marks=pytest.mark.rule(
            "fen.e6.special.switch-coming",
            "fen.e6.goal.win",
        ),
    ),
    pytest.param(
        "e6 outcome: table",
        marks=pytest.mark.rule(
            "fen.e6.story.outcome",
        ),
    ),
    pytest.param(
        "e6 begins, with who was found: checklist",
        marks=pytest.mark.rule(
            "fen.fenris.setup.home",
        ),
    ),
    pytest.param(
        "e7 begins: table",
        marks=pytest.mark.rule(
            "fen.e7.story.prologue",
        ),
    ),
    pytest.param(
        "e7 begins: checklist",
        marks=pytest.mark.rule(
            "fen.e7.setup.infra",
            "fen.e7.setup.alliances",
        ),
    ),
    pytest.param(
        "e7 begins: help",
        marks=pytest.mark.rule(
            "fen.e7.setup.normal",
        ),
    ),
    pytest.param(
        "e7 begins: tray",
        marks=pytest.mark.rule(
            "fen.e7.goal.tesla",
            "fen.e7.goal.win",
            "fen.e7.special.module",
        ),
    ),
    pytest.param(
        "e7 rewards: table",
        marks=pytest.mark.rule(
            "fen.e7.branch.8b.components",
        ),
    ),
    pytest.param(
        "e7 rewards: help",
        marks=pytest.mark.rule(
            "fen.e7.branch.8a.rules",
        ),
    ),
    pytest.param(
        "e7 begins, after peace: checklist",
        marks=pytest.mark.rule(
            "fen.e7.setup.rivals",
        ),
    ),
    pytest.param(
        "e8a begins: table",
        marks=pytest.mark.rule(
            "fen.e8a.story.prologue",
        ),
    ),
    pytest.param(
        "e8a begins: checklist",
        marks=pytest.mark.rule(
            "fen.e8a.setup.infra",
        ),
    ),
    pytest.param(
        "e8a begins: help",
        marks=pytest.mark.rule(
            "fen.e8a.stars.airship",
            "fen.e8a.setup.normal",
        ),
    ),
    pytest.param(
        "e8b begins: table",
        marks=pytest.mark.rule(
            "fen.e8b.story.prologue",
        ),
    ),
    pytest.param(
        "e8b begins: checklist",
        marks=pytest.mark.rule(
            "fen.e8b.setup.mad-tesla-first",
            "fen.e8b.setup.infra",
            "fen.madtesla.setup.discard2",
            "fen.madtesla.setup.tile",
        ),
    ),
    pytest.param(
        "e8b begins: help",
        marks=pytest.mark.rule(
            "fen.e8b.setup.normal",
            "fen.madtesla.combat.self",
        ),
    ),
    pytest.param(
        "e8b begins: tray",
        marks=pytest.mark.rule(
            "fen.e8b.goal.win",
        ),
    ),
    pytest.param(
        "over: help",
        marks=pytest.mark.rule(
            "fen.final.sheet-download",
            "fen.final.text.order.same",
            "fen.final.text.economy.a",
            "fen.final.text.governance.a",
            "fen.final.text.military.a",
            "fen.final.text.economy.b",
            "fen.final.text.governance.b",
            "fen.final.text.military.b",
            "fen.final.text.economy.c",
            "fen.final.text.governance.c",
            "fen.final.text.military.c",
        ),
    ),
]


@pytest.mark.parametrize("moment", READ_AT)
def test_what_people_carry_out_is_read_when_they_need_it(
    moments: Moments, moment: str, request: pytest.FixtureRequest
) -> None:
    assert unread(moments, moment, request) == []
