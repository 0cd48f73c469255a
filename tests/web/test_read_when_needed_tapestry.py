"""Where rules of Tapestry that the app only says are read, moment by moment.

Whoever adds a rule that people carry out says here at which moment it is read.
"""

import pytest

from tests.web.moments import Moments, unread

READ_AT = [
    pytest.param(
        "duel: checklist",
        marks=pytest.mark.rule(
            "tap.shadow2p.turn.look",
        ),
    ),
    pytest.param(
        "duel: help",
        marks=pytest.mark.rule(
            "tap.shadow2p.intro.purpose",
            "tap.shadow2p.intro.not-first",
            "tap.shadow2p.card.id",
            "tap.shadow2p.card.type",
            "tap.shadow2p.card.unused",
            "tap.shadow2p.versions",
        ),
    ),
    pytest.param(
        "solo level 1: checklist",
        marks=pytest.mark.rule(
            "tap.level.card134",
        ),
    ),
    pytest.param(
        "solo level 2: checklist",
        marks=pytest.mark.rule(
            "tap.solo.remove.tapestry.alliance",
            "tap.solo.remove.tapestry.dictatorship",
            "tap.solo.remove.tapestry.diplomacy",
            "tap.solo.remove.tapestry.steam-tycoon",
            "tap.solo.remove.tapestry.trade-economy",
            "tap.solo.remove.tapestry.marriage-of-state",
            "tap.solo.remove.tapestry.coal-baron",
            "tap.solo.remove.tapestry.oil-magnate",
            "tap.solo.remove.tapestry.olympic-host",
            "tap.solo.remove.tapestry.espionage",
            "tap.solo.remove.tapestry.age-of-sail",
            "tap.solo.remove.traps",
            "tap.solo.remove.civ.inventors",
            "tap.solo.remove.civ.futurists",
            "tap.solo.remove.civ.traders",
            "tap.solo.remove.civ.heralds",
            "tap.solo.setup.as3p",
            "tap.shadow.neighbour",
            "tap.bots.no-tech-help",
            "tap.bots.turn.look",
            "tap.bots.landmark.historians.shadow",
            "tap.bots.landmark.historians.automa",
            "tap.bots.landmark.ageofwonders",
        ),
    ),
    pytest.param(
        "solo level 2: help",
        marks=pytest.mark.rule(
            "tap.solo.comp.mat",
            "tap.solo.comp.incomecards.base",
            "tap.solo.def.own-rules",
            "tap.solo.def.default",
            "tap.solo.note.name",
            "tap.solo.setup.normal",
            "tap.solo.setup.order",
            "tap.solo.setup.automa.color.tip",
            "tap.solo.setup.automa.only",
            "tap.solo.setup.automa.civ.beginner",
            "tap.solo.setup.shadow.color.tip",
            "tap.solo.setup.shadow.only",
            "tap.shadow.purpose",
            "tap.shadow.opponent",
            "tap.card.id",
            "tap.card.shade",
            "tap.automa.benefit.tech",
            "tap.automa.benefit.tech.refill",
            "tap.automa.benefit.note",
            "tap.income.pair.same-turn",
            "tap.income.vp.only-income",
            "tap.level.names",
            "tap.level.video",
            "tap.solo.comp.aids",
            "tap.solo.comp.star",
            "tap.solo.replace.civ.discard",
            "tap.solo.comp.rulebook",
        ),
    ),
    pytest.param(
        "solo level 5: checklist",
        marks=pytest.mark.rule(
            "tap.level.hard56",
        ),
    ),
    pytest.param(
        "Trailblazers: checklist",
        marks=pytest.mark.rule(
            "tap.civ.trailblazers.socialism",
        ),
    ),
    pytest.param(
        "solo with expansions: checklist",
        marks=pytest.mark.rule(
            "tap.solo.remove.tapestry.granges",
            "tap.solo.remove.tapestry.high-council",
            "tap.solo.remove.tapestry.robot-decoys",
            "tap.solo.remove.tapestry.superpower-regulators",
            "tap.solo.remove.tapestry.divination",
            "tap.solo.remove.traps.keep",
            "tap.solo.remove.civ.advisors",
            "tap.solo.remove.civ.spies",
            "tap.solo.replace.civ",
            "tap.solo.setup.normal.landmarkcards",
            "tap.solo.setup.lmcards.discard",
        ),
    ),
    pytest.param(
        "solo with expansions: help",
        marks=pytest.mark.rule(
            "tap.solo.comp.incomecards.aa",
            "tap.solo.comp.cover",
            "tap.solo.replace.decision.discard",
            "tap.automa.benefit.masterpiece",
            "tap.automa.benefit.masterpiece.refill",
            "tap.automa.reaction.pp.list",
        ),
    ),
    pytest.param(
        "solo with the arts: checklist",
        marks=pytest.mark.rule(
            "tap.solo.setup.automa.cover",
            "tap.solo.setup.lmcards.aa34.discard",
            "tap.level.aa14",
        ),
    ),
    pytest.param(
        "solo with the arts, hard: checklist",
        marks=pytest.mark.rule(
            "tap.level.aa56",
        ),
    ),
    pytest.param(
        "double strike: checklist",
        marks=pytest.mark.rule(
            "tap.ds.historians",
            "tap.ds.chosen",
        ),
    ),
    pytest.param(
        "double strike: help",
        marks=pytest.mark.rule(
            "tap.ds.why",
            "tap.ds.neighbours.ignore",
            "tap.ds.neighbours",
        ),
    ),
]


@pytest.mark.parametrize("moment", READ_AT)
def test_what_people_carry_out_is_read_when_they_need_it(
    moments: Moments, moment: str, request: pytest.FixtureRequest
) -> None:
    assert unread(moments, moment, request) == []
