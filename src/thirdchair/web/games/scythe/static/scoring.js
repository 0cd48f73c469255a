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
