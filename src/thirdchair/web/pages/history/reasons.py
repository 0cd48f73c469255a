"""Why a past cannot have been so, for people: programs are told by ids what would be possible."""

from collections.abc import Sequence

import msgspec

from thirdchair.kit.questions import Question
from thirdchair.kit.refusals import Refusal
from thirdchair.words import Words


def reason(refusal: Refusal, words: Words, asked: Sequence[Question] = ()) -> str:
    """What a refusal says of a step, or of an answer in it: by its words, if it is one to what was
    `asked` there."""
    answer = refusal.args_for_text.get("answer")
    if refusal.text != "not-an-option" or not isinstance(answer, str):
        return words.refusal(refusal)
    if refusal.where != "answer":
        return words.text("page-mend-no-such-step")
    for question in asked:
        told = msgspec.to_builtins(question)
        if answer in told.get("options", ()):
            return words.text("page-mend-not-this-answer", answer=words.option(told, answer))
    return words.text("page-mend-no-such-answer")
