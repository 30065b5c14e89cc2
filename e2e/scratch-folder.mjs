// Tests make thousands of files and throw them away: databases, copies of them, the profiles of browsers. On a disk that took a
// third of the processor of the server's tests, for ext4 passes by what was deleted a moment ago, file by file, before it makes a new one.
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../server/testing/is-alive.mjs';

const PREFIX = 'izbor-scratch-';
/** A whole run writes 1.1 GB at most, and its browsers and servers want memory as well. */
const NEEDED = 6 * 1024 ** 3;

export function openScratch({ memory = '/dev/shm', needed = NEEDED } = {}) {
  try {
    removeLeftovers(memory);
    if (roomIn(memory) < needed || !runsPrograms(memory)) return undefined;
    const folder = join(memory, `${PREFIX}${process.pid}`);
    // Their PostgreSQL runs as another user, who must get through to its data.
    mkdirSync(folder, { mode: 0o755 });
    return folder;
  } catch (error) {
    console.log(`The tests write to the disk, for the memory takes no files: ${error.message}`);
    return undefined;
  }
}

/** What a run left that was killed would keep its memory for ever. A PostgreSQL whose folder is gone ends within a minute. */
function removeLeftovers(memory) {
  for (const name of readdirSync(memory)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : process.pid;
    if (!isAlive(owner)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** How many bytes fit, by the file system and by the memory that this process may still take. */
function roomIn(memory) {
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory());
}

/** Docker mounts such a folder so that no program runs there, and tests write small ones. */
function runsPrograms(memory) {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const [, , , options] = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === memory) ?? [];
  return !options?.split(',').includes('noexec');
}
