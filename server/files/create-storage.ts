import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Storage } from './storage.ts';

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
