// The total of a scoring column follows what is typed; what counts is what the server makes of it.

function total(column) {
  const has = Object.fromEntries(column.dataset.fixed.split(" ").map((one) => one.split("=")));
  for (const box of column.querySelectorAll("input[type=number]")) {
    has[box.name.replace(/^final_|-s[0-9]$/g, "")] = box.value;
  }
  const n = (what) => Number(has[what] ?? 0) || 0;
  const tiers = column.dataset.tiers.split(" ").map((tier) => tier.split(",").map(Number));
  const [, star, land, pair] = tiers.find(([last]) => n("popularity") <= last) ?? tiers.at(-1);
  const goods = Math.floor(n("resources") / 2) * pair;
  const [more, each] = column.dataset.more.split(" ").map(Number);
  return n("coins") + n("stars") * star + n("territories") * land + goods + n("structures") + more + n("encounters") * each;
}

function show(column) {
  column.querySelector(".score-total").textContent = total(column);
}

document.addEventListener("input", (event) => {
  const column = event.target.closest?.("[data-tiers]");
  if (column) show(column);
});
// numbers that a refusal has brought back
document.querySelectorAll("[data-tiers]").forEach(show);

// Several columns typed on one device: sending one keeps what stands in the others.
const typed = new Map();
document.addEventListener("leaving", (event) => {
  for (const box of event.detail.querySelectorAll("[data-tiers] input")) {
    if (box.value !== box.defaultValue) typed.set(box.name, box.value);
  }
});
document.addEventListener("arrived", (event) => {
  for (const box of event.detail.querySelectorAll("[data-tiers] input")) {
    if (typed.has(box.name)) box.value = typed.get(box.name);
  }
  typed.clear();
  event.detail.querySelectorAll("[data-tiers]").forEach(show);
});
