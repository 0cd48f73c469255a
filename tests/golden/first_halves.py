"""First halves of the campaign on both ways: people and an Automa in war, one person in peace."""

from collections.abc import Callable
from typing import Any

from tests.golden.scribe import Scribe

WAR = [
    {"kind": "human", "name": "Ana", "faction": "nordic"},
    {"kind": "automa", "faction": "saxony"},
    {"kind": "human", "name": "Bo", "faction": "crimea"},
]
PEACE = [
    {"kind": "human", "name": "Ana", "faction": "polania"},
    {"kind": "automa", "faction": "rusviet", "level": "automaszyna"},
]
TURNS = 7
"""Of an Automa in an evening: enough for its first stars, and for what an evening adds."""


def games() -> dict[str, Callable[[], str]]:
    """Each campaign by its name."""
    return {"fenris-war": play_war, "fenris-peace": play_peace}


def play_war() -> str:
    """Sealed votes, rivals, a shop, a faction out of a box, and one that is given up."""
    scribe = _begun(WAR, seed=13)
    _evening(scribe, s1="industrial", s3="engineering")
    scribe.do("perk", seat="s1", perk="power")
    scribe.do("perk", seat="s3", perk="worker")
    _turns(scribe)
    scribe.do("mark", seat="s1", at="extra_objective")
    scribe.do("mark", seat="s3", at="combat")
    scribe.do("count", seat="s3", what="influence", n=2)
    _result(scribe, s1=71, s2=48, s3=64)
    _votes(scribe, s1="peace", s3="war")
    _closed(scribe)

    _evening(scribe, s1="mechanical", s3="patriotic")
    for seat, other in (("s1", "s3"), ("s3", "s2")):
        scribe.send({"do": "pair", "seat": seat, "with": other})
    _turns(scribe)
    scribe.do("star", seat="s1", triumph="mechs")
    scribe.do("count", seat="s1", what="mechs", n=3)
    _result(scribe, s1=62, s2=55, s3=70)
    _bought(scribe, "s1", "armor", "feint")
    _bought(scribe, "s3", "township")
    _closed(scribe)

    _evening(scribe, s1="agricultural", s3="industrial")
    scribe.do("wear", seat="s1", mods={"riverwalk": "armor"})
    _turns(scribe)
    scribe.do("count", seat="s3", what="found", n=1)
    scribe.do("count", seat="s1", what="influence", n=2)
    _result(scribe, s1=50, s2=61, s3=40)
    scribe.do("open", seat="s3", box="a")
    scribe.do("setup_bonus", seat="s1", bonus="power")
    scribe.do("give_up", seat="s1")
    _go_on(scribe)
    _closed(scribe)
    return scribe.text()


def play_peace() -> str:
    """Alone: an alliance with the Automa, a shop of the other kind, factions are kept."""
    scribe = _begun(PEACE, seed=12)
    _evening(scribe, s1="engineering")
    scribe.do("perk", seat="s1", perk="coins")
    _turns(scribe)
    scribe.do("mark", seat="s1", at="workers")
    _result(scribe, s1=58, s2=61)
    _votes(scribe, s1="peace")
    _closed(scribe)

    _evening(scribe, s1="mechanical")
    _turns(scribe)
    scribe.do("mark", seat="s1", at="objective")
    scribe.do("count", seat="s1", what="structures", n=2)
    _result(scribe, s1=66, s2=52)
    _bought(scribe, "s1", "machinery")
    _closed(scribe)

    _evening(scribe, s1="patriotic")
    _turns(scribe)
    _result(scribe, s1=44, s2=39)
    _go_on(scribe)
    _closed(scribe)
    return scribe.text()


def _begun(seats: list[dict[str, Any]], seed: int) -> Scribe:
    new = {"game": "scythe", "mode": "fenris", "seed": seed, "seats": seats}
    return Scribe(new, _sheets)


def _evening(scribe: Scribe, **mats: str) -> None:
    """An evening without the board, so that the text is short: what it asks is answered."""
    scribe.heading(f"-- Evening {scribe.view['episode']} --")
    scribe.do("setup", mats=mats, board=False)
    _answered(scribe)


def _turns(scribe: Scribe) -> None:
    for _ in range(TURNS):
        for seat, one in scribe.view["sheets"].items():
            if one["kind"] == "automa":
                scribe.do("automa_turn", seat=seat)
                _answered(scribe)


def _result(scribe: Scribe, **coins: int) -> None:
    scribe.do("episode_result", coins=coins)
    _answered(scribe)
    scribe.do("read")
    _answered(scribe)
    scribe.lines += ["  | " + line for line in _sheets(scribe.view)]


def _votes(scribe: Scribe, **ways: str) -> None:
    """Everybody stakes all that they have on one way; after a tie the winner takes war."""
    for seat, way in ways.items():
        stakes = {"war": 0, "peace": 0, way: scribe.view["influence"][seat]}
        scribe.send({"do": "vote", "seat": seat, **stakes, "as": seat})
    scribe.do("reveal")
    if scribe.view["influence"]:
        scribe.do("decide", branch="war")


def _bought(scribe: Scribe, seat: str, *mods: str) -> None:
    scribe.do("buy_mods", seat=seat, mods=list(mods))
    scribe.do("done", seat=seat)


def _go_on(scribe: Scribe) -> None:
    """Whoever still has a card before them is done with it; who may choose takes the first."""
    while change := scribe.view.get("change"):
        seat = next(iter(change["waiting"]), None)
        if seat is None:
            break
        automa = scribe.view["sheets"][seat]["kind"] == "automa"
        scribe.do("change_faction", seat=seat, **({} if automa else {"faction": change["free"][0]}))
    while cards := scribe.view["agenda"]:
        scribe.do("done", seat=next(iter(cards)))
        _answered(scribe)


def _closed(scribe: Scribe) -> None:
    scribe.do("close", show=True)
    _answered(scribe)


def _answered(scribe: Scribe) -> None:
    """The last of what can be answered: in a list, whatever is no and nobody comes last."""
    while (asked := scribe.pending) is not None:
        options = asked.get("options")
        scribe.send({"answer": options[-1] if options else asked.get("known", asked["min"])})


def _sheets(view: dict[str, Any]) -> list[str]:
    told = [
        f"{seat} {one['faction']}: wealth {one['wealth']}, wins {_list(one['wins'])}, "
        f"mods {_list([*one['mech_mods'], *one['infrastructure_mods']])}, "
        f"perks {_list(one['perks'])}, bonuses {_counted(one['setup_bonuses'])}, "
        f"log {_counted(one['triumphs'])}"
        for seat, one in view["sheets"].items()
    ]
    return [f"evening {view['episode']}, {view['phase']}: {_list(view['unlocked'])}", *told]


def _list(names: list[str]) -> str:
    return " ".join(names) or "-"


def _counted(counts: dict[str, int]) -> str:
    return " ".join(f"{name} {n}" for name, n in counts.items()) or "-"
