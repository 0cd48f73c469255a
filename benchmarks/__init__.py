"""Figures that people feel: `python -m benchmarks` prints them."""
