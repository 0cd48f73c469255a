"""A QR code as SVG: dark squares on a light field in every theme, as scanners want it."""

from markupsafe import Markup


def qr_code(link: str, label: str) -> Markup:
    """The code for a link; `label` says what it is."""
    import segno

    made = segno.make(link, error="m", micro=False)
    size = made.symbol_size(border=3)[0]
    rows = (
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(made.matrix_iter(border=3))
        for x, dark in enumerate(row)
        if dark
    )
    return Markup(
        '<svg class="qr" viewBox="0 0 {0} {0}" role="img" aria-label="{1}">'
        '<rect width="{0}" height="{0}" class="qr-light"/><path d="{2}" class="qr-dark"/></svg>'
    ).format(size, label, "".join(rows))
