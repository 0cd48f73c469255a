// Reads a part of the page aloud with the browser's own voice, on request. Nothing leaves the device.

const voices = window.speechSynthesis;
const UNSAID = "svg, button, .unseen, [aria-hidden=true], .rule-id, details:not([open]) > :not(summary)";

let reading = null; // the button that was pressed last

// A page that was swapped brings fresh buttons: the style shows them, not a change to each.
if (voices && window.SpeechSynthesisUtterance) document.documentElement.classList.add("can-speak");

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-aloud]");
  if (!button || !voices) return;
  const again = reading === button;
  stop();
  if (!again) start(button);
});
window.addEventListener("pagehide", stop);

function start(button) {
  const lines = [...document.querySelectorAll(button.dataset.aloud)].flatMap(sentences);
  if (!lines.length) return;
  reading = button;
  show(button, true);
  lines.forEach((line, place) => {
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.lang = document.documentElement.lang;
    utterance.voice = voiceFor(utterance.lang);
    if (place === lines.length - 1) {
      utterance.onend = () => reading === button && stop();
    }
    voices.speak(utterance);
  });
}

function stop() {
  voices?.cancel();
  if (reading) show(reading, false);
  reading = null;
}

function show(button, on) {
  const name = button.querySelector("span");
  button.dataset.start ??= name.textContent;
  name.textContent = on ? button.dataset.stop : button.dataset.start;
  button.setAttribute("aria-pressed", String(on));
}

// Short pieces: some voices stop in the middle of a long one.
function sentences(part) {
  const copy = part.cloneNode(true);
  for (const one of copy.querySelectorAll(UNSAID)) one.remove();
  const items = copy.querySelectorAll("li");
  for (const item of items) item.append("\n");
  for (const strong of copy.querySelectorAll("strong")) strong.append(". ");
  return copy.textContent
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function voiceFor(language) {
  const found = voices.getVoices().filter((one) => one.lang.toLowerCase().startsWith(language));
  return found.find((one) => one.localService) ?? found[0] ?? null;
}
