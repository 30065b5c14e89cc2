import type { Letters } from '#machines/imports/opened-file.ts';

const MARKS: readonly [Letters, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The letters of a file of text as its bytes say, and whether they say so for sure. */
export function encodingOf(bytes: Uint8Array): { letters: Letters; sure: boolean } {
  const marked = MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked) return { letters: marked[0], sure: true };
  const wide = wideLetters(bytes);
  if (wide) return { letters: wide, sure: true };
  if (isUtf8(bytes)) return { letters: 'utf-8', sure: true };
  return { letters: oldLetters(bytes), sure: false };
}

/** A file of text as it reads in these letters. What is no letter there is U+FFFD, and so is what no cell may have. */
export function textIn(bytes: Uint8Array, letters: Letters): string {
  // The decoder drops a leading byte order mark; one in the middle is invisible.
  return new TextDecoder(letters).decode(bytes).replaceAll('\uFEFF', '').replaceAll('\u0000', '\uFFFD');
}

const SAMPLE = 4000;

/** UTF-16 has a zero beside each letter of English. */
function wideLetters(bytes: Uint8Array): Letters | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map((side) => sample.filter((byte, place) => place % 2 === side && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 8;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Š š Ž ž Č č Ć ć Đ đ of Windows-1250. Of Cyrillic in Windows-1251 they would be a few of many letters. */
const LATIN = new Set([0x8a, 0x9a, 0x8e, 0x9e, 0xc8, 0xe8, 0xc6, 0xe6, 0xd0, 0xf0]);

/** Bytes that are the same in both encodings and decide nothing: quotes, dashes, non-breaking spaces and other signs, and the euro. */
const SIGNS = new Set([
  ...[0x80, 0x82, 0x84, 0x85, 0x86, 0x87, 0x89, 0x8b, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9b],
  ...[0xa0, 0xa4, 0xa6, 0xa7, 0xa9, 0xab, 0xac, 0xad, 0xae, 0xb0, 0xb1, 0xb5, 0xb6, 0xb7, 0xbb],
]);

function oldLetters(bytes: Uint8Array): Letters {
  const high = bytes.filter((byte) => byte >= 0x80 && !SIGNS.has(byte));
  const latin = high.filter((byte) => LATIN.has(byte));
  return latin.length * 2 >= high.length ? 'windows-1250' : 'windows-1251';
}
