"""The sheet of an evening: `sheet.toml` in its folder.

- `id`: how the campaign calls it, as in `2a`; `number` is what people see before it begins.
- `branch`: the way of the vote that leads there; empty if all do.
- `found`: does it follow if what was sought in the evening before was found? Left out if not asked.
- `modules`: what is played with tonight; `before` are spaces that count before the first one of the
  triumph track.
- `ways`: more modules, by the way that the campaign took on its second evening.
- `goals`: the rules that say what tonight is about. `different`: the rules to read first.
- `numbers`: numbers of its own rules.
- `decides`: the rules that its entries carry out.
- `opens`: keys of things that everybody may know from its beginning on, beside its own;
  `brings`: those that its outcome reveals.
- `ends_early`: can it end though nobody has six stars?
- `boxes`: what it lets people open, as `rewards/boxes.py` calls it.
- `lock`: what a campaign must have reached to know of it.
"""

from msgspec import field

from thirdchair.kit.readers import Lock
from thirdchair.scythe.content import Entry


class EpisodeSheet(Entry, frozen=True):
    """One evening as its folder describes it."""

    id: str
    number: int
    branch: str = ""
    found: bool | None = None
    modules: tuple[str, ...] = ()
    ways: dict[str, tuple[str, ...]] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    free_perk: bool = False
    wind_gambit: bool = False
    goals: tuple[str, ...] = ()
    different: tuple[str, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    decides: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    ends_early: bool = False
    boxes: tuple[str, ...] = ()
    lock: Lock = None
