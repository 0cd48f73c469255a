// A suggestion ticks its modules and leaves all else as it was filled in; without script it is a link to a fresh form.
// Two modules that the game refuses are named at the tick, before anything is sent.

const named = (box) => box.name.slice("module-".length);
const boxes = () => [...document.querySelectorAll("input[name^=module-]")];

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-ticks]");
  if (!link) return;
  event.preventDefault();
  const wanted = new Set(link.dataset.ticks.split(" "));
  for (const box of boxes()) box.checked = wanted.has(named(box));
  compare();
});

document.addEventListener("change", (event) => {
  if (event.target.matches?.("input[name^=module-]")) compare(event.target);
});

function compare(last) {
  const ticked = new Map(boxes().filter((box) => box.checked).map((box) => [named(box), box]));
  for (const line of document.querySelectorAll("[data-apart]")) {
    const pair = line.dataset.apart.split(" ");
    const both = pair.every((name) => ticked.has(name));
    if (both && line.hidden) {
      const box = last && pair.includes(named(last)) ? last : ticked.get(pair[1]);
      box.closest(".module").after(line);
    }
    line.hidden = !both;
  }
}
