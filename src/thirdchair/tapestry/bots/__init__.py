"""The turns of the bots: a pair of cards, what they do on the tracks and the map, their income."""
