// The worker with Python. Each tab has one; the one that holds the lock is the engine of all tabs,
// and answers what the service worker asks on the channel. The others wait for the lock.

import { BUSY, Folder } from "../@folder.js@";
import { Files } from "../@opfs.js@";
import { Python } from "../@python.js@";

const SITE = new URL("../", import.meta.url);
const NAME = `thirdchair ${SITE.pathname}`;
const VERSION = "@version@";
const TABLES = ["tables.db", "tables.db-journal"];
const STEPS = 4;
const QUIET = 1000;

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
        const failed = sentence(error);
        if (["failed", "full"].includes(failed.word)) await memory?.forget();
        files?.close();
        tell({ failed, details: String(error) });
        self.close();
        return;
      }
      await new Promise(() => {}); // held until this worker ends, or another one takes over
    })
    .catch(end); // taken over
}

// Nothing is answered or written here any more.
function end() {
  running = false;
  files?.close();
  self.postMessage({ lost: true });
  self.close();
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
  const passed = (value) => (next(), value);
  const [python] = await Promise.all([memory.begun().then(passed), opened(folder).then(passed)]);
  files.mount(python.FS, "/data");
  const engine = python.pyimport("thirdchair.pocket.inside").started(SITE.href, [...navigator.languages]);
  files.flush();
  const said = engine.get("refused");
  if (said) throw Object.assign(new Error("refused"), { said });
  [ask, listener] = [engine.get("ask"), engine.get("listener")];
  await memory.worked();
  running = true;
  next();
  tell({ ready: true, begun: true, version: VERSION });
  const kept = new Promise((resolve) => setTimeout(resolve, QUIET)).then(() => memory.keep());
  self.measured = { python, kept, fromImage: memory.fromImage }; // for benchmarks and tests
}

// A version that has not been here yet copies the tables before it touches them, in the room that the
// image of the one before took.
async function opened(folder) {
  for (const name of TABLES) {
    if (await folder.has(`before-${name}`, VERSION)) continue;
    await folder.forget("image");
    await folder.keep(`before-${name}`, VERSION, (await folder.read(name)) ?? new ArrayBuffer(0));
  }
  const handles = new Map();
  for (const name of TABLES) handles.set(name, await folder.opened(name));
  files = new Files(handles);
}

const open = new Map();
const live = new Map(); // a service worker that begins knows of none of them, and says hello
const LIVE = "text/event-stream";

channel.onmessage = ({ data }) => {
  if (!running) return;
  if (data.here) channel.postMessage({ ready: true, version: VERSION });
  if (data.stop) open.get(data.stop)?.();
  if (data.hello) for (const stop of live.values()) stop();
  if (!data.ask || heard.has(data.ask)) return;
  heard.add(data.ask);
  channel.postMessage({ id: data.ask, heard: true });
  answer({ ...data, id: data.ask }).catch((error) => {
    channel.postMessage({ id: data.ask, broken: String(error) });
    memory.forget().finally(end); // what was confirmed is saved: another engine goes on with it
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
    if (told.live) {
      live.set(id, open.get(id));
      channel.postMessage(told);
    }
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
    live.delete(id);
    stopping.destroy();
    setTimeout(() => heard.delete(id), 60000);
  }
}
