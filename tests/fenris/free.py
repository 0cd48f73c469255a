"""Free games with what a campaign finds, set up by somebody who knows of it."""

from typing import Any, ClassVar

from tests.scythe.scene import Events, Scene
from thirdchair.kit.readers import Reader
from thirdchair.scythe.game import Scythe


class Known(Scythe):
    """The game as somebody sets it up who has these keys."""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        self.knows = Reader(keys=frozenset(keys))

    def set_up(self, request: object, reader: Reader | None = None) -> tuple[Any, Any]:
        return super().set_up(request, reader or self.knows)


class FreeGame(Scene):
    """A free game with one module, and what is answered while it is set up."""

    module: ClassVar[str]

    def __init__(self, *seats: dict[str, Any], answers: list[Any], **setup: Any) -> None:
        self.answers = answers
        self.told: Events = []
        super().__init__(*seats, modules=[self.module], **setup)

    def do(self, request: dict[str, Any], *answers: Any) -> Events:
        given = self.answers if request["do"] == "new" else list(answers)
        self.told = super().do(request, *given)
        return self.told
