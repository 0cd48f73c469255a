"""The command `thirdchair`."""

from thirdchair.cli.main import main

__all__ = ["main"]
