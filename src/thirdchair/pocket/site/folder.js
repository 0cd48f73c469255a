// The folder of this site in the browser's own file system: each site of an origin has one.
// Everything is written with synchronous handles, for not every browser has others.

const PATIENCE = 10000;
export const BUSY = ["NoModificationAllowedError", "InvalidStateError"]; // Safari says the latter

export class Folder {
  #folder;

  static async of(site) {
    const all = await navigator.storage.getDirectory();
    const name = `thirdchair${encodeURIComponent(site.pathname)}`;
    const folder = new Folder();
    folder.#folder = await all.getDirectoryHandle(name, { create: true });
    return folder;
  }

  // A tab that was just closed lets go of its files a moment later.
  async opened(name) {
    const file = await this.#folder.getFileHandle(name, { create: true });
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await file.createSyncAccessHandle();
      } catch (error) {
        if (!BUSY.includes(error.name) || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  // What a file holds; null if there is none.
  async read(name) {
    try {
      const file = await this.#folder.getFileHandle(name);
      return await (await file.getFile()).arrayBuffer();
    } catch (error) {
      if (error.name === "NotFoundError") return null;
      throw error;
    }
  }

  async text(name) {
    const bytes = await this.read(name);
    return bytes && new TextDecoder().decode(bytes);
  }

  async write(name, bytes) {
    const handle = await this.opened(name);
    try {
      handle.truncate(0);
      if (handle.write(bytes, { at: 0 }) < bytes.byteLength) {
        throw new DOMException(name, "QuotaExceededError");
      }
      handle.flush();
    } finally {
      handle.close();
    }
  }

  async note(name, text) {
    if ((await this.text(name)) !== text) await this.write(name, new TextEncoder().encode(text));
  }

  // What was kept of a version. Its name is written last, so a part of something is nothing.
  async has(name, version) {
    return (await this.text(`${name}-of`)) === version;
  }

  async keep(name, version, bytes) {
    await this.forget(name);
    await this.write(name, bytes);
    await this.trust(name, version);
  }

  trust(name, version) {
    return this.note(`${name}-of`, version);
  }

  // Until it is noted again, it counts as nothing.
  async doubt(name) {
    await this.#folder.removeEntry(`${name}-of`).catch(() => {}); // it may not be there
  }

  async forget(name) {
    await this.doubt(name);
    await this.#folder.removeEntry(name).catch(() => {});
  }
}
