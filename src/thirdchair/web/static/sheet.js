// Copy, share and print, where the browser can. Without script the text is marked and copied by hand.

const root = document.documentElement;
root.classList.add("has-script");
if (navigator.share) root.classList.add("may-share");

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy-of], [data-share-of], [data-print]");
  if (!button) return;
  if ("print" in button.dataset) return window.print();
  const field = document.getElementById(button.dataset.copyOf ?? button.dataset.shareOf);
  if (button.dataset.shareOf) return navigator.share({ text: field.value }).catch(() => {});
  if (await copied(field)) button.textContent = button.dataset.done;
});

// On plain http in a home network there is no clipboard for pages; the old way works there.
async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
