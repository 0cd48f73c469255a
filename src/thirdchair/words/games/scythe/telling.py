"""What has happened and what was done, in words: events as instructions for the hand, commands as
lines of the history."""

from collections.abc import Mapping
from typing import Any

from thirdchair.scythe import speech
from thirdchair.scythe.horde.state import HORDE
from thirdchair.scythe.material import Printed, material_of
from thirdchair.words.games.scythe.seats import SeatWords

_ALSO = {"resources": ("scy.automa.resources.kind",)}
"""Rules that an event obeys beside the one that it names: that one says how many there are."""


SIXTH = "scy.automa.stars.six"


def _by(counted: Mapping[str, int]) -> str:
    """What an order of seats goes by: wealth and mods, or the result of the evening."""
    return "-result" if "coins" in counted else ""


def _played(event: Mapping[str, Any]) -> str:
    """How it stands with a seat that somebody else plays, unless who sits there has gone."""
    if event["state"] not in ("present", "guest"):
        return str(event["state"])
    return "automa" if event["played_by"] == "automa" else "played"


class Telling(SeatWords):
    """Sentences about events and commands."""

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        fields = {**self.left_out, **speech.spoken(event)}
        if event["type"] == "corrected":
            fields |= self.correction(event)
        elif event["type"] == "ended" and event["rule"] != SIXTH:
            return self.text("event-ended-by-rule", **fields, part=self.rule(event["rule"]))
        elif event["type"] == "combat" and (payer := self._pays_alone(event)):
            return self.text("event-combat-figure", **fields, payer=self.seat(payer))
        elif event["type"] == "seat_changed" and event["played_by"]:
            fields["state"] = _played(event)
        elif event["type"] == "step":
            fields["part"] = self._step(event)
        elif event["type"] == "tiles_laid":
            fields["more"] = max(0, len(event["spaces"]) - len(material_of(Printed).track))
        elif event["type"] == "offered":
            fields["part"] = ", ".join(self._tiles(*pair) for pair in event["tiles"].items())
        elif "slot" in event:
            fields["part"] = self.slot(event["slot"])
        elif event["type"] in ("to_open", "laid_ready", "unpacked", "opened"):
            fields["box"] = self.closed(event["box"])
        elif event["type"] == "in_order":
            fields["points"] = [
                self.text(f"scythe-in-order{_by(counted)}", name=self.seat(seat), **counted)
                for seat, counted in event["by"].items()
            ]
            del fields["by"]
        elif event["type"] == "mat_order":
            fields["points"] = [
                self.text("scythe-mat-order", name=self.seat(seat), wealth=coins)
                for seat, coins in event["wealth"].items()
            ]
            del fields["wealth"]
        elif event["type"] == "leads":
            fields |= {field: rank.upper() for field, rank in event["ranks"].items()}
            del fields["ranks"]
        elif event["type"] == "horde_stands":
            fields["points"] = [
                self.text("scythe-horde-figure", name=self.seat(figure), part=self.place(at))
                for figure, at in event["figures"].items()
            ]
            del fields["figures"]
        elif event["type"] == "result" and not event["scores"]:
            return self.text("event-result-together", won=HORDE not in event["winner"])
        elif event["type"] == "result":
            fields["points"] = [self._points(*pair) for pair in event["scores"].items()]
        return self.text(f"event-{event['type']}", **fields)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        fields = {**self.left_out, **command}
        if "path" in command:
            fields["part"] = self.part(command["path"])
        if command["do"] == "open" and "box" in command:
            fields["box"] = self.closed(command["box"])
        if command["do"] == "move":
            units = dict.fromkeys(step["unit"] for step in command["moves"] if "unit" in step)
            fields["part"] = ", ".join(self.text(f"scythe-unit-{one}") for one in units)
            del fields["moves"]
            if not units:
                return self.text(f"command-{command['do']}-open", **fields)
        return self.text(f"command-{command['do']}", **fields)

    def also(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        """Rules that an event obeys beside the one that it names."""
        return _ALSO.get(event["type"], ())

    def _pays_alone(self, combat: Mapping[str, Any]) -> str | None:
        """Who fights against a figure: that one pays no power, whatever its marker shows."""
        fighters = [str(combat[side]) for side in ("attacker", "defender")]
        people = [one for one in fighters if not self._is_figure(one)]
        return people[0] if len(people) == 1 else None

    def _step(self, event: Mapping[str, Any]) -> str:
        """What the hands do by a rule; with the numbers of this table where they matter."""
        message = f"step-{event['rule'].replace('.', '-')}"
        numbers = event.get("args")
        if numbers and self.rule_id(event["rule"]) == event["rule"] and self.has(message):
            return self.text(message, **numbers)
        return self.rule(event["rule"])

    def _tiles(self, kind: str, n: int) -> str:
        return f"{n} × {self.text(f'scythe-kind-{kind}')}"

    def _points(self, seat: str, total: int) -> str:
        return self.text("scythe-points", name=self.seat(seat), total=total)
