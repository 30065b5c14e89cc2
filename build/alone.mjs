// A lock between processes: the second one waits, and a process that dies releases it.

import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { waitForLock } from 'fs-native-extensions';

/** Runs `work` while this process holds the lock of the file, which is created for that; returns its result. */
export async function alone(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  const file = await open(path, 'w');
  try {
    await waitForLock(file.fd);
    return await work();
  } finally {
    await file.close();
  }
}
