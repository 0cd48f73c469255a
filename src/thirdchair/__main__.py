"""`python -m thirdchair`: the same command, where it is not on the path."""

from thirdchair.cli import main

main()
