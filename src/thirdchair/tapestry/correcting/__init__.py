"""Corrections: a part of the table is set to what lies there."""
