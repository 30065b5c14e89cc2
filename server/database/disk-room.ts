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
 */
export class DiskRoom {
  readonly #file: string;
  readonly #folder: string;
  readonly #followers: ((isFull: boolean) => void)[] = [];
  #isFull = false;
  #looking: NodeJS.Timeout | undefined;

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

  /** Keeps the room where there is so much; without it the disk counts as full. */
  async keep(): Promise<void> {
    if (existsSync(this.#file) || (await this.#take())) this.#become(false);
    else this.#become(true);
  }

  /** Gives the room back in the midst of a write; answers whether there was any to give. */
  letGo(): boolean {
    if (!existsSync(this.#file)) return false;
    rmSync(this.#file);
    this.#become(true);
    return true;
  }

  close(): void {
    clearInterval(this.#looking);
  }

  async #take(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < RESERVE + SLACK) return false;
    // Anything but zeros: a file system that compresses would keep no room for those.
    const part = randomBytes(MEGABYTE);
    const unfinished = `${this.#file}.part`;
    try {
      const file = await open(unfinished, 'w');
      for (let written = 0; written < RESERVE; written += MEGABYTE) await file.write(part);
      await file.close();
      await rename(unfinished, this.#file);
      return true;
    } catch {
      await rm(unfinished, { force: true });
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
