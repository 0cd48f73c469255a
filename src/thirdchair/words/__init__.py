"""Words: events, questions, refusals and rules in the reader's language, made at the edge."""

from thirdchair.words.speaking import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
