// The worker with Python. Each tab has one; the one that holds the lock is the engine of all tabs,
// and answers what the service worker asks on the channel. The others wait for the lock.

import { Folder } from "../@folder.js@";
import { Files } from "../@opfs.js@";
import { Python } from "../@python.js@";

const SITE = new URL("../", import.meta.url);
const NAME = `thirdchair ${SITE.pathname}`;
const VERSION = "@version@";
const TABLES = ["tables.db", "tables.db-journal"];
const STEPS = 4;
const QUIET = 1000;
const BUSY = ["NoModificationAllowedError", "InvalidStateError"]; // a file that is open; Safari says the latter

const channel = new BroadcastChannel(NAME);
const heard = new Set();
let files = null;
let memory = null;
let ask = null;
let listener = null;
let running = false;

// Progress and failures are for the shells of all tabs; a channel does not hear itself.
function tell(message) {
  channel.postMessage(message);
  self.postMessage(message);
}

self.onmessage = ({ data }) => {
  if (data.begin) hold({});
  if (data.takeOver && !files) hold({ steal: true });
};

function hold(options) {
  navigator.locks
    .request(NAME, options, async () => {
      try {
        await start();
      } catch (error) {
        tell({ failed: sentence(error), details: String(error) });
        files?.close();
        return;
      }
      await new Promise(() => {}); // held until this worker ends, or another one takes over
    })
    .catch(() => {
      running = false; // taken over: nothing is answered or written here any more
      files?.close();
      self.postMessage({ lost: true });
      self.close();
    });
}

function sentence(error) {
  if (error.name === "QuotaExceededError") return { word: "full" };
  if (BUSY.includes(error.name)) return { word: "asleep" };
  if (error.name === "NotSupportedError") return { word: "impossible" };
  return error.said ? { text: error.said } : { word: "failed" };
}

async function start() {
  let step = 0;
  const next = () => tell({ step: ++step, of: STEPS });
  next();
  const folder = await Folder.of(SITE);
  memory = new Python(SITE, VERSION, folder);
  const [python] = await Promise.all([memory.begun().finally(next), opened(folder).finally(next)]);
  files.mount(python.FS, "/data");
  const engine = python.pyimport("thirdchair.pocket.inside").started(SITE.href, [...navigator.languages]);
  files.flush();
  const said = engine.get("refused");
  if (said) throw Object.assign(new Error("refused"), { said });
  [ask, listener] = [engine.get("ask"), engine.get("listener")];
  await folder.note("version", VERSION);
  running = true;
  next();
  tell({ ready: true, begun: true, version: VERSION });
  const kept = new Promise((resolve) => setTimeout(resolve, QUIET)).then(() => memory.keep());
  const heap = () => python._module.HEAP8.length;
  self.measured = { heap, kept, fromImage: memory.fromImage }; // for benchmarks and tests
}

// A version that has not been here yet copies the tables before it touches them.
async function opened(folder) {
  if ((await folder.text("version")) !== VERSION) {
    for (const name of TABLES) {
      const before = await folder.read(name);
      if (before) await folder.write(`before-${name}`, before);
    }
  }
  const handles = new Map();
  for (const name of TABLES) handles.set(name, await folder.opened(name));
  files = new Files(handles);
}

const open = new Map();
const LIVE = "text/event-stream";

channel.onmessage = ({ data }) => {
  if (!running) return;
  if (data.here) channel.postMessage({ ready: true, version: VERSION });
  if (data.stop) open.get(data.stop)?.();
  if (!data.ask || heard.has(data.ask)) return;
  heard.add(data.ask);
  channel.postMessage({ id: data.ask, heard: true });
  answer({ ...data, id: data.ask }).catch((error) => {
    channel.postMessage({ id: data.ask, broken: String(error) });
    memory.forget(); // whatever is wrong with this engine, the next one begins anew
  });
};

// What is said is saved: nothing leaves before the files are flushed. An answer is one message, so that
// it comes whole or is asked again; only a live stream is told piece by piece.
async function answer({ id, method, target, headers, body }) {
  let told = null;
  const begin = (status, list) => {
    files.flush();
    told = { id, status, headers: list.toJs(), body: [] };
    told.live = told.headers.some(([name, value]) => name === "content-type" && value.startsWith(LIVE));
    if (told.live) channel.postMessage(told);
  };
  const go = (piece) => {
    const view = piece.getBuffer("u8");
    if (told.live) channel.postMessage({ id, piece: view.data.slice() });
    else told.body.push(view.data.slice());
    view.release();
  };
  const stopping = listener();
  open.set(id, () => stopping.set());
  try {
    const given = new Uint8Array(body ?? new ArrayBuffer(0));
    await ask(method, target, headers, given, begin, go, stopping);
    files.flush();
    channel.postMessage(told.live ? { id, end: true } : told);
  } finally {
    open.delete(id);
    stopping.destroy();
    setTimeout(() => heard.delete(id), 60000);
  }
}
