// The shop's button says what is paid, and the line above it what is kept; without script both are on the next page.

function names(shop) {
  const ticked = [...shop.querySelectorAll(":checked")].map((box) => box.parentElement.querySelector("strong").textContent);
  const typed = [...shop.querySelectorAll("input[name^=typed]")].flatMap((box) => box.value.split(","));
  return [...ticked, ...typed.map((name) => name.trim()).filter(Boolean)];
}

function show() {
  const shop = document.querySelector("#shop");
  const line = document.querySelector("#shop-kept");
  if (!shop || !line) return;
  const kept = names(shop);
  line.hidden = kept.length === 0;
  line.querySelector("span").textContent = kept.join(", ");
  const paid = Math.max(0, kept.length - Number(shop.dataset.free));
  const sums = [...document.querySelectorAll("#shop-done [data-paid]")];
  const mine = sums.find((one) => Number(one.dataset.paid) === paid) ?? sums[0]; // too many are refused anyway
  for (const one of sums) one.hidden = one !== mine;
}

document.addEventListener("input", (event) => {
  if (event.target.closest?.("#shop")) show();
});
document.addEventListener("arrived", show);
show();
