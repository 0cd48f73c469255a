"""The page about Third Chair itself. At a table it also tells what that table may know by now."""

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from thirdchair.web.pages.about.licences import inside, text_of
from thirdchair.web.pages.about.news import told
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visiting


@get("/about", sync_to_thread=True)
def about(visit: Visiting) -> Page:
    """Its version, what is new, and what is inside."""
    return visit.page("about.html", news=told(visit), parts=inside())


@get("/tables/{table_id:str}/about", sync_to_thread=True)
def about_at_table(visit: Visiting, table_id: TableId) -> Page:
    """The same beside a table."""
    saved, _ = opened(visit, table_id)
    return visit.page("about.html", news=told(visit), parts=inside(), **common(visit, saved))


@get("/about/licences/{part:str}", sync_to_thread=True)
def licence(visit: Visiting, part: FromPath[str]) -> Page:
    """What a package says of its licence, as it says it."""
    text = text_of(part)
    if text is None:
        raise NotFoundException
    return visit.page("licence.html", part=part, text=text)
