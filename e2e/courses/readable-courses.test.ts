import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { DocumentText } from '#demo/composer/document-content.ts';
import { DEMO_COURSES } from '#demo/composer/learning.ts';
import { PAGE_OF } from '#demo/seeds/documents.ts';
import { typeset } from '#demo/typesetter/typeset.ts';
import { readDocument } from '#design-system/pdf-reading/read-document.ts';
import { readPage } from '#design-system/pdf-reading/read-page.ts';
import type { Block } from '#design-system/pdf-reading/reading.ts';
import { wordsOf } from '#design-system/pdf-reading/spans.ts';

/** What is read out of a PDF, as the words that were written: a block is its kind and its words. */
async function readBack(file: Buffer): Promise<string[]> {
  const { promise } = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number), OPS));
  }
  const reading = readDocument(pages);
  await document.loadingTask.destroy();
  if (typeof reading === 'string') return [reading];
  return reading.pages.flatMap(({ blocks }) => blocks.flatMap(said));
}

function said(block: Block): string[] {
  if (block.kind === 'table') return block.rows.map(({ cells }) => `row: ${cells.map(wordsOf).join(' | ')}`);
  return [block.kind === 'figure' ? `figure: ${block.labels}` : `${block.kind}: ${wordsOf(block.text)}`];
}

function written({ title, standfirst, blocks }: DocumentText): string[] {
  const body = blocks.flatMap((block) => {
    if ('heading' in block) return [`heading: ${block.heading}`];
    if ('text' in block) return [`paragraph: ${block.text}`];
    if ('points' in block) return block.points.map((point) => `item: ${point}`);
    return block.rows.map((row) => `row: ${row.join(' | ')}`);
  });
  return [`heading: ${title}`, `paragraph: ${standfirst}`, ...body];
}

// Setting pages takes a while: each course in one of its languages.
const texts = DEMO_COURSES.map(({ reading }, index) =>
  index % 2 === 0 ? ([reading.sr.title, 'SR', reading.sr] as const) : ([reading.en.title, 'EN', reading.en] as const),
);

describe('the reading view of a course of the demo says what was written, as what it was written', () => {
  it.each(texts)('%s', async (_, language, text) => {
    const file = await typeset({ ...text, language, pageOf: PAGE_OF[language] });
    expect(await readBack(file)).toEqual(written(text));
  });
});
