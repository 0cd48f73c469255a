"""What is printed in the book but lost to us: proposed, asked once at set-up, kept by the table."""

from typing import Any

from thirdchair.kit.flow import ask
from thirdchair.kit.game import Ruled
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry.chapter import Chapter


class Printed(Chapter):
    """The questions of a set-up about what the owner's book says."""

    async def ask_printed(self) -> None:
        """Ask for what was not given. It is no matter of chance, so it is always asked."""
        for ruling in NOBODY.told(self.known_rulings().values()):
            if ruling.ask and ruling.key not in self.state.rulings:
                self.state.rulings[ruling.key] = await _asked(ruling)

    def number(self, key: str) -> int:
        """A printed number."""
        value = self.ruling(key)
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> dict[str, Any]:
        """Several printed values by their names."""
        value = self.ruling(key)
        assert isinstance(value, dict)
        return value


async def _asked(ruling: Ruling) -> Ruled:
    about, seat, proposal = ruling.key.replace(".", "_"), "you", ruling.proposal
    if isinstance(proposal, int):
        number: int = await ask(
            Number(about=about, seat=seat, min=0, max=ruling.most, proposal=proposal)
        )
        return number
    if proposal is None:
        options = tuple(str(value) for value in ruling.values)
        choice: str = await ask(Pick(about=about, seat=seat, options=options, proposal=options[0]))
        return choice
    return await _each(ruling, about, seat, proposal)


async def _each(
    ruling: Ruling, about: str, seat: str, proposal: dict[str, str | int]
) -> dict[str, str | int]:
    """One value after the other; where each word comes once, the last one needs no question."""
    answers: dict[str, str | int] = {}
    for name, proposed in proposal.items():
        left = tuple(word for word in ruling.options if word not in answers.values())
        if not left:
            answers[name] = await ask(
                Number(about=about, seat=seat, at=name, min=0, max=ruling.most, proposal=proposed)
            )
        elif len(left) == 1:
            answers[name] = left[0]
        else:
            likely = proposed if proposed in left else None
            answers[name] = await ask(
                Pick(about=about, seat=seat, at=name, options=left, proposal=likely)
            )
    return answers
