import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
// Three segments of the database's log: what is under way can end, and reads go on.
const RESERVE = 48 * MEGABYTE;
// So much must be free beside it before it is taken again, or it would be let go the next moment.
const SLACK = 16 * MEGABYTE;
const LOOK_EVERY = 5000;

/**
 * Room on the disk that is kept for the embedded database, as a file. A log that cannot be written ends a database in the
 * midst of a commit; so the last room is never used in earnest: when the disk is full the file is let go, what is under way
 * ends in its place, and nothing else is written until there is room for the file again.
 *
 * What holds, whoever fills the disk: what was acknowledged was synced before, and is there after the next start. The write that
 * found no room is tried again in the same tick, so it finds the room let go unless another process is faster.
 *
 * Its limits: the room that is given up can be used by anybody, and until it is reserved again there is none. Another program (or files that
 * people upload to the same disk) may take all 48 MB before what is under way has ended, or while the room is being taken
 * again; and a file system with snapshots gives the room of a removed file back late or never. Then the database ends as it
 * would have without: every call fails until the shop is started again, with room. Only a disk or a quota of its own is sure.
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

  /** Whether nothing may be written now. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Tells from now on when the disk is full and when no longer; at once when it is full already. */
  followedBy(follower: (isFull: boolean) => void): void {
    this.#followers.push(follower);
    if (this.#isFull) follower(true);
  }

  /** Keeps the room where there is so much; without it the disk counts as full. Taking it may last longer than until the next look. */
  keep(): Promise<void> {
    this.#keeping ??= this.#keepOnce().finally(() => {
      this.#keeping = undefined;
    });
    return this.#keeping;
  }

  /** Gives the room back in the midst of a write; answers whether there was any to give. */
  letGo(): boolean {
    if (!existsSync(this.#file)) return false;
    rmSync(this.#file);
    this.#become(true);
    return true;
  }

  /** Looks no more. What is being taken is taken first: whoever opens the folder next may take it too. */
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

/** Whether so little is free on the disk of a folder that a database does not open there. */
export async function isWithoutRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SLACK;
}

async function fill(path: string): Promise<void> {
  // Anything but zeros: a file system that compresses would keep no room for those.
  const part = randomBytes(MEGABYTE);
  const file = await open(path, 'w');
  try {
    // Whole, or it fails: a single write may end where the disk does, and count as done.
    for (let written = 0; written < RESERVE; written += MEGABYTE) await file.appendFile(part);
  } finally {
    await file.close();
  }
}
