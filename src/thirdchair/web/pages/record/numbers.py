"""Numbers as the reader's language writes them."""


def signed(value: float, language: str) -> str:
    """A margin with its sign, as the reader's language writes it."""
    from babel.numbers import format_decimal

    return format_decimal(value, "+0.#;−0.#", locale=language) if round(value, 1) else "0"
