"""Where something may come to on a line: from a low to a high case, a dot for the middle."""

from markupsafe import Markup

WIDTH, HEIGHT, EDGE = 200.0, 16.0, 8.0


def reach(
    bot: str, first: int, last: int, spread: tuple[int, int, int], now: int | None = None
) -> Markup:
    """A line from `first` to `last`; what it says stands beside it as text.

    `now` is where it stands today. The pattern of the thread is that of the bot.
    """

    def x(value: int) -> float:
        inside = min(max(value, first), last)
        return EDGE + (WIDTH - 2 * EDGE) * (inside - first) / max(1, last - first)

    low, middle, high = map(x, spread)
    y = HEIGHT / 2
    start = low if now is None else x(now)
    here = "" if now is None else f'<path d="M{start:.1f} 2V14" class="reach-now"/>'
    return Markup(
        f'<svg class="reach" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" preserveAspectRatio="none" '
        'aria-hidden="true">'
        f'<path d="M{EDGE:g} {y:g}H{WIDTH - EDGE:g}" class="odds-ground"/>'
        f'<path d="M{low - 3:.1f} {y:g}H{high + 3:.1f}" class="reach-thread {bot}"/>'
        f'{here}<path d="M{middle:.1f} {y - 6:g}V{y + 6:g}" class="reach-middle"/></svg>'
    )
