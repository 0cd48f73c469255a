// Keeps the screen on while a table is open. Where the browser trusts the connection, by asking for
// it; elsewhere by a silent film of our own, one dot painted anew each second, which the first tap
// starts. Where neither works, one line says what to do.
//
// A film made of a stream may be as small as ours and still counts for Chromium and Firefox. WebKit
// wants sound too, which would stop the music in the room: there we rather say the line.

const SIZE = 2;
const SECOND = 1000;
const DISMISSED = "thirdchair-screen-hint";

const WEBKIT = "GestureEvent" in window;

let lock = null;
let film = null;

const onTable = () => Boolean(document.querySelector("#page[data-live]"));

function say(how) {
  document.documentElement.dataset.awake = how;
  const hint = document.getElementById("screen-hint");
  if (hint) hint.hidden = how !== "no" || localStorage.getItem(DISMISSED) !== null;
}

async function locked() {
  if (!window.isSecureContext || !navigator.wakeLock) return false;
  if (lock && !lock.released) return true;
  try {
    lock = await navigator.wakeLock.request("screen");
    return true;
  } catch {
    return false; // saving power, or not in front
  }
}

function filmed() {
  if (WEBKIT) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const brush = canvas.getContext("2d");
  if (!brush || !canvas.captureStream) return null;
  const video = document.createElement("video");
  video.muted = video.playsInline = true;
  video.setAttribute("aria-hidden", "true");
  video.tabIndex = -1;
  Object.assign(video.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    opacity: "0.01",
    pointerEvents: "none",
  });
  video.srcObject = canvas.captureStream(1);
  let light = false;
  const paint = () => {
    light = !light;
    brush.fillStyle = light ? "#222" : "#111";
    brush.fillRect(0, 0, SIZE, SIZE);
  };
  paint();
  setInterval(paint, SECOND);
  document.body.append(video);
  return video;
}

async function playing() {
  film ??= filmed();
  if (!film) return false;
  try {
    await film.play();
    return true;
  } catch {
    return false;
  }
}

async function stayAwake({ tapped }) {
  if (!onTable() || document.visibilityState !== "visible") return;
  if (await locked()) return say("lock");
  if (!tapped && !film) return; // a film may only start with a tap
  say((await playing()) ? "film" : "no");
}

document.addEventListener("click", () => {
  if (lock ? lock.released : !film || film.paused) stayAwake({ tapped: true });
});
document.addEventListener("visibilitychange", () => stayAwake({ tapped: false }));
document.getElementById("screen-hint")?.querySelector("button").addEventListener("click", () => {
  localStorage.setItem(DISMISSED, "1");
  document.getElementById("screen-hint").hidden = true;
});
stayAwake({ tapped: false });
