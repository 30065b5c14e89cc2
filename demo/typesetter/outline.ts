import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';

/** A heading and its position. */
export interface OutlineEntry {
  title: string;
  page: PDFRef;
  /** Points from the bottom. */
  top: number;
}

/** Adds a document's outline, by which a PDF reader jumps to the headings. Does nothing without entries. */
export async function setOutline(pdf: PDFDocument, entries: readonly OutlineEntry[]): Promise<void> {
  const { PDFHexString, PDFName } = await import('@cantoo/pdf-lib');
  const { context, catalog } = pdf;
  const outline = context.obj({ Type: 'Outlines', Count: entries.length });
  const outlineRef = context.register(outline);
  const items = entries.map(({ title, page, top }) => {
    const item = { Parent: outlineRef, Title: PDFHexString.fromText(title), Dest: [page, 'XYZ', null, top, null] };
    return { item: context.obj(item), ref: context.nextRef() };
  });
  for (const [place, { item, ref }] of items.entries()) {
    context.assign(ref, item);
    const [before, after] = [items[place - 1], items[place + 1]];
    if (before) item.set(PDFName.of('Prev'), before.ref);
    if (after) item.set(PDFName.of('Next'), after.ref);
  }
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return;
  outline.set(PDFName.of('First'), first.ref);
  outline.set(PDFName.of('Last'), last.ref);
  catalog.set(PDFName.of('Outlines'), outlineRef);
}
