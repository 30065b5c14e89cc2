/** The most that the parts of a workbook may be once they are unpacked, in bytes. */
const MOST_UNPACKED = 200_000_000;

type Files = Record<string, Uint8Array<ArrayBuffer>>;

/**
 * Unpacks the relevant parts of a workbook by their paths. The bundler uses this in place of `fflate` for `read-excel-file`
 * (vite.config.ts): browsers have what is needed, and `fflate` starts a second worker for a large part, which our page's security policy
 * refuses. `done` gets the error if the archive cannot be read or unpacks to more than `most` bytes.
 */
export function unzip(
  archive: Uint8Array<ArrayBuffer>,
  done: (error: unknown, files: Files) => void,
  most = MOST_UNPACKED,
): void {
  unpacked(archive, most).then(
    (files) => done(null, files),
    (error: unknown) => done(error, {}),
  );
}

async function unpacked(archive: Uint8Array<ArrayBuffer>, most: number): Promise<Files> {
  const files: Files = {};
  let left = most;
  for (const { path, isStored, packed } of partsOf(archive)) {
    if (!/\.(xml|rels)$/i.test(path)) continue;
    const bytes = isStored ? packed : await inflated(packed, left);
    left -= bytes.length;
    files[path] = bytes;
  }
  return files;
}

interface Part {
  path: string;
  isStored: boolean;
  packed: Uint8Array<ArrayBuffer>;
}

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];

/** Entries of the directory at the end of an archive. Only the directory is trusted: local headers may give no length. */
function* partsOf(archive: Uint8Array<ArrayBuffer>): Generator<Part> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('An archive whose list breaks off');
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const [path, more, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (method !== STORED && method !== DEFLATED) throw new Error(`A part packed by method ${method}`);
    if (from + size > archive.length) throw new Error('A part beyond the end of its archive');
    yield {
      path: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + path)),
      isStored: method === STORED,
      packed: archive.subarray(from, from + size),
    };
    at += 46 + path + more + remark;
  }
}

/** Position of the end record of the directory, which is followed by a comment of 65,535 bytes at most. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new Error('An archive without a list');
}

async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw new Error('A workbook of more than can be held');
    }
    pieces.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** The text of a part: `read-excel-file` takes it from there too. */
export const strFromU8 = (bytes: Uint8Array<ArrayBuffer>): string => new TextDecoder().decode(bytes);
