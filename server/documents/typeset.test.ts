import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { type Block, typeset } from './typeset.ts';

const pageOf = (page: number, pages: number) => `Strana ${page} od ${pages}`;
const writing = {
  ...{ title: 'Šta čeka đake', standfirst: 'Žuta kuća, ćošak.', language: 'SR' as const, pageOf },
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
