import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFiles } from '../database/sync-files.ts';
import { CopyRefused } from './copy-refused.ts';

const AT_ONCE = 4;
const LOOKS = 10;

/** How many files there are, in words. */
export const countOfFiles = (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`;

/** A file of a copy. */
export interface CopiedPart {
  path: string;
  bytes: number;
  sha256: string;
}

/** A folder to copy from; `wants` chooses its files by their path below it. */
export interface Source {
  folder: string;
  /** Their folder in the copy. */
  as: string;
  wants?: (path: string) => boolean;
}

/**
 * Copies the files of a folder and records their digests. Files already in the copy are skipped; one that is deleted meanwhile is left out.
 */
export async function copyFiles(
  { folder, as, wants = all }: Source,
  copy: string,
  parts: Map<string, CopiedPart>,
): Promise<void> {
  const paths = (await filesBelow(folder)).filter(wants);
  await eachAtOnce(paths, async (path) => {
    const name = join(as, path);
    if (parts.has(name)) return;
    const part = await copyFile(join(folder, path), join(copy, name));
    if (part) parts.set(name, { path: name, bytes: part.bytes, sha256: part.sha256 });
  });
}

/** Checks every file of a copy by size and digest. Throws CopyRefused with the name of the first that differs. */
export async function checkParts(copy: string, parts: readonly CopiedPart[]): Promise<void> {
  await eachAtOnce(parts, async ({ path, bytes, sha256 }) => {
    const file = join(copy, path);
    const size = (await stat(file).catch(() => null))?.size;
    if (size === undefined) throw new CopyRefused(`${file} is missing. Nothing was put back.`);
    if (size !== bytes) {
      throw new CopyRefused(`${file} is cut or changed: it has ${size} bytes and not ${bytes}. Nothing was put back.`);
    }
    if ((await sizeAndDigestOf(file)).sha256 !== sha256) {
      throw new CopyRefused(`${file} is not as it was copied: its digest is another. Nothing was put back.`);
    }
  });
}

/** Size and SHA-256 of a file. */
export async function sizeAndDigestOf(file: string): Promise<Omit<CopiedPart, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The paths of all files below a folder; none when it does not exist. Starts again when a subfolder is deleted meanwhile. */
export async function filesBelow(folder: string): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === LOOKS) throw error;
      if (!existsSync(folder)) return [];
    }
  }
}

/** Writes a file durably, so that it survives a power cut. */
export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
  await syncFiles([dirname(path)]);
}

async function copyFile(from: string, to: string): Promise<Omit<CopiedPart, 'path'> | null> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!source) return null;
  try {
    await mkdir(dirname(to), { recursive: true });
    const target = await open(to, 'w', 0o600);
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of source.createReadStream({ autoClose: false, highWaterMark: 1024 * 1024 })) {
        hash.update(chunk as Buffer);
        bytes += (chunk as Buffer).length;
        await target.writeFile(chunk as Buffer);
      }
      await target.datasync();
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/**
 * Works on several items at a time. After the first failure no further work is begun; it is thrown once all begun work has ended.
 */
async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const failed: unknown[] = [];
  const next = async () => {
    for (let item = waiting.pop(); item !== undefined && failed.length === 0; item = waiting.pop()) {
      await work(item).catch((error: unknown) => failed.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (failed.length > 0) throw failed[0];
}

const all = () => true;
