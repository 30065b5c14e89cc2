import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Initialised = Awaited<ReturnType<NodeFS['init']>>;

/** What the wasm build offers for one open file: the descriptor of the host. */
interface WasmModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

/** The folder of the embedded database. As shipped its fsync does nothing, so a commit would not survive a power cut. */
export class DurableFolder extends NodeFS {
  override async init(client: PGlite, options: Options): Promise<Initialised> {
    const initialised = await super.init(client, options);
    const { emscriptenOpts } = initialised;
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => addFsync(module as WasmModule)];
    return initialised;
  }
}

function addFsync(module: WasmModule): void {
  module.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd);
    return 0;
  };
}
