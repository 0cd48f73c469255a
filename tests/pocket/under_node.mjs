// node under_node.mjs SITE TESTS NAME... : golden games, played by the very files that a browser loads.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, tests, ...names] = process.argv.slice(2);
const engine = join(site, "_");
const named = (start) => join(engine, readdirSync(engine).find((one) => one.startsWith(start)));

const runtime = named("pyodide-");
const script = readFileSync(named("python."), "utf8");
const lock = script.match(/\{ info: (\{.*?\}), packages/)[1];
const library = script.match(/LIBRARY = `\$\{APP\}\/(.*)`/)[1];
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
const { Bundle } = await import(pathToFileURL(named("bundle.")));
const python = await loadPyodide({
  indexURL: runtime,
  lockFileContents: { info: JSON.parse(lock), packages: {} },
  fsInit: (FS) => new Bundle(held(readFileSync(named("app.")))).mount(FS, "/app"),
  createPyodideModule: async (settings) => {
    const { locateFile } = settings;
    settings.dynamicLibraries = [`/app/${library}`];
    settings.locateFile = (name) => (name.endsWith(".so") ? named("library.") : locateFile(name));
    return (await import(pathToFileURL(join(runtime, "pyodide.asm.mjs")))).default(settings);
  },
});
python.FS.mkdirTree("/project/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: tests }, "/project/tests");
const played = `
import json, sys
sys.path[:0] = ["/app", "/project"]
sys.dont_write_bytecode = True
from tests.golden.played import changed
json.dumps({"changed": changed(names.to_py()), "platform": sys.platform})
`;
try {
  python.globals.set("names", names);
  console.log(python.runPython(played));
} catch (error) {
  console.log(error.message); // and not the line of the runtime that raised it, which is a megabyte
  process.exitCode = 1;
}

function held(bytes) {
  return { read: (into, { at }) => into.set(bytes.subarray(at, at + into.length)) ?? into.length };
}
