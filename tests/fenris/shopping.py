"""Campaigns that have come to the shop, whichever evening that was."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.fenris.scene import THREE, Evening
from tests.scythe.scene import Events
from thirdchair.kit.flow import Answer, Done, Rule, play
from thirdchair.scythe.fenris.campaign import Campaign


def carried_out(scene: Evening, rule: Callable[[Campaign], Rule], *answers: Any) -> Events:
    """What a rule of the campaign leads to, with these answers, all of them used."""
    given: list[Answer] = []
    waiting = list(answers)
    while True:
        result = play(
            lambda state, _, events: rule(scene.game.campaign(state, events)),
            scene.state,
            None,
            given,
        )
        if isinstance(result, Done):
            break
        assert waiting, f"nobody answers {result.question}"
        given.append(Answer(result.question.key, waiting.pop(0), "test"))
    assert not waiting, f"nobody asks for {waiting}"
    scene.state = result.state
    events: Events = msgspec.json.decode(msgspec.json.encode(result.events))
    return events


def after_evening(*seats: dict[str, Any], **coins: int) -> Evening:
    """An evening is over and its outcome has been read; s1 has won unless coins say otherwise."""
    scene = Evening(*(seats or THREE)).begun()
    scene.ended({seat: coins.get(seat, 70 - place) for place, seat in enumerate(scene.playing)})
    return scene


def unlocked(scene: Evening, *kinds: str) -> Evening:
    """The campaign has introduced these kinds of mods."""

    async def unlock(campaign: Campaign) -> None:
        for kind in kinds:
            campaign.unlock_mods(kind)

    carried_out(scene, unlock)
    return scene


def shop(scene: Evening, *answers: Any, kinds: tuple[str, ...] = ("mech",), **terms: Any) -> Events:
    """The shop opens on these terms."""
    unlocked(scene, *kinds)
    return carried_out(scene, lambda campaign: campaign.open_shop(**terms), *answers)


def shopping(*, kinds: tuple[str, ...] = ("mech",), wealth: int = 200, **terms: Any) -> Evening:
    """Ana (Nordic), Bo (Crimea) and Cy (Polania) have shop cards, and that much wealth each."""
    scene = after_evening()
    for seat in scene.playing:
        missing = wealth - scene.sheet(seat)["wealth"]
        scene.do("book", seat=seat, amount=missing, note="for the scene")
    shop(scene, kinds=kinds, **terms)
    return scene
