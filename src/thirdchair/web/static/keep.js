// Over https: a copy of the table that is open, to be read when the connection drops. The copy is
// what this device was shown, without forms, tokens and scripts, and only that of one table.

const COPY = "thirdchair-copy";
const CALM = 400;
const ROOT = document.documentElement.dataset.root;
const TABLE = new RegExp(`^${ROOT}/tables/[^/]+$`);
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'";

const words = document.getElementById("connection").dataset;
const able = location.protocol === "https:" && "serviceWorker" in navigator && "caches" in window;

function readable() {
  const whole = document.documentElement.cloneNode(true);
  const gone = "script, input, select, textarea, video, .menu, #connection, #said, #screen-hint";
  for (const one of whole.querySelectorAll(`${gone}, link[rel=manifest]`)) one.remove();
  for (const button of whole.querySelectorAll("button")) {
    button.disabled = true;
    for (const name of ["name", "value", "formaction"]) button.removeAttribute(name);
  }
  for (const form of whole.querySelectorAll("form")) {
    const plain = document.createElement("div");
    plain.className = form.className;
    plain.append(...form.childNodes);
    form.replaceWith(plain);
  }
  for (const link of whole.querySelectorAll("#page a")) link.removeAttribute("href");
  whole.querySelector("#page").removeAttribute("data-live");
  whole.querySelector("main").prepend(notice());
  return `<!doctype html>\n${whole.outerHTML}`;
}

function notice() {
  const line = document.createElement("p");
  line.className = "notice";
  line.id = "kept-copy";
  const again = document.createElement("a");
  again.href = location.pathname;
  again.textContent = words.again;
  line.append(words.copy, " ", again);
  return line;
}

async function keep() {
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  const page = new Response(readable(), { headers });
  const sheets = [...document.querySelectorAll("link[rel=stylesheet], link[rel=icon]")];
  const wanted = new Set([location.pathname, ...sheets.map((one) => one.getAttribute("href"))]);
  const cache = await caches.open(COPY);
  for (const old of await cache.keys()) {
    const { pathname, search } = new URL(old.url);
    if (!wanted.has(pathname + search)) await cache.delete(old);
  }
  await cache.put(location.pathname, page);
  for (const one of wanted) {
    if (one !== location.pathname && !(await cache.match(one))) await cache.add(one);
  }
}

function shown() {
  return document.querySelector("#page[data-live]") !== null && TABLE.test(location.pathname);
}

// Put out, or the table is gone: nothing stays behind.
function over() {
  return location.pathname === `${ROOT}/join` || (!shown() && TABLE.test(location.pathname));
}

// What was begun on the page before this one may still be laid down, and a browser that is busy may
// refuse: it is over when there is no copy any more.
async function forget() {
  for (let tries = 20; tries > 0; tries -= 1) {
    await caches.delete(COPY).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, CALM));
    if (!over() || !(await caches.has(COPY).catch(() => true))) return;
  }
}

async function look() {
  if (shown()) await keep();
  else if (over()) await forget();
}

let soon = null;
function later() {
  clearTimeout(soon);
  soon = setTimeout(() => look().catch(() => {}), CALM);
}

if (able) {
  if (over()) forget(); // whether or not the worker comes
  navigator.serviceWorker
    .register(`${ROOT}/worker.js`)
    .then(() => {
      new MutationObserver(later).observe(document.body, { childList: true });
      later();
    })
    .catch(() => {}); // the certificate is not trusted here
}
