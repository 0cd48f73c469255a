// What the pages gain from script: taps without a reload, live refresh, patience when the
// connection drops. Without it, every form and link works as it is.

const page = () => document.getElementById("page");
const banner = document.getElementById("connection");
const said = document.getElementById("said");
const RETRY = 1000;
const SPREAD = 3000; // pages that are all cut off at once come back one after the other
const PATIENCE = 10000;
const UNSEEN = 200;

let unsent = null; // the tap that is not saved yet
let stream = null;
let streamUrl = null;
let lost = false;
let unfoldedBefore = unfolded(page() ?? document); // as the page came
const heard = { revision: 0, look: 0 }; // the last numbers that the stream told of

// The connection

function tell() {
  const text = unsent?.failed ? banner.dataset.unsaved : lost ? banner.dataset.lost : "";
  banner.hidden = !text;
  if (banner.textContent !== text) banner.textContent = text;
}

async function ask(url, options = {}) {
  const limit = AbortSignal.timeout ? { signal: AbortSignal.timeout(PATIENCE) } : {};
  return fetch(url, { credentials: "same-origin", ...limit, ...options });
}

// Taps

let pressed = null; // for browsers that do not say which button sent a form
document.addEventListener("click", (event) => {
  pressed = event.target.closest?.("button") ?? null;
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-tap]") || event.defaultPrevented) return;
  event.preventDefault();
  if (unsent) return; // a double tap, or one while the last is still on its way
  const data = new URLSearchParams(new FormData(form));
  const button = event.submitter ?? (form.contains(pressed) ? pressed : null);
  if (button?.name) data.set(button.name, button.value);
  unsent = { url: form.action, data, failed: false };
  form.classList.add("sending");
  send(painted());
});

async function send(felt) {
  const tap = unsent;
  if (!tap || tap.sending) return;
  tap.sending = true;
  try {
    const answer = await ask(tap.url, { method: "POST", body: tap.data });
    const text = await answer.text();
    await felt;
    unsent = null;
    arrive(answer.url, text);
  } catch {
    tap.failed = true;
    setTimeout(() => send(), RETRY);
  } finally {
    tap.sending = false;
    tell();
  }
}

// A quick answer waits until the screen has shown that the tap was felt: laying out a fresh table takes a
// slow phone longer than a finger waits. Others ask for that moment with an event.

function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN); // a page in the background is not painted
  });
}
document.addEventListener("paint", ({ detail }) => painted().then(detail));

// Swapping the page

function arrive(url, text) {
  const there = new URL(url);
  const fresh = new DOMParser().parseFromString(text, "text/html");
  if (!fresh.getElementById("page")) return location.assign(url);
  if (there.pathname !== location.pathname) {
    there.hash = fresh.querySelector("[data-news][id]")?.id ?? ""; // where it says what was done
    location.assign(there);
    return;
  }
  // what was entered and not done yet stands in the address, so that a refresh keeps it
  const search = fresh.getElementById("page").dataset.entered ?? there.search;
  if (search !== location.search) level(there.pathname + search);
  swap(fresh);
}

// The address of the table itself, at the level of the table: what was looked at on the way there is
// no page to go back to. See back.js for the levels.
function level(path) {
  const depth = history.state?.depth ?? 0;
  const here = () => history.replaceState({ depth: 0 }, "", path);
  if (!depth) return here();
  const root = document.documentElement.dataset;
  root.leveling = "";
  const there = () => {
    delete root.leveling;
    here();
    document.dispatchEvent(new CustomEvent("leveled"));
  };
  window.addEventListener("popstate", there, { once: true });
  history.go(-depth);
}
document.addEventListener("level", (event) => level(event.detail));

function swap(fresh) {
  const old = page();
  const next = fresh.getElementById("page");
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const open = unfolded(old);
  const folded = unfoldedBefore.filter((id) => !open.includes(id)); // by whoever looks
  const before = sayings(old);
  const scroll = window.scrollY;
  document.dispatchEvent(new CustomEvent("leaving", { detail: old }));
  dress(fresh);
  old.replaceWith(document.adoptNode(next));
  unfoldedBefore = unfolded(next);
  document.title = fresh.title;
  const now = sayings(next);
  if (!now.length || now.some((one) => before.includes(one))) {
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    for (const id of folded) document.getElementById(id)?.removeAttribute("open");
  }
  window.scrollTo(0, scroll);
  news(next)?.scrollIntoView({ block: "nearest" });
  if (focused) heir(focused, next).focus({ preventScroll: true });
  announce(next, before);
  document.dispatchEvent(new CustomEvent("arrived", { detail: next }));
  steppers();
  listen();
  catchUp();
}

// A page may need looks and scripts that the one before it did not have, or was not allowed to load yet.
// Looks come in the order of the fresh head; what is no longer needed does no harm.
function dress(fresh) {
  const parts = (room) => [...room.head.querySelectorAll("link[rel=stylesheet], script[src]")];
  const address = (one) => one.getAttribute("href") ?? one.getAttribute("src");
  const worn = new Map(parts(document).map((one) => [address(one), one]));
  let last = document.querySelector("title");
  for (const part of parts(fresh)) {
    let mine = worn.get(address(part));
    if (!mine) {
      mine = document.createElement(part.localName); // a script that is only moved does not run
      for (const { name, value } of part.attributes) mine.setAttribute(name, value);
      last.after(mine);
    }
    last = mine;
  }
}

function unfolded(room) {
  return [...room.querySelectorAll("details[open][id]")].map((one) => one.id);
}

// What an answer has to say: refused, corrected, saved.
function news(next) {
  return next.querySelector(".notice, [data-news]");
}

// Who has the focus now: the same thing, else the next button of the bar, else what is read.
function heir(focused, next) {
  const same = focused.id ? document.getElementById(focused.id) : null;
  if (same && !same.disabled) return same;
  const bar = focused.closest(".bar") && next.querySelector(".bar :is(button, .button):not(:disabled)");
  return bar || next.querySelector("main");
}

function announce(next, before) {
  const notice = news(next)?.textContent;
  const fresh = sayings(next).filter((one) => !before.includes(one));
  const text = notice ?? fresh.join(" ");
  if (text) said.textContent = text;
}

// What a page says aloud: banners, the turn, the question. What was said before is not said again.
function sayings(room) {
  return [...room.querySelectorAll("[data-say]")].map((one) => one.textContent.replace(/\s+/g, " ").trim());
}

async function refresh() {
  const here = new URL(location.href);
  here.searchParams.delete("note"); // that was said when the page came
  const answer = await ask(here.href);
  if (!answer.ok) return answer.status === 404 ? location.assign(`${document.documentElement.dataset.root}/`) : undefined;
  if (new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  keepNotice(fresh);
  swap(fresh);
}

// Why the last tap has done nothing stays until the next one, also when others go on; good news do not.
function keepNotice(fresh) {
  const notice = page().querySelector("main > .notice[role]:not(.good)");
  if (!notice || fresh.querySelector("main > .notice[role]")) return;
  notice.setAttribute("role", "note");
  fresh.querySelector("main")?.prepend(notice);
}

// Live: the stream says only which revision and which look the table has

function listen() {
  const url = page()?.dataset.live ?? null;
  if (url === streamUrl) return;
  stream?.close();
  streamUrl = url;
  stream = null;
  if (url) connect();
}

function connect() {
  stream = new EventSource(streamUrl);
  stream.onopen = () => {
    lost = false;
    tell();
    if (unsent?.failed) send();
  };
  stream.onmessage = (event) => hear("revision", event);
  stream.addEventListener("look", (event) => hear("look", event));
  stream.onerror = () => {
    lost = true;
    tell();
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, RETRY + SPREAD * Math.random());
  };
}

function hear(what, event) {
  heard[what] = Number(event.data);
  catchUp();
}

function behind() {
  return Object.entries(heard).some(([what, number]) => number > Number(page().dataset[what]));
}

async function catchUp() {
  if (unsent || !behind() || typing() || "leveling" in document.documentElement.dataset) return;
  try {
    await refresh();
  } catch {
    // the stream will say it again when it is back
  }
}

// Somebody fills in a form: the page is left alone until it is sent.
function typing() {
  const fields = [...page().querySelectorAll("input:not([type=hidden], #stay), select")];
  return fields.some((one) => one.matches(":focus") || touched(one));
}

function touched(field) {
  if (field.options) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (["checkbox", "radio"].includes(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

// Small comforts

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll(".menu[open]")) {
    if (!menu.contains(event.target)) menu.removeAttribute("open");
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll(".menu[open]")) {
    menu.removeAttribute("open");
    menu.querySelector("summary").focus();
  }
});

// Tap a thing of a drawing: the link leads to its whole strip, a tap near a piece to that piece.

const NEAR = 22;

document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".strip-link");
  if (!link || event.ctrlKey || event.metaKey || !event.clientX) return;
  const far = (one) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY);
  };
  const [near] = [...link.querySelectorAll("[data-part]")].sort((a, b) => far(a) - far(b));
  if (!near || far(near) > NEAR) return;
  event.preventDefault();
  const there = new URL(link.href);
  there.searchParams.set("part", near.dataset.part);
  location.assign(there);
});

// Big steps for a number

function steppers() {
  for (const one of page().querySelectorAll("button[data-step][hidden]")) one.hidden = false;
}
document.addEventListener("click", (event) => {
  const step = event.target.closest?.("button[data-step]"); // steps of a set-up or a turn are none
  const field = step?.parentElement.querySelector("input");
  if (!field) return;
  const there = Number(field.value) + Number(step.dataset.step);
  field.value = Math.min(Math.max(there, Number(field.min)), Number(field.max));
});

// A fold that fetches what it shows when it is opened; what takes longer has a room of its own
// inside. A form in such a room is answered there, and asked again when the page is drawn anew.

const wished = new Map(); // the last question of such a form, by the address of its room

document.addEventListener("toggle", (event) => {
  const fold = event.target;
  if (!fold.open || !fold.matches("details[data-fetch]")) return;
  for (const room of [fold, ...fold.querySelectorAll("[data-fetch]")]) fill(room);
}, true);

document.addEventListener("submit", (event) => {
  const room = event.target.matches("form[data-fetches]") && event.target.closest("[data-fetch]");
  if (!room) return;
  event.preventDefault();
  const form = event.target;
  wished.set(room.dataset.fetch, `${form.action}?${new URLSearchParams(new FormData(form))}`);
  fill(room);
});

async function fill(room) {
  const url = wished.get(room.dataset.fetch) ?? room.dataset.fetch;
  room.setAttribute("aria-busy", "true");
  try {
    const answer = await ask(url);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const parts = fresh.querySelectorAll("#content > [data-part-of]");
    if (answer.ok) room.querySelector(".fetched").replaceChildren(...parts);
  } catch {
    // the link inside still leads there
  }
  room.removeAttribute("aria-busy");
}

// Search while somebody types: what the form would answer, asked when the fingers rest

let typed = 0;
document.addEventListener("input", (event) => {
  const form = event.target.form;
  if (!form?.dataset.searches) return;
  const asked = ++typed;
  setTimeout(() => asked === typed && search(form, asked), 200);
});

async function search(form, asked) {
  const place = document.getElementById(form.dataset.searches);
  try {
    const answer = await ask(`${form.action}?${new URLSearchParams(new FormData(form))}`);
    if (!answer.ok || asked !== typed) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    place.replaceChildren(...fresh.getElementById(place.id).childNodes);
  } catch {
    // the button still searches
  }
}

// A link to something in a folded chapter unfolds it
function unfoldTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const chapter = target?.closest(".chapter:not([open])");
  if (!chapter) return;
  chapter.open = true;
  target.scrollIntoView();
}
window.addEventListener("hashchange", unfoldTarget);
window.addEventListener("pageshow", (event) => {
  if (event.persisted && streamUrl) refresh().catch(() => {});
});

steppers();
listen();
unfoldTarget();
