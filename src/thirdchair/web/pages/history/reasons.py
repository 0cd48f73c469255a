"""Why a past cannot have been so, for people: programs are told by ids what would be possible."""

from thirdchair.kit.refusals import Refusal
from thirdchair.words import Words


def reason(refusal: Refusal, words: Words) -> str:
    """What a refusal says of a step, or of an answer in it."""
    if refusal.text != "not-an-option" or not isinstance(refusal.args_for_text["answer"], str):
        return words.refusal(refusal)
    return words.text(f"page-mend-no-such-{'answer' if refusal.where == 'answer' else 'step'}")
