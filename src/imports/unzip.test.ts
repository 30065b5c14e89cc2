import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packed } from '../testing/sample-workbook.ts';
import { unzip } from './unzip.ts';

const read = (archive: Uint8Array<ArrayBuffer>, most?: number) =>
  new Promise<Record<string, string>>((resolve, reject) => {
    const done: Parameters<typeof unzip>[1] = (error, files) => {
      const texts = Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
      error === null ? resolve(Object.fromEntries(texts)) : reject(error);
    };
    unzip(archive, done, most);
  });

// Longer than the size above which other libraries use a worker.
const LONG = '<row>Đorđe</row>'.repeat(100_000);

it('unpacks what is said in XML, stored or deflated, whatever its length', async () => {
  const files = { 'xl/šifre.xml': LONG, '_rels/.rels': '<a/>', 'xl/media/image1.png': 'picture' };
  const { 'xl/media/image1.png': picture, ...texts } = files;
  expect(picture).toBe('picture');
  expect(await read(packed(files, deflateRawSync))).toEqual(texts);
  expect(await read(packed(files))).toEqual(texts);
  expect(await read(packed({}))).toEqual({});
});

it('finds the list before a remark', async () => {
  const archive = new Uint8Array(Buffer.concat([packed({ 'a.xml': '<a/>' }), Buffer.from('saved by somebody')]));
  expect(await read(archive)).toEqual({ 'a.xml': '<a/>' });
});

it.each([
  ['half of one', (archive: Buffer) => archive.subarray(0, 60)],
  [
    'one whose list breaks off',
    (archive: Buffer) => archive.fill(0, archive.indexOf('PK\u0001\u0002'), archive.length - 22),
  ],
  ['one with a part that is damaged', (archive: Buffer) => archive.fill(255, 40, 60)],
  ['one with a part beyond its end', (archive: Buffer) => Buffer.concat([archive.subarray(50)])],
])('refuses %s', async (_, break_) => {
  const archive = new Uint8Array(break_(Buffer.from(packed({ 'a.xml': LONG }, deflateRawSync))));
  await expect(read(archive)).rejects.toThrow();
});

it('stops at more than can be held, of all its parts together', async () => {
  const archive = packed({ 'a.xml': 'a'.repeat(600), 'b.xml': 'b'.repeat(500) }, deflateRawSync);
  const most = (bytes: number) => read(archive, bytes).then(Object.keys);
  expect(await most(1100)).toEqual(['a.xml', 'b.xml']);
  await expect(most(1099)).rejects.toThrow('more than can be held');
});
