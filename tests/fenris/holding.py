"""What must always hold in a campaign, whatever people do: checked after every step of a walk."""

import re
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from tests.fenris.doing import Command, Doing
from tests.fenris.pages import voices
from tests.fenris.spoilers import first_in, words_behind
from thirdchair.contract import answered, refused, words_for
from thirdchair.kit.flow import Done, Pending, frozen, play
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.mods import mods
from thirdchair.table.journal import Table
from thirdchair.words import Words

IDLE = ("mark", "count", "pair", "unpair", "perk", "wear", "use", "buy_mods", "star", "place")
"""May be named though chance has found no way: marks on a full track, a mat that is empty."""
TRIED = 5
ALIKE = ("mech",)
"""Called the same in every language."""


def check(table: Table) -> None:
    """All of it, after a step."""
    state = table.state
    check_views(table)
    if state.tonight is not None:
        check_pieces(table.game.mode_of(state.tonight)(state.tonight, []))  # type: ignore[attr-defined]
    if table.question is not None:
        return
    check_sheets(state)
    doing = Doing(table, Random(table.journal.at))
    check_supply(doing)
    check_cards(doing)
    check_next(doing)


# Sheets


def check_sheets(state: FenrisState) -> None:
    staying = {seat: one for seat, one in state.sheets.items() if one.presence != "left"}
    for seat, sheet in state.sheets.items():
        assert sheet.balance == sum(one.amount for one in sheet.wealth) >= 0, seat
        for owned in (sheet.mech_mods, sheet.infrastructure_mods):
            assert len(owned) <= 6
            assert sheet.kind == "automa" or len(set(owned)) == len(owned)
        evenings = [one for one in sheet.perks.values() if one != "paper"]
        assert len(set(evenings)) == len(evenings), "one perk an evening"
        for bonus, n in sheet.bonuses.items():
            most = state.most_coins if bonus == "coins" else content.sheet().bonuses[bonus].most
            assert most is None or n <= most, (seat, bonus)
        assert state.rows is None or all(len(one) <= state.rows for one in sheet.log.values())
    factions = [one.faction for one in staying.values()]
    waiting = state.change.waiting if state.change else []
    assert len(set(factions)) == len(factions) or waiting, factions
    bases = [one.base or one.faction for one in staying.values()]
    changing = waiting or (state.change and state.change.bases)
    assert len(set(bases)) == len(bases) or changing, bases


def check_supply(doing: Doing) -> None:
    """No tile is with two people who drew it in the app; a sheet may be corrected to anything."""
    drawn = Counter(name for one in doing.state.offers.values() for name in one.drawn or ())
    for name, n in drawn.items():
        assert n <= mods()[name].copies, name


def check_cards(doing: Doing) -> None:
    """A card waits for people who are in the campaign, and has what it is about."""
    state = doing.state
    for seat, cards in state.agenda.items():
        assert cards
        assert seat in doing.rules.humans, f"{cards} wait for {seat}"
        assert len(set(cards)) == len(cards), cards
    assert set(state.offers) == {seat for seat, cards in state.agenda.items() if "shop" in cards}
    due = {seat for seat, cards in state.agenda.items() if "bonus" in cards}
    assert set(state.bonuses_due) == due
    if state.change is not None:
        for seat in (*state.change.waiting, *state.change.bases):
            assert state.sheets[seat].presence != "left"


# The board of tonight


def check_pieces(rules: Automa) -> None:
    """Nobody has more pieces than there are, all of them stand somewhere, and no card is lost."""
    state, numbers, board = rules.state, rules.numbers, rules.board
    for seat, one in state.seats.items():
        assert 0 <= one.power <= numbers.most_power, seat
        assert 0 <= one.popularity <= numbers.most_popularity, seat
        assert min(one.cards, one.coins) >= 0, seat
        assert sum(one.stars.values()) <= numbers.stars, seat
        assert all(n >= 0 for n in (*one.stars.values(), *one.holds.values())), seat
        for kind, places in one.units.items():
            assert sum(places.values()) <= numbers.pieces[kind], (seat, kind)
            assert all(n > 0 for n in places.values()), (seat, kind)
            assert all(at in board.places for at in places), (seat, kind, places)
    mats = [one.mat for one in state.seats.values() if one.mat]
    assert len(set(mats)) == len(mats)
    every = list(rules.material.cards[state.printing])
    for deck in state.decks.values():
        cards = [*deck.cards, *deck.discard]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(every)
    check_laid(rules)


def check_laid(rules: Automa) -> None:
    """What lies on the board lies on it, and is no more than there was."""
    state, board = rules.state, rules.board
    for kind, lies in state.laid.items():
        assert all(n >= 0 for n in lies.values()), (kind, lies)
    for figure, one in state.actors.items():
        assert one.at is None or board.is_territory(one.at), (figure, one.at)
        assert one.before in state.seats
    if (agents := state.laid.get("agents")) is not None:
        held = sum(seat.holds.get("agents", 0) for seat in state.seats.values())
        assert held + sum(agents.values()) <= 8


# What people see


def check_views(table: Table) -> None:
    """What nobody in particular is told, and what every seat sees beside that, can be said and
    tells nobody what comes."""
    told = answered(voices(), seen := table.seen_by(None), seen.events())
    views = [table.seen_by(seat).view() for seat in table.state.sheets]
    if (question := table.question) is not None:
        check_options(words_for(voices(), seen), msgspec.to_builtins(question))
    for event in told["events"]:
        for why in event.get("why", ()):
            assert len(why["by"]) in (0, len(why["from"])), why
    others = [view for view in views if view != told["view"]]
    text = msgspec.json.encode([told, others]).decode()
    word = first_in(text, words_behind(frozenset(table.state.keys)))
    assert word is None, f"{word} is told too early: {around(text, word)}"


def check_options(words: Words, question: dict[str, Any]) -> None:
    """Every answer has words: no button shows a name of ours. Places are tapped on the map."""
    for option in question.get("options", ()) if question["ask"] != "places" else ():
        said = words.option(question, option)
        named = said != option or said in ALIKE or words.reader.language == "en"
        assert named or not isinstance(option, str), (question, option)


def around(text: str, word: str) -> str:
    """Where it stands."""
    at = text.lower().find(word.lower())
    return text[max(at - 80, 0) : at + 80]


def refusal_tells_nothing(table: Table, command: Command, refusal: Refusal) -> None:
    """The sentence that refuses something says only what is known; it may repeat what was said."""
    text = refused(refusal, words_for(voices(), table))["error"]["message"]
    for said in re.findall(r"[\w-]+(?:\.\w+)?", str(command).replace("rulings.", "")):
        text = text.replace(said, "")
    word = first_in(text, words_behind(frozenset(table.state.keys)))
    assert word is None, f"{command} is refused with {word}"


# What comes next


def check_next(doing: Doing) -> None:
    """What the table says that comes next can be done: of every name at least one command."""
    table, state = doing.table, doing.state
    assert bool(table.next.may) != state.over, "there is always something, until all is over"
    for name in table.next.may:
        tried = [one for _ in range(TRIED) for one in doing.ways(name)]
        found = any(possible(table, one) for one in tried)
        assert found or not tried or name in IDLE, f"{name} cannot be done: {tried[:3]}"


def possible(table: Table, command: Command) -> bool:
    """Would the rules carry it out, or ask something?"""
    state = table.state
    try:
        decoded = table.game.command(state, command)
        result = play(table.game.rules, state, decoded, [])
    except Refusal:
        return False
    return isinstance(result, Done | Pending)


def nothing_goes_on(table: Table, doing: Doing) -> None:
    """A finished campaign refuses everything with a sentence, and can be opened again by undo."""
    assert (table.next.who, table.next.may) == ((), ())
    before, last = frozen(table.state), doing.state.evening
    for command in (*doing.any_time(), {"do": "setup"}, {"do": "close"}, {"do": "read"}):
        with pytest.raises(Refusal) as found:
            table.do(command)
        assert found.value.text == "fenris-over"
    assert frozen(table.state) == before
    table.undo()
    assert (table.state.over, table.state.evening) == (False, last)
    table.redo()
    assert frozen(table.state) == before


def check_replay(table: Table) -> None:
    """Every step leads from the state before it to the one that was kept."""
    journal = table.journal
    for position in range(journal.at):
        entry = journal.entries[position]
        before = table.state_before(position)
        command = table.game.command(before, entry.command)
        result = play(table.game.rules, before, command, entry.answers)
        assert isinstance(result, Done)
        assert frozen(result.state) == entry.state, entry.command
        assert msgspec.json.encode(result.events) == msgspec.json.encode(entry.events)
