"""Tonight's scenario: its title, what is different, and what the table shows of it."""

from collections.abc import Iterator

import msgspec

from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.tapestry.modes import scenario_at
from thirdchair.tapestry.scenarios.parts import Fact, Titles
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.state import State
from thirdchair.words import Words


class Tonight(msgspec.Struct, frozen=True, kw_only=True):
    """What the table page says about the scenario.

    `held`: the tracks on which you cannot advance now, each with the reason. `extra`: what else an
    advance costs. `follows`: what comes after your turn, the bots or something else. `only`: the
    one action on the map, where exploring and conquering are the same. `cards`: tapestry cards that
    are noted, where the scenario does so.
    """

    sheet: str
    title: str
    facts: list[str]
    held: dict[str, str]
    extra: dict[str, str]
    follows: str
    only: str | None = None
    cards: Titles | None = None
    proposal: int | str | None = None
    """What we propose where a printed value is asked for, and how sure we are of it."""
    confidence: str | None = None


def played(state: State) -> Scenario:
    """The scenario of a table that plays one."""
    scenario = scenario_at(state)
    assert scenario is not None
    return scenario


def tonight(table: Table, words: Words) -> Tonight:
    """The scenario as it stands."""
    scenario, ready = played(table.state), table.state.ready
    proposal, confidence = _proposed(table, scenario, words.reader)
    held = scenario.held() if ready else {}
    extra = scenario.extra_costs() if ready else {}
    return Tonight(
        sheet=scenario.sheet.id,
        title=words.text(f"scenario-{scenario.sheet.id}"),
        facts=list(facts(scenario, words)),
        held={track: words.refusal(refusal) for track, refusal in held.items()},
        extra={
            track: words.text(f"page-extra-{one.id}", **one.args) for track, one in extra.items()
        },
        follows=scenario.follows,
        only=_only_action(scenario),
        cards=next((part for part in scenario.parts() if isinstance(part, Titles)), None),
        proposal=proposal,
        confidence=confidence,
    )


def rules_tonight(scenario: Scenario, words: Words) -> list[dict[str, str]]:
    """What is different tonight, in the words of the rules."""
    return [{"id": rule, "text": words.rule(rule)} for rule in scenario.sheet.different]


def facts(scenario: Scenario, words: Words, *, all_of_them: bool = False) -> Iterator[str]:
    """What the scenario keeps, in a few words; or all that it keeps."""
    if scenario.state.ready:
        for fact in scenario.facts():
            if fact.brief or all_of_them:
                yield said(fact, words)


def said(fact: Fact, words: Words) -> str:
    """A fact in words."""
    return words.text(f"page-fact-{fact.id}", **fact.args)


def _only_action(scenario: Scenario) -> str | None:
    """What both actions on the map come to, where that is one."""
    does = {scenario.printed_action(action) for action in ("explore", "conquer")}
    return does.pop() if len(does) == 1 else None


def _proposed(
    table: Table, scenario: Scenario, reader: Reader
) -> tuple[int | str | None, str | None]:
    """Our proposal for a printed value that is being asked for, and how sure we are."""
    question = table.question
    about, proposal = getattr(question, "about", None), getattr(question, "proposal", None)
    for ruling in reader.told(scenario.known_rulings().values()):
        if ruling.ask and ruling.key.replace(".", "_") == about:
            return proposal, ruling.confidence
    return None, None
