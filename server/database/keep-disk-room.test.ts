import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watched } from '../testing/watched-node.ts';
import { DiskRoom } from './disk-room.ts';

const reallyOpen = fs.open;
const open = watched(fs, 'open');
const statfs = watched(fs, 'statfs');

const MEGABYTE = 1024 * 1024;
const free = (bytes: number) => statfs.mockResolvedValue({ bavail: bytes, bsize: 1 } as never);

let folder = '';
let room: DiskRoom;
let told: boolean[] = [];
const files = () => readdirSync(folder);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'izbor-room-'));
  room = new DiskRoom(folder);
  told = [];
  room.followedBy((isFull) => told.push(isFull));
  free(0);
  await room.keep();
});
afterEach(async () => {
  open.mockImplementation(reallyOpen);
  await room.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** From now on opening the reserve waits; returns the function that lets it continue. */
function slowDown(): () => void {
  let goOn = () => {};
  const turn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  open.mockImplementation(async (...given) => {
    await turn;
    return reallyOpen(...given);
  });
  return goOn;
}

it('is full where 48 MB and what must be free beside them are not there, and looks again every five seconds', async () => {
  free(64 * MEGABYTE - 1);
  vi.advanceTimersByTime(5000);
  await room.keep();
  expect([told, files()]).toEqual([[true], []]);

  free(64 * MEGABYTE);
  vi.advanceTimersByTime(5000);
  await room.keep();
  expect([told, files()]).toEqual([[true, false], ['database.reserve']]);
  expect(statSync(join(folder, 'database.reserve')).size).toBe(48 * MEGABYTE);
});

it('takes the room once, however long that lasts', async () => {
  const before = open.mock.calls.length;
  const goOn = slowDown();
  free(1000 * MEGABYTE);

  vi.advanceTimersByTime(20_000);
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(before);
  vi.advanceTimersByTime(20_000);
  goOn();
  await room.keep();

  expect(open.mock.calls.length - before).toBe(1);
  expect([told, room.isFull, files()]).toEqual([[true, false], false, ['database.reserve']]);
});

it('takes what it is taking before it is closed, and looks no more afterwards', async () => {
  const goOn = slowDown();
  free(1000 * MEGABYTE);
  vi.advanceTimersByTime(5000);
  const closed = room.close();
  goOn();
  await closed;
  expect(files()).toEqual(['database.reserve']);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts as full, and goes on looking, where the disk does not answer', async () => {
  statfs.mockRejectedValue(new Error('EIO: i/o error, statfs'));
  await room.keep();
  expect(room.isFull).toBe(true);

  free(1000 * MEGABYTE);
  vi.advanceTimersByTime(5000);
  await room.keep();
  expect(room.isFull).toBe(false);
});

it('leaves nothing half taken where the room ends meanwhile', async () => {
  free(1000 * MEGABYTE);
  const close = vi.fn();
  open.mockImplementation(async (...given) => {
    const file = await reallyOpen(...given);
    const write = vi.fn(async () => {
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    });
    return Object.assign(file, {
      write,
      appendFile: write,
      close: () => {
        close();
        return Object.getPrototypeOf(file).close.call(file);
      },
    });
  });
  await room.keep();
  expect([room.isFull, files()]).toEqual([true, []]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('has the room to give once', async () => {
  free(1000 * MEGABYTE);
  await room.keep();
  expect([room.letGo(), room.letGo()]).toEqual([true, false]);
  expect([told, existsSync(join(folder, 'database.reserve'))]).toEqual([[true, false, true], false]);
});
