"""A new game: like last time, as a surprise, or with everything chosen on the mode's long form."""

import secrets
from dataclasses import dataclass
from random import Random
from typing import Any

from litestar import get, post
from litestar.params import FromQuery

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.face import Face, every
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.campaign.page import check_plays_in
from thirdchair.web.pages.new import remembering
from thirdchair.web.pages.new.sheet import Sheet
from thirdchair.web.pages.table.who import laid
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

LAST_MODE = "new.mode"
PASSING = ("once", "_csrf_token", "table-name", "game", "mode", "act")
MANY = 1_000_000
LONGEST_NAME = 70
NAMESAKES = 100
"""Among so many tables, those changed last, no two get the same name by themselves."""


@dataclass(frozen=True)
class Choice:
    """A mode that can be played: its form, the face of its game, and what is in the box of it."""

    mode: str
    sheet: Sheet
    face: Face
    owned: Owned

    @property
    def game(self) -> str:
        return self.face.game.name

    @property
    def name(self) -> str:
        """Both in a word, for a form that chooses both at once."""
        return f"{self.game}/{self.mode}"


@get("/play", sync_to_thread=True)
def games(visit: Visiting) -> Page:
    """All that can be played, each with its last choices in a line."""
    return visit.page(
        "new-game.html",
        games=[_game(visit, choice) for choice in _choices(visit)],
        chosen=_last_choice(visit).name,
    )


@post("/play", sync_to_thread=True, status_code=200)
def play(visit: Visiting, data: forms.Form) -> Answer:
    """A game like last time; or on to a surprise, or to the long form."""
    choice = _chosen(visit, data)
    match forms.text(data, "act"):
        case "again":
            last = _last(visit, choice)
            form = {**data, **_filled(choice, last)["given"]}
            # What was never played here begins with our defaults, if nothing has to be asked.
            if last or _playable(choice, form):
                return _started(visit, choice, form)
            return _long_form(visit, choice)
        case "surprise":
            number = str(secrets.randbelow(MANY))
            return visit.see("/new", game=choice.game, mode=choice.mode, surprise=number)
        case "change":
            return _long_form(visit, choice)
    raise bad_input("unknown-value", where="act", value=forms.text(data, "act"))


@get("/new", sync_to_thread=True)
def new_game(
    visit: Visiting,
    game: FromQuery[str | None] = None,
    mode: FromQuery[str | None] = None,
    surprise: FromQuery[int | None] = None,
) -> Page:
    """The long form, as it was filled in last; as a surprise what was picked."""
    choice = _named(_choices(visit), game or "", mode or "") or _last_choice(visit)
    if surprise is not None:
        return _surprise(visit, choice, surprise)
    return _form(visit, choice, _last(visit, choice) | _asked_for(visit))


@post("/new", sync_to_thread=True, status_code=200)
def start_game(visit: Visiting, data: forms.Form) -> Answer:
    """A new table, and on to its checklist."""
    return _started(visit, _chosen(visit, data), data)


def _long_form(visit: Visit, choice: Choice) -> Answer:
    return visit.see("/new", game=choice.game, mode=choice.mode)


# What can be played


def _choices(visit: Visit) -> list[Choice]:
    """The modes of all games that this reader may know of."""
    return [
        Choice(mode, face.new[mode], face, mybox.owned(visit, face.game.name))
        for face in every(visit.room.faces)
        for mode in visit.reader.choosable(face.new, face.game.contents.modes)
    ]


def _named(choices: list[Choice], game: str, mode: str) -> Choice | None:
    """What is named by game and mode, or by both in a word.

    Older links and settings name the mode alone: the first that is called so.
    """
    known = [one for one in choices if mode in (one.name, one.mode)]
    return next((one for one in known if game in (one.game, "")), None)


def _chosen(visit: Visit, data: dict[str, Any]) -> Choice:
    game, mode = forms.text(data, "game", ""), forms.text(data, "mode")
    choice = _named(_choices(visit), game, mode)
    if choice is None:
        raise bad_input("unknown-value", where="mode", value=mode)
    return choice


def _last_choice(visit: Visit) -> Choice:
    """What was begun last; where nothing was played yet, the first that the faces name."""
    choices = _choices(visit)
    return _named(choices, "", visit.house.setting(LAST_MODE, "")) or choices[0]


# A new table


def _started(visit: Visit, choice: Choice, form: dict[str, Any]) -> Answer:
    """The table that the form asks for; the long form says what is wrong with it."""
    sheet = choice.sheet
    form = {**_preset(choice), **form}
    visit.speak(choice.game)
    given = {field: value for field, value in form.items() if isinstance(value, str)}
    try:
        setup, colors = sheet.set_up_from(form, choice.owned), sheet.colors_from(form)
        packed = mybox.frozen(choice.face, choice.owned, setup)
        table = Table.new(visit.house.games, packed, visit.by, visit.reader)
        name = forms.text(form, "table-name", "") or _unlike(
            visit, sheet.table_name(setup, visit.words)
        )
        habits = remembering.habits(visit.house, choice.game)
        options = {"colors": colors, **habits, **_before(visit, table)}
        campaign = forms.text(form, "campaign", "") or None
        if campaign:
            check_plays_in(visit, visit.house.campaign(campaign))
        saved = visit.house.create(name, table, options, once=forms.once(form), campaign=campaign)
    except Refusal as refusal:
        return _form(visit, choice, given, visit.sentence(refusal), STATUS[refusal.code])
    passing = (*PASSING, *sheet.PASSING)
    kept = {field: value for field, value in given.items() if field not in passing}
    remembering.keep_form(visit.house, choice.face, choice.mode, kept)
    visit.house.set_setting(LAST_MODE, choice.name)
    return visit.see(_begins_at(visit, saved), laid(visit, saved))


def _begins_at(visit: Visit, saved: Saved) -> str:
    """The checklist; or what is still asked, where all is laid out after it (`later`). The last
    answer leads to the checklist, which is whole by then."""
    table = f"/tables/{saved.id}"
    asks = saved.table.question is not None
    visit.sit_down(saved)  # a checklist names what only this table knows, as an owner's own cards
    if asks and visit.mode(saved.table).checklist(saved, visit.words).get("later"):
        return table
    return f"{table}/checklist"


def _unlike(visit: Visit, name: str) -> str:
    """The name that a table gets by itself, with a number where one is already called so."""
    taken = {one.name for one in visit.house.latest(over=False, limit=NAMESAKES)}
    numbered = (f"{name[:LONGEST_NAME]} ({number})" for number in range(2, NAMESAKES + 3))
    return next(one for one in (name, *numbered) if one not in taken)


def _before(visit: Visit, table: Table) -> dict[str, Any]:
    """The table of this mode that was played last, for the checklist to compare with.

    None for a table with keys of its own: one campaign tells nothing of another.
    """
    if table.game.unlocked(table.state) is not None:
        return {}
    setup = table.journal.setup
    before = visit.house.last_of(setup["game"], setup["mode"])
    return {"before": before} if before else {}


# What the pages show


def _last(visit: Visit, choice: Choice) -> dict[str, Any]:
    """What was filled in last; nothing when this was never played here."""
    return remembering.last_form(visit.house, visit.room.faces, choice.face, choice.mode)


def _filled(choice: Choice, given: dict[str, Any]) -> dict[str, Any]:
    """The form with what is given, over what the printing in My box presets."""
    form = choice.sheet.new_form({**_preset(choice), **given}, choice.owned)
    reader = choice.owned.reader
    return {**form, "rulings": [one for one in form["rulings"] if reader.may_choose(one.lock)]}


def _preset(choice: Choice) -> dict[str, str]:
    known = choice.sheet.new_form({}, Owned(reader=choice.owned.reader))["given"]
    preset = mybox.presets(choice.face, choice.owned)
    return {field: value for field, value in preset.items() if field in known}


def _asked_for(visit: Visit) -> dict[str, str]:
    """Fields that a link fills in: those of a surprise that somebody wants to change."""
    asked = visit.request.query_params.multi_items()
    return {field: value for field, value in asked if len(value) <= forms.LONGEST}


def _game(visit: Visit, choice: Choice) -> dict[str, Any]:
    last = _last(visit, choice)
    given = _filled(choice, last)["given"]
    playable = _playable(choice, given)
    return {
        "name": choice.name,
        "mode": choice.mode,
        "game": choice.game,
        "campaigns": choice.face.series is not None,
        "played": bool(last),
        "playable": playable,
        "missing": mybox.missing(choice.face, choice.owned, choice.mode),
        "summary": choice.sheet.summary(given, visit.words_of(choice.game)) if playable else "",
    }


def _playable(choice: Choice, given: dict[str, Any]) -> bool:
    """Can this form be played as it is? Names, for one, are never guessed."""
    try:
        choice.sheet.set_up_from(given, choice.owned)
        choice.sheet.colors_from(given)
    except Refusal:
        return False
    return True


def _surprise(visit: Visit, choice: Choice, number: int) -> Page:
    """What was picked. The same number picks the same, so that the page can be loaded again."""
    last = _last(visit, choice)
    before = _filled(choice, last)["given"]
    picked = choice.sheet.surprise(before, choice.owned, Random(number))
    given = _filled(choice, {**last, **picked})["given"]
    if not _playable(choice, given):
        return _form(visit, choice, given)
    visit.speak(choice.game)
    visit.words.names |= choice.face.box.printed_names(choice.owned)
    return visit.page(
        "new-surprise.html",
        mode=choice.mode,
        game=choice.game,
        lines=choice.sheet.lines(given, visit.words),
        given={field: value for field, value in given.items() if field != "table-name"},
        picked=picked,
        another=secrets.randbelow(MANY),
    )


def _form(
    visit: Visit,
    choice: Choice,
    given: dict[str, Any],
    notice: str | None = None,
    status: int = 200,
) -> Page:
    visit.speak(choice.game)
    visit.words.names |= choice.face.box.printed_names(choice.owned)
    return visit.page(
        choice.sheet.NEW,
        status=status,
        notice=notice,
        game=choice.game,
        mode=choice.mode,
        modes=_choices(visit),
        missing=mybox.missing(choice.face, choice.owned, choice.mode),
        **_filled(choice, given),
    )
