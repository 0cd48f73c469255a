"""Tables of scenarios, set up and played to their end in one line.

`python -m tests.table.scenario_tables FILE` writes the campaign that later versions must open.
"""

import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.at_home import AtHome
from thirdchair.games import GAMES
from thirdchair.kit.questions import Draw, Number
from thirdchair.table.journal import Table

GOALS = {"full_building_types": 2, "prediction_vp": 30}
"""What you answer where a goal is asked for, if you win."""


def scenario(mode: str, number: int, **fields: Any) -> Table:
    """A table of a scenario; what its set-up asks is answered with what is proposed."""
    setup = {"game": "tapestry", "mode": mode, "scenario": number, "seed": 5 + number, **fields}
    table = Table.new(GAMES, setup)
    answer_all(table, {})
    return table


def answer_all(table: Table, said: dict[str, Any]) -> None:
    """Answer what is open: by name, else with the proposal, else with the first option."""
    while (question := table.question) is not None:
        assert not isinstance(question, Draw)
        usual = question.min if isinstance(question, Number) else question.options[0]  # type: ignore[attr-defined]
        proposal = getattr(question, "proposal", None)
        usual = usual if proposal is None else proposal
        table.answer(said.get(getattr(question, "about", ""), usual))


def finish(table: Table, *, won: bool) -> None:
    """Your points at the end decide: far ahead, or none."""
    if table.state.scenario.__struct_config__.tag == 2 and table.journal.setup["mode"] != "kaiju":
        hexes = (27, 28, 31) if won else ()
        for at in hexes:  # more territories than the Automa
            value = {"tile": True, "tokens": [{"who": "you", "toppled": False}]}
            table.do({"do": "correct", "path": f"hexes.{at}", "value": value})
    table.do({"do": "finish"})
    answer_all(table, {"vp": 400 if won else 0, **(GOALS if won else {})})


def winter(store: AtHome) -> str:
    """A campaign with an evening won, one lost, and the third in its first turns; its id."""
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {"replay": True})
    for number, won in ((1, True), (2, False)):
        table = scenario("atlantis", number, level=number + 1)
        saved = store.create(f"Evening {number}", table, {"follow": True}, campaign=campaign)
        store.change(saved.id, partial(finish, won=won))
    table = scenario("atlantis", 3)
    for command in ({"do": "income"}, {"do": "bots_turn"}, {"do": "advance", "track": "science"}):
        table.do(command)
        answer_all(table, {})
    store.create("Evening 3", table, campaign=campaign)
    return campaign


if __name__ == "__main__":
    from thirdchair.table.campaign_files import export_campaign

    with (
        TemporaryDirectory() as folder,
        closing(AtHome(Path(folder) / "tables.db")) as opened,
    ):
        data = export_campaign(opened, winter(opened))
    with Path(sys.argv[1]).open("xb") as file:
        file.write(data + b"\n")
