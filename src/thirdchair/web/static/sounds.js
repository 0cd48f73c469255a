// Quiet sounds, made by the browser itself and only where somebody wants them: off until this device
// says otherwise. One for a turn of the bots, one for a landmark or a star, a combat, the end.

const KEY = "thirdchair-sounds";
const LOUD = 0.05;
const TUNES = {
  turn: [[392, 0.1]],
  star: [[659, 0.1], [880, 0.2]],
  combat: [[147, 0.14], [110, 0.24]],
  end: [[523, 0.14], [659, 0.14], [784, 0.34]],
}; // hertz and seconds

const KINDS = [
  [".banner-over, .result", "end"],
  [".banner-combat, .banner-trap, .fight", "combat"],
  [".banner-landmark, .banner-star", "star"],
];

let room = null; // the audio of this page, made by the first sound

const able = "AudioContext" in window;
if (able) document.documentElement.classList.add("can-sound");

function wanted() {
  try {
    return able && localStorage.getItem(KEY) === "on";
  } catch {
    return false; // a browser that keeps nothing
  }
}

export function play(name) {
  if (!wanted()) return;
  room ??= new AudioContext();
  let at = room.currentTime + 0.02;
  for (const [pitch, lasts] of TUNES[name]) {
    const tone = new OscillatorNode(room, { type: "triangle", frequency: pitch });
    const loud = new GainNode(room, { gain: 0 });
    loud.gain.linearRampToValueAtTime(LOUD, at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
    tone.connect(loud).connect(room.destination);
    tone.start(at);
    tone.stop(at + lasts + 0.02);
    at += lasts * 0.9;
  }
  document.dispatchEvent(new CustomEvent("sounded", { detail: name }));
}

// What is new on the page that has come

let before = null;

const told = (page) => {
  const card = page.querySelector("[data-turn-card]")?.dataset.turnCard;
  return card ?? (page.querySelector(".told [data-say]") ?? page.querySelector(".told h2"))?.textContent;
};
const kind = (page) => KINDS.find(([selector]) => page.querySelector(selector))?.[1] ?? null;

document.addEventListener("leaving", ({ detail }) => {
  before = { told: told(detail), kind: kind(detail), revision: detail.dataset.revision };
});
document.addEventListener("arrived", ({ detail }) => {
  const back = detail.querySelector("#redo"); // what is taken back makes no sound
  if (!before || back || detail.dataset.revision === before.revision) return;
  const now = kind(detail);
  const fresh = told(detail) !== before.told;
  if (now && (fresh || now !== before.kind)) play(now);
  else if (fresh && told(detail)) play("turn");
});

// The switch on the page of settings

function show() {
  const box = document.getElementById("sounds");
  if (box) box.checked = box.defaultChecked = wanted();
}
document.addEventListener("change", (event) => {
  if (event.target.id !== "sounds") return;
  event.target.defaultChecked = event.target.checked;
  localStorage.setItem(KEY, event.target.checked ? "on" : "off");
  play("star");
});
document.addEventListener("arrived", show);
show();
