// Ticks of the turn card are for the eye only, and for this device. They stay through fresh pages, a
// reload and a sleeping phone. Nothing but ids and a number made of each line is kept, of a few tables.

const STORE = "thirdchair-ticks";
const TABLES = 8;
const table = () => document.querySelector("#page[data-live]")?.dataset.live;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? [];
  } catch {
    return []; // a browser that keeps nothing
  }
}

function store(ticks) {
  const others = stored().filter(([name]) => name !== table());
  const mine = Object.keys(ticks).length ? [[table(), ticks]] : [];
  try {
    localStorage.setItem(STORE, JSON.stringify([...mine, ...others].slice(0, TABLES)));
  } catch {
    // then they stay until the page is left
  }
}

let ticked = Object.fromEntries(stored())[table()] ?? {};

// The same id with other words is another line: after undo another turn may have taken its place.
function mark(box) {
  let sum = 7;
  for (const sign of box.getAttribute("aria-label") ?? "") sum = (sum * 31 + sign.codePointAt(0)) | 0;
  return sum;
}

// A tick is no reason to hold back a fresh table.
function keep(box, on) {
  box.checked = on;
  box.defaultChecked = on;
}

function restore() {
  if (!document.querySelector("#page.table")) return;
  const boxes = [...document.querySelectorAll(".did[id]")];
  for (const box of boxes) if (ticked[box.id] === mark(box)) keep(box, true);
  // Whoever looks back at an earlier turn comes again to the one that has the ticks.
  if (document.querySelector("#turn-now")) return;
  // What is no longer there has been taken back, or played past.
  const there = Object.fromEntries(boxes.filter((one) => one.checked).map((one) => [one.id, mark(one)]));
  if (JSON.stringify(there) === JSON.stringify(ticked)) return;
  ticked = there;
  store(ticked);
}

document.addEventListener("change", (event) => {
  const box = event.target;
  if (!box.matches?.(".did")) return;
  keep(box, box.checked);
  if (box.checked) ticked[box.id] = mark(box);
  else delete ticked[box.id];
  store(ticked);
});
document.addEventListener("arrived", restore);
window.addEventListener("pageshow", restore);
restore();
