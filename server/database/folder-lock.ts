import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { PlainError } from '../config/plain-error.ts';

/** The embedded database has no lock of its own: two processes on one folder lose rows silently. */
export class DatabaseFolderInUse extends PlainError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process of Izbor. Stop that one, or set DATA_DIR.`);
  }
}

/** Locks the folder for this process; returns a function that releases it. The kernel releases it however the process ends. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, 'database.lock'), 'a+');
  if (tryLock(file)) return () => closeSync(file);
  closeSync(file);
  throw new DatabaseFolderInUse(folder);
}
