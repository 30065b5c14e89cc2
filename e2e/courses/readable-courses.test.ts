import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { DEMO_DOCUMENTS, type DocumentText } from '#demo/composer/document-content.ts';
import { DEMO_COURSES, DEMO_PACKAGES } from '#demo/composer/learning.ts';
import { packageGuide } from '#demo/composer/package-guide.ts';
import { readMadeFile } from '#demo/pdfs/made.ts';
import { readDocument } from '#design-system/pdf-reading/read-document.ts';
import { readPage } from '#design-system/pdf-reading/read-page.ts';
import type { Block } from '#design-system/pdf-reading/reading.ts';
import { wordsOf } from '#design-system/pdf-reading/spans.ts';

/** Text of a PDF as it was written: each block with its kind and words. */
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

// A non-breaking space is set like any other space.
const asSet = (line: string) => line.replaceAll('\u00a0', ' ');

function written({ title, standfirst, blocks }: DocumentText): string[] {
  const body = blocks.flatMap((block) => {
    if ('heading' in block) return [`heading: ${block.heading}`];
    if ('text' in block) return [`paragraph: ${block.text}`];
    if ('points' in block) return block.points.map((point) => `item: ${point}`);
    return block.rows.map((row) => `row: ${row.join(' | ')}`);
  });
  return [`heading: ${title}`, `paragraph: ${standfirst}`, ...body].map(asSet);
}

const texts: readonly DocumentText[] = [
  ...[...DEMO_COURSES.map(({ reading }) => reading), ...DEMO_DOCUMENTS].flatMap(({ sr, en }) => [sr, en]),
  ...DEMO_PACKAGES.flatMap((one) => [packageGuide(one, 'SR'), packageGuide(one, 'EN')]),
];

describe('the reading view of a PDF of the demo says what is written now, as what it was written (else `npm run demo:pdfs`)', () => {
  it.each(texts)('$title', async (text) => {
    expect(await readBack(await readMadeFile(`${text.file}.pdf`))).toEqual(written(text));
  });
});
