"""The page of an earlier step: whoever mends it can tell its questions from one another."""

import msgspec
import pytest

from tests.golden.played import PLAYED
from tests.web.alone import Alone
from thirdchair.contract import Session, words_for
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.web.games import FACES
from thirdchair.web.pages.history.mend import answers_of
from thirdchair.words import LANGUAGES


def as_by_people(table: Table) -> Table:
    """The same record, as if every card had been drawn and every die been rolled by hand."""
    for entry in table.journal.entries:
        entry.answers = [msgspec.structs.replace(one, by="table") for one in entry.answers]
    return table


@pytest.mark.parametrize("name", PLAYED)
def test_two_questions_of_a_step_never_share_a_label_and_none_is_cut(
    name: str, played: list[Table | Session]
) -> None:
    PLAYED[name]()
    tables = [one.current if isinstance(one, Session) else one for one in played]
    whole = [as_by_people(one.whole) for one in tables if one]
    assert whole
    for table in whole[-1:]:
        instead = FACES[table.game.name]().mode(table, None, None).instead
        spoken = [words_for(VOICES, table, Reader(language)) for language in LANGUAGES]
        for position in range(table.journal.at):
            for words in spoken:
                labels = [one["say"] for one in answers_of(table, position, words, instead)]
                assert len(labels) == len(set(labels))
                assert not any("…" in label for label in labels)


def test_the_two_cards_of_a_pair_are_told_apart(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.say(do="income")
    me.say(do="bots_turn")
    me.say(do="bots_turn")
    me.say(answer=5)
    me.say(answer=4)
    page = me.open(f"{me.path}/fix/3")
    for card in ("Track card (left):", "Tiebreaker card (right):"):
        assert f"{card} Draw a card from the decision deck. Which one is it?" in page.text
