// A file system for Emscripten on one file that holds many: their names and sizes first, as JSON
// behind its length, then one after the other. They are read where they lie, and never changed.

const FOLDER = 0o40500;
const FILE = 0o100400;
const [NOT_THERE, NO_ACCESS] = [44, 2];
const LONG_AGO = new Date(0);

export class Bundle {
  #handle;
  #top = new Map(); // of folders in folders; a file is its place and its size

  constructor(handle) {
    this.#handle = handle;
    const [length] = new Uint32Array(this.#read(0, 4).buffer);
    const sizes = JSON.parse(new TextDecoder().decode(this.#read(4, length)));
    let at = 4 + length;
    for (const [name, size] of Object.entries(sizes)) {
      const parts = name.split("/");
      const last = parts.pop();
      let folder = this.#top;
      for (const part of parts) {
        if (!folder.has(part)) folder.set(part, new Map());
        folder = folder.get(part);
      }
      folder.set(last, { at, size });
      at += size;
    }
  }

  #read(at, length) {
    const bytes = new Uint8Array(length);
    this.#handle.read(bytes, { at });
    return bytes;
  }

  mount(FS, place) {
    FS.mkdirTree(place);
    FS.mount(this.#type(FS), {}, place);
  }

  #type(FS) {
    const refuse = (code) => () => {
      throw new FS.ErrnoError(code);
    };
    const made = (parent, name, held) => {
      const node = FS.createNode(parent, name, held instanceof Map ? FOLDER : FILE, 0);
      return Object.assign(node, { held, node_ops: nodes, stream_ops: streams });
    };
    const nodes = {
      getattr: ({ id, mode, held: { size } }) => ({
        dev: 78, ino: id, mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size,
        blksize: 4096, blocks: Math.ceil(size / 512),
        atime: LONG_AGO, mtime: LONG_AGO, ctime: LONG_AGO,
      }),
      lookup: (parent, name) => {
        const held = parent.held.get(name);
        return held ? made(parent, name, held) : refuse(NOT_THERE)();
      },
      readdir: ({ held }) => [".", "..", ...held.keys()],
      setattr: refuse(NO_ACCESS),
      mknod: refuse(NO_ACCESS),
      unlink: refuse(NO_ACCESS),
    };
    const streams = {
      read: ({ node: { held } }, buffer, offset, length, position) => {
        const wanted = Math.max(0, Math.min(length, held.size - position));
        const into = buffer.subarray(offset, offset + wanted);
        return wanted && this.#handle.read(into, { at: held.at + position });
      },
      llseek: (stream, offset, whence) =>
        offset + (whence === 1 ? stream.position : whence === 2 ? stream.node.held.size : 0),
    };
    return { mount: () => made(null, "/", this.#top) };
  }
}
