// What the solo table gains from script: the map and the tracks without a reload, a long press on a
// hex, arrow keys on the map. All of it is extra.

const LONG_PRESS = 550;

let press = null; // { timer, x, y } while a finger rests on a hex
let pressedLong = false;
let inBar = false; // was the last thing with the focus in the thumb bar?

// A new page has come in after a tap: the keyboard stays in the thumb bar.

new MutationObserver((changes) => {
  const came = changes.some((one) => [...one.addedNodes].some((node) => node.id === "page"));
  if (came && inBar && document.activeElement === document.body) {
    document.querySelector(".bar form button:not(:disabled)")?.focus({ preventScroll: true });
  }
}).observe(document.body, { childList: true });

// The next step is at the top of the table, however far down the last list was read.

// But whoever taps the map finds the hex where the finger is.

let seen = 0;
let held = null; // the hex that was tapped, and how high it lay on the screen

document.addEventListener("submit", (event) => {
  const spot = event.submitter?.closest?.(".spot");
  held = spot ? { id: spot.id, top: spot.getBoundingClientRect().top } : null;
});
document.addEventListener("leaving", (event) => {
  seen = event.detail.dataset.revision;
});
document.addEventListener("arrived", (event) => {
  const { id, top } = held ?? {};
  held = null;
  if (event.detail.dataset.revision === seen) return;
  const spot = id && document.getElementById(id);
  const there = spot?.checkVisibility?.() ? window.scrollY + spot.getBoundingClientRect().top - top : 0;
  window.scrollTo({ top: there, behavior: "instant" });
});

document.addEventListener("focusin", (event) => {
  inBar = event.target.closest(".bar") !== null;
});

// When all that the bots ask of the hand is done, their list folds away; a tap unfolds it.

document.addEventListener("change", (event) => {
  const list = event.target.closest?.(".did") && event.target.closest(".turn-fold");
  if (list && !list.querySelector(".did:not(:checked)")) list.open = false;
});

// Tracks or map: both are on the page

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-see]");
  const columns = document.getElementById("columns");
  if (!link || !columns || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  for (const one of document.querySelectorAll("a[data-see]")) {
    if (one === link) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
  const view = () => columns.querySelector(`.${columns.dataset.see}-view`);
  const turn = () => {
    const high = view()?.getBoundingClientRect().height ?? 0; // as high as what it takes the place of: below, nothing jumps
    columns.dataset.see = link.dataset.see;
    if (columns.matches(".map-first")) view().style.minHeight = `${high}px`;
    uncover(view());
  };
  document.dispatchEvent(new CustomEvent("paint", { detail: turn })); // a slow phone takes a moment to lay out the map
});

// After a long turn of the bots it may lie below the thumb bar: then the page moves as far as needed.
function uncover(view) {
  const [box, bar, top] = [view, document.querySelector(".bar"), document.querySelector(".top")].map((one) =>
    one?.getBoundingClientRect(),
  );
  if (!box || !bar || bar.left > box.left || bar.right < box.right) return; // the bar is at its side
  const hidden = Math.min(box.bottom - bar.top, box.top - Math.max(0, top?.bottom ?? 0));
  if (hidden > 0) window.scrollBy({ top: hidden, behavior: "instant" });
}

// A long press on a hex asks about it

document.addEventListener("pointerdown", (event) => {
  const spot = event.target.closest?.(".spot[data-about]");
  pressedLong = false;
  if (!spot || !event.isPrimary) return;
  press = { x: event.clientX, y: event.clientY };
  press.timer = setTimeout(() => {
    pressedLong = true;
    location.assign(spot.dataset.about);
  }, LONG_PRESS);
});
document.addEventListener("pointermove", (event) => {
  if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 12) lift();
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, lift);
document.addEventListener("contextmenu", (event) => {
  if (event.target.closest?.(".spot")) event.preventDefault();
});

document.addEventListener(
  "submit",
  (event) => {
    if (!pressedLong) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

function lift() {
  clearTimeout(press?.timer);
  press = null;
}

// Arrow keys go to the next hex in that direction

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  const here = document.activeElement?.closest?.(".spot");
  if (!way || !here) return;
  event.preventDefault();
  const from = middle(here);
  let best = null;
  for (const spot of document.querySelectorAll(".spot")) {
    const at = middle(spot);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 1 && aside <= along * 1.8 && (!best || along + aside < best.far)) best = { spot, far: along + aside };
  }
  best?.spot.focus();
});

function middle(spot) {
  const box = spot.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
