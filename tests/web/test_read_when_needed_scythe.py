"""Where rules of single games of Scythe that the app only says are read, moment by moment.

Whoever adds a rule that people carry out says here at which moment it is read.
"""

import pytest

from tests.web.moments import Moments, unread

READ_AT = [
    pytest.param(
        "new game: page",
        marks=pytest.mark.rule(
            "fen.modules.mech.why",
            "fen.modules.infra.why",
            "fen.modules.war",
            "fen.modules.peace",
            "fen.modules.alliances",
            "fen.modules.tesla.why",
            "fen.modules.tiles.why",
            "fen.modules.madtesla",
            "fen.modules.rivals.tiles",
        ),
    ),
    pytest.param(
        "automa: checklist",
        marks=pytest.mark.rule(
            "scy.automa.setup.board",
            "scy.automa.human.no-peek",
        ),
    ),
    pytest.param(
        "automa: help",
        marks=pytest.mark.rule(
            "scy.automa.stars.place",
        ),
    ),
    pytest.param(
        "several: help",
        marks=pytest.mark.rule(
            "fen.multi.semi-official",
            "fen.multi.know-rules",
            "fen.multi.setup.humans",
            "fen.multi.setup.automas",
            "fen.multi.setup.deck-sources",
            "fen.multi.deck.shared.note",
        ),
    ),
    pytest.param(
        "mech_mods: checklist",
        marks=pytest.mark.rule(
            "fen.modules.mech.where",
        ),
    ),
    pytest.param(
        "mech_mods: help",
        marks=pytest.mark.rule(
            "fen.mods.mech.npc-icon",
            "fen.mods.mech.armor",
            "fen.mods.mech.feint",
            "fen.mods.mech.feint.old",
            "fen.mods.mech.stealth",
            "fen.mods.mech.tactics",
        ),
    ),
    pytest.param(
        "mech_mods: rules",
        marks=pytest.mark.rule(
            "fen.modules.mech.discard",
        ),
    ),
    pytest.param(
        "infrastructure_mods: checklist",
        marks=pytest.mark.rule(
            "fen.mods.infra.use.trigger",
            "fen.modules.infra.where",
        ),
    ),
    pytest.param(
        "infrastructure_mods: help",
        marks=pytest.mark.rule(
            "fen.mods.infra.use.setup",
            "fen.mods.infra.free-action",
            "fen.mods.infra.free-action.not-extra",
            "fen.mods.infra.automachines",
            "fen.mods.infra.triggered",
            "fen.mods.infra.spy",
        ),
    ),
    pytest.param(
        "infrastructure_mods: rules",
        marks=pytest.mark.rule(
            "fen.modules.infra.discard",
        ),
    ),
    pytest.param(
        "war_track: checklist",
        marks=pytest.mark.rule(
            "fen.modules.war.where",
        ),
    ),
    pytest.param(
        "rivals: checklist",
        marks=pytest.mark.rule(
            "fen.modules.rivals.where",
        ),
    ),
    pytest.param(
        "peace_track: checklist",
        marks=pytest.mark.rule(
            "fen.e2b.peace.objective-draw",
            "fen.e2b.peace.objective-empty",
            "fen.modules.peace.where",
        ),
    ),
    pytest.param(
        "alliances: checklist",
        marks=pytest.mark.rule(
            "fen.modules.alliances.where",
        ),
    ),
    pytest.param(
        "tesla: checklist",
        marks=pytest.mark.rule(
            "fen.modules.tesla.where",
        ),
    ),
    pytest.param(
        "tesla: help",
        marks=pytest.mark.rule(
            "fen.tesla.transport",
            "fen.tesla.abilities",
        ),
    ),
    pytest.param(
        "tesla: rules",
        marks=pytest.mark.rule(
            "fen.e7.tesla.non-campaign",
        ),
    ),
    pytest.param(
        "triumph_tiles: checklist",
        marks=pytest.mark.rule(
            "fen.modules.tiles.where",
        ),
    ),
    pytest.param(
        "mad_tesla: checklist",
        marks=pytest.mark.rule(
            "fen.madtesla.combat.no-npc",
            "fen.modules.madtesla.where",
        ),
    ),
    pytest.param("mad_tesla: help", marks=pytest.mark.rule("fen.madtesla.components")),
    pytest.param(
        "mad_tesla: rules",
        marks=pytest.mark.rule(
            "fen.modules.madtesla.start",
        ),
    ),
    pytest.param(
        "two Teslas: checklist",
        marks=pytest.mark.rule(
            "fen.modules.tesla.one-figure",
        ),
    ),
    pytest.param(
        "vesna: checklist",
        marks=pytest.mark.rule(
            "fen.vesna.setup.factory3.open",
            "fen.vesna.tokens.unused",
            "fen.vesna.technophile.available",
            "fen.modules.vesna.where",
        ),
    ),
    pytest.param(
        "vesna: help",
        marks=pytest.mark.rule(
            "fen.vesna.components",
            "fen.vesna.story",
            "fen.vesna.advanced",
            "fen.vesna.technophile.use",
            "fen.vesna.ability.riverwalk",
            "fen.vesna.ability.speed",
            "fen.vesna.tokens.explained",
            "fen.vesna.airship",
            "fen.vesna.airship.stand",
        ),
    ),
    pytest.param(
        "fenris: help",
        marks=pytest.mark.rule(
            "fen.fenris.components",
            "fen.fenris.setup.normal",
            "fen.fenris.advice",
            "fen.fenris.mat.influence",
            "fen.fenris.leap",
            "fen.fenris.leap.over",
            "fen.fenris.leap.factory-card",
            "fen.fenris.fanatical",
            "fen.fenris.airship",
            "fen.fenris.airship.stand",
            "fen.fenris.mat.text",
        ),
    ),
    pytest.param(
        "vesna alone: checklist",
        marks=pytest.mark.rule(
            "fen.vesna.automa.crests.rest",
        ),
    ),
    pytest.param(
        "horde: checklist",
        marks=pytest.mark.rule(
            "fen.horde.setup.normal",
            "fen.horde.setup.tile-horde",
            "fen.horde.setup.blue-die",
            "fen.horde.setup.stars",
            "fen.horde.coop.own-faction",
            "fen.horde.coop.spend",
            "fen.horde.coop.transport",
            "fen.horde.coop.share.resources",
            "fen.horde.coop.mill",
            "fen.horde.coop.mine",
            "fen.horde.coop.tokens.movement",
            "fen.horde.objectives.alone",
            "fen.horde.open-hands",
            "fen.horde.combat.no-npc",
            "fen.horde.combat.self",
            "fen.modules.horde.where",
        ),
    ),
    pytest.param(
        "horde: help",
        marks=pytest.mark.rule(
            "fen.horde.setup.options",
            "fen.horde.setup.faction.fenris",
            "fen.horde.variant.airships.advice",
        ),
    ),
    pytest.param(
        "horde: rules",
        marks=pytest.mark.rule(
            "fen.campaign.modules.horde-outside",
            "fen.modules.without-campaign",
            "fen.modules.multi",
            "fen.modules.horde",
        ),
    ),
]


@pytest.mark.parametrize("moment", READ_AT)
def test_what_people_carry_out_is_read_when_they_need_it(
    moments: Moments, moment: str, request: pytest.FixtureRequest
) -> None:
    assert unread(moments, moment, request) == []
