import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';

/** Where the bytes of files are. Keys are ours: the day, the company and random letters, `2026-11-20/17/x4…`. */
export interface Storage {
  /** Settles when the bytes outlive a power cut. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Fails when there are none. */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** All keys of a day, `2026-11-20`. */
  keysOf(day: string): Promise<string[]>;
}

/** The storage of the settings: S3, or a folder. Each is loaded when it is first used. */
export function createStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  let opened: Promise<Storage> | undefined;
  const open = async (): Promise<Storage> =>
    s3
      ? (await import('./s3-storage.ts')).s3Storage(s3)
      : (await import('./folder-storage.ts')).folderStorage(join(dataDir, 'files'));
  const storage = () => {
    opened ??= open();
    return opened;
  };
  return {
    put: async (...file) => (await storage()).put(...file),
    read: async (key) => (await storage()).read(key),
    remove: async (key) => (await storage()).remove(key),
    keysOf: async (day) => (await storage()).keysOf(day),
  };
}
