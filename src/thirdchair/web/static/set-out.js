// Step by step in the set-up: each row has a hidden box for it. What is ticked there is sent with the
// button of the row, one after the other, so that no quick tap is lost.

const waiting = []; // ids of buttons that are still to be pressed
let sent = false;

document.addEventListener("change", (event) => {
  const box = event.target;
  if (!box.matches?.("[data-tick]")) return;
  box.defaultChecked = box.checked;
  waiting.push(box.dataset.tick);
  next();
});

document.addEventListener("arrived", () => {
  sent = false;
  ready();
  next();
});

function next() {
  if (sent || !waiting.length) return;
  const button = document.getElementById(waiting.shift());
  if (button?.getAttribute("aria-pressed") !== "false") return next();
  sent = true;
  button.click();
}

// Without script the boxes are none: disabled, so that no form sends them.
function ready() {
  for (const box of document.querySelectorAll("[data-tick]")) {
    box.disabled = false;
    if (waiting.includes(box.dataset.tick)) box.checked = box.defaultChecked = true;
  }
}

ready();
