// Tests create and delete thousands of files: databases, copies of them, browser profiles. On a disk that took a third of the processor
// time of the server's tests, because ext4 passes over recently deleted entries one by one before it creates a file.
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../server/testing/is-alive.mjs';

const PREFIX = 'izbor-scratch-';
/** Free bytes needed: a full run writes 1.1 GB at most, and its browsers and servers need memory too. */
const NEEDED = 6 * 1024 ** 3;

export function openScratch({ memory = '/dev/shm', needed = NEEDED } = {}) {
  try {
    removeLeftovers(memory);
    if (roomIn(memory) < needed || !runsPrograms(memory)) return undefined;
    const folder = join(memory, `${PREFIX}${process.pid}`);
    // The tests' PostgreSQL runs as another user, who must reach its data.
    mkdirSync(folder, { mode: 0o755 });
    return folder;
  } catch (error) {
    console.log(`The tests write to the disk, for the memory takes no files: ${error.message}`);
    return undefined;
  }
}

/** Removes the folders of killed runs, which would otherwise use memory forever. A PostgreSQL whose folder is gone ends within a minute. */
function removeLeftovers(memory) {
  for (const name of readdirSync(memory)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : process.pid;
    if (!isAlive(owner)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** Free bytes, limited by the file system and by the memory still available to this process. */
function roomIn(memory) {
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory());
}

/** Whether programs can run in the folder: Docker mounts it with noexec, and tests write small programs. */
function runsPrograms(memory) {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const [, , , options] = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === memory) ?? [];
  return !options?.split(',').includes('noexec');
}
