// On a page with tabs a swipe goes to the next one, or back; what scrolls sideways keeps its own.

const FAR = 70;
const SLANT = 40;
let start = null;

document.addEventListener("touchstart", (event) => {
  const touch = event.touches[0];
  const free = event.touches.length === 1 && !event.target.closest(".log-room, input, select");
  start = free ? { x: touch.clientX, y: touch.clientY } : null;
}, { passive: true });

document.addEventListener("touchend", (event) => {
  if (!start) return;
  const touch = event.changedTouches[0];
  const x = touch.clientX - start.x;
  if (Math.abs(x) < FAR || Math.abs(touch.clientY - start.y) > SLANT) return;
  const tabs = [...document.querySelectorAll("[data-swipe] a")];
  const now = tabs.findIndex((tab) => tab.hasAttribute("aria-current"));
  tabs[now + (x < 0 ? 1 : -1)]?.click();
});
