"""Pages: HTML first, one small script, drawings of our own.

Each command is a form that works without script. A form carries a token against forgery, the
revision that its page showed and a one-time id, so a repeat does nothing and a stale form gets
the fresh table. The live stream of a table carries its revision only; each page fetches itself.
"""
