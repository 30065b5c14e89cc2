// Work that two processes must not do at once: the second waits, and a process that dies lets go.

import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { waitForLock } from 'fs-native-extensions';

/** Does it while nobody else holds the file, which is made for that; answers what it answers. */
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
