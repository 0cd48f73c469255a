"""Addresses: one function makes them all, so that the site may live under a path."""


class Addresses:
    """`to("/rules")` is where the rules are for a browser; `inside` is the inverse."""

    def __init__(self, root: str = "") -> None:
        self.root = "/" + root.strip("/") if root.strip("/") else ""

    def __call__(self, path: str) -> str:
        """The address of one of our pages, given from the front door on."""
        return self.root + path

    def inside(self, address: str) -> str | None:
        """The page that an address means; None if it does not lie under our path."""
        if not self.root:
            return address
        if address == self.root:
            return "/"
        return address.removeprefix(self.root) if address.startswith(f"{self.root}/") else None
