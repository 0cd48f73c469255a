"""The card of a finished game as a picture: one SVG that needs no style sheet, no font, no page."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from markupsafe import Markup, escape

from thirdchair.web.drawing.bars import DYES, MARKS, Paint, bar, curve, stretched, yarns
from thirdchair.web.ending import Curve, Ending, Side

WIDTH = 1080
EDGE = 72
INNER = WIDTH - 2 * EDGE
SERIF = "Georgia, 'Times New Roman', serif"
SANS = "Helvetica, Arial, sans-serif"

PAINT: Paint = {
    **DYES,
    "ink": "#2b2135",
    "soft": "#64566a",
    "line": "#d8cab2",
    "panel": "#fffaf0",
    "paper": "#f5eee1",
    "thread": "#5b3f86",
    "moss": "#2c6b55",
    "indigo": "#3f4f9d",
    "rust": "#9c3a2b",
    "ochre": "#7d5a11",
    "sans": SANS,
}
"""By day: a picture goes to others, whatever their phones prefer."""
SELVAGE = ("moss", "indigo", "rust", "ochre")
STITCH = 54

NARROW, WIDE = set("iljtfrI.,:;'|!()[] ·-–"), set("mwMW@%…—")


class Type(msgspec.Struct, frozen=True):
    """How letters look: their size, and what they are set in."""

    size: float
    family: str = SANS
    weight: int = 400
    fill: str = "ink"


NAME = Type(32, fill="soft")
HEADLINE = Type(84, SERIF, 700, "thread")
WHY = Type(40, SERIF)
SEAT = Type(38, weight=700)
POINTS = Type(54, SERIF, 700)
SMALL = Type(28, fill="soft")
PART = Type(28)
CAPTION = Type(32, weight=700)


class Sheet:
    """What is drawn from top to bottom; `y` is where the next thing begins."""

    def __init__(self, y: float) -> None:
        self.y = y
        self.drawn: list[str] = []

    def write(self, text: str, look: Type, x: float = EDGE, anchor: str = "start") -> None:
        """A line at the height that was reached."""
        self.drawn.append(
            f'<text x="{x:.1f}" y="{self.y:.1f}" text-anchor="{anchor}" '
            f'font-family="{look.family}" font-size="{look.size:g}" font-weight="{look.weight}" '
            f'fill="{PAINT[look.fill]}">{escape(text)}</text>'
        )

    def paragraph(self, text: str, look: Type) -> None:
        """As many lines as it takes."""
        for line in wrapped(text, look, INNER):
            self.y += look.size * 1.25
            self.write(line, look)

    def place(self, drawing: str, x: float = EDGE) -> None:
        self.drawn.append(f'<g transform="translate({x:.1f} {self.y:.1f})">{drawing}</g>')


def picture(ending: Ending, name: str, by: str) -> Markup:
    """The whole card; `name` is that of the table, `by` says with what it was played."""
    sheet = Sheet(96)
    sheet.paragraph(name, NAME)
    sheet.y += 24
    sheet.paragraph(ending.winner, HEADLINE)
    sheet.y += 16
    for sentence in ending.why:
        sheet.paragraph(sentence, WHY)
    most = max(side.points for side in ending.sides) if ending.sides else 0
    colors = yarns(ending.sides)
    for side in ending.sides:
        _side(sheet, side, colors, most, ending.points(side.points))
    for one in ending.curves[:1]:
        _course(sheet, one)
    sheet.y += 20
    for fact in ending.facts:
        sheet.paragraph(fact, SMALL)
    sheet.y += 90
    sheet.write(by, Type(30, SERIF, 700, "soft"), WIDTH / 2, "middle")
    height = round(sheet.y + 70)
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAINT["paper"]}"/>'
        f'<rect x="28" y="52" width="{WIDTH - 56}" height="{height - 104}" rx="36" '
        f'fill="{PAINT["panel"]}" stroke="{PAINT["line"]}" stroke-width="3"/>'
        f"{_selvage(0)}{_selvage(height - 24)}{''.join(sheet.drawn)}</svg>"
    )


def _selvage(y: float) -> str:
    """The woven edge that every page has."""
    return "".join(
        f'<rect x="{x}" y="{y:g}" width="{STITCH - 6}" height="24" '
        f'fill="{PAINT[SELVAGE[x // STITCH % len(SELVAGE)]]}"/>'
        for x in range(0, WIDTH, STITCH)
    )


def _side(sheet: Sheet, side: Side, colors: Mapping[str, str], most: int, worth: str) -> None:
    sheet.y += 78
    sheet.drawn.append(
        f'<circle cx="{EDGE + 16}" cy="{sheet.y - 13:.1f}" r="15" fill="{PAINT[side.color]}" '
        f'stroke="{PAINT["ink"]}" stroke-width="2.5"/>'
    )
    name = next(wrapped(side.name, SEAT, INNER - 360))
    sheet.write(f"{name} ★" if side.won else name, SEAT, EDGE + 46)
    sheet.write(worth, POINTS, WIDTH - EDGE, "end")
    sheet.y += 20
    sheet.place(bar(side, colors, most, INNER, 30, PAINT))
    sheet.y += 30
    if len(side.parts) > 1:
        _parts(sheet, side, colors)


def _parts(sheet: Sheet, side: Side, colors: Mapping[str, str]) -> None:
    """The parts of a bar with their colors, in as many lines as it takes."""
    x = float(EDGE)
    sheet.y += 42
    for part in side.parts:
        text = f"{part.name} {part.points}"
        wide = 34 + length(text, PART) + 30
        if x + wide > WIDTH - EDGE and x > EDGE:
            x, sheet.y = float(EDGE), sheet.y + 40
        if part.points > 0:
            sheet.drawn.append(
                f'<rect x="{x:.1f}" y="{sheet.y - 21:.1f}" width="22" height="22" rx="4" '
                f'fill="{PAINT[colors[part.name]]}"/>'
            )
        sheet.write(text, PART, x + 34)
        x += wide


def _course(sheet: Sheet, one: Curve) -> None:
    height = 360
    sheet.y += 84
    sheet.write(one.name, CAPTION)
    sheet.y += 8
    sheet.place(curve(one, INNER, height, 26, PAINT))
    sheet.y += height + 36
    x = float(EDGE)
    for place, line in enumerate(one.lines):
        wide = 76 + length(line.name, PART) + 34
        if x + wide > WIDTH - EDGE and x > EDGE:
            x, sheet.y = float(EDGE), sheet.y + 40
        dashes = MARKS[place % len(MARKS)]
        dashed = f' stroke-dasharray="{stretched(dashes, 2)}"' if dashes else ""
        sheet.drawn.append(
            f'<path d="M{x:.1f} {sheet.y - 9:.1f}h60" stroke="{PAINT[line.color]}" '
            f'stroke-width="7"{dashed}/>'
        )
        sheet.write(line.name, PART, x + 76)
        x += wide
    sheet.y += 20


# Letters have no width here: it is estimated, on the safe side


def length(text: str, look: Type) -> float:
    """About how wide a text is."""
    heavy = 1.2 if look.weight > 500 else 1.06
    return sum(_wide(letter) for letter in text) * look.size * heavy


def _wide(letter: str) -> float:
    if letter in NARROW:
        return 0.33
    return 0.9 if letter in WIDE else 0.68 if letter.isupper() else 0.56


def wrapped(text: str, look: Type, width: float) -> Iterator[str]:
    """The lines of a text; a word that is longer than a line is cut."""
    line = ""
    for word in _cut(text.replace("\N{SOFT HYPHEN}", "").split(), look, width):
        longer = f"{line} {word}" if line else word
        if line and length(longer, look) > width:
            yield line
            longer = word
        line = longer
    yield line


def _cut(words: Sequence[str], look: Type, width: float) -> Iterator[str]:
    for word in words:
        rest = word
        while length(rest, look) > width:
            keep = next(
                n for n in range(len(rest), 0, -1) if n == 1 or length(rest[:n], look) <= width
            )
            yield rest[:keep]
            rest = rest[keep:]
        yield rest
