"""Tracks, cards, map and capital as SVG."""
