"""A solo game with real cards in which every third entry is wrong and mended on its page.

Beside it the same game is played without a slip; after each mend the two tables are the same.
"""

from itertools import cycle
from typing import Any

import msgspec
import pytest

from tests.contract.talking import Talk
from tests.web.house import House
from tests.web.solo_window import SETUP, SoloWindow
from tests.web.window import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.journey]

TURNS = 12
EVERY = 3
"""So many turns of the bots, and which entry is wrong."""
TRACKS = ("science", "military", "technology", "exploration")
REAL = {**SETUP, "chance": "table", "seed": 11}
UNTOLD = ("id", "revision", "ok", "events")


class Careful:
    """The game as it really went: what was drawn, and what was done."""

    def __init__(self) -> None:
        self.talk = Talk()
        self.told = self.talk.ok(new=REAL)
        self.picks = cycle((3, 1, 4, 0, 5, 2))
        self.answers: list[list[Any]] = [self.answered()]
        """What was really answered in each step."""
        self.moves: dict[int, str] = {}
        """The person's own tracks."""

    def answered(self) -> list[Any]:
        found = []
        while question := self.told["pending"]:
            options = question.get("options") or [question["min"]]
            found.append(options[next(self.picks) % len(options)])
            self.told = self.talk.ok(answer=found[-1])
        return found

    def do(self, **command: Any) -> list[Any]:
        self.told = self.talk.ok(**command)
        self.answers.append(self.answered())
        return self.answers[-1]


class Careless(SoloWindow):
    """Somebody whose every third entry is wrong, on the real page."""

    entries = 0
    misfits = 0
    wrong: set[int]
    """Steps with a wrong entry."""
    unsure: set[int]
    """Steps that could not be answered rightly yet."""

    def slips(self) -> bool:
        self.entries += 1
        return self.entries % EVERY == 0

    def pending(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.say(view=True)["pending"]
        return found

    def press(self, button: str) -> None:
        """A thumb on a button of a form; then the page that it leads to."""
        self.page.clock.fast_forward(1000)
        found = self.page.locator(button).first
        found.scroll_into_view_if_needed()
        self.page.evaluate("document.getElementById('page').dataset.before = 'yes'")
        found.tap()
        self.page.wait_for_selector("#page:not([data-before])")
        assert self.wider_than_it_should_be() == []

    def enter_turn(self, step: int, right: list[Any]) -> None:
        """The bots' turn with its cards; what no longer can be right is whatever is there."""
        self.press("#bots-turn")
        place = 0
        while question := self.pending():
            options = question.get("options") or [question["min"]]
            value = right[place] if place < len(right) else options[0]
            others = [one for one in options if one != value]
            if (self.slips() and others) or value not in options:
                value = others[-1]
                self.wrong.add(step)
            self.press(f'button[name=act][value="answer {value}"]')
            place += 1

    def enter_move(self, step: int, track: str) -> None:
        """An advance; the thumb may be on the track beside it."""
        if self.slips():
            self.wrong.add(step)
            track = TRACKS[TRACKS.index(track) - 1]
        self.press(f"#move-{track}")

    def said(self, step: int, place: int, right: Careful, told: dict[str, Any]) -> Any:
        """The right answer; where a step that is still wrong holds that card, another for now."""
        options = told["pending"].get("options") or [told["pending"]["min"]]
        answers = right.answers[step]
        if place < len(answers) and answers[place] in options:
            return answers[place]
        self.unsure.add(step)
        return options[0]

    def mend(self, step: int, right: Careful) -> None:
        """The page of the step, from the history; then whatever is asked, until it is whole."""
        self.page.goto(f"{self.table}/history")
        self.page.locator(f'a[href$="/fix/{step}"]').first.tap()
        self.page.wait_for_selector(".mend-way")
        track = right.moves.get(step)
        bots = """button[name=change][value*='"bots_turn"']"""
        self.press(f"#track-you-{track}" if track else bots)
        given: dict[int, int] = {}
        self.unsure = set()
        while not (told := self.say(view=True).get("mend", {"whole": True}))["whole"]:
            if told["pending"] is not None:
                asked = told["asked"] or step
                place = given.setdefault(asked, 0)
                given[asked] += 1
                self.press(f'button[name=add][value="{self.said(asked, place, right, told)}"]')
                continue
            self.misfits += 1
            assert self.page.locator("#misfits li").count() == len(told["misfits"])
            first = told["misfits"][0]["step"]
            assert f"Schritt {first} · Zug der Bots" in self.page.inner_text("#misfits")
            self.wrong.add(first)
            self.press(f'button[name=again][value="{first}"]')
        self.press("button[name=decide][value=take]")
        self.wrong -= {step, *given} - self.unsure


def same(window: Careless, careful: Careful) -> None:
    """Nobody could tell that anything was ever wrong."""
    there = window.say(view=True)
    here = careful.talk.table()
    for told in (there, here):
        for key in UNTOLD:
            told.pop(key, None)
    assert msgspec.json.encode(there, order="sorted") == msgspec.json.encode(here, order="sorted")


def test_every_third_entry_is_wrong_and_mended(chromium: Any, house: House) -> None:
    careful = Careful()
    with Careless(
        chromium, house, "de", viewport=PHONE, has_touch=True, reduced_motion="reduce"
    ) as window:
        window.wrong = set()
        window.hurry()
        window.sit(**{key: one for key, one in REAL.items() if key not in SETUP} | {"seed": 11})
        window.say(answer=careful.answers[0][0])
        window.page.reload()
        for turn in range(TURNS):
            step, track = len(careful.answers), TRACKS[turn % 4]
            if turn % 5:
                careful.do(do="advance", track=track)
                careful.moves[step] = track
                window.enter_move(step, track)
            else:
                careful.do(do="income")
                window.press("#move-income")
            window.enter_turn(step + 1, careful.do(do="bots_turn"))
            if turn % 4 == 3 or turn == TURNS - 1:
                while window.wrong:
                    window.mend(min(window.wrong), careful)
                same(window, careful)
                assert window.page.locator("#missing, #open-mend").count() == 0
        assert window.entries > 2 * TURNS
        assert window.misfits > 0
        assert window.errors == []
