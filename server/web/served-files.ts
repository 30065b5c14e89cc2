import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file with what its answer needs. */
export interface ServedFile {
  type: string;
  etag: string;
  bytes: Record<Encoding, Buffer>;
}

/** Looks a file up by its address below the folder, `assets/app.js`; undefined for what may not be served. */
export type FindFile = (address: string) => Promise<ServedFile> | undefined;

/**
 * The files of a folder as they were at the start. Only these addresses are known, so that no crafted address leads to another
 * file. A file is read and compressed with its first request (or was compressed at the build) and then cached; once all are
 * `compressed` they are read again.
 */
export function filesOf(folder: string, compressed?: Promise<unknown>): FindFile {
  const names = new Set(existsSync(folder) ? listed(folder) : []);
  const read = new Map<string, Promise<ServedFile>>();
  void compressed?.then(() => read.clear());
  return (address) => {
    const type = names.has(address) ? contentType(address) : undefined;
    if (type === undefined) return undefined;
    const known = read.get(address) ?? readServed(join(folder, address), type);
    known.catch(() => read.delete(address));
    read.set(address, known);
    return known;
  };
}

function listed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}

async function readServed(path: string, type: string): Promise<ServedFile> {
  const identity = await readFile(path);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (!/^(text|image\/svg|application\/(json|manifest))/.test(type)) {
    return { type, etag, bytes: { identity, br: identity, gzip: identity } };
  }
  const br = (await readIfThere(`${path}.br`)) ?? (await brotli(identity));
  const zipped = (await readIfThere(`${path}.gz`)) ?? (await promisify(gzip)(identity));
  return { type, etag, bytes: { identity, br, gzip: zipped } };
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return existsSync(path) ? readFile(path) : undefined;
}
