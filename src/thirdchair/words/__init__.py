"""Words: events, questions, refusals and rules in the reader's language, made at the edge."""

from thirdchair.words.languages import FALLBACK, LANGUAGES
from thirdchair.words.speaking import Voice, Voices, Words

__all__ = ["FALLBACK", "LANGUAGES", "Voice", "Voices", "Words"]
