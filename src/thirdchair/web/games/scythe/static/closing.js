// The tap that closes an evening saves its file, too: the next page has the link, and it is followed once.

let closing = false;

document.addEventListener("submit", (event) => {
  closing = event.target.matches("[data-saves]");
});

document.addEventListener("arrived", ({ detail }) => {
  if (closing) detail.querySelector("#save-file")?.click();
  closing = false;
});
