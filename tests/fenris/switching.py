"""Campaigns after their third evening, whose factions may change."""

from typing import Any

from tests.fenris.scene import Evening, human
from tests.fenris.three import FOUR, third
from tests.scythe.scene import Events


def over(
    scene: Evening, *answers: Any, found: str | None = None, winner: str = "s1", **influence: int
) -> Events:
    """The evening is over and its outcome has been read; everybody has 10 coins, the winner 20."""
    coins = {seat: 20 if seat == winner else 10 for seat in scene.state.tonight.seats}  # type: ignore[union-attr]
    facts = {"influence": influence, "found": {found: 1} if found else {}}
    scene.do("episode_result", coins=coins, facts=facts)
    return scene.do("read", *answers)


def four(*answers: Any, keys: list[str] | None = None, **told: Any) -> tuple[Evening, Events]:
    """Three people and an Automa, s4, after an evening that s1 has won; the Automa keeps."""
    scene = third(*FOUR, keys=keys).begun().wealth(s1=100, s2=80, s3=60, s4=30)
    events = over(scene, *(answers or (1,)), **told)
    return scene, events


def five() -> Evening:
    """Four people, s5 among them, and an Automa."""
    scene = third(*FOUR, human("rusviet"))
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical", "s5": "militant"}
    scene.do("setup", mats=mats)
    return scene
