import { expect, it } from 'vitest';
import { encodingOf, textIn } from './text-encoding.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const TEXT = 'E-adresa;Ime\nana@vetar.rs;Đorđe';

it.each([
  ['UTF-8', bytes(TEXT), 'utf-8', true, TEXT],
  ['UTF-8 with a mark, and one in the middle', bytes([0xef, 0xbb, 0xbf], 'Ime\n\uFEFFAna'), 'utf-8', true, 'Ime\nAna'],
  ['UTF-16 with a mark', bytes([0xff, 0xfe], [...wide(TEXT)]), 'utf-16le', true, TEXT],
  ['UTF-16 without a mark', wide(TEXT), 'utf-16le', true, TEXT],
  [
    'UTF-16 the other way',
    new Uint8Array(wide(TEXT))
      .toReversed()
      .toReversed()
      .map((_, place, all) => all[place ^ 1] ?? 0),
    'utf-16be',
    true,
    TEXT,
  ],
  [
    'Windows-1250',
    bytes('Ime\n', [0xd0], 'or', [0xf0], 'e ', [0x8a, 0xe8], 'epanovi', [0xe6]),
    'windows-1250',
    false,
    'Ime\nĐorđe Ščepanović',
  ],
  [
    'Windows-1250 with more signs of print and money than letters',
    bytes('Naziv;Cena\n', [0x84], 'Zumba', [0x93], ' ', [0x96], ' kurs ve', [0x9e], 'be;1', [0xa0], '200 ', [0x80]),
    'windows-1250',
    false,
    'Naziv;Cena\n„Zumba“ – kurs vežbe;1\u00a0200 €',
  ],
  [
    'Windows-1251',
    bytes('Ime\n', [0xcf, 0xe5, 0xf2, 0xe0, 0xf0, ...[0x20], 0xcd, 0xe8, 0xea, 0xee, 0xeb, 0xe8, 0x9b]),
    'windows-1251',
    false,
    'Ime\nПетар Николић'.replace('ћ', '›'),
  ],
] as const)('knows %s', (_, file, letters, sure, text) => {
  expect(encodingOf(file)).toEqual({ letters, sure });
  expect(textIn(file, letters)).toBe(text);
});

it('lets nothing through that a cell may not have', () => {
  expect(textIn(bytes('A', [0], 'B', [0xff]), 'utf-8')).toBe('A\uFFFDB\uFFFD');
});
