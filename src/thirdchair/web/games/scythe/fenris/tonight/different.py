"""What counts tonight: what the evening is about, and its rules to read first, in a few lines."""

from thirdchair.web.games.scythe.fenris.screen import At


def different(at: At) -> list[str]:
    """As the sheet of the evening lists them, in our words, as far as this table may know it."""
    sheet, ledger = at.rules.own_sheet, at.table.game.ledger
    rules = (*sheet.goals, *sheet.different)
    return [at.words.rule(rule) for rule in rules if at.words.reader.may(ledger[rule].lock)]
