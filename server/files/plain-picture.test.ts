import { deflateSync, inflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { chunk, exifOf, jpegFile, pdfFile, photo, pngFile } from '../testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { checkUpload } from './uploaded-file.ts';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
const checked = (bytes: Buffer) =>
  checkUpload({ name: 'slika', bytes }, { field: 'file', types: TYPES, mostBytes: 9_999_999, required: true });
const kept = async (bytes: Buffer) => (await checked(bytes)).bytes;

const segment = (marker: number, content: Buffer | string) => {
  const bytes = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
};
const exif = (orientation: number, order?: 'II' | 'MM') =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation, order)]));
/** The photo with these segments after its JFIF segment, which must be first. */
const withSegments = (...segments: Buffer[]) => Buffer.concat([photo.subarray(0, 20), ...segments, photo.subarray(20)]);
const png = pngFile(16, 8);
/** The PNG with these chunks after its header. */
const withChunks = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const SECRETS = /GPS|44\.8125|Telefon|Mara|http|Thumb|MPF/;

it('leaves a photo and a picture without such things as they are, byte for byte', async () => {
  for (const bytes of [photo, png, jpegFile(), pdfFile()]) expect(await kept(bytes)).toEqual(bytes);
});

it.each<[string, Buffer]>([
  ['its place and its phone', withSegments(exif(1))],
  ['XMP', withSegments(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x>44.8125</x>'))],
  ['Photoshop’s', withSegments(segment(0xed, 'Photoshop 3.0\0Mara'))],
  ['a comment', withSegments(segment(0xfe, 'Mara was here'))],
  ['a small copy', withSegments(segment(0xe0, `JFXX\0Thumb`))],
  ['further pictures', withSegments(segment(0xe2, 'MPF\0 Mara'))],
  ['what no program knows', withSegments(segment(0xe7, 'Mara'), segment(0xef, 'Mara'))],
  ['what stands behind the end', Buffer.concat([photo, Buffer.from('GPS 44.8125N'), photo])],
])('takes %s off a photo and nothing that is seen', async (_what, bytes) => {
  expect(bytes.toString('latin1')).toMatch(SECRETS);
  const plain = await kept(bytes);
  expect(plain.toString('latin1')).not.toMatch(SECRETS);
  expect(plain.equals(photo)).toBe(true);
});

it('keeps the scans of a photo that comes in several, with restarts and coded 0xff in them', async () => {
  const scan = Buffer.concat([segment(0xda, '\x01\x01\0\0\x3f\0'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);
  const head = jpegFile().subarray(0, -2);
  const end = Buffer.from([0xff, 0xd9]);
  const comment = segment(0xfe, 'Mara');
  const tables = segment(0xc4, 'x'.repeat(20));
  const plain = await kept(Buffer.concat([head, scan, comment, tables, scan, comment, end]));
  expect(plain).toEqual(Buffer.concat([head, scan, tables, scan, end]));
});

it('reads over what fills the room before a part', () => {
  expect(plainJpeg(withSegments(Buffer.from([0xff, 0xff]), segment(0xfe, 'Mara')))).toEqual(photo);
});

it('keeps a photo whose end was lost, with an end', async () => {
  expect(await kept(photo.subarray(0, -2))).toEqual(photo);
});

it.each([
  [6, 'II'],
  [6, 'MM'],
  [3, 'II'],
  [8, 'MM'],
] as const)('still turns a photo that is to be turned (%i, %s)', async (orientation, order) => {
  const plain = await kept(withSegments(exif(orientation, order)));
  expect(imageSize(plain)).toMatchObject({ width: 16, height: 8, orientation });
  expect(plain.toString('latin1')).not.toMatch(SECRETS);
  // After the first segment, and 36 bytes long.
  expect(Buffer.concat([plain.subarray(0, 20), plain.subarray(56)])).toEqual(photo);
});

it.each([0, 9, 65_535])('does not turn a photo by %i, which is no turn', async (orientation) => {
  expect(await kept(withSegments(exif(orientation)))).toEqual(photo);
});

it.each<[string, Buffer]>([
  ['ends in its head', exifOf(6).subarray(0, 9)],
  ['points behind itself', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(4, 0xff)])],
  ['says it has no end of entries', Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(9, 0xff)])],
  ['is nothing', Buffer.alloc(0)],
])('takes Exif off that %s', async (_what, tiff) => {
  const broken = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
  expect(await kept(withSegments(broken))).toEqual(photo);
});

it.each<[string, Buffer]>([
  ['its place', withChunks(chunk('eXIf', exifOf(1)))],
  ['texts', withChunks(chunk('tEXt', Buffer.from('Author\0Mara')), chunk('iTXt', Buffer.from('GPS\0\0\0\0\0x')))],
  ['packed texts', withChunks(chunk('zTXt', Buffer.concat([Buffer.from('GPS\0\0'), deflateSync('44.8125')])))],
  ['its time', withChunks(chunk('tIME', Buffer.from([7, 234, 11, 20, 1, 1, 1])))],
  ['what no program knows', withChunks(chunk('maRa', Buffer.from('Mara')))],
  ['what stands behind the end', Buffer.concat([png, Buffer.from('GPS 44.8125N')])],
])('takes %s off a PNG and nothing that is seen', async (_what, bytes) => {
  expect(await kept(bytes)).toEqual(png);
});

it('still turns a PNG that is to be turned, and keeps its colours', async () => {
  const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
  const plain = await kept(withChunks(gamma, chunk('eXIf', exifOf(6))));
  expect(plain.toString('latin1')).not.toMatch(SECRETS);
  expect(imageSize(plain)).toMatchObject({ width: 16, height: 8 });
  const turn = plain.subarray(33, 33 + 38);
  expect(turn).toEqual(chunk('eXIf', turn.subarray(8, -4)));
  expect(turn[8 + 19]).toBe(6);
  expect(Buffer.concat([plain.subarray(0, 33), plain.subarray(71)])).toEqual(withChunks(gamma));
  expect(inflateSync(png.subarray(41, -16)).length).toBe(17 * 8);
});

it.each<[string, Buffer]>([
  [
    'a photo with a part that reaches behind it',
    withSegments(Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.from('GPS')),
  ],
  ['a photo with what is no part', withSegments(Buffer.from('GPS 44.8125N'))],
  [
    'a PNG with a part that reaches behind it',
    Buffer.concat([png.subarray(0, 33), Buffer.from('\xff\xff\xff\xffeXIf', 'latin1')]),
  ],
])('refuses %s', async (_what, bytes) => {
  await expect(checked(bytes)).rejects.toMatchObject({ code: expect.stringMatching(/^file\.(type|pixels)$/) });
});

it('reads no photo any further that is made of half a million parts', async () => {
  const parts = (count: number) => withSegments(Buffer.alloc(count * 4, Buffer.from([0xff, 0xdb, 0, 2])));
  expect(await kept(parts(4900))).toEqual(parts(4900));
  // Refused by its type before its size is measured, which alone took most of a second.
  await expect(checked(parts(500_000))).rejects.toMatchObject({ code: 'file.type' });
});

it('knows the same picture again, whatever else came with it', async () => {
  const [one, other] = [await checked(photo), await checked(withSegments(exif(1)))];
  expect(one.sha256).toBe(other.sha256);
});

it('serves a picture of a person without its place', async () => {
  const shop = await startTestApp();
  const ana = await shop.person();
  const sent = { name: 'picture', bytes: withSegments(exif(6)), filename: 'ja.jpg', type: 'image/jpeg' };
  const { status, body } = await shop.upload(ana, '/v2/me/picture/', [sent]);
  expect(status).toBe(200);
  const answer = await shop.app.inject(body.profile_picture);
  expect(answer.rawPayload.toString('latin1')).not.toMatch(SECRETS);
  expect(imageSize(answer.rawPayload)).toMatchObject({ width: 16, height: 8, orientation: 6 });
});
