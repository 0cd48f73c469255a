"""Why? and why not?: the reasons of an event, step by step, in the reader's language."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.words import Words

Measure = Callable[[str], str | None]
"""What the values of a rule count: names the message `page-why-<measure>`."""


MOST_NAMED = 12
"""Of more candidates (places of the whole board) only those that stay are named."""


class Candidate(msgspec.Struct, frozen=True):
    id: str
    name: str
    counted: str | None
    kept: bool
    on_board: bool
    """Places on the board, and who stands there: they have no symbols."""


class Step(msgspec.Struct, frozen=True):
    """One rule that was consulted."""

    rule: str
    text: str
    candidates: list[Candidate]
    drawing: Markup | None = None
    """The same on a map, where places are chosen."""
    mark: str = ""
    """How sure it is that the books say so; empty when they do."""


class Reasons(msgspec.Struct, frozen=True):
    """The walk through the candidates, and for each that lost the step where it fell out."""

    steps: list[Step]
    losers: list[tuple[Candidate, Step]]
    trigger: Step | None = None

    @property
    def deciding(self) -> Step | None:
        """The rule that decided in the end: the last one that left fewer than it found."""
        found = [step for step in self.steps if any(not one.kept for one in step.candidates)]
        return next(reversed(found or self.steps), None)


def reasons(event: Mapping[str, Any], words: Words, measure: Measure) -> Reasons | None:
    """The reasons of an event, None where there was nothing to decide."""
    steps = [Step(rule, words.rule(rule), [], mark=words.sure(rule)) for rule in words.also(event)]
    steps += [_step(reason, words, measure) for reason in event.get("why", ())]
    trigger = event.get("trigger") or event.get("rule")
    if not steps and not trigger:
        return None
    losers = [
        (one, step)
        for step in steps
        for one in step.candidates
        if not one.kept and not one.on_board
    ]
    first = None
    if trigger:
        first = Step(trigger, words.rule(trigger), [], mark=words.sure(trigger))
    return Reasons(steps, losers, first)


def _step(reason: Mapping[str, Any], words: Words, measure: Measure) -> Step:
    counts = reason["by"] or [None] * len(reason["from"])
    kind = measure(reason["rule"])
    candidates = [
        Candidate(
            str(one),
            name,
            words.text(f"page-why-{kind}", count=count) if kind and count is not None else None,
            one in reason["to"],
            on_board,
        )
        for one, count in zip(reason["from"], counts, strict=True)
        for name, on_board in [words.candidate(one)]
    ]
    if len(candidates) > MOST_NAMED:
        candidates = [one for one in candidates if one.kept]
    rule = reason["rule"]
    return Step(rule, words.rule(rule), candidates, mark=words.sure(rule))
