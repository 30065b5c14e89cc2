import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#server/learning/pdf-pages.ts';
import { MADE, readMade, readMadeFile } from './made.ts';
import { DOCUMENT_PDFS, LEAFLET_PDFS, LEARNING_PDFS } from './pdfs.ts';

afterEach(() => void vi.useRealTimers());

const made = readMade();
const listed = <Pdf extends { set: unknown }>({ set: _, ...pdf }: Pdf) => pdf;

it('lists what the texts are now: else run `npm run demo:pdfs`', () => {
  expect(made.documents).toEqual(DOCUMENT_PDFS.map(listed));
  expect(made.learning.map(({ pages: _, ...pdf }) => pdf)).toEqual(LEARNING_PDFS.map(listed));
  expect(made.leaflets).toEqual(LEAFLET_PDFS.map(({ file }) => file));
});

it('has a file for each, under a name of its own, and no other', () => {
  const files = [...made.documents, ...made.learning].map(({ file }) => file).concat(made.leaflets);
  expect(readdirSync(MADE).toSorted()).toEqual([...files, 'made.json'].toSorted());
});

it('says how many pages each has', async () => {
  for (const { file, pages } of made.learning)
    expect([file, await pagesOf(await readMadeFile(file))]).toEqual([file, pages]);
});

it.each([DOCUMENT_PDFS.at(-1), LEAFLET_PDFS[0]])(
  'has the bytes that its text is set to now: else run `npm run demo:pdfs` ($file)',
  async (pdf) => {
    const bytes = await pdf?.set();
    expect(bytes?.equals(await readMadeFile(pdf?.file ?? ''))).toBe(true);
  },
);

it.each([DOCUMENT_PDFS[0], LEAFLET_PDFS[0], LEARNING_PDFS[0], LEARNING_PDFS[1]])(
  'is set to the same bytes on another day ($file)',
  async (pdf) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T08:00:00Z') });
    const first = await pdf?.set();
    vi.setSystemTime(new Date('2027-01-02T09:30:15Z'));
    expect((await pdf?.set())?.equals(first ?? Buffer.alloc(0))).toBe(true);
  },
);
