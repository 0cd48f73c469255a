// The back button of a phone stays inside the table: it closes what is open, goes up by one look, and
// leaves only from the table itself. And what somebody has half filled in comes again after a reload.

const HALF = "thirdchair-half";
const page = () => document.getElementById("page");
const base = () => page()?.dataset.live?.replace(/\/live$/, "");
const depth = () => history.state?.depth ?? 0;

let shown = location.pathname + location.search; // the address that the page was made for
let absorbed = false; // one press was answered by staying: the next one leaves

// What is open, the innermost last

function open() {
  return [
    ...document.querySelectorAll("#page form#amber"), // a doubt that waits for yes or no: back is no
    ...document.querySelectorAll("#page details:is(.why, .menu)[open], #page details.why-not[open]"),
    ...document.querySelectorAll("dialog[open]"),
  ];
}

function close(one) {
  if (one.matches("dialog")) one.close();
  else if (one.matches("form")) one.remove(); // what was entered stands below it
  else one.removeAttribute("open");
}

// Somebody answers a question, or fills in a form of the table.
function halfway() {
  if (absorbed || !document.querySelector("#page.table")) return false;
  return Boolean(document.querySelector("#page form.question")) || entered().length > 0;
}

// An entry of the history that only takes the press

function guard() {
  if (!page()?.dataset.live || history.state?.guard) return;
  if (open().length || halfway()) history.pushState({ depth: depth() + 1, guard: true }, "", location.href);
}

window.addEventListener("popstate", (event) => {
  if ("leveling" in document.documentElement.dataset) return; // a tap went back to the table by itself
  if (location.pathname + location.search !== shown) return other();
  if (event.state?.guard) return;
  const last = open().at(-1);
  if (last) close(last);
  else if (halfway()) absorbed = true;
  else history.back(); // what the guard was for has been closed by hand
  if (open().length) guard();
});

// Another look at the table: whoever can show it without a reload does.
function other() {
  const go = new CustomEvent("go", { detail: location.href, cancelable: true });
  const sub = location.pathname !== shown.split("?")[0];
  if (!sub && !document.dispatchEvent(go)) return;
  window.scrollTo(0, 0); // a reload keeps how far the page before it was read
  location.reload();
}

function arrived() {
  if ("leveling" in document.documentElement.dataset) return;
  shown = location.pathname + location.search;
  guard();
}

document.addEventListener("toggle", () => guard(), true);
document.addEventListener("click", () => setTimeout(guard, 0));
document.addEventListener("pointerdown", () => (absorbed = false));
document.addEventListener("input", () => guard());
document.addEventListener("looked", arrived);
document.addEventListener("leveled", arrived);
document.addEventListener("arrived", () => {
  absorbed = false;
  restore();
  arrived();
});

// A page of a table that somebody came to from elsewhere: the table lies beneath it

let lies = false; // the entry before this page is the table

function beneath() {
  const table = base();
  if (history.state?.beneath) lies = true;
  if (!table || history.state || !location.pathname.startsWith(`${table}/`)) return;
  const came = document.referrer ? new URL(document.referrer) : null;
  lies = came?.origin !== location.origin || !came.pathname.startsWith(`${table}/`);
  if (came?.origin === location.origin && came.pathname.startsWith(table)) return;
  const here = location.href;
  history.replaceState({ depth: 0 }, "", table);
  history.pushState({ depth: 0, beneath: true }, "", here);
}

// From the set-up on to the table: what is prepared once is no page to come back to in mid-game.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-onward]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (lies) history.go(-1 - depth()); // the table lies beneath
  else location.replace(link.href);
});

// What is filled in and not sent yet, of this page at this revision

const FIELDS = "#page form :is(input:not([type=hidden], [type=password], .did), select, textarea)[name]";

function changed(field) {
  if (field.options) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (["checkbox", "radio"].includes(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function entered() {
  return [...document.querySelectorAll(FIELDS)].filter(changed);
}

const key = (field) => `${field.name}|${["checkbox", "radio"].includes(field.type) ? field.value : ""}`;
const place = () => `${location.pathname}|${page()?.dataset.revision}`;

function save() {
  const values = entered().map((one) => [key(one), one.checked ?? false, one.value]);
  try {
    if (values.length) sessionStorage.setItem(HALF, JSON.stringify([place(), values]));
    else sessionStorage.removeItem(HALF);
  } catch {
    // then it is gone with the page
  }
}

function restore() {
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(HALF));
  } catch {
    return;
  }
  if (!kept || !page()?.dataset.live) return;
  if (kept[0] !== place()) return;
  const values = new Map(kept[1].map(([name, on, value]) => [name, { on, value }]));
  for (const field of document.querySelectorAll(FIELDS)) {
    const was = values.get(key(field));
    if (!was) continue;
    if (["checkbox", "radio"].includes(field.type)) field.checked = was.on;
    else field.value = was.value;
  }
}

if (page()?.dataset.live) {
  document.addEventListener("input", save);
  document.addEventListener("change", save);
  document.addEventListener("click", (event) => event.target.closest?.("[data-step], [data-by]") && save());
  document.addEventListener("submit", (event) => !event.defaultPrevented && sessionStorage.removeItem(HALF));
  document.addEventListener("leaving", () => sessionStorage.removeItem(HALF));
  beneath();
  restore();
  guard();
}
