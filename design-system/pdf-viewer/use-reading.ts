import { useEffect, useState } from 'react';
import type { PageContent } from '../pdf-reading/page-content.ts';
import { type OnlyPages, readDocument } from '../pdf-reading/read-document.ts';
import { readPage } from '../pdf-reading/read-page.ts';
import type { Reading } from '../pdf-reading/reading.ts';
import type { OpenPdf } from './pdf-document.ts';

/** A document as one text, or why it has only pages; null while it is read. It is read once that does not keep anything else waiting. */
export function useReading(pdf: OpenPdf, isTurn: boolean): Reading | OnlyPages | null {
  const [reading, setReading] = useState<Reading | OnlyPages | null>(null);
  useEffect(() => {
    if (!isTurn) return;
    let over = false;
    readPdf(pdf, () => over).then(
      (read) => !over && setReading(read),
      // An odd document: its pages can still be drawn.
      () => !over && setReading('unreadable'),
    );
    return () => {
      over = true;
    };
  }, [pdf, isTurn]);
  return reading;
}

async function readPdf({ document, OPS }: OpenPdf, isOver: () => boolean): Promise<Reading | OnlyPages> {
  const contents: PageContent[] = [];
  for (let number = 1; number <= document.numPages && !isOver(); number += 1) {
    const page = await document.getPage(number);
    contents.push(await readPage(page, OPS));
  }
  return readDocument(contents);
}
