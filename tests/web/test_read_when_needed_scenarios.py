"""Where rules of Tapestry's scenarios that the app only says are read, moment by moment.

Whoever adds a rule that people carry out says here at which moment it is read.
"""

import pytest

from tests.web.moments import Moments, unread

READ_AT = [
    pytest.param(
        "atlantis 1: checklist",
        marks=pytest.mark.rule(
            "tap.atlantis.s1.remove.civ.alchemists",
            "tap.atlantis.s1.remove.civ.aliens",
            "tap.atlantis.s1.remove.civ.chosen",
            "tap.atlantis.s1.remove.civ.tinkerers",
            "tap.atlantis.s1.remove.automaciv.iconoclasts",
            "tap.atlantis.s1.remove.automaciv.equalizers",
            "tap.atlantis.s1.remove.automaciv.trailblazers",
            "tap.atlantis.s1.remove.tapestry.broker-of-peace",
            "tap.atlantis.s1.remove.tapestry.socialism",
            "tap.atlantis.s1.setup.civ-later",
            "tap.atlantis.s1.setup.5",
            "tap.atlantis.s1.setup.5.redraw",
            "tap.atlantis.s1.aid",
            "tap.atlantis.s1.switch.when",
        ),
    ),
    pytest.param(
        "atlantis 1: help",
        marks=pytest.mark.rule(
            "tap.atlantis.s1.tip",
        ),
    ),
    pytest.param(
        "atlantis 1: rules",
        marks=pytest.mark.rule(
            "tap.scen.flavour",
            "tap.scen.removal",
            "tap.atlantis.material",
            "tap.atlantis.puzzle",
        ),
    ),
    pytest.param(
        "atlantis 2: checklist",
        marks=pytest.mark.rule(
            "tap.atlantis.s2.setup.before",
            "tap.atlantis.s2.remove.tapestry.astronomy",
            "tap.atlantis.s2.remove.tapestry.exploitation",
            "tap.atlantis.s2.remove.tapestry.broker-of-peace",
            "tap.atlantis.s2.remove.tapestry.pirate-rule",
            "tap.atlantis.s2.remove.tapestry.cartography",
            "tap.atlantis.s2.remove.tapestry.militarism",
            "tap.atlantis.s2.remove.tapestry.pillage-and-plunder",
            "tap.atlantis.s2.remove.trap",
            "tap.atlantis.s2.setup.trap",
            "tap.atlantis.s2.setup.tiles",
            "tap.atlantis.s2.setup.tiles.orientation",
            "tap.atlantis.s2.income1.notapestry",
        ),
    ),
    pytest.param(
        "atlantis 3: checklist",
        marks=pytest.mark.rule(
            "tap.atlantis.s3.remove.civ.isolationists",
            "tap.atlantis.s3.remove.civ.militants",
            "tap.atlantis.s3.remove.landmarkcard.urban-farm",
            "tap.atlantis.s3.remove.tapestry.exploitation",
            "tap.atlantis.s3.remove.tapestry.dystopia",
            "tap.atlantis.s3.remove.tapestry.broker-of-peace",
            "tap.atlantis.s3.remove.tapestry.great-expansion",
            "tap.atlantis.s3.remove.tapestry.pirate-rule",
            "tap.atlantis.s3.remove.tapestry.infrastructure",
            "tap.atlantis.s3.remove.tapestry.militarism",
            "tap.atlantis.s3.remove.tapestry.pillage-and-plunder",
            "tap.atlantis.s3.remove.tapestry.revolution",
            "tap.atlantis.s3.remove.traps",
            "tap.atlantis.s3.remove.reaction.double-cross",
            "tap.atlantis.s3.remove.reaction.stolen-plans",
            "tap.atlantis.s3.remove.reaction.surrender",
            "tap.atlantis.s3.remove.reaction.retreat",
            "tap.atlantis.s3.remove.reaction.surprise-party",
            "tap.atlantis.s3.remove.tech.siegecraft",
            "tap.atlantis.s3.remove.tech.radio",
            "tap.atlantis.s3.mil.tech",
            "tap.atlantis.s3.mil.redraw",
        ),
    ),
    pytest.param(
        "atlantis 4: checklist",
        marks=pytest.mark.rule(
            "tap.atlantis.s4.remove.civ.aliens",
            "tap.atlantis.s4.remove.civ.riverfolk",
            "tap.atlantis.s4.remove.civ.tinkerers",
            "tap.atlantis.s4.remove.civ.utilitarians",
            "tap.atlantis.s4.remove.space",
            "tap.atlantis.s4.remove.tapestry.dark-ages",
            "tap.atlantis.s4.remove.tapestry.status-quo",
            "tap.atlantis.s4.remove.tapestry.worlds-fair",
            "tap.atlantis.s4.remove.tech.lithium-ion-battery",
            "tap.atlantis.s4.remove.tech.radio",
            "tap.atlantis.s4.income1.replace",
            "tap.atlantis.s4.aid",
            "tap.atlantis.s4.era1.tapestry",
            "tap.atlantis.s4.tech",
        ),
    ),
    pytest.param(
        "atlantis 5: checklist",
        marks=pytest.mark.rule(
            "tap.atlantis.s5.income1.play",
            "tap.atlantis.s5.look",
            "tap.atlantis.s5.nogain",
            "tap.atlantis.s5.reveal.effect",
        ),
    ),
    pytest.param(
        "kaiju 1: checklist",
        marks=pytest.mark.rule(
            "tap.kaiju.s1.setup.civs",
            "tap.kaiju.s1.tip",
            "tap.kaiju.s1.build",
            "tap.kaiju.s1.redraw",
            "tap.kaiju.s1.redraw.automa",
        ),
    ),
    pytest.param(
        "kaiju 1: help",
        marks=pytest.mark.rule(
            "tap.kaiju.s1.setup.capital",
            "tap.kaiju.s1.setup.note",
        ),
    ),
    pytest.param(
        "kaiju 2: checklist",
        marks=pytest.mark.rule(
            "tap.kaiju.s2.setup.2",
            "tap.kaiju.s2.setup.4",
            "tap.kaiju.s2.redraw",
            "tap.kaiju.s2.redraw.others",
            "tap.kaiju.s2.tech",
        ),
    ),
    pytest.param(
        "kaiju 2: help",
        marks=pytest.mark.rule(
            "tap.kaiju.s2.note",
        ),
    ),
    pytest.param(
        "atlantis 4, first income: table",
        marks=pytest.mark.rule(
            "tap.atlantis.s4.income1.1",
            "tap.atlantis.s4.income1.2",
            "tap.atlantis.s4.income1.2.start",
            "tap.atlantis.s4.income1.3",
            "tap.atlantis.s4.income1.4",
            "tap.atlantis.s4.income1.4.display",
            "tap.atlantis.s4.income1.5",
        ),
    ),
    pytest.param(
        "atlantis 5, first income: table",
        marks=pytest.mark.rule(
            "tap.atlantis.s5.income1.predict",
            "tap.atlantis.s5.income1.draw",
            "tap.atlantis.s5.income1.noeffect",
            "tap.atlantis.s5.income1.return",
        ),
    ),
]


@pytest.mark.parametrize("moment", READ_AT)
def test_what_people_carry_out_is_read_when_they_need_it(
    moments: Moments, moment: str, request: pytest.FixtureRequest
) -> None:
    assert unread(moments, moment, request) == []
