"""Drawings: our own SVG, colored by the style sheet, readable without color."""
