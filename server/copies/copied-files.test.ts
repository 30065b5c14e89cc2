import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { copyFiles, filesBelow } from './copied-files.ts';

const scratch = mkdtempSync(join(tmpdir(), 'izbor-copied-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('copies nothing more once one file could not be copied, so that what is removed then stays away', async () => {
  const folder = join(scratch, 'files');
  const copy = join(scratch, 'copy');
  mkdirSync(folder);
  for (let at = 0; at < 300; at += 1) writeFileSync(join(folder, `${at}`), 'a');
  // The file that is copied first fails: a folder is in its place.
  const first = (await filesBelow(folder)).at(-1) ?? '';
  mkdirSync(join(copy, 'files', first), { recursive: true });
  await expect(copyFiles({ folder, as: 'files' }, copy, new Map())).rejects.toThrow('EISDIR');
  rmSync(copy, { recursive: true, force: true });
  await pause(500);
  expect(existsSync(copy)).toBe(false);
});
