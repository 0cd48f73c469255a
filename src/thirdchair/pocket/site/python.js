// Python with the app in its memory. The first start of a version imports it all, which is slow, and
// an image of the memory is kept on the device; later starts take that. Nothing of the runtime is
// changed for it: the one compiled library is loaded before Python begins, so it lies at the
// same place in every start. Files are not in the image.

import { loadPyodide } from "../@pyodide@/pyodide.mjs";
import { Bundle } from "../@bundle.js@";

const APP = "/app";
const ROOM = 4; // times the image
const LIBRARY = `${APP}/@library@`;

export class Python {
  fromImage = false;
  #site;
  #version;
  #folder;
  #files = null;
  #image = null;

  constructor(site, version, folder) {
    [this.#site, this.#version, this.#folder] = [site, version, folder];
  }

  // The runtime with the app imported. An image is not trusted before it has worked: if this start hangs
  // or is killed, the next one does without.
  async begun() {
    if (!(await this.#folder.has("image", this.#version))) return this.#fresh();
    await this.#folder.doubt("image");
    try {
      const python = await this.#loaded({ _loadSnapshot: this.#folder.read("image") });
      this.fromImage = true;
      return python;
    } catch (error) {
      console.warn("The image of the memory does not fit:", error);
      return this.#fresh();
    }
  }

  async #fresh() {
    const python = await this.#loaded({ _makeSnapshot: true });
    python.runPython(`import sys; sys.path.insert(0, "${APP}")`);
    const inside = python.pyimport("thirdchair.pocket.inside");
    await inside.warmed(this.#site.href);
    await new Promise((resolve) => setTimeout(resolve)); // what waited for it is gone then
    try {
      inside.settled();
      this.#image = python.makeMemorySnapshot();
    } catch (error) {
      console.warn("No image of the memory:", error);
    }
    return python;
  }

  // The engine runs.
  async worked() {
    if (this.fromImage) await this.#folder.trust("image", this.#version);
  }

  // For the next start, where there is plenty of room.
  async keep() {
    const image = this.#image;
    this.#image = null;
    if (!image) return;
    const { quota, usage } = await navigator.storage.estimate();
    if (quota - usage < ROOM * image.length) return;
    await this.#folder.keep("image", this.#version, image).catch(() => this.#folder.forget("image"));
  }

  // Whatever was wrong with this start, the next one begins with files that are fetched anew.
  async forget() {
    this.#files?.close?.();
    for (const name of ["image", "app"]) await this.#folder.forget(name);
  }

  async #loaded(options) {
    const runtime = import("../@pyodide@/pyodide.asm.mjs");
    const app = this.#app();
    return loadPyodide({
      indexURL: new URL("@pyodide@/", this.#site).href,
      lockFileContents: { info: @lock@, packages: {} },
      packageBaseUrl: this.#site.href,
      env: { HOME: "/", THIRDCHAIR_DATA: "/data" },
      fsInit: async (FS) => (await app).mount(FS, APP),
      createPyodideModule: async (settings) => {
        const { locateFile } = settings;
        settings.dynamicLibraries = [LIBRARY];
        settings.locateFile = (name) =>
          name === LIBRARY ? new URL("@library.so@", this.#site).href : locateFile(name);
        const module = await (await runtime).default(settings);
        grow(module, (await options._loadSnapshot)?.byteLength ?? 0);
        return module;
      },
      ...options,
    });
  }

  // The files of the app, beside the tables; where there is no room for them, in the memory.
  async #app() {
    this.#files ??= await this.#opened();
    return new Bundle(this.#files);
  }

  async #opened() {
    if (!(await this.#folder.has("app", this.#version))) {
      const bytes = new Uint8Array(await (await fetch(new URL("@app.bundle@", this.#site))).arrayBuffer());
      try {
        await this.#folder.keep("app", this.#version, bytes);
      } catch {
        await this.#folder.forget("app");
        return inMemory(bytes);
      }
    }
    return this.#folder.opened("app");
  }
}

function inMemory(bytes) {
  return {
    read: (into, { at }) => {
      const piece = bytes.subarray(at, at + into.length);
      into.set(piece);
      return piece.length;
    },
  };
}

// The runtime does not make room for an image itself.
function grow(module, bytes) {
  if (bytes > module.HEAP8.length) module._sbrk(bytes - module._sbrk(0));
}
