"""The Horde: a game of humans alone, against six figures and the clock.

`tiles` (what stars are placed on), `cooperating` (everybody plays together), `ending`, `combat` and
`moving` are chapters of its pages; `playing` is its turn, and the mode itself.
"""
