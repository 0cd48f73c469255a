"""The source itself: who may ask the database, and who chooses a house."""

import ast
from pathlib import Path

import thirdchair

SOURCE = Path(thirdchair.__file__).parent
INDEXES = ("search/index.py", "search/rules.py")
"""The search has a full text index of its own, made of the rules: no table of people is in it, and
whoever deletes it loses nothing."""


def imports(file: Path, *modules: str) -> set[str]:
    """What a file takes from these modules and from those below them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(modules):
            names |= {one.name for one in node.names}
        elif isinstance(node, ast.Import):
            names |= {one.name for one in node.names if one.name.startswith(modules)}
    return names


def attributes(file: Path) -> set[str]:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def test_only_the_shelf_asks_the_database() -> None:
    own = {f"table/{name}.py" for name in ("shelf", "database", "schema", "disk", "backups")}
    files = {file.relative_to(SOURCE).as_posix(): file for file in SOURCE.rglob("*.py")}
    others = [name for name in files if name not in own and "/migrations/" not in name]
    for name in others:
        allowed = {"Row", "bindparam"} if name.startswith("table/") else set[str]()
        if name in INDEXES:
            allowed = {"sqlite3"}
        assert imports(files[name], "sqlalchemy", "sqlite3") <= allowed, name
        assert name == "table/store.py" or "_database" not in attributes(files[name]), name


def test_only_who_starts_the_program_chooses_a_house() -> None:
    """The pages get theirs with the request."""
    starting = {"web/app.py", "web/serving.py", "pocket/engine.py"}
    starting |= {"cli/saving.py", "cli/tables.py"}
    for file in SOURCE.rglob("*.py"):
        if file.relative_to(SOURCE).as_posix() not in starting:
            allowed = {"Store"} if file.name == "room.py" else set[str]()
            assert imports(file, "thirdchair.table.store") & {"Store", "HOME"} <= allowed, file
