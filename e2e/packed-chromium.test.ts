import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { unpack } from './packed-chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'izbor-packed-'));
const place = join(folder, 'kept', 'chromium');

afterAll(() => rmSync(folder, { recursive: true }));

/** Makes an npm package whose browser is this script. */
function packed(script: string) {
  mkdirSync(join(folder, 'package/bin'), { recursive: true });
  writeFileSync(join(folder, 'package/bin/chromium.br'), brotliCompressSync(`#!/bin/sh\n${script}\n`));
  const tarball = join(folder, 'chromium.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return { tarball, integrity: `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}` };
}

it('is not taken out of another package than the one that was looked at', async () => {
  const { tarball } = packed('exit 0');
  await expect(unpack({ tarball, integrity: 'sha512-another' }, place)).rejects.toThrow('sha512-another');
  expect(existsSync(place)).toBe(false);
});

it('is not kept when it does not start', async () => {
  await expect(unpack(packed('exit 127'), place)).rejects.toThrow('ended with 127');
  expect(readdirSync(join(folder, 'kept'))).toEqual([]);
});

it('stands at its place, ready to start', async () => {
  await unpack(packed('echo Chromium'), place);
  expect(execFileSync(place, { encoding: 'utf8' })).toBe('Chromium\n');
  expect(readdirSync(join(folder, 'kept'))).toEqual(['chromium']);
});
