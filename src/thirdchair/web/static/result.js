// The card of a finished game as a PNG: our own drawing on a canvas, shared where the browser can,
// else saved. Without script the link gives the drawing itself.

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-picture]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const label = link.querySelector("span");
  try {
    const png = await painted(link.dataset.picture);
    await handOn(new File([png], link.dataset.name, { type: "image/png" }), link.dataset.share);
  } catch (error) {
    if (error.name !== "AbortError") label.textContent = link.dataset.failed;
  }
});

async function painted(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((png) => (png ? done(png) : failed(new Error("empty"))), "image/png"));
}

async function handOn(file, text) {
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], text });
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(file);
  saved.download = file.name;
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 60000);
}
