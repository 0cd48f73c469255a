// Motion that explains: after a turn the token walks from its old space to the new one, a unit slides
// over the board, an outpost lands or falls, a drawn card turns over. Only transforms, so nothing else moves and every tap
// counts at once; none of it for those who want less motion. A face marks what moves:
//   data-walks="<key>"   holds a token, which goes from its old place to its new one
//   data-lands="<key>"   inside [data-scene]: comes down where nothing lay; falls over with data-lies
//   data-slides="<kind>" in the drawing of a [data-scene]: comes from where one of its kind is gone
//   data-turns           in the card of a turn: cards that turn over when they are others than before

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.3, .7, .3, 1)";

let before = null; // what lay where on the page that goes

document.addEventListener("leaving", (event) => {
  before = calm.matches ? null : seen(event.detail);
});
document.addEventListener("arrived", (event) => {
  const old = before;
  before = null;
  if (!old || document.hidden) return;
  const now = seen(event.detail);
  for (const [part, token] of now.tokens) walk(token, old.tokens.get(part));
  for (const [key, piece] of now.pieces) land(piece, old.pieces, key);
  slide(now.units, old.units);
  if (now.cards && old.cards?.ariaLabel !== now.cards.ariaLabel) turn(now.cards);
});

function seen(page) {
  const named = (selector, name) =>
    new Map([...page.querySelectorAll(selector)].map((one) => [one.dataset[name], one]));
  return {
    tokens: named("[data-walks]", "walks"),
    pieces: named("[data-scene] [data-lands]", "lands"),
    units: [...page.querySelectorAll("[data-scene] > svg > [data-slides]")],
    cards: page.querySelector("[data-turn-card] [data-turns]"),
  };
}

function place(drawn) {
  const [, x, y] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(drawn.getAttribute("transform")) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

function walk(group, old) {
  const token = group.querySelector(".token");
  const from = old && place(old.querySelector(".token"));
  const to = token && place(token);
  if (!from || !to || (from.x === to.x && from.y === to.y)) return;
  const at = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` });
  const duration = Math.min(400 + Math.abs(to.x - from.x) * 6, 1100);
  token.animate([at(from), at(to)], { duration, easing: EASE });
}

function land(piece, old, key) {
  const at = place(piece);
  const was = old.get(key);
  const lies = "lies" in piece.dataset;
  const fell = lies && was && !("lies" in was.dataset);
  if (!at || (was && !fell)) return;
  const there = (y, size, turned) => `translate(${at.x}px, ${at.y + y}px) scale(${size}) rotate(${turned}deg)`;
  const angle = lies ? 90 : 0;
  const start = fell
    ? { transform: there(0, 1.15, 0) }
    : { transform: there(-34, 1.7, angle), opacity: 0 };
  piece.animate([start, { transform: there(0, 1.15, angle), opacity: 1 }], { duration: 650, easing: EASE });
}

// A unit that is somewhere new came from where the nearest one of its kind and color is gone.
function slide(now, old) {
  const named = (unit) => `${unit.dataset.slides} ${unit.getAttribute("transform")}`;
  const [here, there] = [now, old].map((units) => new Set(units.map(named)));
  const gone = old.filter((unit) => !here.has(named(unit)));
  for (const unit of now) {
    const to = place(unit);
    if (!to || there.has(named(unit))) continue;
    const far = (one) => Math.hypot(place(one).x - to.x, place(one).y - to.y);
    const [from] = gone
      .filter((one) => one.dataset.slides === unit.dataset.slides)
      .sort((a, b) => far(a) - far(b));
    if (!from || !far(from)) continue;
    gone.splice(gone.indexOf(from), 1);
    const [size] = /scale\([-\d.]+\)/.exec(unit.getAttribute("transform")) ?? [""];
    const at = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px) ${size}` });
    unit.animate([at(place(from)), at(to)], { duration: Math.min(450 + far(from) * 3, 1200), easing: EASE });
  }
}

function turn(cards) {
  const hidden = { transform: "perspective(40rem) rotateY(88deg)", opacity: 0.3 };
  cards.animate([hidden, { transform: "perspective(40rem) rotateY(0)", opacity: 1 }], { duration: 520, easing: EASE });
}
