// Held, not tapped: what cannot be unseen is not opened by a slip of the thumb. A short tap unfolds
// the second step, as it does without script, so that whoever cannot hold can tap twice.

const LONG = 900; // hold.css fills its bar in the same time

let held = null; // what is being held: { summary, timer }
let opened = false; // the finger that opened it is still to be lifted, and presses nothing

function summaryOf(event) {
  return event.target.closest?.("[data-hold] > summary") ?? null;
}

function begin(summary) {
  stop();
  summary.parentElement.dataset.holding = "";
  held = { summary, timer: setTimeout(() => open(summary), LONG) };
}

function stop() {
  if (!held) return null;
  clearTimeout(held.timer);
  const { summary } = held;
  held = null;
  delete summary.parentElement.dataset.holding;
  return summary;
}

function open(summary) {
  stop();
  opened = true;
  navigator.vibrate?.(30);
  const button = summary.parentElement.querySelector("button");
  button.form.requestSubmit(button);
}

document.addEventListener("pointerdown", (event) => {
  const summary = summaryOf(event);
  opened = false;
  if (summary && event.button === 0) begin(summary);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, stop);
document.addEventListener("contextmenu", (event) => {
  if (summaryOf(event)) event.preventDefault();
});
// By then another page may lie below the finger: whatever is there was not meant.
document.addEventListener("click", (event) => {
  if (opened) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  opened = false;
}, true);

// A key can be held, too; let go early, it unfolds the second step.
const KEYS = [" ", "Enter"];
document.addEventListener("keydown", (event) => {
  if (opened && event.repeat) return event.preventDefault();
  opened = false;
  const summary = KEYS.includes(event.key) ? summaryOf(event) : null;
  if (!summary) return;
  event.preventDefault();
  if (!event.repeat) begin(summary);
});
document.addEventListener("keyup", (event) => {
  if (!KEYS.includes(event.key)) return;
  if (summaryOf(event)) event.preventDefault();
  const summary = stop();
  if (summary) summary.parentElement.open = !summary.parentElement.open;
});
document.addEventListener("leaving", stop);
