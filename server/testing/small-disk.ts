import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk so small that a test can fill it. */
export interface SmallDisk {
  folder: string;
  /** Fills all the remaining space, to the last byte. */
  fill(): void;
  /** Frees that space again. */
  makeRoom(): void;
  remove(): void;
}

const MEGABYTE = 1024 * 1024;
const PAGE = 4096;

/** Whether a disk can be mounted here, which only root may do. */
export const mayMount = canMount();

function canMount(): boolean {
  try {
    smallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

/** Mounts a disk of this many MB in memory. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'izbor-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'izbor', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const ballasts: string[] = [];
  return {
    folder,
    fill: () => {
      const path = join(folder, `ballast-${ballasts.length}`);
      ballasts.push(path);
      const file = openSync(path, 'a');
      for (const size of [MEGABYTE, PAGE]) writeUntilFull(file, Buffer.alloc(size, 'x'));
      closeSync(file);
    },
    makeRoom: () => {
      for (const path of ballasts.splice(0)) rmSync(path);
    },
    remove: () => {
      // Detached lazily: processes with open files keep it until they end.
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: number, part: Buffer): void {
  try {
    while (writeSync(file, part) === part.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
