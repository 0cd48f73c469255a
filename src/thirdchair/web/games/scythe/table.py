"""The pages of Scythe with Automas at the board.

Seats differ from table to table, so the pages of a mode are an object here, made for one table.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit.rules import Rule
from thirdchair.scythe.doubts import owed
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Ending
from thirdchair.web.games.scythe import at_hand, hands, instead
from thirdchair.web.games.scythe import turns as scythe_turns
from thirdchair.web.games.scythe.asked import screen as scythe_asking
from thirdchair.web.games.scythe.asked.arrows import pointing
from thirdchair.web.games.scythe.asked.meeting import meeting
from thirdchair.web.games.scythe.banners import banners
from thirdchair.web.games.scythe.board import page as scythe_board
from thirdchair.web.games.scythe.board.looks import own_words, side_for, tokens_of
from thirdchair.web.games.scythe.board.lying import facts, lying, stands
from thirdchair.web.games.scythe.board.picking import picked
from thirdchair.web.games.scythe.drawing.layout import SIDES
from thirdchair.web.games.scythe.drawing.terrain import patterns
from thirdchair.web.games.scythe.end.card import ending
from thirdchair.web.games.scythe.end.put_back import put_back
from thirdchair.web.games.scythe.frames import measure
from thirdchair.web.games.scythe.meaning import meaning
from thirdchair.web.games.scythe.odds import foresee, foreseen, further
from thirdchair.web.games.scythe.questions import asked
from thirdchair.web.games.scythe.setup.checklist import checklist
from thirdchair.web.games.scythe.tapped import perform
from thirdchair.web.games.scythe.telling import Told, fought, in_words, since, told
from thirdchair.web.games.scythe.turns import lately, rules_of, state_of, state_then
from thirdchair.web.lately import looked_back, shown_turn, untold
from thirdchair.web.pages.history.hands import Hands
from thirdchair.web.pages.history.instead import Instead
from thirdchair.web.pages.table.lying import Lying
from thirdchair.web.pages.table.odds import Odds
from thirdchair.web.reasons import Measure
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

DONE = "done"
"""What `see` says where somebody whose turn it was is done with it."""
SIZES = {"short": 4, "long": 6}
"""Up to how many lines a turn is called so; a longer one leaves the board the least room."""


def _news(table: Table, position: int | None, *, back: bool) -> list[dict[str, Any]]:
    """What happened last: what people did, else the turn of an Automa that is shown."""
    own = (
        [] if back else [event for entry in lately(table)[-table.taps :] for event in entry.events]
    )
    if own or position is None:
        return own
    return list(table.journal.entries[position].events)


def _size(turn: Told | None, lines: int) -> str:
    """How much of a phone the card takes, with so many lines beside it; the board has the rest."""
    lines += len(turn.doing) if turn else 0
    return next((size for size, most in SIZES.items() if lines <= most), "longest")


def mode_of(table: Table, seat: str | None = None, side: str | None = None) -> "Pages":
    """The pages of this table, with the board as it lies before a device."""
    return Pages(table, seat, side)


class Pages:
    """What the pages need to know about one table of Scythe."""

    TABLE = "scythe/table.html"
    CHECKLIST = "checklist.html"
    ALONE = None
    OWNERS: Mapping[str, str] = {}
    SETTINGS: tuple[str, ...] = ()
    HABITS: tuple[str, ...] = ()
    COLORS: tuple[str, ...] = ()
    OWN_SETTINGS = "scythe/parts/settings.html"
    FOLLOW = ""
    instead: Instead = instead
    hands: Hands = hands

    def __init__(self, table: Table, seat: str | None, side: str | None) -> None:
        rules = rules_of(table)
        self._seats = tuple(rules.seats_in_order())
        self.HUMANS = tuple(rules.humans)
        self._rules, self._seat = rules, seat
        self._side = side_for(rules, seat, side)

    @property
    def CARDS(self) -> str:  # noqa: N802
        """What the app draws or people do: an Automa's cards, else dice and tiles."""
        return "page-scythe-deck" if self._rules.automas else "page-horde-chance"

    def seats(self, table: Table) -> tuple[str, ...]:
        """Everybody, in turn order."""
        return self._seats

    def seating(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """People and Automas, in turn order."""
        return tuple(one["kind"] for one in setup["seats"])

    def names(self, saved: Saved, words: Words) -> dict[str, str]:
        """What the seats are called."""
        figures = self._rules.state.actors
        return {seat: words.seat(seat) for seat in (*self._seats, *figures)}

    def tokens(self, saved: Saved, words: Words) -> dict[str, Token]:
        """The tokens of the seats, in the colors of their factions."""
        return dict(tokens_of(saved, words))

    def next_seat(self, saved: Saved) -> str | None:
        """Whose turn it is."""
        return scythe_turns.next_seat(saved.table)

    def measure(self, table: Table) -> Measure:
        return measure

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """The factions have their colors."""
        return {}

    def checklist(self, saved: Saved, words: Words) -> dict[str, Any]:
        return checklist(saved, own_words(words))

    def lying(self, saved: Saved, words: Words) -> Lying:
        return lying(saved, own_words(words), self._side)

    def put_back(self, saved: Saved, words: Words) -> list[dict[str, Any]]:
        """What goes back where after the game."""
        return put_back(saved, own_words(words))

    def foreseen(self, saved: Saved) -> bool:
        return foreseen(saved)

    def further(self, saved: Saved) -> bool:
        return further(saved)

    def foresee(self, saved: Saved, words: Words) -> Odds:
        """What the next cards of the Automas can do."""
        return foresee(saved, words)

    @property
    def next_side(self) -> str:
        """The side that comes to the bottom when the board is turned."""
        return SIDES[(SIDES.index(self._side) + 1) % len(SIDES)]

    def said(self, event: Mapping[str, Any], table: Table, words: Words) -> str:
        return words.event(event)

    def chapter(self, state: AutomaState, words: Words) -> str:
        """A round of all Automas."""
        automas = sum(one.kind == "automa" for one in state.seats.values())
        return words.text("page-history-round", round=state.turn // max(automas, 1) + 1)

    def words_then(self, words: Words, table: Table, position: int) -> Words:
        """Rules are told as the rulings had them at that step."""
        if not position:
            return words
        return own_words(words).under(state_then(table, position).rulings)

    def piles(self, saved: Saved) -> dict[str, list[int]]:
        """The decks of the Automas need no sorting: what is used lies open."""
        return {}

    def scopes(self, saved: Saved) -> list[str]:
        """Several Automas, or several humans, bring rules of their own, and so do modules."""
        state = state_of(saved.table)
        return ["automa", *(["multi-automa"] if state.marker else []), *state.modules]

    def in_force(self, rule: Rule, saved: Saved) -> bool:
        return True

    def ending(self, saved: Saved, words: Words) -> Ending | None:
        """How the game ended."""
        return ending(saved, own_words(words))

    def stands(self, saved: Saved, words: Words) -> list[str]:
        return stands(saved, own_words(words))

    def facts(self, saved: Saved, words: Words) -> list[str]:
        return facts(saved, own_words(words))

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> None:
        """A tap on the table page."""
        if not at_hand.perform(table, act, form, by):
            perform(table, act, form, by)

    # What the table page shows

    def show(
        self, saved: Saved, words: Words, base: str, who: str | None, see: str | None
    ) -> dict[str, Any]:
        """What the template needs, for a reader who looks at the buttons of seat `who`."""
        table, own, rules = saved.table, own_words(words), rules_of(saved.table)
        state = rules.state
        entries = table.journal.entries
        tokens = tokens_of(saved, words)
        turn, humans_due = self.next_seat(saved), scythe_turns.humans_due(table)
        if who not in self._seats:
            who = turn if turn in self.HUMANS else next(iter(self.HUMANS), self._seats[0])
        position, back = shown_turn(table, see), looked_back(table, see) is not None
        turn_told = None if position is None else told(table, position, tokens, own)
        if turn_told and back:
            turn_told = in_words(turn_told)  # the board walks along the last turn only
        battle, after = (0, []) if back else fought(table, tokens, own)
        question = asked(table, own)
        if question:
            question = pointing(question, self._side, own)
        looked = scythe_asking.looked(table, base, who, see, tokens, own)
        if question and looked:
            question = msgspec.structs.replace(
                question,
                options=looked.places,
                numbers=looked.numbers,
                links=looked.links,
                units=looked.units,
                encounters=looked.encounters,
                whole=looked.many,
            )
        sight = scythe_board.Sight(
            saved=saved,
            base=base,
            side=self._side,
            words=own,
            tokens=tokens,
            told=turn_told,
            since=[] if back else lately(table),
            question=question,
            who=who,
            pick=picked(see, state.seats[who].units, rules.board),
            see=see,
            meets=None if question or who not in self.HUMANS else meeting(see, rules),
        )
        return {
            "tokens": tokens,
            "state": state,
            "turn": turn,
            "who": who,
            "humans": self.HUMANS,
            "order": self._seats,
            "automa_next": None if question else scythe_turns.next_automa(table),
            "humans_due": humans_due,
            "humans_due_names": own.seats(humans_due),
            "silent": scythe_turns.passes_silently(table) and see != DONE,
            "done": see == DONE,
            "told": turn_told,
            "since": [] if back else since(table, own, battle),
            "fought": after,
            "fought_at": battle,
            "banners_": (news := banners(_news(table, position, back=back), own)),
            "told_size": _size(turn_told, 2 * len(news) + len(self.HUMANS) - 1 + len(after)),
            "earlier": untold(table.taps),
            "start": [] if turn_told else [own.event(event) for event in entries[0].events],
            "question": question,
            "looked": looked,
            "meaning": meaning(table, own),
            "over": state.over,
            "ended": state.ended,
            "result": state.result,
            "rules": rules,
            "stars": tuple(dict.fromkeys(rules.material.track)),
            "owed": [] if question else owed(rules),
            "see": see or "",
            "meets": sight.meets,
            "patterns": patterns(),
            "next_side": self.next_side,
            "undo_name": self._undo_name(table, own),
            "mine": self._seat,
            **at_hand.shown(rules, who, own),
            **scythe_board.shown(sight),
        }

    def _undo_name(self, table: Table, words: ScytheWords) -> str | None:
        """What undo takes back, short enough for the top of a phone: somebody's turn."""
        first = table.journal.at + table.journal.waiting - table.taps
        seat = scythe_turns.actor(table, first)
        return None if seat is None else words.text("page-scythe-undo", name=words.seat(seat))
