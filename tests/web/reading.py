"""Reading pages as a person without script does: forms with their fields and buttons, text."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx


@dataclass
class Form:
    """A form as it stands on the page. `buttons` are name and value of its submit buttons."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)
    options: dict[str, list[str]] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)


class Reading(HTMLParser):
    """One page: its forms, links, ids and words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.current: set[str] = set()
        self.attributes: dict[str, dict[str, str | None]] = {}
        self._named: dict[str, Form] = {}
        self._select = ""
        self._area = ""
        self._texts: list[str] = []
        self.feed(page)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self._texts).split())

    def form_with(self, name: str, value: str | None = None) -> Form:
        """The form with this button, or with this field."""
        for form in self.forms:
            if any(name == n and value in (None, v) for n, v in form.buttons):
                return form
            if value is None and name in form.fields:
                return form
        raise AssertionError(f"no form with {name}={value}")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        a = dict(attrs)
        name, value = a.get("name") or "", a.get("value") or ""
        if key := a.get("id"):
            self.ids.add(key)
            self.attributes[key] = a
            if "aria-current" in a:
                self.current.add(key)
        if tag == "a":
            self.links.append(a.get("href") or "")
        if tag == "form":
            self.forms.append(Form(a.get("action") or ""))
            self._named[a.get("id") or ""] = self.forms[-1]
        if not self.forms:
            return
        form = self._named[a["form"] or ""] if "form" in a else self.forms[-1]
        if tag == "input" and name:
            self._input(form, a, name, value)
        elif tag == "textarea" and name:
            self._area, form.fields[name] = name, ""
        elif tag == "select":
            self._select = name
        elif tag == "option" and self._select:
            form.options.setdefault(self._select, []).append(value)
            if "selected" in a or self._select not in form.fields:
                form.fields[self._select] = value
        elif tag == "button" and "disabled" not in a:
            form.buttons.append((name, value))

    def _input(self, form: Form, a: dict[str, str | None], name: str, value: str) -> None:
        if a.get("type") in ("radio", "checkbox"):
            form.options.setdefault(name, []).append(value)
            if "checked" not in a:
                return
        form.fields[name] = value

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = ""
        elif tag == "textarea":
            self._area = ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self.forms[-1].fields[self._area] += data
        self._texts.append(data)


class Person:
    """Somebody with a browser that runs no script."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.answer: httpx.Response
        self.page: Reading

    def open(self, path: str) -> Reading:
        return self._see(self.client.get(path, follow_redirects=True))

    def press(self, name: str, value: str | None = None, /, **fields: Any) -> Reading:
        """Fill in the form with this button, and press it."""
        return self.send(self.page.form_with(name, value), name, value, **fields)

    def send(
        self, form: Form, name: str = "", value: str | None = None, /, **fields: Any
    ) -> Reading:
        data = {**form.fields, **{key.replace("__", "-"): one for key, one in fields.items()}}
        if name and value is not None:
            data[name] = value
        url = form.action or str(self.answer.url)
        return self._see(self.client.post(url, data=data, follow_redirects=True))

    def _see(self, answer: httpx.Response) -> Reading:
        self.answer, self.page = answer, Reading(answer.text)
        return self.page

    def join(self, code: str) -> Reading:
        """Follow the link of the QR code, and tap the one button."""
        self.open(f"/join?code={code}")
        return self.press("code")

    # What people do at a table of two

    def new_game(self, **fields: Any) -> str:
        """Start a duel; returns the path of its table."""
        self.open("/new?mode=duel")
        usual = {"name__p1": "Ana", "name__p2": "Bert", "order": "last", "chance": "app"}
        self.send(self.page.form_with("name-p1"), **{**usual, **fields})
        assert self.answer.status_code == 200, self.page.text
        path = self.answer.url.path
        assert path.endswith("/checklist")
        return path.removesuffix("/checklist")

    def tap(self, act: str, **fields: Any) -> Reading:
        return self.press("act", act, **fields)
