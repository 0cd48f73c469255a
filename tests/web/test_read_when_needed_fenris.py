"""Where rules of the campaign that the app only says are read, to the fourth evening.

Whoever adds a rule that people carry out says here at which moment it is read.
"""

import pytest

from tests.web.moments import Moments, unread

READ_AT = [
    pytest.param(
        "campaign: table",
        marks=pytest.mark.rule(
            "fen.campaign.spoiler.boxes",
            "fen.campaign.spoiler.boards",
            "fen.campaign.spoiler.check",
            "fen.campaign.spoiler.missing",
            "fen.campaign.newcomers",
            "fen.campaign.e1-consequences",
            "fen.campaign.automa.master-first",
            "fen.campaign.automa.semi-official",
            "fen.campaign.reward.bags",
            "fen.campaign.start",
            "fen.campaign.start.solo",
        ),
    ),
    pytest.param(
        "campaign: help",
        marks=pytest.mark.rule(
            "fen.campaign.requires.base-only",
            "fen.campaign.mode.modules",
            "fen.campaign.mode.both",
            "fen.campaign.modules.skip-campaign",
            "fen.campaign.episode.adapt",
            "fen.campaign.reset",
            "fen.campaign.same-group",
            "fen.campaign.win.final-episode",
            "fen.campaign.win.small-bonus",
            "fen.campaign.win.wealth-irrelevant",
            "fen.campaign.win.last-coins-only",
            "fen.campaign.compat.wind-gambit",
            "fen.campaign.story.parts",
            "fen.campaign.story.summary",
            "fen.campaign.dice",
            "fen.campaign.reward.kinds",
            "fen.campaign.story.background",
            "fen.sheet.log.line25.timing",
            "fen.sheet.log.line25.only",
            "fen.sheet.log.total-matters",
            "fen.sheet.wins-wealth-matter",
        ),
    ),
    pytest.param(
        "e1 begins: table",
        marks=pytest.mark.rule(
            "fen.e1.story.prologue",
        ),
    ),
    pytest.param(
        "e1 begins: checklist",
        marks=pytest.mark.rule(
            "fen.e1.setup.no-wind-gambit",
            "fen.e1.setup.objective",
        ),
    ),
    pytest.param(
        "e1 begins: help",
        marks=pytest.mark.rule(
            "fen.e1.setup.normal",
        ),
    ),
    pytest.param(
        "e1 begins: tray",
        marks=pytest.mark.rule(
            "fen.e1.goal.influence",
            "fen.e1.goal.win",
        ),
    ),
    pytest.param(
        "e1 rewards: help",
        marks=pytest.mark.rule(
            "fen.e1.reward.influence-shortage",
            "fen.e1.reward.none",
        ),
    ),
    pytest.param(
        "e2a begins: table",
        marks=pytest.mark.rule(
            "fen.e2a.story.prologue",
        ),
    ),
    pytest.param(
        "e2a begins: checklist",
        marks=pytest.mark.rule(
            "fen.e2a.setup.no-wind-gambit",
            "fen.e2a.setup.objectives-out",
            "fen.e2a.setup.upgrades",
            "fen.e2a.setup.rivals",
            "fen.e2a.setup.war-track",
        ),
    ),
    pytest.param(
        "e2a begins: help",
        marks=pytest.mark.rule(
            "fen.e2a.setup.normal",
        ),
    ),
    pytest.param(
        "e2a begins: tray",
        marks=pytest.mark.rule(
            "fen.e2a.goal.mechs",
            "fen.e2a.goal.combat",
            "fen.e2a.goal.win",
        ),
    ),
    pytest.param(
        "e2a outcome: table",
        marks=pytest.mark.rule(
            "fen.e2a.story.outcome",
        ),
    ),
    pytest.param(
        "e2a rewards: help",
        marks=pytest.mark.rule(
            "fen.e2a.reward.spend-advice",
        ),
    ),
    pytest.param(
        "e2a rewards: rules",
        marks=pytest.mark.rule(
            "fen.mods.mech.spend-advice",
            "fen.mods.automa.benefit.remove.number",
        ),
    ),
    pytest.param(
        "e2a closing: table",
        marks=pytest.mark.rule(
            "fen.e2a.reward.not-needed",
        ),
    ),
    pytest.param(
        "e2b begins: table",
        marks=pytest.mark.rule(
            "fen.e2b.story.prologue",
        ),
    ),
    pytest.param(
        "e2b begins: checklist",
        marks=pytest.mark.rule(
            "fen.e2b.setup.no-wind-gambit",
            "fen.e2b.setup.alliance-tokens",
            "fen.e2b.alliance.setup.token",
            "fen.e2b.alliance.setup.rest",
            "fen.e2b.setup.peace-track",
            "fen.e2b.peace.objective23",
        ),
    ),
    pytest.param(
        "e2b begins: help",
        marks=pytest.mark.rule(
            "fen.e2b.setup.normal",
        ),
    ),
    pytest.param(
        "e2b begins: tray",
        marks=pytest.mark.rule(
            "fen.e2b.goal.structures",
            "fen.e2b.goal.win",
        ),
    ),
    pytest.param(
        "e2b outcome: table",
        marks=pytest.mark.rule(
            "fen.e2b.story.outcome",
        ),
    ),
    pytest.param(
        "e2b rewards: help",
        marks=pytest.mark.rule(
            "fen.e2b.reward.spend-advice",
        ),
    ),
    pytest.param(
        "e2b closing: table",
        marks=pytest.mark.rule(
            "fen.e2b.reward.not-needed",
        ),
    ),
    pytest.param(
        "e3 begins: table",
        marks=pytest.mark.rule(
            "fen.e3.story.prologue",
        ),
    ),
    pytest.param(
        "e3 begins: checklist",
        marks=pytest.mark.rule(
            "fen.e3.setup.no-wind-gambit",
            "fen.e3.setup.box-a",
            "fen.e3.setup.vesna-card.substitute",
            "fen.e3.setup.influence",
            "fen.e3.setup.rusviet",
            "fen.e3.setup.rusviet.must",
        ),
    ),
    pytest.param(
        "e3 begins: help",
        marks=pytest.mark.rule(
            "fen.e3.setup.normal",
            "fen.e3.vesna.secret",
        ),
    ),
    pytest.param(
        "e3 begins: tray",
        marks=pytest.mark.rule(
            "fen.e3.goal.influence",
            "fen.e3.goal.vesna",
            "fen.e3.goal.win",
            "fen.e3.search.reveal",
            "fen.e3.search.return",
            "fen.e3.search.finish-move",
            "fen.e3.search.no-full-look",
        ),
    ),
    pytest.param(
        "e3 outcome: table",
        marks=pytest.mark.rule(
            "fen.e3.story.outcome",
        ),
    ),
    pytest.param(
        "e3 rewards: table",
        marks=pytest.mark.rule(
            "fen.e3.reward.vesna.card-out",
            "fen.e3.reward.vesna.read",
        ),
    ),
    pytest.param(
        "e3 begins, after peace: checklist",
        marks=pytest.mark.rule(
            "fen.e3.setup.infra",
        ),
    ),
    pytest.param(
        "e4 begins: table",
        marks=pytest.mark.rule(
            "fen.e4.story.prologue",
        ),
    ),
    pytest.param(
        "e4 begins: checklist",
        marks=pytest.mark.rule(
            "fen.e4.setup.box-b",
        ),
    ),
    pytest.param(
        "e4 begins: help",
        marks=pytest.mark.rule(
            "fen.e4.setup.normal",
        ),
    ),
    pytest.param(
        "e4 begins: tray",
        marks=pytest.mark.rule(
            "fen.e4.goal.agents",
            "fen.e4.goal.win",
        ),
    ),
    pytest.param(
        "e4 outcome: table",
        marks=pytest.mark.rule(
            "fen.e4.story.outcome",
        ),
    ),
    pytest.param(
        "e4 rewards: table",
        marks=pytest.mark.rule(
            "fen.e4.reward.mods.read",
        ),
    ),
    pytest.param(
        "e4 rewards: rules",
        marks=pytest.mark.rule(
            "fen.mods.infra.spend-advice",
        ),
    ),
    pytest.param(
        "e4 begins, with who was found: checklist",
        marks=pytest.mark.rule(
            "fen.vesna.setup.home",
        ),
    ),
    pytest.param(
        "e4 begins, after peace: checklist",
        marks=pytest.mark.rule(
            "fen.e4.setup.infra",
        ),
    ),
]


@pytest.mark.parametrize("moment", READ_AT)
def test_what_people_carry_out_is_read_when_they_need_it(
    moments: Moments, moment: str, request: pytest.FixtureRequest
) -> None:
    assert unread(moments, moment, request) == []
