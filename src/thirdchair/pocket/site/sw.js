// The service worker. It keeps no state: what the site is made of comes from the cache, every
// top-level address is the shell, and all else is asked of the engine, over the channel.

const VERSION = "@version@";
const FILES = @files@;
const WORDS = @said@;
const SITE = new URL("./", self.location);
const NAME = `thirdchair ${SITE.pathname}`;
const CACHE = `${NAME} ${VERSION}`;
const LARGEST = 8_000_001;
const AGAIN = 500;
const OFTEN = 200000;
const PATIENCE = 120000;
const OURS = new URL("_/", SITE).href;
const LICENCES = new URL("licences/", SITE).href;
const DOORS = new Set(["sw.js", "manifest.webmanifest"].map((one) => new URL(one, SITE).href));

const channel = new BroadcastChannel(NAME);
const waiting = new Map();

channel.postMessage({ hello: true });

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
  if (event.data === "update") self.skipWaiting();
  if (event.data.settled) event.waitUntil(forgetOlder(event.data.settled));
});

// Each file is fetched once; what another version has already is taken from there.
async function install() {
  const cache = await caches.open(CACHE);
  const all = FILES.reduce((sum, one) => sum + one.bytes, 0);
  let done = 0;
  try {
    for (const file of FILES) {
      const address = new URL(file.as, SITE).href;
      const had = file.as.startsWith("_/") && (await caches.match(address));
      const tell = (share) => channel.postMessage({ fetched: done + share * file.bytes, all });
      await cache.put(address, had || (await fetched(file, tell)));
      done += file.bytes;
      tell(0);
    }
  } catch (error) {
    const full = error.name === "QuotaExceededError" && !self.registration.active;
    if (full) channel.postMessage({ failed: { word: "full" } });
    throw error;
  }
}

// A host with brotli sends the least; from any other the packed form is smaller.
async function fetched(file, tell) {
  const address = new URL(file.from, SITE).href;
  const packed = file.packed && !(await sentByBrotli(address));
  const answer = await fetch(packed ? `${address}.pack` : address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file.from}: ${answer.status}`);
  const counted = answer.body.pipeThrough(counting(packed ? file.bytes : file.raw, tell));
  const body = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  return new Response(body, { headers: { "content-type": file.type } });
}

async function sentByBrotli(address) {
  try {
    const { headers } = await fetch(address, { method: "HEAD", cache: "no-cache" });
    return headers.get("content-encoding") === "br";
  } catch {
    return false; // not every host answers that
  }
}

function counting(whole, tell) {
  let [passed, told] = [0, 0];
  return new TransformStream({
    transform: (piece, onward) => {
      onward.enqueue(piece);
      passed += piece.length;
      if (passed - told < OFTEN) return;
      told = passed;
      tell(passed / whole);
    },
  });
}

// Once an engine of this version has opened the tables, nobody needs the old one. A tab of the old one
// may say the same of its own; and what is there beside may be a newer version that waits.
async function forgetOlder(engine) {
  const { installing, waiting } = self.registration;
  if (installing || waiting || !FILES.some((one) => one.as === engine)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(`${NAME} `) && name !== CACHE) await caches.delete(name);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (!address.href.startsWith(SITE.href) || address.href.startsWith(LICENCES)) return;
  if (address.href.startsWith(OURS) || DOORS.has(address.href)) {
    event.respondWith(kept(request));
  } else if (request.destination === "document") {
    event.respondWith(shell());
  } else {
    event.respondWith(asked(request, address));
  }
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

// The same page at every address; what it loads lies beside the front door.
async function shell() {
  const page = await (await kept(new Request(SITE))).text();
  const here = page.replace('<base href="./">', `<base href="${SITE.pathname}">`);
  return new Response(here, { headers: { "content-type": "text/html; charset=utf-8" } });
}

async function asked(request, address) {
  const id = crypto.randomUUID();
  const sent = ["GET", "HEAD"].includes(request.method) ? null : await request.blob();
  const message = {
    ask: id,
    method: request.method,
    target: address.pathname + address.search,
    headers: [...request.headers, ["accept-language", navigator.languages.join(",")]],
    body: sent && (await sent.slice(0, LARGEST).arrayBuffer()),
  };
  return new Promise((resolve) => {
    const one = { resolve, stream: null, heard: false, page: request.mode === "navigate" };
    waiting.set(id, one);
    const until = Date.now() + PATIENCE;
    // The engine may have ended with its tab, and the next one be starting: ask until it hears.
    one.ask = () => {
      if (one.heard || !waiting.has(id)) return;
      if (Date.now() > until) return broken(id);
      channel.postMessage(message);
      setTimeout(one.ask, AGAIN);
    };
    one.ask();
  });
}

// A page that asked with its own script hears it as a lost connection, and asks again.
function broken(id) {
  const one = waiting.get(id);
  waiting.delete(id);
  one?.stream?.error(new Error("the engine is gone"));
  one?.resolve(one.page ? new Response("", { status: 503 }) : Response.error());
}

// The engine broke on the way; the shell starts another one.
function sorry() {
  const spoken = navigator.languages.map((one) => one.split("-")[0]).find((one) => one in WORDS);
  const { broke, again } = WORDS[spoken ?? "en"];
  const page = `<!doctype html><meta name="viewport" content="width=device-width"><p>${broke}</p><p><a href="">${again}</a></p>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

// Another engine has begun: what the one before had not answered is asked again, and who listens to
// a stream of it hears that it has ended, and listens anew.
function anew() {
  for (const [id, one] of waiting) {
    if (one.stream) broken(id);
    else if (one.heard) {
      one.heard = false;
      one.ask();
    }
  }
}

channel.onmessage = ({ data }) => {
  if (data.begun) anew();
  if (data.leave) for (const id of [...waiting.keys()]) broken(id); // a newer version takes over
  const one = waiting.get(data.id);
  if (!one) return;
  if (data.heard) one.heard = true;
  if (data.broken) broken(data.id);
  if (data.status) begin(data, one);
  if (data.piece) one.stream?.enqueue(data.piece);
  if (data.end) {
    waiting.delete(data.id);
    one.stream?.close();
  }
};

function begin(data, one) {
  const { id, status, headers } = data;
  if (!data.live) waiting.delete(id);
  const to = status >= 300 && status < 400 && headers.find(([name]) => name === "location")?.[1];
  if (to) return one.resolve(Response.redirect(new URL(to, SITE), status));
  const empty = [101, 204, 205, 304].includes(status);
  const body = data.live ? streamed(id, one) : new Blob(data.body);
  one.resolve(new Response(empty ? null : body, { status, headers }));
}

function streamed(id, one) {
  return new ReadableStream({
    start: (controller) => {
      one.stream = controller;
    },
    cancel: () => {
      waiting.delete(id);
      channel.postMessage({ stop: id });
    },
  });
}
