"""Further ahead, as lines of text for a terminal."""

from thirdchair.lab.ahead import NEXT_TURNS, Ahead
from thirdchair.lab.shares import Share
from thirdchair.words.games.tapestry import TapestryWords


def told_ahead(ahead: Ahead, words: TapestryWords, points: int | None) -> list[str]:
    """Landmarks before your next turns and in this era, income, points, and where it is from."""
    lines = [words.text("page-ahead-landmarks")]
    for name, one in ahead.landmarks.items():
        shares = [one.before[n] for n in NEXT_TURNS]
        plain = words.text(f"chance-{shares[-1].plain}")
        shares += [one.this_era] if one.this_era else []
        if any(share.hits for share in shares):
            figures = "  ".join(_figure(share) for share in shares)
            lines.append(f"  {words.landmark(name):<24}{figures}  {plain}")
    incomes = words.text("page-ahead-incomes")
    for turn, share in ahead.income.items():
        lines.append(f"{incomes}: {words.text('page-ahead-income', n=turn)} {_figure(share)}")
    if ahead.points:
        low, middle, high = ahead.spread
        spread = words.text("page-ahead-spread", low=low, middle=middle, high=high)
        lines.append(f"{words.text('page-ahead-points')}: {spread}")
    if ahead.points and points is not None:
        won = ahead.chance_to_win(points)
        plain = words.text(f"chance-{won.plain}")
        lines.append(f"{words.text('page-ahead-win', n=points)} {plain} {_figure(won)}")
    return [*lines, words.text("page-ahead-lead", games=ahead.games)]


def _figure(share: Share) -> str:
    return f"{share.value:4.0%} ±{(share.high - share.low) / 2:.0%}"
