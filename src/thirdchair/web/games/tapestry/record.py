"""What the record counts of Tapestry: by level and civilization, by scenario, by player."""

from collections.abc import Sequence

from markupsafe import Markup

from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.hexmap import YOU
from thirdchair.web.games.tapestry import verdict
from thirdchair.web.pages.record.tally import (
    Ended,
    Numbers,
    Result,
    Section,
    margins,
    result,
    rows,
)
from thirdchair.words import Words

SOLO, DUEL = "solo", "duel"


def record(games: Sequence[Ended], words: Words) -> list[Section]:
    """Alone, then each mode that has scenarios, then for two."""
    by_mode: dict[str, list[Ended]] = {}
    for one in games:
        by_mode.setdefault(one.game.setup["mode"], []).append(one)
    solo, duel = by_mode.pop(SOLO, []), by_mode.pop(DUEL, [])
    return [
        *([_solo(solo, words)] if solo else []),
        *(_scenarios(mode, by_mode[mode], words) for mode in sorted(by_mode)),
        *([_duel(duel, words)] if duel else []),
    ]


def about(one: Ended) -> str:
    """The level of a game against the Automa."""
    return _level(one) if "level" in one.game.view else ""


def reason(one: Ended) -> str:
    """The goal of a scenario, or what decided a tie."""
    return verdict.reason(one.game.state, one.game.events, one.words)


# Against the Automa


def _solo(games: Sequence[Ended], words: Words) -> Section:
    title, results = words.text("page-mode-tapestry-solo"), _yours(games)
    civs = [(civ, how) for one, how in results for civ in _civs(one)]
    return Section(
        id="alone",
        title=title,
        plot=_plot(results, words),
        hint=words.text("page-record-plot-solo"),
        numbers=[
            Numbers(
                words.text("page-record-all"),
                rows([(title, how) for _, how in results], words.language),
            ),
            _by_level(results, words),
            Numbers(words.text("page-solo-civ"), rows(civs, words.language)),
        ],
    )


def _scenarios(mode: str, games: Sequence[Ended], words: Words) -> Section:
    results = _yours(games)
    named = [(_scenario(one), how) for one, how in results]
    return Section(
        id=f"by-{mode}",
        title=words.text(f"page-mode-tapestry-{mode}"),
        plot=_plot([(one, _to_target(one, how)) for one, how in results], words),
        hint=words.text("page-record-plot-scenario"),
        numbers=[
            Numbers(words.text("page-record-scenario"), rows(named, words.language)),
            _by_level(results, words),
        ],
    )


def _plot(results: Sequence[tuple[Ended, Result]], words: Words) -> Markup | None:
    """Your margins, with a letter for how each game ended."""
    letters = [(words.text(f"page-record-letter-{how.outcome}"), how) for _, how in results]
    return margins(letters, words)


def _to_target(one: Ended, how: Result) -> Result:
    """Where nobody else has points, the margin is that over the target of the scenario."""
    target = one.game.view["scenario"].get("target")
    if how.margin is not None or target is None:
        return how
    return Result(one.game.view["result"]["vp"][YOU] - target, how.outcome)


def _yours(games: Sequence[Ended]) -> list[tuple[Ended, Result]]:
    """How they ended for you; in a scenario the Automa may have no points."""
    ends = [one.game.view["result"] for one in games]
    return [
        (one, result(YOU, end["vp"], end["winner"])) for one, end in zip(games, ends, strict=True)
    ]


def _by_level(results: Sequence[tuple[Ended, Result]], words: Words) -> Numbers:
    levels = [(_level(one), how) for one, how in results]
    return Numbers(words.text("page-solo-level"), rows(levels, words.language))


def _level(one: Ended) -> str:
    level = one.game.view["level"]
    name = one.words.text(f"level-{level}")
    return name if str(level) in name else f"{level} · {name}"


def _scenario(one: Ended) -> str:
    mode, number = one.game.setup["mode"], one.game.setup["scenario"]
    return f"{number} · {one.words.text(f'scenario-{mode}-{number}')}"


def _civs(one: Ended) -> list[str]:
    """The civilizations of the Automa; a game against two of them counts for both."""
    return [one.words.text(f"civ-{civ}") for civ in one.game.view["civs"]]


# For two


def _duel(games: Sequence[Ended], words: Words) -> Section:
    results = [played for one in games for played in _players(one)]
    return Section(
        id="for-two",
        title=words.text("page-mode-tapestry-duel"),
        plot=margins([bar for one in games for bar in _winner(one)], words),
        hint=words.text("page-record-plot-duel"),
        numbers=[Numbers(words.text("page-record-player"), rows(results, words.language))],
    )


def _players(one: Ended) -> list[tuple[str, Result]]:
    """How a game ended for each of the two, by name."""
    end = one.game.view["result"]
    return [(one.words.seat(seat), result(seat, end["vp"], end["winner"])) for seat in Duel.humans]


def _winner(one: Ended) -> list[tuple[str, Result]]:
    """The bar of a game, with the first letter of its winner; a shared victory has one, too."""
    won = [(name, how) for name, how in _players(one) if how.outcome != "lost"]
    return [(name[:1].upper() if how.outcome == "won" else "=", how) for name, how in won[:1]]
