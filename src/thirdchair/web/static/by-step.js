// Step by step: the lines of the turn card one at a time, huge. A tap or Enter says that a step is
// done and goes on; a swipe or an arrow key only looks. The ticks are those of the list.

const SWIPE = 45;
const STILL = 12;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let dialog = null; // the open one
let steps = []; // the lines of the list
let turn = null; // which turn they belong to
let at = 0;
let finger = null;

document.addEventListener("click", (event) => {
  const opener = event.target.closest?.(".by-step");
  if (opener) start(opener);
});

function start(opener) {
  const card = opener.closest("[data-turn-card]");
  if (!gather(card)) return;
  dialog?.remove();
  dialog = card.querySelector(".by-step-room").content.firstElementChild.cloneNode(true);
  dialog.addEventListener("click", pressed);
  dialog.addEventListener("keydown", keyed);
  dialog.addEventListener("close", leave);
  const stage = dialog.querySelector("[data-stepping=stage]");
  stage.addEventListener("pointerdown", (event) => (finger = { x: event.clientX, y: event.clientY }));
  stage.addEventListener("pointerup", lifted);
  stage.addEventListener("pointercancel", () => (finger = null));
  document.body.append(dialog);
  dialog.showModal();
  at = Math.max(0, steps.findIndex((one) => !box(one).checked)); // where the hand has come to
  show(0);
  dialog.querySelector("[data-stepping=done]").focus();
}

function gather(card) {
  turn = card?.dataset.turnCard;
  steps = [...(card?.querySelectorAll("[data-step]") ?? [])];
  return steps.length > 0;
}

const box = (step) => step.querySelector(".did");
const part = (name) => dialog.querySelector(`.stepping-${name}`);

function show(way) {
  const step = steps[at];
  part("of").textContent = step.dataset.of;
  part("text").textContent = step.dataset.step;
  part("place").textContent = step.dataset.place ?? "";
  fill("icons", step.querySelector(".do-icons"), step.querySelector(".change"));
  const large = step.querySelector("template.do-large");
  fill("picture", large?.content, large ? null : step.querySelector(".do-line > svg"));
  const last = at === steps.length - 1;
  const done = dialog.querySelector("[data-stepping=done]");
  done.dataset.next ??= part("do").textContent;
  part("do").textContent = last ? done.dataset.last : done.dataset.next;
  dialog.querySelector("[data-stepping=back]").disabled = at === 0;
  dialog.querySelector("[data-stepping=on]").disabled = last;
  dots();
  const status = dialog.querySelector("[role=status]");
  const ticked = box(step).checked ? ` (${status.dataset.did})` : "";
  status.textContent = `${step.dataset.of}: ${step.dataset.step} ${step.dataset.place ?? ""}${ticked}`.trim();
  if (way && !calm.matches) {
    const from = { transform: `translateX(${way * 3}rem)`, opacity: 0 };
    part("stage").animate([from, { transform: "none", opacity: 1 }], { duration: 180, easing: "ease-out" });
  }
}

function fill(name, ...found) {
  part(name).replaceChildren(...found.filter(Boolean).map((one) => one.cloneNode(true)));
}

function dots() {
  const marks = steps.map((step, number) => {
    const dot = document.createElement("span");
    dot.className = `${box(step).checked ? "did-it" : ""} ${number === at ? "here" : ""}`;
    return dot;
  });
  part("dots").replaceChildren(...marks);
}

function look(way) {
  const there = at + way;
  if (there < 0 || there >= steps.length) return;
  at = there;
  show(way);
}

function done() {
  if (!box(steps[at]).checked) box(steps[at]).click(); // as a finger would: all who listen hear of it
  if (at === steps.length - 1) dialog.close();
  else look(1);
}

function pressed(event) {
  const what = event.target.closest("[data-stepping]")?.dataset.stepping;
  if (what === "close") dialog.close();
  if (what === "back") look(-1);
  if (what === "on") look(1);
  if (what === "done") done();
}

const WAYS = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };

function keyed(event) {
  const way = WAYS[event.key];
  if (!way) return;
  event.preventDefault();
  look(way);
}

function lifted(event) {
  const from = finger;
  finger = null;
  if (!from) return;
  const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
  if (Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(dy)) look(dx < 0 ? 1 : -1);
  else if (Math.hypot(dx, dy) < STILL) done();
}

function leave() {
  dialog?.remove();
  dialog = null;
  // When all is done the list is folded, and the button with it.
  const card = document.querySelector("[data-turn-card]");
  const open = card?.querySelector(".by-step");
  (open?.offsetParent ? open : card?.querySelector(".turn-head"))?.focus({ preventScroll: true });
}

// A fresh page under it: the same turn goes on where it was, another one is over.
document.addEventListener("arrived", () => {
  if (!dialog) return;
  const was = turn;
  const card = document.querySelector("[data-turn-card]");
  if (!gather(card) || turn !== was) return dialog.close();
  at = Math.min(at, steps.length - 1);
  show(0);
});
