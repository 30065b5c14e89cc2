import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
// Three segments of the database's log, enough to finish what is under way; reading goes on.
const RESERVE = 48 * MEGABYTE;
// Bytes that must be free beside the reserve before it is taken again, or it would soon be released once more.
const SLACK = 16 * MEGABYTE;
const LOOK_EVERY = 5000;

/**
 * Disk space reserved for the embedded database, as a file. A log that cannot be written ends a database in the middle of a commit. So when
 * the disk is full the file is removed, running transactions finish in its space, and nothing else is written until the file fits again.
 *
 * What holds, whoever fills the disk: acknowledged data was synced before, and is there after the next start. The write that found no room
 * is repeated in the same tick, so it finds the released space unless another process is faster.
 *
 * Limits: the released space can be used by anybody, and until it is reserved again there is none. Another program (or files that people
 * upload to the same disk) may take all 48 MB before running transactions have finished, or while the space is being reserved again; and a
 * file system with snapshots releases the space of a removed file late or never. Then the database ends as it would have without the
 * reserve: every call fails until the shop is started again, with room. Only a disk or a quota of its own is safe.
 */
export class DiskRoom {
  readonly #file: string;
  readonly #folder: string;
  readonly #followers: ((isFull: boolean) => void)[] = [];
  #isFull = false;
  #looking: NodeJS.Timeout | undefined;
  #keeping: Promise<void> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'database.reserve');
  }

  /** Whether writing is suspended. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Calls the follower whenever the disk becomes full or no longer is, and immediately if it is full already. */
  followedBy(follower: (isFull: boolean) => void): void {
    this.#followers.push(follower);
    if (this.#isFull) follower(true);
  }

  /** Reserves the space if there is enough; otherwise the disk counts as full. May take longer than until the next look. */
  keep(): Promise<void> {
    this.#keeping ??= this.#keepOnce().finally(() => {
      this.#keeping = undefined;
    });
    return this.#keeping;
  }

  /** Releases the space in the middle of a write; returns whether there was any. */
  letGo(): boolean {
    if (!existsSync(this.#file)) return false;
    rmSync(this.#file);
    this.#become(true);
    return true;
  }

  /** Stops looking. Waits for a reservation under way, since the next process that opens the folder may make one, too. */
  async close(): Promise<void> {
    await this.#keeping;
    clearInterval(this.#looking);
  }

  async #keepOnce(): Promise<void> {
    this.#become(!(existsSync(this.#file) || (await this.#take())));
  }

  async #take(): Promise<boolean> {
    const unfinished = `${this.#file}.part`;
    try {
      const { bavail, bsize } = await statfs(this.#folder);
      if (bavail * bsize < RESERVE + SLACK) return false;
      await fill(unfinished);
      await rename(unfinished, this.#file);
      return true;
    } catch {
      await rm(unfinished, { force: true }).catch(() => {});
      return false;
    }
  }

  #become(isFull: boolean): void {
    if (isFull === this.#isFull) return;
    this.#isFull = isFull;
    clearInterval(this.#looking);
    if (isFull) this.#looking = setInterval(() => void this.keep(), LOOK_EVERY).unref();
    for (const follower of this.#followers) follower(isFull);
  }
}

/** Whether the disk of a folder has too little space for a database to open there. */
export async function isWithoutRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SLACK;
}

async function fill(path: string): Promise<void> {
  // Random bytes: a file system that compresses would reserve nothing for zeros.
  const part = randomBytes(MEGABYTE);
  const file = await open(path, 'w');
  try {
    // `appendFile` writes everything or fails; a single write may stop where the disk ends, and count as done.
    for (let written = 0; written < RESERVE; written += MEGABYTE) await file.appendFile(part);
  } finally {
    await file.close();
  }
}
