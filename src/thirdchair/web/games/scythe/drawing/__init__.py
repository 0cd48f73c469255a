"""Board, cards and pieces of Scythe as SVG."""
