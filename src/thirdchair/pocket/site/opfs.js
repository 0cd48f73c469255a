// A file system for Emscripten on the synchronous handles of OPFS: a fixed set of files, written
// through at once. SQLite's own syncs do not reach it in this build, so it keeps the order itself:
// before a byte of one file is changed, what was written to any other file is flushed. That is what
// a rollback journal needs: journal before database, database before the journal is emptied.

const FOLDER = 0o40700;
const FILE = 0o100600;
const [NOT_THERE, NO_ACCESS, NO_ROOM, BAD_PLACE] = [44, 2, 51, 28];

export class Files {
  #handles;
  #unflushed = new Set();

  constructor(handles) {
    this.#handles = handles; // by name
  }

  // Everything that was written is on the disk when this returns.
  flush() {
    for (const handle of this.#unflushed) handle.flush();
    this.#unflushed.clear();
  }

  close() {
    try {
      this.flush();
    } catch {
      // nobody was told that it is saved
    }
    for (const handle of this.#handles.values()) handle.close();
  }

  #changing(handle) {
    for (const other of this.#unflushed) {
      if (other === handle) continue;
      other.flush();
      this.#unflushed.delete(other);
    }
    this.#unflushed.add(handle);
  }

  mount(FS, place) {
    FS.mkdirTree(place);
    FS.mount(this.#type(FS), {}, place);
  }

  #type(FS) {
    const refused = (code) => new FS.ErrnoError(code);
    const safely = (act) => {
      try {
        return act();
      } catch (error) {
        throw refused(error.name === "QuotaExceededError" ? NO_ROOM : NO_ACCESS);
      }
    };
    const size = (node) => (node.handle ? safely(() => node.handle.getSize()) : 4096);
    const resize = (node, bytes) => {
      safely(() => this.#changing(node.handle));
      safely(() => node.handle.truncate(bytes));
    };
    const made = (parent, name) => {
      const node = FS.createNode(parent, name, name === "/" ? FOLDER : FILE, 0);
      node.handle = this.#handles.get(name);
      node.node_ops = ops;
      node.stream_ops = streams;
      return node;
    };
    const ops = {
      getattr: (node) => ({
        dev: 77, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0,
        size: size(node), blksize: 4096, blocks: Math.ceil(size(node) / 512),
        atime: new Date(0), mtime: new Date(0), ctime: new Date(0),
      }),
      setattr: (node, attributes) => {
        if (attributes.size !== undefined) resize(node, attributes.size);
      },
      lookup: (parent, name) => {
        if (!this.#handles.has(name)) throw refused(NOT_THERE);
        return made(parent, name);
      },
      mknod: () => {
        throw refused(NO_ACCESS);
      },
      unlink: (parent, name) => resize({ handle: this.#handles.get(name) }, 0),
      readdir: () => [".", "..", ...this.#handles.keys()],
    };
    const streams = {
      open: () => {},
      close: () => {},
      fsync: () => safely(() => this.flush()),
      read: ({ node }, buffer, offset, length, position) =>
        safely(() => node.handle.read(buffer.subarray(offset, offset + length), { at: position })),
      write: ({ node }, buffer, offset, length, position) => {
        safely(() => this.#changing(node.handle));
        const piece = buffer.subarray(offset, offset + length);
        const written = safely(() => node.handle.write(piece, { at: position }));
        if (written < length) throw refused(NO_ROOM);
        return written;
      },
      llseek: (stream, offset, whence) => {
        const from = whence === 1 ? stream.position : whence === 2 ? size(stream.node) : 0;
        if (from + offset < 0) throw refused(BAD_PLACE);
        return from + offset;
      },
    };
    return { mount: () => made(null, "/") };
  }
}
