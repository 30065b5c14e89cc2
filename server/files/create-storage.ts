import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isDiskFull } from '../database/sql-state.ts';
import { FilesAway } from '../errors/files-away.ts';
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
    put: (...file) => orAway(async () => (await storage()).put(...file)),
    read: (key) => orAway(async () => (await storage()).read(key)),
    remove: (key) => orAway(async () => (await storage()).remove(key)),
    keysOf: (day) => orAway(async () => (await storage()).keysOf(day)),
  };
}

/** Who asks for files hears that these are away, not that all of the shop is: 507 alone says it for both. */
async function orAway<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? error : new FilesAway(error);
  }
}
