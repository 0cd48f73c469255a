// What only the browser knows of where the games live: whether it has promised to keep them, and
// how much room there is. A file to bring back is sent as soon as it is chosen. And the offer to
// install the app, which the browser makes to the window around this one.

const part = (id) => document.getElementById(id);
const [promise, room, ask, bring] = ["kept-promise", "kept-room", "kept-ask", "bring"].map(part);
const MEGABYTE = 1e6;

function size(bytes) {
  const [amount, unit] = bytes < 1000 * MEGABYTE ? [bytes / MEGABYTE, "megabyte"] : [bytes / (1000 * MEGABYTE), "gigabyte"];
  return amount.toLocaleString(document.documentElement.lang, { style: "unit", unit, maximumFractionDigits: 0 });
}

function tell(kept, otherwise) {
  promise.textContent = kept ? promise.dataset.yes : promise.dataset[otherwise];
  promise.hidden = false;
  ask.hidden = kept || otherwise === "declined";
}

async function measure() {
  const { usage, quota } = await navigator.storage.estimate();
  if (!quota) return;
  const { text } = room.dataset;
  room.textContent = text.replace("{used}", size(usage)).replace("{left}", size(quota - usage));
  room.hidden = false;
}

if (navigator.storage?.persisted) {
  navigator.storage.persisted().then((kept) => tell(kept, "no"), () => {});
  measure().catch(() => {});
  ask.addEventListener("click", async () => tell(await navigator.storage.persist(), "declined"));
}

bring.querySelector("button").hidden = true;
bring.querySelector("[type=file]").addEventListener("change", () => bring.requestSubmit());

// Where nobody offers it, an iPhone can do it all the same: only there `standalone` is known.
function installable() {
  part("install").hidden = !parent.offered;
  part("install-iphone").hidden = navigator.standalone !== false;
}
part("install").querySelector("button").addEventListener("click", async () => {
  const offered = parent.offered;
  parent.offered = null; // an offer can be taken once
  installable();
  await offered?.prompt();
});
parent.addEventListener("offered", installable);
addEventListener("pagehide", () => parent.removeEventListener("offered", installable));
installable();
