// node under_node.mjs SITE TESTS NAME... : golden games, played by the very files that a browser loads.

import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [site, tests, ...names] = process.argv.slice(2);
const unpacked = (...place) => new Uint8Array(gunzipSync(readFileSync(join(site, "_", ...place))));
const files = readdirSync(join(site, "_"));
const named = (start) => files.find((one) => one.startsWith(start));

const runtime = mkdtempSync(join(tmpdir(), "pyodide-"));
for (const file of readdirSync(join(site, "_", named("pyodide-")))) {
  writeFileSync(join(runtime, file.replace(/\.pack$/, "")), unpacked(named("pyodide-"), file));
}
const lock = readFileSync(join(site, "_", named("engine.")), "utf8").match(/\{ info: (\{.*?\}), packages/)[1];
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: runtime,
  lockFileContents: { info: JSON.parse(lock), packages: {} },
});
python.FS.mkdirTree("/app");
python.FS.writeFile("/app/app.zip", unpacked(named("app.")));
python.unpackArchive(unpacked(named("open.")), "zip", { extractDir: "/app/open" });
python.FS.mkdirTree("/project/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: tests }, "/project/tests");
const played = `
import json, sys
sys.path[:0] = ["/app/open", "/app/app.zip", "/project"]
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
} finally {
  rmSync(runtime, { recursive: true });
}
