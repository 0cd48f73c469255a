// After a tap a new page comes in: what now lies under the finger waits a moment, so that nobody
// taps twice by accident.

const SETTLE = 600; // a form may ask for more: after the bots' turn, which is read first
let timer = null;

new MutationObserver((changes) => {
  if (changes.some((one) => [...one.addedNodes].some((node) => node.id === "page"))) arrived();
}).observe(document.body, { childList: true });

function arrived() {
  document.body.classList.add("settling");
  clearTimeout(timer);
  const asked = [...document.querySelectorAll("[data-settle]")].map((one) => Number(one.dataset.settle));
  timer = setTimeout(() => document.body.classList.remove("settling"), Math.max(SETTLE, ...asked));
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
