"""What a game gives to My box: what it knows of its own box, and its own pages there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from thirdchair.kit.box import Promo
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule
from thirdchair.kit.rulings import Ruling
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.visit import Answer, Visit
from thirdchair.words import Words


@dataclass(frozen=True)
class Drawer:
    """The way from My box to a page of its own that a game has there: `/box/<game>/<page>`."""

    page: str
    name: str
    hint: str
    count: int = 0
    """How much somebody put into it."""


class BoxFace(Protocol):
    """What a game knows of the box that it comes in. A module may be one."""

    @property
    def FIELDS(self) -> str:  # noqa: N802
        """The template of fields that only this game has on the page of My box; "" for none."""

    def fields(self, owned: Owned) -> dict[str, Any]:
        """What that template needs; it calls it `own`."""

    def entries_from(self, form: dict[str, Any]) -> dict[str, Any]:
        """The entries of the box that these fields make; None takes one out."""

    def promo_hint(self, promo: Promo, words: Words) -> str:
        """What a promo that the page proposes brings, in a few words."""

    def drawers(self, owned: Owned, words: Words) -> list[Drawer]:
        """The ways to its own pages below My box."""

    def checked(self, box: Mapping[str, Any]) -> dict[str, Any]:
        """The whole box, as set-ups take it; refuses what is wrong."""

    def packed(self, owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
        """A set-up with the box in it. What the set-up says itself counts."""

    def presets(self, owned: Owned) -> dict[str, str]:
        """Fields of the forms of new games that the box decides, besides the rulings."""

    def printed_names(self, owned: Owned) -> dict[str, str]:
        """What the owners call things, by the names of their messages."""

    def expansions(self, owned: Owned) -> tuple[str, ...]:
        """Those that the owners have; all, until they say it."""

    def all_rulings(self, reader: Reader) -> Mapping[str, Ruling]:
        """Whatever tables of any mode may decide, by key, as far as this reader may know of it."""

    def in_box(self, rule: Rule, owned: Owned) -> bool:
        """Is a rule about something that the owners have? The host knows about its mode."""


@dataclass(frozen=True)
class BoxPage:
    """A page of its own that a game has below My box: `/box/<game>/<name>`.

    For `lock` see `Page`.
    """

    look: Callable[[Visit], Answer]
    act: Callable[[Visit, dict[str, Any]], Answer] | None = None
    lock: str | None = None
