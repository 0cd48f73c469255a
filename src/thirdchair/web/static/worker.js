// Stands between the pages and the network: when the connection is lost, it shows the copy of the
// table that keep.js has laid down. It stores nothing itself.

const COPY = "thirdchair-copy";
const PATIENCE = 5000;
// The site may live under a path: that of this worker.
const ROOT = new URL(".", self.location).pathname;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith(`${ROOT}static/`)) event.respondWith(file(request));
});

async function page(request, url) {
  const fresh = fetch(request);
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    .then(() => copy(url))
    .then((kept) => kept ?? fresh);
  try {
    return await Promise.race([fresh, slow]);
  } catch {
    return (await copy(url)) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// Only for the table itself, its own pages, and the front door of the installed app.
async function copy(url) {
  if (!(await caches.has(COPY))) return undefined;
  const cache = await caches.open(COPY);
  for (const kept of await cache.keys()) {
    const { pathname } = new URL(kept.url);
    const table = pathname.startsWith(`${ROOT}tables/`);
    if (table && (url.pathname === ROOT || `${url.pathname}/`.startsWith(`${pathname}/`))) {
      return cache.match(kept);
    }
  }
  return undefined;
}
