// A suggestion ticks its modules and leaves all else as it was filled in; without script it is a link to a fresh form.

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-ticks]");
  if (!link) return;
  event.preventDefault();
  const wanted = new Set(link.dataset.ticks.split(" "));
  for (const box of link.closest("form").querySelectorAll("input[name^=module-]")) {
    box.checked = wanted.has(box.name.slice("module-".length));
  }
});
