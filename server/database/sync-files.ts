import { open } from 'node:fs/promises';

// As many as Node has threads for files; the disk handles concurrent syncs together.
const AT_ONCE = 4;

/** Syncs files and folders to the disk, each once. Ignores those that no longer exist. */
export async function syncFiles(paths: Iterable<string>): Promise<void> {
  const waiting = [...new Set(paths)];
  const syncNext = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncFile(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, syncNext));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    await file?.datasync();
  } finally {
    await file?.close();
  }
}
