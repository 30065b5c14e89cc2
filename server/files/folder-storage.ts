import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFiles } from '../database/sync-files.ts';
import { keysIn } from './keys-in.ts';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const disk = new FSDriver({ location: folder, visibility: 'private' });
  return {
    put: async (key, bytes) => {
      await disk.put(key, bytes);
      await syncFiles(withFoldersAbove(join(folder, key), folder));
    },
    read: async (key) => {
      const stream = await disk.getStream(key);
      await once(stream, 'open');
      return stream;
    },
    remove: (key) => disk.delete(key),
    keysOf: (day) => keysIn(disk, day),
  };
}

/** The paths to sync: the file, and the folders above it, for their directory entries. */
function withFoldersAbove(path: string, top: string): string[] {
  return path.length > top.length ? [path, ...withFoldersAbove(dirname(path), top)] : [path];
}
