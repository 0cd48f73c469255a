"""Search in the rules: SQLite's full text, in the reader's language, of what the reader may know.

Games and voices are handed in; nothing here names one.
"""

from thirdchair.search.index import Found, Index
from thirdchair.search.rules import index_for, kept_index

__all__ = ["Found", "Index", "index_for", "kept_index"]
