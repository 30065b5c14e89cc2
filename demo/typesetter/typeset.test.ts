import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { openDocument } from '#server/certificates/typefaces.ts';
import { BOTTOM, Press } from './press.ts';
import { typeset } from './typeset.ts';
import { wellFilled } from './well-filled.ts';
import type { Block } from './writing.ts';

const pageOf = (page: number, pages: number) => `Stranica ${page} od ${pages}`;
const writing = {
  title: 'Šta čeka đake',
  standfirst: 'Žuta kuća, ćošak.',
  language: 'SR' as const,
  pageOf,
  blocks: [{ heading: 'Ukratko' }, { text: 'Čačak, Šabac, Đurđevo, Žabalj.' }, { points: ['jedan', 'dva'] }] as Block[],
};
const set = async (blocks: readonly Block[]) => PDFDocument.load(await typeset({ ...writing, blocks }));

it('says its title, what it is about and its language', async () => {
  const pdf = await set(writing.blocks);
  expect(pdf.getTitle()).toBe('Šta čeka đake');
  expect(pdf.getSubject()).toBe('Žuta kuća, ćošak.');
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(sr-Latn)');
  expect(pdf.getPageCount()).toBe(1);
});

it('carries the typefaces and what their letters are, so that text can be copied and read out', async () => {
  const objects = (await set(writing.blocks)).context.enumerateIndirectObjects().map(([, object]) => object);
  const dictionaries = objects.filter((object) => object instanceof PDFDict);
  const fonts = dictionaries.filter((dictionary) => dictionary.get(PDFName.of('Subtype')) === PDFName.of('Type0'));
  expect(fonts).toHaveLength(5);
  expect(fonts.every((font) => font.has(PDFName.of('ToUnicode')))).toBe(true);
  const descriptors = dictionaries.filter(
    (dictionary) => dictionary.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
  );
  expect(descriptors).toHaveLength(5);
  expect(descriptors.every((descriptor) => descriptor.has(PDFName.of('FontFile2')))).toBe(true);
  expect(objects.some((object) => object instanceof PDFRawStream)).toBe(true);
});

it('goes on on a second page, to which a table does not send its last row alone', async () => {
  const row = ['Na čekanju', 'Može još da se otkaže.'] as const;
  const pages = async (rows: number) => (await set([{ rows: Array.from({ length: rows }, () => row) }])).getPageCount();
  expect(await pages(10)).toBe(1);
  expect(await pages(30)).toBe(2);
});

const sentence = 'Dan većini ljudi ne pojede jedan veliki posao, nego dvadeset malih, i svaki traje samo pet minuta.';
const paragraphs = (number: number) => Array.from({ length: number }, () => ({ text: sentence }));

interface Laid {
  pages: number;
  /** Filled share of the last page, 0…1. */
  filled: number;
}

async function lay(blocks: readonly Block[]): Promise<{ usual: Laid; chosen: Laid }> {
  const { fonts } = await openDocument();
  const told = ({ count, filled }: Press) => ({ pages: count, filled });
  const usual = new Press(fonts, { closeness: 1, foot: BOTTOM }, new Map()).lay({ ...writing, blocks });
  return { usual: told(usual), chosen: told(wellFilled({ ...writing, blocks }, fonts)) };
}

it('saves a page that would be nearly empty, where lines that stand a little closer make room for it', async () => {
  const { usual, chosen } = await lay([...paragraphs(50), { heading: 'Za poneti' }, { points: ['jedan', 'dva'] }]);
  expect([usual.pages, chosen.pages]).toEqual([3, 2]);
  expect(usual.filled).toBeLessThan(1 / 3);
});

it('fills a last page that cannot be saved from the pages before it', async () => {
  const points = Array.from({ length: 6 }, () => 'jedan');
  const { usual, chosen } = await lay([...paragraphs(22), { heading: 'Za poneti' }, { points }]);
  expect([usual.pages, chosen.pages]).toEqual([2, 2]);
  expect(usual.filled).toBeLessThan(1 / 3);
  expect(chosen.filled).toBeGreaterThanOrEqual(1 / 3);
});

it('leaves a document alone whose last page holds enough', async () => {
  const { usual, chosen } = await lay(paragraphs(35));
  expect(chosen).toEqual(usual);
});

it('leaves no heading at the foot of a page whose table begins on the next', async () => {
  const row = ['Ponedeljak', sentence] as const;
  const before = await Promise.all(
    Array.from({ length: 6 }, async (_, more) => {
      const lead = { text: Array.from({ length: 10 + more }, () => sentence).join(' ') };
      const alone = (await lay([lead, lead])).usual;
      const whole = (await lay([lead, lead, { heading: 'Plan' }, { rows: [row, row] }])).usual;
      return whole.pages > alone.pages ? whole.filled : null;
    }),
  );
  const turned = before.filter((filled) => filled !== null);
  expect(turned.length).toBeGreaterThan(0);
  // The heading stands above the two rows.
  expect(new Set(turned.map((filled) => filled.toFixed(3))).size).toBe(1);
});
