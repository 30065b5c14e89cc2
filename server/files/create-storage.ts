import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isDiskFull } from '../database/sql-state.ts';
import { StorageFailed, whyStorageFailed } from '../errors/storage-failed.ts';
import type { BucketTimes } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The storage of the settings: S3, or a folder. Each is loaded when it is first used. */
export function createStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, times?: BucketTimes): Storage {
  let opened: Promise<Storage> | undefined;
  const open = async (): Promise<Storage> =>
    s3
      ? (await import('./s3-storage.ts')).s3Storage(s3, times)
      : (await import('./folder-storage.ts')).folderStorage(join(dataDir, 'files'));
  const storage = () => {
    opened ??= open();
    return opened;
  };
  return {
    put: (...file) => orFailed(async () => (await storage()).put(...file)),
    read: (key) => orFailed(async () => (await storage()).read(key)),
    remove: (key) => orFailed(async () => (await storage()).remove(key)),
    keysOf: (day) => orFailed(async () => (await storage()).keysOf(day)),
  };
}

/**
 * Turns a failure of the storage into StorageFailed, so that the caller learns that files fail, not the whole shop. A full disk
 * (507) concerns both and is passed on, as are errors of the program.
 */
async function orFailed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const why = isDiskFull(error) ? null : whyStorageFailed(error);
    throw why ? new StorageFailed(why, error) : error;
  }
}
