import { closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isForbidden } from '../config/forbidden.ts';
import { PlainError } from '../config/plain-error.ts';

/** The files of the embedded database are intact, but belong to another user. */
export class FolderOfAnother extends PlainError {}

/**
 * Throws if root opens or restores a database in another user's folder: files that root writes there belong to root, and the server could
 * not open its database any more.
 */
export function refuseRoot(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (process.geteuid?.() !== 0 || !owner) return;
  throw new FolderOfAnother(
    `${folder} belongs to the user with the number ${owner}, who could not open the database in it any more once root wrote there. ` +
      'Run this as that user: docs/runbook.md, section 2, says how.',
  );
}

/** Throws for a folder with a file that this user may not read and write, and names the first. */
export function refuseClosedFiles(folder: string): void {
  const closed = closedFile(folder);
  if (!closed) return;
  throw new FolderOfAnother(
    `${closed} cannot be read and written by the user who runs the shop: another one, mostly root, has made it. ` +
      `Nothing is lost: give all of it back (chown -R <user> ${folder}) and start again.`,
  );
}

function closedFile(folder: string): string | undefined {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && isClosed(path)) return path;
  }
  return undefined;
}

function isClosed(path: string): boolean {
  try {
    closeSync(openSync(path, 'r+'));
    return false;
  } catch (error) {
    return isForbidden(error);
  }
}
