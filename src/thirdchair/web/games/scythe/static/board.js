// What the Scythe table gains from script: pinch and pan on the board, a closer look and back
// without a reload, taps on the board that only change the page, steppers.

const AFTER_DRAG = 80; // the click that ends a drag is no tap; one by a key (detail 0) always is

// A part of the page that only another address shows: fetched and put in place of the old one

const PARTS = ["board", "bar"];

async function look(url, push = true) {
  const painted = new Promise((felt) => document.dispatchEvent(new CustomEvent("paint", { detail: felt })));
  const answer = await fetch(url, { credentials: "same-origin" });
  const text = await answer.text();
  await painted; // see page.js
  const fresh = new DOMParser().parseFromString(text, "text/html");
  if (!answer.ok || !fresh.getElementById("bar")) return location.assign(url);
  if (fresh.getElementById("page").dataset.revision !== document.getElementById("page").dataset.revision) {
    return location.assign(url);
  }
  const focus = document.activeElement?.id;
  const view = kept();
  for (const id of PARTS) {
    const [old, next] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && next) old.replaceWith(document.adoptNode(next));
    else if (next) document.getElementById("columns").prepend(document.adoptNode(next)); // a map for one question
    else old?.remove();
  }
  // a refusal was about what stood there before
  if (!fresh.querySelector("main > .notice")) document.querySelectorAll("main > .notice[role]").forEach((one) => one.remove());
  address(url, push);
  settleBoard(view);
  if (new URL(url, location).searchParams.get("see")?.startsWith("why")) reveal();
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  const said = document.querySelector("#board [data-say], #bar .here-name, #bar .moving-way");
  if (said) document.getElementById("said").textContent = said.textContent;
}

// Each tap that goes on is a level of its own, so that the back button takes it back; the steps of a
// reason are one. Whatever closes goes back to the level of the table.

const see = (url) => new URL(url, location).searchParams.get("see") ?? "";
const isPlain = (what) => !what || what === "board";

let seeing = see(location); // the address follows a little later

function address(url, push) {
  const [was, now] = [seeing, see(url)];
  seeing = now;
  keepHalf(url);
  if (push && isPlain(now) && !isPlain(was)) {
    document.dispatchEvent(new CustomEvent("level", { detail: url }));
  } else if (push && !isPlain(now) && now !== was && !(was.startsWith("why.") && now.startsWith("why."))) {
    history.pushState({ depth: (history.state?.depth ?? 0) + 1 }, "", url);
  } else if (push) {
    history.replaceState(history.state, "", url);
  }
  document.dispatchEvent(new CustomEvent("looked"));
}

document.addEventListener("go", (event) => {
  event.preventDefault();
  look(event.detail, false);
});

// What was entered and not done yet comes again when somebody returns to the same table

const HALF = "thirdchair-see";
const half = () => [location.pathname, document.getElementById("page").dataset.revision];

function keepHalf(url) {
  const { search } = new URL(url, location);
  const what = isPlain(see(url)) || see(url).startsWith("why.") ? null : [...half(), search];
  try {
    if (what) sessionStorage.setItem(HALF, JSON.stringify(what));
    else sessionStorage.removeItem(HALF);
  } catch {
    // then the address has it
  }
}

function resume() {
  try {
    const [path, revision, search] = JSON.parse(sessionStorage.getItem(HALF)) ?? [];
    const [here, now] = half();
    if (path === here && revision === now && !location.search) look(path + search);
  } catch {
    // nothing was kept
  }
}

// A reason is shown on the board: somebody who has scrolled on to the list gets it back.
function reveal() {
  const board = document.getElementById("board");
  if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView({ block: "start" });
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const tool = event.target.closest?.("a[data-look]");
  const link = event.target.closest?.("a.spot, a[data-swap]");
  if (tool && svg()) {
    event.preventDefault();
    toggle();
  } else if (link) {
    event.preventDefault();
    if (link.matches(".spot") && svg()) remember(read(svg().getAttribute("viewBox"))); // nothing moves under the finger
    if (!dragged || event.detail === 0) tapped(link);
  }
});

// The finger sees at once that it was felt, also where the page that comes takes its time.
async function tapped(link) {
  link.classList.add("sending");
  await look(link.getAttribute("href") ?? link.href.baseVal);
  link.classList.remove("sending"); // a link of the card stays on the page
}

// The board: the part that is seen is its viewBox

const svg = () => document.querySelector("[data-board] > svg");
const read = (text) => text.split(" ").map(Number);
let seen = null; // what a reader has pinched or dragged to, until the table goes on
let seenAt = null; // the revision of that
let dragged = false;

function show(box) {
  const board = svg();
  board?.setAttribute("viewBox", box.map((part) => part.toFixed(1)).join(" "));
  hold(board);
  const tool = document.querySelector("a[data-look]");
  if (!tool) return;
  const text = isWhole(board) ? tool.dataset.follow : tool.dataset.whole;
  tool.setAttribute("aria-label", text);
  tool.title = text;
  tool.dataset.now = isWhole(board) ? "whole" : "close";
}

// A finger drags a closer look; over the whole board it scrolls the page.
function hold(board) {
  board?.parentElement.classList.add("pannable");
  board?.parentElement.classList.toggle("closer", !isWhole(board));
}

function isWhole(board) {
  return Math.abs(read(board.getAttribute("viewBox"))[2] - read(board.dataset.whole)[2]) < 1;
}

function kept() {
  return seen;
}

function settleBoard(view) {
  const board = svg();
  if (!board) return;
  hold(board);
  const revision = document.getElementById("page").dataset.revision;
  if (view && seenAt === revision && !seeing.startsWith("why.")) show(view);
  else if (matchMedia("(min-width: 56rem)").matches && !seeing.startsWith("why.")) {
    show(read(board.dataset.whole));
  } else if (!isWhole(board)) show(filled(board, read(board.dataset.close)));
}

// A closer look has the shape of its frame, and lies on the board: beside a home base there is nothing to see.
function filled(board, [x, y, wide, high]) {
  const [, , allWide, allHigh] = read(board.dataset.whole);
  const rect = board.getBoundingClientRect();
  if (!rect.width || !rect.height) return [x, y, wide, high];
  const size = [Math.max(wide, (high * rect.width) / rect.height), Math.max(high, (wide * rect.height) / rect.width)];
  const along = (at, was, now, all) => (now > all ? (all - now) / 2 : Math.min(Math.max(at + (was - now) / 2, 0), all - now));
  return [along(x, wide, size[0], allWide), along(y, high, size[1], allHigh), ...size];
}

function toggle() {
  const board = svg();
  const [whole, close] = [read(board.dataset.whole), read(board.dataset.close)];
  const closer = close[2] < whole[2] - 1 ? close : middle(whole);
  const next = isWhole(board) ? filled(board, closer) : whole;
  remember(next);
  show(next);
}

function middle([x, y, wide, high]) {
  return [x + wide / 4, y + high / 4, wide / 2, high / 2];
}

function remember(box) {
  seen = box;
  seenAt = document.getElementById("page").dataset.revision;
}

const fingers = new Map();
let before = null; // of the last two fingers

document.addEventListener("pointerdown", (event) => {
  const frame = event.target.closest?.("[data-board]");
  if (!frame || event.target.closest(".board-tools")) return;
  if (fingers.size === 0) dragged = false;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  before = fingers.size === 2 ? { far: apart([...fingers.values()]) } : null;
});
document.addEventListener("pointermove", (event) => {
  const was = fingers.get(event.pointerId);
  const board = svg();
  if (!was || !board) return;
  const here = [event.clientX, event.clientY];
  if (fingers.size === 1) {
    const far = Math.hypot(here[0] - was[0], here[1] - was[1]);
    if (!dragged && far < 9) return;
    if (isWhole(board)) return;
    dragged = true;
    pan(board, here[0] - was[0], here[1] - was[1]);
  }
  fingers.set(event.pointerId, here);
  if (fingers.size === 2) {
    dragged = true;
    pinch(board, [...fingers.values()]);
  }
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    before = null;
    if (fingers.size === 0) setTimeout(() => (dragged = false), AFTER_DRAG);
  });
}

function scale(board, box) {
  const rect = board.getBoundingClientRect();
  return Math.max(box[2] / rect.width, box[3] / rect.height);
}

function pan(board, dx, dy) {
  const box = read(board.getAttribute("viewBox"));
  const unit = scale(board, box);
  place(board, [box[0] - dx * unit, box[1] - dy * unit, box[2], box[3]]);
}

function apart([one, other]) {
  return Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
}

function pinch(board, [one, other]) {
  const far = apart([one, other]);
  const center = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  if (before) zoom(board, before.far / far, center);
  before = { far };
}

function zoom(board, by, [x, y]) {
  const box = read(board.getAttribute("viewBox"));
  const whole = read(board.dataset.whole);
  const rect = board.getBoundingClientRect();
  const unit = scale(board, box);
  const left = box[0] + box[2] / 2 + (x - rect.left - rect.width / 2) * unit;
  const top = box[1] + box[3] / 2 + (y - rect.top - rect.height / 2) * unit;
  const factor = Math.min(Math.max(by, 120 / box[2]), whole[2] / box[2]);
  const [wide, high] = [box[2] * factor, box[3] * factor];
  place(board, [left - (left - box[0]) * factor, top - (top - box[1]) * factor, wide, high]);
}

function place(board, [x, y, wide, high]) {
  const whole = read(board.dataset.whole);
  const inside = (at, size, all) => Math.min(Math.max(at, Math.min(0, all - size)), Math.max(0, all - size));
  const box = [inside(x, wide, whole[2]), inside(y, high, whole[3]), wide, high];
  remember(box);
  show(box);
}

document.addEventListener(
  "wheel",
  (event) => {
    const board = event.target.closest?.("[data-board]") && svg();
    if (!board || !event.ctrlKey) return;
    event.preventDefault();
    zoom(board, event.deltaY > 0 ? 1.12 : 0.89, [event.clientX, event.clientY]);
  },
  { passive: false },
);

// Arrow keys go to the next place in that direction; plus and minus look closer and farther

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

document.addEventListener("keydown", (event) => {
  const here = document.activeElement?.closest?.(".spot");
  if (!here) return;
  const way = WAYS[event.key];
  const from = center(here);
  if (event.key === "+" || event.key === "-") return zoom(svg(), event.key === "+" ? 0.8 : 1.25, from);
  if (!way) return;
  event.preventDefault();
  let best = null;
  for (const spot of document.querySelectorAll(".spot")) {
    const at = center(spot);
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 1 && aside <= along * 1.8 && (!best || along + aside < best.far)) best = { spot, far: along + aside };
  }
  best?.spot.focus();
});

function center(spot) {
  const box = spot.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Steppers of the open question

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-stepper] [data-by]");
  const field = button?.parentElement.querySelector("input");
  if (!field) return;
  const value = Number(field.value || field.min) + Number(button.dataset.by);
  field.value = Math.min(Math.max(value, Number(field.min)), Number(field.max));
});

// A fresh page after a tap: the board shows what was looked at before

new MutationObserver((changes) => {
  if (!changes.some((one) => [...one.addedNodes].some((node) => node.id === "page"))) return;
  if (!("leveling" in document.documentElement.dataset)) seeing = see(location);
  else seeing = "";
  settleBoard(kept());
}).observe(document.body, { childList: true });

settleBoard(null);
resume();
