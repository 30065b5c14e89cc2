import { open } from 'node:fs/promises';

// As many as Node has threads for files; the disk takes those that come together in one go.
const AT_ONCE = 4;

/** Brings files and folders to the disk, each of them once. One that is no longer there needs none. */
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
