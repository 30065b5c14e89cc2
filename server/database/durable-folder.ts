import { fdatasyncSync } from 'node:fs';
import { constants } from 'node:os';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskRoom } from './disk-room.ts';
import { syncFiles } from './sync-files.ts';

type Options = Parameters<NodeFS['init']>[1];
type Initialised = Awaited<ReturnType<NodeFS['init']>>;
type Operation = (...given: never[]) => unknown;

/** Parts of the wasm build's interface: an open file with the host's descriptor, and the operations on it. */
interface WasmModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number; write: WriteBytes };
    node_ops: Record<'mknod' | 'symlink' | 'rename', Operation>;
    /** The path of a file on the host. */
    realPath: (node: object) => string;
  };
  FS: { ErrnoError: new (errno: number) => Error };
}

type WriteBytes = (stream: unknown, from: unknown, offset: number, length: number, position: number) => number;

// The number by which the wasm build denotes the host's ENOSPC.
const NO_ROOM = 51;

/**
 * The folder of the embedded database. In PGlite fsync does nothing, so a commit would not survive a power cut; and a full disk would end
 * the database in the middle of writing its log, so the reserved space is released then.
 */
export class DurableFolder extends NodeFS {
  readonly #room: DiskRoom;
  /** Files that a new database wanted to sync while being created; undefined afterwards. */
  #unsynced: Set<string> | undefined;

  /** Nothing depends yet on a database that is being made (`isNew`): its files are synced by `settle`. */
  constructor(folder: string, room: DiskRoom, { isNew = false } = {}) {
    super(folder);
    this.#room = room;
    if (isNew) this.#unsynced = new Set();
  }

  override async init(client: PGlite, options: Options): Promise<Initialised> {
    const initialised = await super.init(client, options);
    const { emscriptenOpts } = initialised;
    const change = (module: unknown) => {
      this.#addFsync(module as WasmModule);
      addRoom(module as WasmModule, this.#room);
    };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), change];
    return initialised;
  }

  /**
   * Syncs the files of a new database without blocking the process; from here on each fsync is real. PostgreSQL syncs all of its thousand
   * files twice, one after another, which would add seconds to a first start.
   */
  async settle(): Promise<void> {
    const files = this.#unsynced ?? [];
    this.#unsynced = undefined;
    await syncFiles(files);
  }

  #addFsync({ NODEFS }: WasmModule): void {
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      if (nfd === undefined) return 0;
      if (this.#unsynced) this.#unsynced.add(NODEFS.realPath(node));
      else fdatasyncSync(nfd);
      return 0;
    };
  }
}

function addRoom({ NODEFS: { stream_ops, node_ops } }: WasmModule, room: DiskRoom): void {
  const withRoom = <Given extends never[], Result>(operation: (...given: Given) => Result) =>
    function again(...given: Given): Result {
      try {
        return operation(...given);
      } catch (error) {
        if (isNoRoom(error) && room.letGo()) return operation(...given);
        throw error;
      }
    };
  const write = withRoom(stream_ops.write as (...given: never[]) => number) as unknown as WriteBytes;
  // A write may stop where the disk ends; the loop writes the remaining bytes, which fail with ENOSPC.
  stream_ops.write = (stream, from, offset, length, position) => {
    let written = write(stream, from, offset, length, position);
    while (written > 0 && written < length) {
      written += write(stream, from, offset + written, length - written, position + written);
    }
    return written;
  };
  for (const name of ['mknod', 'symlink', 'rename'] as const) node_ops[name] = withRoom(node_ops[name]);
}

function isNoRoom(error: unknown): boolean {
  const { errno } = error as { errno?: number };
  return errno === NO_ROOM || errno === -constants.errno.ENOSPC;
}
