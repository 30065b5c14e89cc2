import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScratch } from './scratch-folder.mjs';

// No Linux process has this id (Documentation/admin-guide/sysctl/kernel.rst, pid_max).
const NOBODY = 2 ** 22 + 1;

let memory: string;

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'izbor-memory-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(memory, { recursive: true, force: true });
});

it('is a folder of this run alone', () => {
  const folder = openScratch({ memory, needed: 1 });
  expect(folder).toBe(join(memory, `izbor-scratch-${process.pid}`));
  expect(existsSync(folder ?? '')).toBe(true);
});

it('is not there when there is too little room', () => {
  expect(openScratch({ memory, needed: Number.POSITIVE_INFINITY })).toBeUndefined();
  expect(readdirSync(memory)).toEqual([]);
});

it('says why it is not there when the place cannot be read', () => {
  expect(openScratch({ memory: join(memory, 'nowhere'), needed: 1 })).toBeUndefined();
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
});

it('takes away what a killed run left, and nothing of another that still runs or of somebody else', () => {
  for (const name of [`izbor-scratch-${NOBODY}`, `izbor-scratch-${process.ppid}`, 'of-another']) {
    mkdirSync(join(memory, name));
    writeFileSync(join(memory, name, 'data'), 'x');
  }
  openScratch({ memory, needed: Number.POSITIVE_INFINITY });
  expect(readdirSync(memory).sort()).toEqual([`izbor-scratch-${process.ppid}`, 'of-another']);
});
