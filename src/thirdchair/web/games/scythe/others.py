"""What the others must know about the Automa: one page for humans who never read its rules."""

from collections.abc import Iterator
from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.faction_tokens import FLAG, TRAP
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.only import scythe_table
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.pages.table.opening import common
from thirdchair.web.visit import Page, Visit
from thirdchair.words.games.scythe import ScytheWords

ALWAYS: dict[str, tuple[str, ...]] = {
    "nature": ("lacks", "lacks.resources", "setup.popularity", "human.no-peek"),
    "turn": ("turn.order", "turn.first-possible", "turn.placement", "water", "water.free"),
    "moves": (
        "worker.scared",
        "worker.valid.enemy",
        "peaceful.toward",
        "peaceful.valid.enemy",
        "encounter.token",
        "factory.card",
    ),
    "attacks": (
        "attack.power",
        "attack.valid",
        "attack.fewest",
        "worker-attack.valid",
        "worker-attack.no-combat",
        "resources.removed",
    ),
    "combat": (
        "combat.when",
        "combat.order",
        "combat.bracket",
        "combat.cards",
        "combat.winner",
        "combat.loser-card",
        "combat.automa-loses",
        "combat.human-loses",
        "combat.lone-workers",
        "combat.popularity",
        "combat.abilities",
    ),
    "gains": ("resources.kind",),
    "end": ("stars.limit", "stars.six", "score.tier", "score.factory", "score.ties"),
}
"""The sections of the page with their rules, without `scy.automa.`."""


def look(visit: Visit, table_id: str) -> Page:
    """To read, or to print and hand round, where an Automa plays."""
    saved = scythe_table(visit, table_id)
    if not (rules := rules_of(saved.table)).automas:
        raise NotFoundException
    words = own_words(visit.words)
    return visit.page(
        "scythe/others.html",
        sections=list(sections(rules, words)),
        **common(visit, saved),
    )


def sections(rules: Automa, words: ScytheWords) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Headings and the rules below them, as they hold at this table."""
    for name, always in ALWAYS.items():
        ids = [f"scy.automa.{rule}" for rule in always] + list(_more(name, rules))
        yield words.text(f"page-others-{name}"), [_line(rule, words) for rule in ids]


def _more(name: str, rules: Automa) -> Iterator[str]:
    """What depends on who plays, and how."""
    state, automas = rules.state, rules.automas
    several = len(state.seats) > 2
    match name:
        case "nature" if several:
            yield "fen.multi.coop.enemy" if state.cooperative else "fen.multi.comp.enemy"
        case "turn" if any(rules.tracker_card(one).skips for one in automas):
            yield "scy.automa.turn.autometta"
        case "moves":
            if any(rules.faction(one).token in (FLAG, TRAP) for one in automas):
                yield "scy.automa.invaders.tokens"
            if rules.owner_of("trap"):
                yield "scy.automa.invaders.traps"
                yield "scy.automa.invaders.penalties"
            if state.cooperative and len(automas) > 1:
                yield "scy.automa.multi.allies"
        case "gains":
            yield "fen.multi.recruits" if several else "scy.automa.recruit.bonus"
            if len(automas) == 1:
                yield "scy.automa.resources.count"
            else:
                yield f"fen.multi.conquer.{'shared' if state.shared_deck else 'own'}-deck"
        case "combat" if len(automas) > 1 and not state.cooperative:
            yield "fen.multi.combat.automas"
        case "end" if several:
            yield "fen.multi.coop.score" if state.cooperative else "fen.multi.comp.score"


def _line(rule: str, words: ScytheWords) -> dict[str, Any]:
    """A rule in words, as this table decides it, and how sure it is."""
    return {"rule": rule, "text": words.rule(rule), "mark": words.sure(rule)}
