import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { keysIn } from './keys-in.ts';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const disk = new FSDriver({ location: folder, visibility: 'private' });
  return {
    put: async (key, bytes) => {
      await disk.put(key, bytes);
      // The bytes, and their entries in the folders above them.
      for (let path = join(folder, key); path.length >= folder.length; path = dirname(path)) await sync(path);
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

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
