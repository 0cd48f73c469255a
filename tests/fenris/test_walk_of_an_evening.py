"""One whole evening that goes differently: somebody is missing, somebody comes late, a phone dies,
and the beginning is undone twice. All on pages, but for the turns on the board."""

from tests.fenris.evenings_by_hand import Evening
from tests.web.house import House

PAPER = {"episode": "5", "branch": "war", "sheets": {f"s{n}": {"wealth": 60} for n in (1, 2, 3, 4)}}
ORDER = {"mat-s1": "mechanical", "mat-s3": "industrial"}


def test_an_evening_with_one_missing_one_late_and_a_phone_that_dies(house: House) -> None:
    evening = Evening(house, ("Ana", "Bo", "Cy"), automas=1, paper=PAPER)
    ana, table = evening.phone("s1"), evening.phone()

    # Everybody is here, they think. Ana chooses a perk.
    ana.press("act", "begin", way="tracked", **ORDER)
    ana.press("act", "read")
    ana.press("act", "perk coins")
    ana.press("act", "ready s1")
    assert evening.view["chosen"]["s1"] == "coins"

    # Bo is missing: the beginning is undone, from the phone that goes round.
    evening.at(table)
    table.press("act", "undo")
    page = table.press("act", "undo")
    assert "Take the table of evening 5 down." in page.text
    form = page.form_with("act", "begin")
    assert (form.fields["way"], form.fields["mat-s3"]) == ("tracked", "industrial")
    page = table.send(form, "act", "begin", **{"state-s2": "away"})
    assert "prologue" in page.ids
    page = table.press("act", "read")
    assert "Bo does not play" in page.text
    assert evening.view["chosen"] == {"s1": "coins", "s3": None}

    # Cy calls: he comes later. Undone again, and nothing of it is forgotten.
    page = table.press("act", "undo")
    form = page.form_with("act", "begin")
    assert (form.fields["state-s2"], form.fields["perk-s1"]) == ("away", "coins")
    table.send(form, "act", "begin", **{"state-s3": "late"})
    page = table.press("act", "read")
    assert "Cy comes later now." in page.text
    assert "Cy comes later: Automa (Saxony) begins" in page.text
    page = evening.at(ana)
    assert ana.page.attributes["perk-coins"]["aria-pressed"] == "true", "as chosen"
    page = ana.press("act", "ready s1")
    assert "missing" not in page.ids, "nobody waits for Cy"

    # The board: nobody waits for Cy, and Ana's phone dies in the middle of the first round.
    evening.do(do="automa_turn", seat="s4")
    assert "Your turn, Ana" in evening.at(ana, see="board").text
    ana.client.close()
    evening.clients.remove(ana.client)
    page = evening.at(table, see="board")
    assert "Your turn, Ana" in page.text, "the other phone goes on for her"
    again = evening.phone("s1")
    assert "Your turn, Ana" in evening.at(again, see="board").text
    evening.do(do="star", seat="s1", triumph="workers")
    assert evening.view["sheets"]["s1"]["wealth"] == 45, "the perk is paid for once"

    # Cy comes, and chooses until his own first turn.
    page = table.open(str(evening.at(table, see="board").attributes["prepare-s3"]["href"]))
    page = table.press("act", "here s3")
    page = table.press("act", "perk power")
    assert "takes-power" in page.ids
    page = table.press("act", "ready s3")
    assert "prepare-s3" not in page.ids
    evening.do(do="gain", seat="s3", what="coins", n=1)
    assert evening.view["sheets"]["s3"]["wealth"] == 45

    # The result, the story, and the end of the evening.
    for phone, seat, coins in ((again, "s1", "71"), (table, "s3", "64"), (table, "s4", "50")):
        evening.at(phone, see=f"result.{seat}")
        phone.press("act", f"column {seat}", coins=coins)
    evening.at(again, see="result")
    again.press("act", "result")
    again.press("act", "read")
    for seat in list(evening.view["agenda"]):
        while seat in evening.view["agenda"]:
            evening.do(do="done", seat=seat)
    for box, seat in evening.view.get("to_open", {}).items():
        evening.do(do="open", box=box, **({"seat": seat} if seat else {}))
    evening.at(table, see="rest")
    table.press("act", "close")
    sheets = evening.view["sheets"]
    assert evening.view["episode"] == "6"
    assert (sheets["s2"]["wealth"], sheets["s2"]["perks"]) == (60, []), "who is away loses nothing"
    assert (sheets["s1"]["perks"], sheets["s3"]["perks"]) == (["coins"], ["power"])
    assert (sheets["s1"]["wealth"], sheets["s3"]["wealth"]) == (45 + 71, 45 + 64)
    page = evening.at(table)
    form = page.form_with("act", "begin")
    assert form.fields["state-s2"] == "present", "the next evening begins as any other"
    evening.close()
