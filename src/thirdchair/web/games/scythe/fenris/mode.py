"""The pages of a campaign: the game of tonight where one is on the board, and a screen per phase.

What the host asks of any table (history, undo, where things lie) is answered by the pages of
tonight's game; between two evenings there is none, and the sheets are all there is.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import Rule
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Ending
from thirdchair.web.games.scythe.board.looks import figure_tokens, own_words
from thirdchair.web.games.scythe.drawing.units import FactionToken, letters
from thirdchair.web.games.scythe.fenris import hands, instead
from thirdchair.web.games.scythe.fenris.end.ending import ending
from thirdchair.web.games.scythe.fenris.end.resetting import reset
from thirdchair.web.games.scythe.fenris.open_points import can_choose, open_points
from thirdchair.web.games.scythe.fenris.rewards.opening import just_opened, openable
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of, game_of_campaign
from thirdchair.web.games.scythe.fenris.screens import screen_at, screens_at
from thirdchair.web.games.scythe.fenris.tonight.checklist import checklist
from thirdchair.web.games.scythe.frames import measure
from thirdchair.web.games.scythe.questions import answer_together, asked
from thirdchair.web.games.scythe.table import Pages
from thirdchair.web.pages.history.hands import Hands
from thirdchair.web.pages.history.instead import Instead
from thirdchair.web.pages.table.lying import Lying
from thirdchair.web.pages.table.odds import Odds
from thirdchair.web.reasons import Measure
from thirdchair.words import Words

SCOPES = ("campaign", "sheet", "automa-general", "automa")
"""The parts of the ledger that hold on every evening."""
OUT_OF_BOXES = {
    "annihilator": "fenris:box-c",
    "mad_tesla": "fenris:mad-tesla",
    "triumph_tiles": "fenris:tiles",
    "tesla": "fenris:tesla",
    "final": "fenris:after-8",
}
"""Those that came out of a box or at the end, and what opens them."""


class CampaignPages:
    """What the pages need to know about one campaign."""

    TABLE = "scythe/fenris/table.html"
    CHECKLIST = "checklist.html"
    ALONE = None
    OWNERS: Mapping[str, str] = {}
    SETTINGS: tuple[str, ...] = ()
    HABITS: tuple[str, ...] = ()
    COLORS: tuple[str, ...] = ()
    OWN_SETTINGS = ""
    CARDS = "page-scythe-deck"
    FOLLOW = ""
    instead: Instead = instead
    hands: Hands = hands

    def __init__(self, table: Table, seat: str | None, side: str | None) -> None:
        self._state = campaign_of(table)
        self._seat, self._side = seat, side
        self._board = None if self._state.tonight is None else Pages(table, seat, side)
        staying = [one for one, sheet in self._state.sheets.items() if sheet.presence != "left"]
        self._seats = tuple(staying)
        people = [one for one in staying if self._state.sheets[one].kind == "human"]
        self.HUMANS = tuple(one for one in people if not self._taken_over(one)) or tuple(people)

    def _taken_over(self, seat: str) -> bool:
        """Does an Automa play a human's seat tonight? Nobody is told that it is their turn."""
        tonight = self._state.tonight if self._state.phase == "play" else None
        return tonight is not None and seat in tonight.seats and tonight.seats[seat].kind != "human"

    # Who plays

    def seats(self, table: Table) -> tuple[str, ...]:
        """Everybody, tonight in turn order."""
        return self._board.seats(table) if self._board else self._seats

    def seating(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """A campaign is laid out anew every evening, whoever sits there."""
        return ()

    def names(self, saved: Saved, words: Words) -> dict[str, str]:
        figures = () if self._state.tonight is None else self._state.tonight.actors
        return {seat: words.seat(seat) for seat in (*self._state.sheets, *figures)}

    def tokens(self, saved: Saved, words: Words) -> dict[str, Token]:
        """In the colors of the factions, as the sheets have them."""
        factions = game_of_campaign(saved.table).material_at(self._state).factions
        told = words.reader.shown(factions)
        letter = letters({faction: words.text(f"scythe-faction-{faction}") for faction in told})
        tonight = self._state.tonight
        figures = {} if tonight is None else figure_tokens(tonight, words)
        seats = {
            seat: FactionToken(
                seat,
                one.faction,
                factions[one.faction].color,
                words.seat(seat),
                letter.get(one.faction, seat[-1]),
                factions[one.faction].sign,
            )
            for seat, one in self._state.sheets.items()
        }
        return {**seats, **figures}

    def next_seat(self, saved: Saved) -> str | None:
        """Whose turn it is in tonight's game; free choices are nobody's turn.

        Where people play among themselves, nobody tells when a turn is over.
        """
        tonight = self._state.tonight
        if self._state.phase != "play" or tonight is None:
            return None
        people = all(one.kind == "human" for one in tonight.seats.values())
        if people and not tonight.actors:
            return None
        return next(iter(saved.table.turn.who), None)

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """The factions have their colors."""
        return {}

    # What the host's pages tell

    def measure(self, table: Table) -> Measure:
        return measure

    def checklist(self, saved: Saved, words: Words) -> dict[str, Any]:
        """The set-up of tonight: what is different first."""
        return checklist(saved, own_words(words), self.lying(saved, words))

    def lying(self, saved: Saved, words: Words) -> Lying:
        """Where the pieces of tonight lie. The table may be an earlier one than this."""
        then = campaign_of(saved.table)
        if then.tonight is None:
            return Lying([], [])
        return Pages(saved.table, self._seat, self._side).lying(saved, words)

    def put_back(self, saved: Saved, words: Words) -> list[dict[str, Any]]:
        if self._state.over:
            return reset(saved, own_words(words))
        return self._board.put_back(saved, words) if self._board else []

    def piles(self, saved: Saved) -> dict[str, list[int]]:
        return {}

    def foreseen(self, saved: Saved) -> bool:
        return self._playing and self._board is not None and self._board.foreseen(saved)

    def further(self, saved: Saved) -> bool:
        return False

    def foresee(self, saved: Saved, words: Words) -> Odds:
        """What the next cards of tonight's Automas can do."""
        if self._board is None or not self._playing:
            return Odds(empty="page-fenris-no-cards")
        return self._board.foresee(saved, words)

    @property
    def _playing(self) -> bool:
        return self._state.phase == "play"

    def said(self, event: Mapping[str, Any], table: Table, words: Words) -> str:
        return words.event(event)

    def chapter(self, state: FenrisState, words: Words) -> str:
        """The evening, by its number: what it is called, nobody need know."""
        return words.text("page-fenris-evening", number=state.evening[0])

    def words_then(self, words: Words, table: Table, position: int) -> Words:
        """Rules are told as the rulings had them at that step."""
        if not position:
            return words
        then = table.state_before(position)
        tonight = then.tonight
        return own_words(words).under(then.rulings if tonight is None else tonight.rulings)

    def scopes(self, saved: Saved) -> list[str]:
        """Of the evenings those that have been played, and tonight's."""
        known = [one.evening for one in self._state.history]
        now = [] if self._state.tonight is None else [self._state.evening]
        evenings = [f"e{one}" for one in dict.fromkeys((*known, *now))]
        several = self._board is not None and "multi-automa" in self._board.scopes(saved)
        boxed = [one for one, key in OUT_OF_BOXES.items() if key in self._state.keys]
        return [*SCOPES, *(["multi-automa"] if several else []), *evenings, *boxed]

    def in_force(self, rule: Rule, saved: Saved) -> bool:
        return True

    def ending(self, saved: Saved, words: Words) -> Ending | None:
        """All evenings as one card."""
        return ending(saved, own_words(words))

    def stands(self, saved: Saved, words: Words) -> list[str]:
        """The evening, and in play how its game stands; else what everybody has.

        Between two evenings: which one is next, who won the last one, and what is still open.
        """
        message = "page-fenris-next" if self._state.phase == "setup" else "page-fenris-evening"
        evening = words.text(message, number=self._state.evening[0])
        if self._board and self._playing:
            return [evening, *self._board.stands(saved, words)]
        sheets = self._state.sheets.items()
        wealth = [
            f"{words.seat(seat)} {words.text('page-fenris-coins', n=one.balance)}"
            for seat, one in sheets
            if one.presence != "left"
        ]
        if self._state.phase != "setup":
            return [evening, *wealth]
        open_ = [
            words.text("page-fenris-open", name=words.seat(one["seat"]), part=one["text"])
            for one in open_points(self._state, words)
        ]
        if not self._state.history:
            return [evening, *open_, *wealth]
        last = self._state.history[-1]
        name, coins = words.seat(last.winner), last.coins[last.winner]
        return [evening, words.text("page-fenris-last", name=name, coins=coins), *open_, *wealth]

    def facts(self, saved: Saved, words: Words) -> list[str]:
        """What one tells of a campaign: how far it has come."""
        return [
            words.text("page-mode-scythe-fenris"),
            words.text("page-fenris-evening", number=self._state.evening[0]),
        ]

    # The table page

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> None:
        """A tap on the table page."""
        match act.split(" "):
            case ["undo", "one"]:
                table.undo()
            case ["undo"]:
                table.undo(1 if table.own_choice is not None else table.taps)
            case ["together"]:
                answer_together(table, form, by)
            case ["redo"]:
                table.redo(table.taps_ahead)
            case _:
                screens = screens_at(self._state).values()
                if not any(one.perform(table, act, form, by) for one in screens):
                    raise bad_input("unknown-value", where="act", value=act)

    def show(
        self, saved: Saved, words: Words, base: str, who: str | None, see: str | None
    ) -> dict[str, Any]:
        """What every screen needs, and what this one does."""
        question = asked(saved.table, own_words(words))
        screen = screen_at(saved, None if question else see)
        seat = who if who in self.HUMANS else self._seat
        at = At(
            saved=saved,
            words=own_words(words),
            base=base,
            who=str(seat if seat in self.HUMANS else self._first(saved)),
            mine=self._seat if self._seat in self.HUMANS else None,
            asked=who in self.HUMANS,
            see=see,
            side=self._side,
        )
        return {
            "screen": screen.TEMPLATE,
            "campaign": self._state,
            "number": self._state.evening[0],
            "tokens": self.tokens(saved, words),
            "who": at.who,
            "mine": self._seat,
            "humans": self.HUMANS,
            "see": see or "",
            "question": question,
            "openable": openable(at),
            "just_opened": just_opened(at),
            **screen.show(at),
        }

    def _first(self, saved: Saved) -> str:
        """Whose buttons a device shows that sits nowhere: whoever is due, or who can choose
        something and has no phone, else the first human without one."""
        turn = self.next_seat(saved)
        if turn in self.HUMANS:
            return turn
        round_ = [seat for seat in self.HUMANS if seat not in saved.table.elsewhere]
        choosing = (seat for seat in round_ if can_choose(self._state, seat))
        return next(choosing, (round_ or self.HUMANS)[0])
