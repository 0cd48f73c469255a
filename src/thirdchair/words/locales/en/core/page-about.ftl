# Pages: about Third Chair, what is new in each version, and the licences of what is inside.

page-about = About Third Chair
page-about-ours = free software under the MIT licence
page-about-news = What is new
page-about-next = Since the last version
page-about-licences = Licences of what is inside
page-about-licences-hint = Third Chair stands on the work of others. Each name leads to the licence that came with it.
page-about-pyodide = Pyodide with Python: MPL-2.0, PSF-2.0 and others (online only)

## What is new

news-who-is-who = A device that is new at a table of several people is asked who plays on it.
news-open-fix = A fix that asks something is kept until it is whole or given up. No later step is dropped in silence.
news-cards-back = With real cards, undo says which cards go back on top of which deck, and in which order.
news-begins-again = An evening can begin again: who is here stays as it was ticked.
news-from-paper = Before a campaign from paper is settled, what its sheets lack is asked for.
news-files = A file changes here only what the device that brings it could change by taps; else it becomes a copy.
news-play-copied = A finished game can be copied as a play, as text or as CSV.
news-bots = Third Chair plays the artificial opponents of its games: every mode, every expansion, every campaign.
news-reasons = Every decision tells the rules that led to it.
news-undo = Undo whole turns, fix an earlier step, correct anything by tapping it.
news-phones = Many phones at one table, each with its seat.
news-languages = In English, German and Czech.
news-pocket = In a browser it plays without server and without network.
