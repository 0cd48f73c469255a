// After a tap a new page comes in: what now lies under the finger waits a moment, so that nobody
// taps twice by accident. And ticks, which are for the eye only, stay from page to page.

const SETTLE = 600; // a form may ask for more: after the bots' turn, which is read first
const ticked = new Set();
let timer = null;

new MutationObserver((changes) => {
  if (changes.some((one) => [...one.addedNodes].some((node) => node.id === "page"))) arrived();
}).observe(document.body, { childList: true });

function arrived() {
  document.body.classList.add("settling");
  clearTimeout(timer);
  const asked = [...document.querySelectorAll("[data-settle]")].map((one) => Number(one.dataset.settle));
  timer = setTimeout(() => document.body.classList.remove("settling"), Math.max(SETTLE, ...asked));
  for (const id of ticked) {
    const box = document.getElementById(id);
    if (box) keep(box, true);
  }
}

document.addEventListener(
  "submit",
  (event) => {
    if (document.body.classList.contains("settling") && event.target.matches("[data-settle]")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  true,
);

// A tick is no reason to hold back a fresh table.
function keep(box, on) {
  box.checked = on;
  box.defaultChecked = on;
}

document.addEventListener("change", (event) => {
  const box = event.target;
  if (!box.matches?.(".did")) return;
  keep(box, box.checked);
  if (box.checked) ticked.add(box.id);
  else ticked.delete(box.id);
});
