// The shell never navigates: it owns the worker with Python, shows what it waits for, and has the
// app in a frame, whose address it mirrors.

const WORDS = @words@;
const SITE = new URL("../", import.meta.url);
const NAME = `thirdchair ${SITE.pathname}`;
const ENGINE = "@engine.js@";
const LAST = `${NAME} table`;
const SLEEPS = 2500;
const EVERY = 8000;
const DAILY = 86400000;
const PATIENCE = 20000;
const STARTS = 20000;

const spoken = navigator.languages.map((one) => one.split("-")[0]).find((one) => one in WORDS);
const say = WORDS[spoken ?? "en"];
document.documentElement.lang = spoken ?? "en";

const part = (id) => document.getElementById(id);
const [boot, bar, state, frame, note] = ["boot", "bar", "state", "app", "note"].map(part);
const channel = new BroadcastChannel(NAME);
let worker = null;
let shown = false;
let stopped = false;
let trouble = null; // why an engine did not start beside a page that is shown
let mine = false; // is the engine in this tab?
let asleep = false; // does the one in another tab not answer?
let held = false; // was its lock taken, but not its files?
let waits = null; // the version that is ready beside this one
let heardOf = 0;

function missing() {
  if (!isSecureContext) return say.insecure;
  const there = [
    "serviceWorker" in navigator,
    "locks" in navigator,
    "storage" in navigator && "getDirectory" in navigator.storage,
    "BroadcastChannel" in self,
    "DecompressionStream" in self,
    "WebAssembly" in self,
  ];
  return there.every(Boolean) ? null : say.impossible;
}

// The first sentence counts: what comes after it follows from it.
function stop(sentence, details) {
  if (stopped) return;
  stopped = true;
  boot.hidden = false;
  bar.hidden = true;
  state.textContent = sentence;
  state.setAttribute("role", "alert");
  part("details").textContent = details ?? "";
}

function progress(share, sentence) {
  if (stopped) return;
  bar.value = Math.max(bar.value, share);
  state.textContent = sentence;
}

function hear({ data }, own = false) {
  if (data.all && !shown) progress((0.6 * data.fetched) / data.all, say.fetching);
  if (data.ready) heardOf = performance.now();
  if (data.of) heardOf = performance.now() + STARTS; // who starts has no time to answer
  if (data.of && !shown) progress(0.6 + (0.4 * data.step) / data.of, say.starting);
  if (data.ready && held) tryAgain();
  if (data.ready) ready();
  if (data.give && mine) give();
  if (data.leave) leave();
  if (data.failed?.word === "asleep" && own) holdBack();
  else if (data.failed) fail(data.failed.text ?? say[data.failed.word], data.details);
}

function fail(sentence, details) {
  if (!shown) return stop(sentence, details);
  trouble = sentence;
  notice();
}

// There is one line above the app, with one button: what keeps somebody from playing comes first.
function notice() {
  if (held) offer(say.held, say.here, tryAgain);
  else if (trouble) offer(trouble, say.again, tryAgain);
  else if (asleep) offer(say.asleep, say.here, playHere);
  else if (waits) offer(say.update, say["update-now"], update);
  else note.hidden = true;
}

function offer(sentence, label, act) {
  note.replaceChildren(sentence, " ");
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", act);
  note.append(button);
  note.hidden = false;
}

function ready() {
  const worried = asleep || trouble || !shown;
  [asleep, trouble] = [false, null];
  if (worried) notice();
  if (shown || !navigator.serviceWorker.controller) return; // `watch` hears it again
  shown = true;
  progress(1, say.starting);
  navigator.serviceWorker.controller.postMessage({ settled: ENGINE });
  navigator.storage.persist?.().catch(() => {});
  frame.addEventListener("load", mirror);
  frame.src = wanted();
}

// The address that somebody opened; from the front door on, the table that was open last.
function wanted() {
  const deep = location.hash.slice(1); // from 404.html
  if (deep.startsWith(SITE.pathname)) return deep;
  const atDoor = [SITE.pathname, `${SITE.pathname}index.html`].includes(location.pathname);
  return atDoor ? (localStorage.getItem(LAST) ?? SITE.href) : location.href;
}

// A page below a table counts as the table; who goes home has left it.
function remember(path) {
  const [first, table] = path.slice(SITE.pathname.length).split("/");
  if (first === "tables" && table) localStorage.setItem(LAST, `${SITE.pathname}tables/${table}`);
  else if (!first) localStorage.removeItem(LAST);
}

function mirror() {
  let address;
  try {
    address = frame.contentWindow.location;
  } catch {
    return;
  }
  if (!address.href.startsWith(SITE.href)) return;
  boot.hidden = true;
  frame.hidden = false;
  document.title = frame.contentDocument.title || "Third Chair";
  history.replaceState(null, "", address.href);
  remember(address.pathname);
}

// The tab with the engine is asked to end it; if it sleeps itself, the lock is taken from it.
function playHere() {
  asleep = false; // until it is heard that it still is
  notice();
  channel.postMessage({ give: true });
  setTimeout(() => mine || worker.postMessage({ takeOver: true }), SLEEPS);
}

// The browser frees the files of a tab that it has frozen when that tab is closed, or wakes up.
function holdBack() {
  worker.terminate();
  [mine, held] = [false, true];
  notice();
}

function tryAgain() {
  [held, trouble] = [false, null];
  notice();
  employ();
}

// Only the end of a worker lets go of its files, whatever it is busy with.
function give() {
  worker.terminate();
  mine = false;
  employ();
}

// A tab in the background may sleep with the tables in its hand.
async function watch() {
  const asked = performance.now();
  channel.postMessage({ here: true });
  setTimeout(async () => {
    const { held } = await navigator.locks.query();
    const sleeps = !mine && heardOf < asked && held.some((one) => one.name === NAME);
    if (sleeps === asleep) return;
    asleep = sleeps;
    notice();
  }, SLEEPS);
  setTimeout(watch, EVERY);
}

function newer(registration) {
  const look = () => {
    waits = registration.waiting;
    notice();
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow(); // it may have been found before anybody listened
  look();
  // A browser that looks by itself waits until nothing is asked, and a live stream is asked for ever.
  const seek = () => registration.update().catch(() => {}); // there may be no network
  seek();
  setInterval(seek, DAILY);
}

// The new service worker begins when the old one has nothing to do, but every page of the app listens
// to it all the time: so all tabs leave their page, and come back to it with the new version.
function update() {
  channel.postMessage({ leave: true });
  leave();
  waits.postMessage("update");
}

function leave() {
  note.hidden = true;
  frame.hidden = true;
  frame.src = "about:blank";
  boot.hidden = false;
  state.textContent = say.starting;
  setTimeout(() => location.reload(), PATIENCE);
}

async function controlled() {
  const registration = await navigator.serviceWorker.register(new URL("sw.js", SITE), {
    scope: SITE.pathname,
  });
  const failed = new Promise((_, refuse) => {
    const one = registration.installing;
    one?.addEventListener("statechange", () => {
      if (one.state === "redundant" && !registration.active) refuse(new Error(say.offline));
    });
  });
  const { active } = await Promise.race([navigator.serviceWorker.ready, failed]);
  if (!navigator.serviceWorker.controller) {
    const claimed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    active.postMessage("claim");
    await claimed;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newer(registration);
}

async function begin() {
  const sentence = missing();
  if (sentence) return stop(sentence);
  channel.onmessage = hear;
  progress(0.01, say.fetching);
  try {
    await navigator.storage.getDirectory();
  } catch (error) {
    return stop(say.impossible, String(error));
  }
  if (navigator.serviceWorker.controller) employ(); // the site is here, whatever the network says
  try {
    await controlled();
  } catch (error) {
    return stop(say.offline, String(error));
  }
  if (!worker) employ();
  watch();
}

// Whose engine was taken over goes on as a guest, with a new worker that waits for its turn.
function employ() {
  worker = new Worker(new URL(ENGINE, SITE), { type: "module" });
  worker.onmessage = (event) => {
    const { lost, failed } = event.data;
    mine = !lost && !failed;
    if (lost) employ();
    else hear(event, true);
  };
  worker.onerror = (event) => fail(say.failed, event.message);
  worker.postMessage({ begin: true });
}

// A browser offers once, and only here, to install the site: home shows the offer (`keeping.js`).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  self.offered = event;
  dispatchEvent(new Event("offered"));
});

begin();
