"""A bot of one's own plays the humans of a duel against the Shadow Empire, on the engine itself.

python examples/own_bot.py
"""

from random import Random

from thirdchair.games import GAMES
from thirdchair.table.journal import Table


def play(seed: int) -> dict[str, int]:
    """One game: both humans go on where they have come least far. How far did everybody come?"""
    chance = Random(seed)
    new = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "seed": seed}
    table = Table.new(GAMES, new)
    while (turn := table.next).who and not table.state.over:
        seat = turn.who[0]
        if "bots_turn" in turn.may:
            table.do({"do": "bots_turn"})
            continue
        came = table.state.tracks[seat]
        open_tracks = [track for track, place in came.items() if place < 12]
        if not open_tracks:
            break
        track = min(open_tracks, key=lambda one: (came[one], chance.random()))
        table.do({"do": "advance", "who": seat, "track": track})
    return {who: sum(tracks.values()) for who, tracks in table.state.tracks.items()}


if __name__ == "__main__":
    print(play(seed=1))
