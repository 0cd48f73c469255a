// The rows of an asked board: how many of them somebody has had on the screen, counted as they scroll by.

let seen = new Set();
let turn = null; // the revision that they belong to
let watcher = null;

function begin() {
  const rows = [...document.querySelectorAll(".look-row:not(.idle-row)")];
  watcher?.disconnect();
  const revision = document.getElementById("page")?.dataset.revision;
  if (revision !== turn) seen = new Set();
  turn = revision;
  if (!rows.length) return;
  watcher = new IntersectionObserver(noticed, { threshold: 0.8 });
  for (const row of rows) watcher.observe(row);
  say(rows);
  document.querySelector(".chosen-row")?.scrollIntoView({ block: "nearest" });
}

function noticed(changes) {
  for (const one of changes) if (one.isIntersecting) seen.add(one.target.id);
  say([...document.querySelectorAll(".look-row:not(.idle-row)")]);
}

function say(rows) {
  const count = rows.filter((row) => seen.has(row.id)).length;
  const told = document.getElementById("look-seen");
  if (told) told.textContent = told.dataset.seen.replace("§", count);
  const unseen = document.getElementById("look-unseen");
  if (!unseen) return;
  unseen.hidden = count === rows.length;
  unseen.textContent = unseen.dataset.left.replace("§", rows.length - count);
}

new MutationObserver((changes) => {
  if (changes.some((one) => [...one.addedNodes].some((node) => node.id === "page" || node.id === "bar"))) begin();
}).observe(document.body, { childList: true, subtree: true });

begin();
