// node compile.mjs PYODIDE COMPILE.PY SOURCES APP STDLIB : byte code by the very Python that will read it.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, script, sources, ...trees] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodide });
python.runPython(readFileSync(script, "utf8").replace('if __name__ == "__main__":', "if False:"));
const compileTree = python.globals.get("compile_tree");
for (const [place, tree] of trees.entries()) {
  const here = `/tree${place}`;
  python.FS.mkdir(here);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: tree }, here);
  console.log(`${compileTree(here, python.toPy(JSON.parse(sources)))} modules compiled`);
}
console.log(`${python.globals.get("compile_templates")("/tree0")} templates compiled`);
